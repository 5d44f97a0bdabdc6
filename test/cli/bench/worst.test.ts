import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commandsFor } from '../../../commands/index.js'
import { longestHold } from '../../../src/cli/bench/worst/hold.js'
import { QUESTIONS } from '../../../src/cli/bench/worst/questions.js'
import { askTheWorst, worstOf, worstTable } from '../../../src/cli/bench/worst/run.js'
import { fill, setStage } from '../../../src/cli/bench/worst/stage.js'
import { openDesk } from '../../../src/cli/ordeal/fuzz/desk.js'
import { withDatabase } from '../../../src/cli/scratch.js'
import { createChannelVisibility } from '../../../src/discord/wire/channel-visibility.js'
import { GAMES } from '../../../src/games/index.js'

/** All commands without subcommands, and all subcommands, as the table names them. */
function commandNames(): ReadonlySet<string> {
  const all = commandsFor(GAMES).flatMap(({ data }) => {
    const below = (data.options ?? []).filter(({ type }) => type === 1)
    return below.length === 0 ? [`/${data.name}`] : below.map(({ name }) => `/… ${name}`)
  })
  return new Set(all)
}

test('every command has a worst question', () => {
  const asked = new Set(QUESTIONS.map(({ by }) => by).filter((by) => by.startsWith('/')))
  expect([...asked].sort()).toEqual([...commandNames()].sort())
})

test('docs/performance.md has a figure for every command and every button', () => {
  const page = readFileSync('docs/performance.md', 'utf8')
  const table = page.slice(page.indexOf('## The worst that one user can ask'))
  expect(table).toContain('npm run bench -- --worst')
  const missing = [...new Set(QUESTIONS.map(({ by }) => by))].filter((by) => !table.includes(`\`${by}\``))
  expect(missing).toEqual([])
})

test('all questions are asked and answered, with any number of games', { timeout: 120_000 }, async () => {
  const report = await askTheWorst(400, 40, () => {})
  expect(report.worst.map(({ by }) => by)).toEqual([...new Set(QUESTIONS.map(({ by }) => by))])
  expect(report.worst.every(({ ms }) => Number.isFinite(ms))).toBe(true)
  expect(worstTable(report)).toContain('400 games, 40 players')
})

test('either button that begins a game is asked at a lobby that it can begin', async () => {
  const tables = await withDatabase(async (path) => {
    fill(path, 10, 10)
    const desk = openDesk(path, createChannelVisibility({ read: async () => null, log: { warn() {} } }))
    const stage = await setStage(desk.tables)
    for (const question of QUESTIONS.filter(({ by }) => by === 'start' || by === 'start-without'))
      await desk.deliver(question.payload(stage))
    const found = await Promise.all(Object.values(stage.tables).map(({ id }) => desk.tables.find(id)))
    await desk.close()
    return found.map((table) => table?.status)
  })
  expect(tables).toEqual(['playing', 'over', 'playing', 'lobby', 'playing'])
})

test('of several questions by the same command the worst is reported', () => {
  const asked = [
    { by: 'log', what: 'a', ms: 1, busyMs: 1 },
    { by: 'text', what: 'b', ms: 2, busyMs: 1 },
    { by: 'log', what: 'c', ms: 3, busyMs: 1 },
  ]
  expect(worstOf(asked)).toEqual([
    { by: 'log', what: 'c', ms: 3, busyMs: 1 },
    { by: 'text', what: 'b', ms: 2, busyMs: 1 },
  ])
})

test('a block ends when others get a turn, and waiting for a processor does not count', async () => {
  let [now, waited, ran] = [0, 0, 0]
  const clocks = { now: () => now, waited: () => waited, ran: () => ran }
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  const inSlices = async () => {
    for (const ms of [3, 8, 5]) {
      now += ms
      ran += ms - 1
      // The watch gets a turn before or after the work.
      await turn()
      await turn()
    }
  }
  expect(await longestHold(inSlices, clocks)).toEqual({ ms: 8, busyMs: 7 })
  const interrupted = async () => {
    now += 50
    waited += 48
  }
  expect(await longestHold(interrupted, clocks)).toEqual({ ms: 2, busyMs: 0 })
})
