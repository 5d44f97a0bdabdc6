/** What a user missed: since their own last press (told when the panel is opened), and while the panel was open. */
import type { Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { counting, isByTable, isPressOf, type LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { LatestKnown } from '../../tables/model/reach.js'
import { type PlayingTable, seatOf, seatsToMove, type Table, viewerOf } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { lastLines } from '../wire/limits.js'
import { onOneLine, standingStory, storyOfTurns } from './chronicle.js'
import { hindsight } from './hindsight.js'
import { entriesAfterTurn, newestEntries } from './log-reach.js'
import { readerFor } from './reader.js'
import { linesOfTurn, turnsTaken } from './turns-taken.js'

/** Whoever has not moved yet has no turn of their own: what the game began with, the panel shows. */
const BEFORE_ALL = Number.NEGATIVE_INFINITY

/** Characters for that part. The rest of the panel's notice has room of its own. */
const SINCE_ROOM = 700

/**
 * What happened since the answer to the user's last press at the table, under a heading. Empty if the user is not to move, or has
 * already pressed something in this turn.
 */
export async function sinceLastMove(
  tables: Pick<Tables, 'log'>,
  table: Table,
  user: User,
  locale: Locale,
): Promise<readonly string[]> {
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || seat === null || !seatsToMove(table).includes(seat)) return []
  const isOwn = (entry: LogEntry) => isPressOf(entry, user.id)
  const entries = await newestEntries(tables, table, (found) => found.some(isOwn))
  const last = entries.findLast(isOwn)
  const missed = entries.filter(({ position }) => position > (last?.position ?? 0))
  const { number } = table.game.turn(table.state)
  // An undo may have led back from the turn in which the player pressed, and it has begun anew.
  if (last?.turn === number && missed.every(({ turn }) => turn >= number)) return []
  const pressed = { turn: last?.turn ?? BEFORE_ALL, told: last === undefined ? 0 : toldByAnswer(last, missed) }
  const story = missedStory(table, missed, pressed, readerFor(table, user, locale))
  const { panel, turn } = TEXTS[locale]
  if (story.length === 0) return []
  // Lines may be left out, but not the heading.
  const told = lastLines(story, SINCE_ROOM, turn.earlier).split('\n')
  return [`**${last === undefined ? turn.sinceStart : panel.since}**`, ...told]
}

/** The position up to which the answer to a press told everything: what followed from it at once. `after` are later entries. */
function toldByAnswer(press: LogEntry, after: readonly LogEntry[]): number {
  const next = after.findIndex((entry) => !isByTable(entry) || entry.at.getTime() !== press.at.getTime())
  return (next === -1 ? after : after.slice(0, next)).at(-1)?.position ?? press.position
}

/** Characters for what others did while a panel was open: little more than a line or two on a phone. */
const MEANWHILE_ROOM = 300

/**
 * What others did after entry `from`, which a panel still showed, up to entry `to`, in one line. Where several decide at once,
 * such a panel goes on to count, so nothing else tells its player. Empty if there is nothing to tell. Tells of no more entries
 * than a press can be late.
 */
export async function doneMeanwhile(
  tables: LatestKnown,
  table: Table,
  user: User,
  { from, to }: { readonly from: number; readonly to: number },
  locale: Locale,
): Promise<readonly string[]> {
  if (table.status === 'lobby' || from >= to) return []
  const known = await tables.latestKnown(table, viewerOf(table, user.id))
  const missed = known.filter(({ position }) => position > from && position <= to)
  const news = newsOf(table, missed)
  const told = onOneLine(standingStory(table, news, readerFor(table, user, locale)), MEANWHILE_ROOM, locale)
  return told === '' ? [] : [TEXTS[locale].panel.meanwhile(told)]
}

/**
 * The rest of the turn in which the reader pressed, in full: it has no digest for whoever answered in it. Each later turn is told
 * in one line: the channel tells more. What has been told up to entry `told` is left out.
 */
function missedStory(
  table: PlayingTable,
  missed: readonly LogEntry[],
  pressed: { readonly turn: number; readonly told: number },
  reader: Reader,
): readonly string[] {
  const isNew = ({ position }: LogEntry) => position > pressed.told
  // An undo may have led back into that turn. What it undid is told with that turn.
  const later = entriesAfterTurn(missed, pressed.turn)
  const ownRest = missed.slice(0, missed.length - later.length).filter(isNew)
  const then = hindsight(table, missed, reader)
  const rest = then(ownRest.at(-1)?.position ?? 0)
  const isOfTable = ({ kind }: LogEntry) => kind !== 'action' && kind !== 'draw' && kind !== 'undo'
  return [
    ...storyOfTurns(rest.table, newsOf(table, ownRest), rest.reader),
    ...turnsTaken(later).flatMap((turn) => linesOfTurn({ ...turn, entries: turn.entries.filter(isNew) }, then)),
    ...standingStory(table, later.filter(isOfTable), reader),
  ]
}

/** The entries without the facts that go without saying. A step that was undone is named by all that it did. */
function newsOf({ game }: Pick<Table, 'game'>, entries: readonly LogEntry[]): readonly LogEntry[] {
  const counted = new Set<LogEntry>(counting(entries))
  return entries.map((entry) =>
    'facts' in entry && counted.has(entry) ? { ...entry, facts: entry.facts.filter((fact) => game.isNews(fact)) } : entry,
  )
}
