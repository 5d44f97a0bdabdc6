/** Turns that were taken: the entries of each, those since a seat's latest, and a line about one. */
import type { Seat } from '../../engine/game.js'
import { grouped } from '../../engine/lists.js'
import type { Reader } from '../../games/face.js'
import type { AnyFact } from '../../games/game.js'
import { capitalised } from '../../i18n/words.js'
import { counting, type GameEntry, type LogEntry } from '../../tables/model/log.js'
import type { LatestKnown } from '../../tables/model/reach.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { withCause } from './chronicle.js'
import { type Hindsight, type Sight, sinceHandover } from './hindsight.js'
import { entriesAfterTurn, newestEntries } from './log-reach.js'
import { nameOf } from './reader.js'

/** The entries after a seat's last completed turn, oldest first. All of them if it has had none. */
export async function entriesSinceLastTurn(
  tables: Pick<Tables, 'log'>,
  table: PlayingTable,
  seat: Seat,
): Promise<readonly LogEntry[]> {
  // The oldest turn read may have begun earlier, so its seat is unknown.
  const isEnough = (found: readonly LogEntry[]) => Number.isFinite(lastTurnOf(table, seat, turnsTaken(found).slice(1)))
  const entries = await newestEntries(tables, table, isEnough)
  return entriesAfterTurn(entries, lastTurnOf(table, seat, turnsTaken(entries)))
}

/**
 * Those of the latest entries since then of which the seat may know, as many as a picture's alt text has room for. With others'
 * secret steps among them, the words that are left out would tell how many there were.
 */
export async function latestSinceLastTurn(tables: LatestKnown, table: PlayingTable, seat: Seat): Promise<readonly LogEntry[]> {
  const known = await tables.latestKnown(table, seat)
  return entriesAfterTurn(known, lastTurnOf(table, seat, turnsTaken(known)))
}

/** The number of a seat's last completed turn among these. */
function lastTurnOf({ game, state }: PlayingTable, seat: Seat, turns: readonly TurnTaken[]): number {
  const { number } = game.turn(state)
  return turns.findLast((turn) => turn.seat === seat && turn.number < number)?.number ?? Number.NEGATIVE_INFINITY
}

/** What a picture shows as new, and tells with the names of those who play now. */
export function newsIn(entries: readonly LogEntry[]): readonly AnyFact[] {
  return counting(sinceHandover(entries)).flatMap(({ facts }) => facts)
}

/** A turn by its number, its seat, and its entries that still count. */
export interface TurnTaken {
  readonly number: number
  readonly seat: Seat
  readonly entries: readonly GameEntry[]
}

/**
 * The turns in which somebody acted, in order. A turn belongs to the seat that acted first in it. Undone entries do not count.
 */
export function turnsTaken(entries: readonly LogEntry[]): readonly TurnTaken[] {
  const turns = grouped(counting(entries), ({ turn }) => turn)
  return [...turns].flatMap(([number, own]) => {
    const first = own.find(({ kind }) => kind === 'action')
    return first?.kind === 'action' ? [{ number, seat: first.seat, entries: own }] : []
  })
}

/**
 * Whose turn it was, if they did anything of note, and its outcome. Empty if it had none. What others did in the turn is told,
 * too, so a remark why somebody acted who did not press stands with the name. That somebody's time ran out is told in any case:
 * it explains why they did nothing. A turn in which a seat changed hands has a line for before and one for after.
 */
export function linesOfTurn({ seat, entries }: TurnTaken, then: Hindsight): readonly string[] {
  const bySight = grouped(entries, ({ position }) => then(position))
  return [...bySight].flatMap(([sight, own]) => lineOf(seat, own, sight))
}

function lineOf(seat: Seat, entries: readonly GameEntry[], { table, reader }: Sight): readonly string[] {
  const facts = entries.flatMap((entry) => entry.facts)
  const name = `**${nameOf(table, seat, reader.locale)}**`
  const first = entries.find((entry) => entry.kind === 'action')
  // After a seat has changed hands in the turn, another seat may be the first to act.
  const doer = first?.seat !== seat ? name : withCause(name, first.cause, reader.locale)
  const digest = table.game.digest(facts, seat, reader, doer)
  if (digest === '') return doer !== name && first?.cause === 'clock' ? [doer] : []
  if (doer !== name && !digest.startsWith(doer)) return [`${doer} – ${digest}`]
  return [beginsWithName(digest, table, reader) ? digest : capitalised(digest)]
}

/** Whether a line begins with a player, whose name stays as it is. */
function beginsWithName(line: string, table: Table, { locale }: Reader): boolean {
  return table.players.some((_, seat) => line.startsWith(nameOf(table, seat, locale)))
}
