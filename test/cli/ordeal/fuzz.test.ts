import Database from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Desk } from '../../../src/cli/ordeal/fuzz/desk.js'
import { digestOf } from '../../../src/cli/ordeal/fuzz/digest.js'
import { fuzz } from '../../../src/cli/ordeal/fuzz.js'
import { withDatabase } from '../../../src/cli/scratch.js'
import { at } from '../../../src/engine/lists.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { seatsToMove } from '../../../src/tables/model/table.js'

const asked = (amount: number) => ({ amount, seed: 'test', progress: () => {} })

test('2,000 forged presses, commands and forms change nothing and throw nothing', async () => {
  const { figures, failures } = await fuzz(asked(2_000))
  expect(failures).toEqual([])
  for (const kind of ['buttons', 'menus', 'commands', 'options being typed', 'forms']) expect(figures[kind]).toBeGreaterThan(20)
})

/** A bot at which the first stranger's press makes another player's move. */
function careless(desk: Desk): Desk {
  let opened: string | null = null
  return {
    ...desk,
    tables: {
      ...desk.tables,
      async open(request) {
        const result = await desk.tables.open(request)
        if (result.ok) opened ??= result.value.id
        return result
      },
    },
    async deliver(payload) {
      const table = opened === null ? null : await desk.tables.find(opened)
      if (table?.status === 'playing') {
        const seat = at(seatsToMove(table), 0)
        const action = at(table.game.legalActions(table.state, seat), 0)
        await desk.tables.act(table.id, at(table.players, seat), table.position, action)
      }
      return desk.deliver(payload)
    },
  }
}

test('a bot that lets strangers play is caught', async () => {
  const { figures, failures } = await fuzz(asked(3), careless)
  expect(figures['state changes']).toBe(1)
  expect(failures.join('\n')).toContain('a table was changed')
})

test('a bot that does not answer a press is caught', async () => {
  const { failures } = await fuzz(asked(20), (desk) => ({ ...desk, deliver: async () => 'ignored' }))
  expect(failures.join('\n')).toContain('nothing was said to')
})

/** A row for each table in which results stand. */
const RESULTS = {
  results:
    "(sequence, table_id, guild_id, game_id, ended_at, rounds, seats, by_rules, broken) values (1, 't', 'g', 'p', 0, 9, 2, 1, '[]')",
  credits: `(sequence, guild_id, game_id, user_id, name, nth, seat, place, points, resigned, figures, decisions, decision_ms)
    values (1, 'g', 'p', 'u', 'Annie', 0, 0, 1, 30, 0, '[]', 9, 9)`,
  figure_keys: "(id, keys) values (1, '{}')",
  ladders: "(guild_id, game_id, period, user_id, games, wins, points) values ('g', 'p', 'all', 'u', 1, 1, 30)",
  players: "(guild_id, user_id, name) values ('g', 'u', 'Annie')",
  records: "(guild_id, game_id, record, value, table_id, at) values ('g', 'p', 'points', 30, 't', 0)",
}

test.each(Object.entries(RESULTS))('a change of what stands in %s is noticed', async (table, row) => {
  await withDatabase(async (path) => {
    openStore(path).close()
    const before = digestOf(path)
    const database = new Database(path)
    database.pragma('foreign_keys = off')
    database.exec(`insert into ${table} ${row}`)
    database.close()
    expect(digestOf(path)).not.toBe(before)
  })
})
