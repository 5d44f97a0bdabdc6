import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sufferOften } from '../../../src/cli/ordeal/faults.js'
import { killOften } from '../../../src/cli/ordeal/kills.js'
import { bear } from '../../../src/cli/ordeal/load.js'
import type { Launch } from '../../../src/cli/ordeal/wire/arena.js'
import { startProgram } from '../../../src/cli/wire/process.js'

const asked = (amount: number) => ({ amount, seed: 'test', progress: () => {} })

/** Games that are broken off again and again take minutes, and longer on a busy machine: they are played on request. */
const onRequest = test.skipIf(process.env.ORDEALS !== 'all')

onRequest(
  'kills in mid-game lose and double nothing',
  async () => {
    const { figures, failures } = await killOften(asked(3), { tables: 2 })
    expect(failures).toEqual([])
    expect(figures).toMatchObject({ kills: 3, 'lost actions': 0, 'doubled actions': 0, 'stuck tables': 0 })
    expect(figures['accepted actions']).toBeGreaterThan(50)
  },
  400_000,
)

/** A bot that finds its database as it was at its second start, as one would that writes nothing down any more. */
function forgetful(): Launch {
  let times = 0
  return (settings) => {
    const { DATABASE_PATH = '' } = settings
    const kept = `${DATABASE_PATH}.kept`
    // The first start makes the database; only what a game has begun with may be forgotten.
    if (times === 1) for (const file of ['', '-wal']) copyFileSync(DATABASE_PATH + file, kept + file)
    if (times >= 2) {
      rmSync(`${DATABASE_PATH}-shm`, { force: true })
      for (const file of ['', '-wal']) if (existsSync(kept + file)) copyFileSync(kept + file, DATABASE_PATH + file)
    }
    times++
    return startProgram(settings)
  }
}

onRequest(
  'a bot that forgets what it accepted is found out',
  async () => {
    const { failures } = await killOften(asked(5), { tables: 1, launch: forgetful(), lifeMs: 8_000 })
    expect(failures.join('\n')).toMatch(/accepted and lost|did not come to its end/)
  },
  400_000,
)

test('fifty mishaps lose and double nothing', async () => {
  const { figures, failures } = await sufferOften(asked(50), 2)
  expect(failures).toEqual([])
  expect(figures).toMatchObject({ 'lost actions': 0, 'doubled actions': 0, 'stuck tables': 0 })
}, 400_000)

test('a crowd is answered, and the bot’s own numbers are read', async () => {
  const crowd = { tables: 4, thinkingMs: 2_000, warmUpMs: 0, rushMs: 2_000 }
  const { figures } = await bear(asked(0.2), crowd)
  expect(figures).toMatchObject({ tables: 4, 'presses without an answer': 0 })
  expect(figures.presses).toBeGreaterThan(5)
  expect(figures['memory at the end (MiB)']).toBeGreaterThan(0)
  expect(figures['most presses a second']).toBeGreaterThan(0)
}, 200_000)
