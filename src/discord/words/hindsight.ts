/** Who held the seats when something happened: whoever has taken a seat over has not done what was done in it before. */
import { replaced } from '../../engine/lists.js'
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Table } from '../../tables/model/table.js'
import { holdersAt, type Past, type Played, playersAt } from '../../tables/past/history.js'
import { readerOf } from './reader.js'

/** A table and its reader as far as the seats go: their players' names, and which of them is the reader's own. */
export interface Sight {
  readonly table: Table
  readonly reader: Reader
}

/** How the seats were held after an entry, by its position. The same object as long as none of them changed hands. */
export type Hindsight = (position: number) => Sight

/** `entries` reach to the end of the log, or as far as what is told with it. */
export function hindsight(table: Table, entries: readonly LogEntry[], reader: Reader): Hindsight {
  const handovers = entries.flatMap((entry) => (entry.kind === 'replaced' ? [entry] : []))
  let players = table.players
  const earlier = handovers.toReversed().map(({ seat, from, position }) => {
    players = replaced(players, seat, from)
    return { until: position, sight: sightWith(table, players, reader) }
  })
  const now = { table, reader }
  return (position) => earlier.findLast(({ until }) => position < until)?.sight ?? now
}

function sightWith(table: Table, players: readonly User[], reader: Reader): Sight {
  const then = { ...table, players }
  const { viewer, locale } = reader
  const isOwn = viewer === 'table' || players[viewer]?.id === table.players[viewer]?.id
  return { table: then, reader: { ...reader, names: readerOf(then, locale, 'table').names, viewer: isOwn ? viewer : 'table' } }
}

/** The public reader of what led to a position of the past, with the names of those who played then. */
export function readerAt(table: Played, past: Past, number: number, locale: Locale): Reader {
  return readerWith(table, playersAt(table, past, number), isLast(past, number), locale)
}

/** The public reader of a position itself. Whoever has taken a seat over since the last entry has it at the last position. */
export function viewerAt(table: Played, past: Past, number: number, locale: Locale): Reader {
  return readerWith(table, holdersAt(table, past, number), isLast(past, number), locale)
}

/** Before the last position the end of the game is not known yet. */
function readerWith(table: Played, players: readonly User[], knowsEnd: boolean, locale: Locale): Reader {
  const { ending, ...reader } = readerOf({ ...table, players }, locale, 'table')
  return ending === undefined || !knowsEnd ? reader : { ...reader, ending }
}

function isLast(past: Past, number: number): boolean {
  return number >= past.length - 1
}

/** The entries since a seat last changed hands: what is told with the names of those who play now must not reach further back. */
export function sinceHandover(entries: readonly LogEntry[]): readonly LogEntry[] {
  return entries.slice(entries.findLastIndex(({ kind }) => kind === 'replaced') + 1)
}
