/** A player's step in words, for the question whether it may be taken back. */
import type { Reader } from '../../games/face.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { type ActionEntry, counting, factsOf, isContinued, type LogEntry, latestPress } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Proposal } from '../../tables/model/proposal.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { onOneLine } from './chronicle.js'
import { newestEntries } from './log-reach.js'
import { nameOf, publicReader } from './reader.js'

/** Characters for a step. */
const STEP_ROOM = 300

/** The user's latest press that still counts, as the reader may know it. Null if there is none. */
export async function latestStep(tables: Pick<Tables, 'log'>, table: Table, user: User, reader: Reader): Promise<string | null> {
  const pressed = (entries: readonly LogEntry[]) => latestPress(counting(entries), user)
  const isWhole = ([first]: readonly ActionEntry[]) => first !== undefined && !isContinued(first)
  const counted = counting(await newestEntries(tables, table, (entries) => isWhole(pressed(entries))))
  const [first] = latestPress(counted, user)
  return first === undefined ? null : inWords(table, counted.slice(counted.indexOf(first)), reader)
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
  return motion.kind === 'undo' ? inWords(table, await tables.log(table.id, motion.to), reader) : null
}

/**
 * What the press did with which `entries` begin, and what was drawn for it, without the turn that it may have begun. Null if they
 * begin with no press.
 */
function inWords(table: Table, entries: readonly LogEntry[], reader: Reader): string | null {
  const [first, ...others] = entries
  if (first?.kind !== 'action') return null
  const { seat } = first
  const end = others.findIndex((entry) => !isContinued(entry) && entry.kind !== 'draw')
  const facts = [first, ...others.slice(0, end < 0 ? others.length : end)].flatMap(factsOf)
  const own = table.game.chapters(facts, reader).flatMap(({ heading, sentences }) => (heading === null ? sentences : []))
  if (own.length > 0) return onOneLine(own, STEP_ROOM, reader.locale)
  const { endOfTurn, endOfOwnTurn } = TEXTS[reader.locale].proposal
  return reader.viewer === seat ? endOfOwnTurn : endOfTurn(nameOf(table, seat, reader.locale))
}
