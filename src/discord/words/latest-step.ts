/** A player's step in words, for the question whether it may be taken back. */
import type { Seat } from '../../engine/game.js'
import type { Reader } from '../../games/face.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { factsOf, isContinued, type LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Proposal } from '../../tables/model/proposal.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { onOneLine } from './chronicle.js'
import { sinceLatestPress } from './log-reach.js'
import { nameOf, publicReader } from './reader.js'

/** Characters for a step. */
const STEP_ROOM = 300

/** The user's latest press that still counts, as the reader may know it. Null if there is none. */
export async function latestStep(tables: Pick<Tables, 'log'>, table: Table, user: User, reader: Reader): Promise<string | null> {
  return inWords(table, await sinceLatestPress(tables, table, user), reader)
}

/**
 * The step that is to be undone, or was, for everybody in the table's channel, or for another reader. Null if the proposal is
 * about something else.
 */
export async function proposedStep(
  tables: Pick<Tables, 'log'>,
  table: Table,
  { motion }: Proposal,
  reader: Reader = publicReader(table),
): Promise<string | null> {
  return motion.kind === 'undo' ? undoneStep(tables, table, motion.to, reader) : null
}

/** The step after entry `to`, to which an undo led back. Null if there is none. */
export async function undoneStep(tables: Pick<Tables, 'log'>, table: Table, to: number, reader: Reader): Promise<string | null> {
  return inWords(table, await tables.log(table.id, to), reader)
}

/**
 * What the press did with which `entries` begin, and what was drawn for it, without the turn that it may have begun. Null if they
 * begin with no press.
 */
function inWords(table: Table, entries: readonly LogEntry[], reader: Reader): string | null {
  const [first, ...others] = entries
  if (first?.kind !== 'action') return null
  const end = others.findIndex((entry) => !isContinued(entry) && entry.kind !== 'draw')
  const press = [first, ...others.slice(0, end < 0 ? others.length : end)]
  const last = press.findLastIndex((entry) => entry.kind === 'action')
  const chosen = ownSentences(table, press.slice(0, last), reader)
  const own = [...chosen, ...endOf(table, first.seat, press.slice(last), reader)]
  return onOneLine(own.length > 0 ? own : [endSentence(table, first.seat, reader)], STEP_ROOM, reader.locale)
}

/** The last action of a press, and what followed from it. If it ended the turn, that comes first: a game may not tell it. */
function endOf(table: Table, seat: Seat, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const [last] = entries
  const own = ownSentences(table, entries, reader)
  const isEnd = last?.kind === 'action' && table.game.endsPart(last.action) && beginsTurn(table, entries, reader)
  return isEnd ? [endSentence(table, seat, reader), ...own] : own
}

/** What is told before a new turn begins. */
function ownSentences(table: Table, entries: readonly LogEntry[], reader: Reader): readonly string[] {
  const chapters = table.game.chapters(entries.flatMap(factsOf), reader)
  return chapters.flatMap(({ heading, sentences }) => (heading === null ? sentences : []))
}

function beginsTurn({ game }: Table, entries: readonly LogEntry[], reader: Reader): boolean {
  return game.chapters(entries.flatMap(factsOf), reader).some(({ heading }) => heading !== null)
}

function endSentence(table: Table, seat: Seat, { locale, viewer }: Reader): string {
  const { endOfTurn, endOfOwnTurn } = TEXTS[locale].proposal
  return viewer === seat ? endOfOwnTurn : endOfTurn(nameOf(table, seat, locale))
}
