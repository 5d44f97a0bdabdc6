/** What a player's press did, in words. */
import type { Seat } from '../../engine/game.js'
import type { Reader } from '../../games/face.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { factsOf, isContinued, type LogEntry } from '../../tables/model/log.js'
import type { Table } from '../../tables/model/table.js'
import { nameOf } from './reader.js'

/** The press with which `entries` begin from place `from` on, and what was drawn for it. Empty if they begin with none. */
export function pressIn<Entry extends LogEntry>(entries: readonly Entry[], from = 0): readonly Entry[] {
  if (entries[from]?.kind !== 'action') return []
  let end = from + 1
  for (let next = entries[end]; next !== undefined && belongsToPress(next); next = entries[end]) end++
  return entries.slice(from, end)
}

/** Whether an entry belongs to the same press as the one before it, or was drawn for it. */
function belongsToPress(entry: LogEntry): boolean {
  return isContinued(entry) || entry.kind === 'draw'
}

/** How entries are told. */
type Tell = (table: Table, entries: readonly LogEntry[], reader: Reader) => readonly string[]

/** What that press did, and what was drawn for it. Empty if there is nothing in it that the reader may know. */
export function pressSentences(
  table: Table,
  entries: readonly LogEntry[],
  reader: Reader,
  tell: Tell = untilNextTurn,
): readonly string[] {
  const press = pressIn(entries)
  const [first] = press
  if (first?.kind !== 'action') return []
  const last = press.findLastIndex((entry) => entry.kind === 'action')
  const chosen = tell(table, press.slice(0, last), reader)
  return [...chosen, ...endOf(table, first.seat, press.slice(last), reader), ...tell(table, press.slice(last), reader)]
}

/** That a press ended the turn, if it did. Comes before what followed from its last action: a game may not tell it. */
function endOf(table: Table, seat: Seat, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const [last] = entries
  const isEnd = last?.kind === 'action' && table.game.endsPart(last.action) && beginsTurn(table, entries, reader)
  return isEnd ? [endSentence(table, seat, reader)] : []
}

/** All that is told, also of the turn that begins. */
export function inFull(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  return table.game.story(entries.flatMap(factsOf), reader)
}

/** What is told before a new turn begins. */
function untilNextTurn(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const chapters = table.game.chapters(entries.flatMap(factsOf), reader)
  return chapters.flatMap(({ heading, sentences }) => (heading === null ? sentences : []))
}

function beginsTurn({ game }: Table, entries: readonly LogEntry[], reader: Reader): boolean {
  return game.chapters(entries.flatMap(factsOf), reader).some(({ heading }) => heading !== null)
}

/** That a seat's player ends the turn. To that player it says "you". */
export function endSentence(table: Table, seat: Seat, { locale, viewer }: Reader): string {
  const { endOfTurn, endOfOwnTurn } = TEXTS[locale].proposal
  return viewer === seat ? endOfOwnTurn : endOfTurn(nameOf(table, seat, locale))
}
