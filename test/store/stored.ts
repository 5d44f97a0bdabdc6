/** Tables and changes for tests of the store itself. */

import { USUAL_TERMS } from '../../src/tables/decisions/lobby.js'
import type { LogEntry } from '../../src/tables/model/log.js'
import type { Change, StoredTable, TableRow } from '../../src/tables/model/ports.js'
import { ANN, BEN } from '../tables/kit/house.js'

/** A moment, in seconds after the beginning of the tests' time. */
export const moment = (seconds: number): Date => new Date(Date.UTC(2024, 0, 1) + seconds * 1000)

/** A lobby of two, opened in a channel of its own. */
export function lobby(id: string, more: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    guildId: 'g1',
    channelId: `c ${id}`,
    openedIn: `c ${id}`,
    gameId: 'tally',
    options: {},
    terms: USUAL_TERMS,
    locale: 'en',
    host: ANN,
    capacity: 4,
    status: 'lobby',
    quarantine: null,
    position: 0,
    revision: 0,
    draws: 0,
    begunUnder: null,
    affairs: null,
    wakeAt: null,
    follows: null,
    seats: [ANN, BEN].map((user, colour) => ({ ...user, colour })),
    createdAt: moment(0),
    pledge: { secret: 'ab'.repeat(32), commitment: 'cd'.repeat(32), shares: [{ userId: ANN.id, entropy: 'luck' }] },
    snapshot: null,
    ...more,
  }
}

/** A change of a table that changes what is given, and its revision. */
export function changeOf(table: StoredTable, row: Partial<TableRow> = {}, more: Partial<Change> = {}): Change {
  const { id, quarantine: _, guildId: _guild, gameId: _game, openedIn: _in, follows: _f, ...others } = table
  const { seats: _seats, createdAt: _at, pledge: _pledge, snapshot: _snapshot, ...now } = others
  return {
    tableId: id,
    expected: { status: table.status, position: table.position, revision: table.revision },
    at: moment(1),
    row: { ...now, revision: table.revision + 1, ...row },
    seats: null,
    shares: null,
    entries: [],
    snapshot: null,
    outcome: null,
    report: null,
    announcements: [],
    reminded: [],
    ...more,
  }
}

export function entry(position: number, more: Partial<Extract<LogEntry, { kind: 'action' }>> = {}): LogEntry {
  return {
    kind: 'action',
    position,
    at: moment(position),
    turn: 1,
    seat: 0,
    userId: ANN.id,
    cause: 'player',
    action: 'add',
    facts: [],
    ...more,
  }
}
