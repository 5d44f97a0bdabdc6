/** Finished games of tally, stored by the same changes that a table would make: a beginning and an end. */
import { PRESENT } from '../../src/tables/model/attendance.js'
import { hold, rowOf } from '../../src/tables/model/loaded-table.js'
import type { LogEntry } from '../../src/tables/model/log.js'
import { outcomeOf } from '../../src/tables/model/outcome.js'
import type { User } from '../../src/tables/model/people.js'
import type { Change, Store, StoredTable } from '../../src/tables/model/ports.js'
import { endedOf, reportOf } from '../../src/tables/past/report.js'
import { tally } from '../tables/kit/tally-game.js'

export interface FinishedTally {
  readonly tableId: string
  readonly guildId?: string
  /** By default a channel of its own. */
  readonly channelId?: string
  /** Another game that is played like tally. */
  readonly gameId?: string
  /** By seat, as at the end. */
  readonly users: readonly User[]
  readonly points: readonly number[]
  /** Seats that were resigned and not taken over. */
  readonly resigned?: readonly number[]
  /**
   * Who took over whose seat, in which of the three turns, by default who has it at the end. `resigned` means that it had been
   * resigned before.
   */
  readonly takeovers?: readonly {
    readonly seat: number
    readonly from: User
    readonly to?: User
    readonly turn: number
    readonly resigned: boolean
  }[]
  /** Seats for which the table decided everything. */
  readonly deserted?: readonly number[]
  readonly at?: Date
  /** How long each of the three turns took. */
  readonly turnMs?: number
}

const TURNS = 3

/** The table right after the deal. */
function begunTable(game: FinishedTally): StoredTable {
  const { tableId, guildId = 'g1', channelId = tableId, gameId = tally.id, users, at = new Date(0) } = game
  const [host = { id: '', name: '' }] = users
  return {
    id: tableId,
    ...{ guildId, channelId, openedIn: channelId, gameId, options: {}, locale: 'en', host, capacity: 4 },
    terms: { pace: 'none', bank: 'none', hints: 'practice', computerTakeover: 'none', seating: 'joined', thread: false },
    ...{ quarantine: null, follows: null, status: 'playing', position: 1, revision: 1, draws: 1, begunUnder: 1, wakeAt: null },
    affairs: null,
    seats: users.map((user, colour) => ({ ...user, colour })),
    createdAt: at,
    pledge: null,
    snapshot: null,
  }
}

function logOf({ users, takeovers = [], deserted = [], at = new Date(0), turnMs = 0 }: FinishedTally): readonly LogEntry[] {
  const contents = Array.from({ length: TURNS }, (_, index) => {
    const [turn, seat] = [index + 1, index % users.length]
    const changes = takeovers
      .filter((takeover) => takeover.turn === turn)
      .flatMap(({ seat, from, to = users[seat] ?? from, resigned }) => [
        ...(resigned ? [{ kind: 'resigned' as const, seat, user: from, turn }] : []),
        { kind: 'replaced' as const, seat, from, to, turn },
      ])
    const userId = users[seat]?.id ?? ''
    const cause = deserted.includes(seat) ? ('clock' as const) : ('player' as const)
    return [...changes, { kind: 'action' as const, seat, userId, cause, action: 'end', facts: [], turn }]
  })
  // Players without one of the three turns decide something in the last one, so that everybody has played.
  const others = users.flatMap(({ id: userId }, seat) => {
    const cause = deserted.includes(seat) ? ('clock' as const) : ('player' as const)
    return seat < TURNS ? [] : [{ kind: 'action' as const, seat, userId, cause, action: 'peek', facts: [], turn: TURNS }]
  })
  const [last = [], ...earlier] = contents.reverse()
  const turns = [...earlier.reverse().flat(), ...last.slice(0, -1), ...others, ...last.slice(-1)]
  const entries = [{ kind: 'draw' as const, action: 'first-0', facts: [], turn: 0 }, ...turns]
  return entries.map((entry, index) => {
    return { ...entry, position: index + 1, at: new Date(at.getTime() - (TURNS - entry.turn) * turnMs) }
  })
}

/** The change that ends the game, with its report. */
export function endOf(game: FinishedTally): { readonly begun: StoredTable; readonly change: Change } {
  const { users, points, resigned = [], takeovers = [], at = new Date(0) } = game
  const begun = begunTable(game)
  const entries = logOf(game)
  const everybodyElse = users.length - resigned.length === 1
  const phase = everybodyElse ? 'main' : 'over'
  const state = JSON.stringify({ phase: { kind: phase }, turn: TURNS, turns: TURNS, seat: 0, points })
  const snapshot = { state, rulesVersion: 1 }
  const attendance = users.map((_, seat) => ({ ...PRESENT, by: resigned.includes(seat) ? ('resigned' as const) : PRESENT.by }))
  const leavers = takeovers.map(({ seat, from, resigned = false }) => ({ seat, user: from, resigned }))
  const affairs = { attendance, leavers, proposal: null, pauses: [], takebacks: [], invitedAgain: false }
  const held = hold({ ...begun, status: 'over', position: entries.length, affairs, snapshot }, () => tally)
  const ended = endedOf(held)
  const outcome = ended === null ? null : outcomeOf(tally, ended.table)
  if (ended === null || outcome === null) throw new Error('the game is not over')
  const change = {
    tableId: begun.id,
    expected: { status: 'playing', position: 1, revision: 1 },
    at,
    row: { ...rowOf(held), revision: 2 },
    ...{ seats: null, shares: null, entries, snapshot, outcome, announcements: [], reminded: [] },
    report: reportOf(ended, entries),
  } as const
  return { begun, change }
}

export async function finish(store: Store, game: FinishedTally): Promise<void> {
  const { begun, change } = endOf(game)
  await store.create(begun)
  if ((await store.append(change)) !== 'stored') throw new Error('the game could not be ended')
}

/** A user by number: `u7` is called `User 7`. */
export const userOf = (number: number): User => ({ id: `u${number}`, name: `User ${number}` })
