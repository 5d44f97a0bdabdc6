/** The log of a table in words: what the game tells, and what the table adds of its own. */
import type { Reader } from '../games/plug.js'
import { escapeName } from '../i18n/names.js'
import { TEXTS } from '../i18n/texts/index.js'
import { listed } from '../i18n/words.js'
import { type Cause, counting, type LogEntry, type SeatEntry } from '../tables/log.js'
import type { Table } from '../tables/table.js'
import { nameOf } from './reading.js'

/** One entry of the log in words; several sentences, or none. */
export interface Told {
  readonly position: number
  readonly sentences: readonly string[]
}

/** Everything that was logged, what was taken back included and marked. `entries` reach to the end of the log. */
export function wholeStory(table: Table, entries: readonly LogEntry[], reader: Reader): readonly Told[] {
  const { undone } = TEXTS[reader.locale].chronicle
  const standing = positionsOf(counting(entries))
  return entries.map((entry) => {
    const sentences = tell(table, entry, entries, reader)
    const isUndone = (entry.kind === 'action' || entry.kind === 'draw') && !standing.has(entry.position)
    return { position: entry.position, sentences: isUndone ? sentences.map((each) => remarked(each, undone)) : sentences }
  })
}

/** The sentences of what still counts, and of what the table did. `entries` reach to the end of the log. */
export function standingStory(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const standing = positionsOf(counting(entries))
  return entries
    .filter((entry) => (entry.kind !== 'action' && entry.kind !== 'draw') || standing.has(entry.position))
    .flatMap((entry) => tell(table, entry, entries, reader))
}

function tell(table: Table, entry: LogEntry, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const { chronicle } = TEXTS[reader.locale]
  switch (entry.kind) {
    case 'action':
      return because(table.game.story(entry.facts, reader), entry.cause, reader)
    case 'draw':
      return table.game.story(entry.facts, reader)
    case 'undo':
      return [chronicle.tookBack(nameOf(table, entry.seat), stepsBack(entries, entry.to, entry.position))]
    default:
      return [tellSeat(table, entry, reader)]
  }
}

function tellSeat(table: Table, entry: SeatEntry, { locale }: Reader): string {
  const { chronicle } = TEXTS[locale]
  switch (entry.kind) {
    case 'seated': {
      const known = (id: string) => table.players.find((player) => player.id === id)?.name ?? ''
      const names = entry.userIds.map((id) => escapeName(known(id)))
      return chronicle.seated(listed(locale, names))
    }
    case 'resigned':
      return chronicle.resigned(escapeName(entry.user.name))
    case 'replaced':
      return chronicle.replaced(escapeName(entry.from.name), escapeName(entry.to.name))
    case 'away':
      return chronicle.away(escapeName(entry.user.name))
    case 'back':
      return chronicle.back(escapeName(entry.user.name))
  }
}

/** What the player did not press says so, once. */
function because(sentences: readonly string[], cause: Cause, { locale }: Reader): readonly string[] {
  const [first, ...others] = sentences
  if (first === undefined || cause === 'player') return sentences
  return [remarked(first, TEXTS[locale].chronicle.causes[cause]), ...others]
}

/** A sentence with a few words behind it. */
export function remarked(sentence: string, remark: string): string {
  return `${sentence} *(${remark})*`
}

/** How many actions an undo made void: those after entry `to` that still counted when it came. */
function stepsBack(entries: readonly LogEntry[], to: number, position: number): number {
  const before = counting(entries.filter((entry) => entry.position < position))
  return before.filter((entry) => entry.position > to && entry.kind === 'action').length
}

function positionsOf(entries: readonly LogEntry[]): ReadonlySet<number> {
  return new Set(entries.map(({ position }) => position))
}
