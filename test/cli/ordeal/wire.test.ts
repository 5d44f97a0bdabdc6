import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import { sufferOften } from '../../../src/cli/ordeal/faults.js'
import { killOften } from '../../../src/cli/ordeal/kills.js'
import { bear } from '../../../src/cli/ordeal/load.js'
import { MISHAPS } from '../../../src/cli/ordeal/mishaps.js'
import type { Launch } from '../../../src/cli/ordeal/wire/arena.js'
import { startProgram } from '../../../src/cli/wire/process.js'
import { movableClock } from '../../e2e/kit/movable-clock.js'
import { freshDatabase } from '../../store/postgres/server.js'
import { soundTally } from '../../tables/kit/tally-game.js'

const asked = (amount: number) => ({ amount, seed: 'test', progress: () => {} })

const BOT = fileURLToPath(new URL('small-bot.ts', import.meta.url))
const launchSmall: Launch = (settings) => startProgram(settings, [], BOT)
const small = { games: [soundTally], launch: launchSmall }

const NOTHING = { 'lost actions': 0, 'doubled actions': 0, 'stuck tables': 0, 'channels that do not show how things stand': 0 }

test('kills in mid-game lose and duplicate nothing', { timeout: 600_000 }, async () => {
  const { figures, failures } = await killOften(asked(4), { ...small, tables: 3 })
  expect(failures).toEqual([])
  expect(figures).toMatchObject({ kills: 4, ...NOTHING })
  expect(figures['accepted actions']).toBeGreaterThan(10)
  expect(figures['moves of computer players']).toBeGreaterThan(0)
})

test('on PostgreSQL, kills and mishaps lose and duplicate nothing either', { timeout: 600_000 }, async () => {
  const killed = await killOften(asked(3), { ...small, tables: 3, database: { url: await freshDatabase() } })
  expect(killed.failures).toEqual([])
  expect(killed.figures).toMatchObject({ kills: 3, ...NOTHING })
  expect(killed.figures['accepted actions']).toBeGreaterThan(10)
  const suffered = await sufferOften(asked(MISHAPS.length), 3, { ...small, database: { url: await freshDatabase() } })
  expect(suffered.failures).toEqual([])
  expect(suffered.figures).toMatchObject(NOTHING)
})

/** A bot that stops before its newest entry is written. */
const forgetful: Launch = (settings) => {
  const { child, ready, ended } = launchSmall(settings)
  const forget = () => {
    const database = new Database(settings.DATABASE_PATH)
    database.exec(`DELETE FROM log WHERE rowid = (SELECT max(rowid) FROM log WHERE content LIKE '%"cause":"player"%')`)
    database.close()
  }
  return { child, ready, ended: ended.finally(forget) }
}

test('a bot that forgets an accepted press is caught', { timeout: 300_000 }, async () => {
  const { figures, failures } = await killOften(asked(0), { ...small, tables: 1, launch: forgetful })
  expect(figures['lost actions']).toBe(1)
  expect(failures.join('\n')).toContain('accepted and lost')
})

test('each kind of mishap loses and duplicates nothing', { timeout: 300_000 }, async () => {
  const { figures, failures } = await sufferOften(asked(MISHAPS.length), 3, small)
  expect(failures).toEqual([])
  expect(figures).toMatchObject({ ...NOTHING, ...Object.fromEntries(MISHAPS.map(({ name }) => [name, 1])) })
  expect(figures['moves of computer players']).toBeGreaterThan(0)
})

test('a crowd is answered, and the bot’s own numbers are read', { timeout: 200_000 }, async () => {
  const crowd = { tables: 3, thinkingMs: 1_000, spread: 6, rushMs: 1_000, leastAnswers: 6 }
  // No answer is too late for this Discord, however busy the machine is.
  const { figures } = await bear(asked(0.1), crowd, { clock: movableClock().discord })
  const { tables, presses = 0, 'presses without an answer': unanswered = 0 } = figures
  expect(tables).toBe(3)
  expect(presses - unanswered).toBeGreaterThanOrEqual(6)
  expect(figures['memory at the end (MiB)']).toBeGreaterThan(0)
  expect(figures['most presses a second']).toBeGreaterThan(0)
})
