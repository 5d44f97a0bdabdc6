import Database from 'better-sqlite3'
import { afterAll, expect, test } from 'vitest'
import type { Game } from '../../../src/games/game.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, begun, cleanUp, good, type House, openHouse, request } from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const audit = (house: House, id: string, games: readonly Game[] = [tally]) =>
  auditTable(house.store, (gameId) => games.find((game) => game.id === gameId) ?? null, id)

/** A table with three entries, stored and no longer in memory. */
async function stored(): Promise<{ readonly house: House; readonly id: string }> {
  const house = openHouse()
  const { id, players, game, state } = await begun(house)
  const mover = players[seatOnTurn({ game, state })] ?? ANN
  good(await house.tables.act(id, mover, 1, 'roll'))
  return { house, id }
}

/** Changes the database directly, unnoticed by the tables. */
function meddle(house: House, statement: string): House {
  house.close()
  const database = new Database(house.path)
  database.exec(statement)
  database.close()
  return openHouse({}, house.path)
}

test('tables as they should be are sound', async () => {
  const { house, id } = await stored()
  expect(await audit(house, id)).toEqual({ kind: 'sound' })
  const lobby = good(await house.tables.open(request({ channelId: 'c2' })))
  expect(await audit(house, lobby.id)).toEqual({ kind: 'sound' })
  expect(await audit(house, 'zzzzzzzz')).toEqual({ kind: 'no-such-table' })
})

test.each([
  [
    `UPDATE snapshots SET state = replace(state, '"turn":1', '"turn":2')`,
    { kind: 'differs', reason: 'the replay of the log is not the snapshot' },
  ],
  [`DELETE FROM log WHERE position = 2`, { kind: 'differs', reason: 'the log has a gap at position 2 of 3' }],
  [`DELETE FROM log WHERE position = 3`, { kind: 'differs', reason: 'the log has a gap at position 3 of 3' }],
  [
    `UPDATE log SET content = json_set(content, '$.action', 'nonsense') WHERE position = 2`,
    { kind: 'differs', reason: expect.stringContaining('cannot be replayed') },
  ],
  [`UPDATE snapshots SET state = '{"phase":'`, { kind: 'unreadable', reason: expect.stringContaining('cannot be read') }],
  [`UPDATE snapshots SET rules_version = 9`, { kind: 'unreadable', reason: expect.stringContaining('rules version 9') }],
  [`DELETE FROM snapshots`, { kind: 'unreadable', reason: expect.stringContaining('its state is missing') }],
  [`UPDATE tables SET status = 'over'`, { kind: 'unreadable', reason: expect.stringContaining('stored as over') }],
  [`UPDATE tables SET game_id = 'chess'`, { kind: 'unreadable', reason: expect.stringContaining('chess') }],
  [`UPDATE tables SET begun_under = 0`, { kind: 'other-rules' }],
])('%s', async (statement, finding) => {
  const { house, id } = await stored()
  expect(await audit(meddle(house, statement), id)).toEqual(finding)
})
