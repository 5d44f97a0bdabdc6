/** A player's step in words, for the question whether it may be taken back. */
import type { Seat } from '../../engine/game.js'
import type { Reader } from '../../games/face.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { Proposal } from '../../tables/model/proposal.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { onOneLine } from './chronicle.js'
import { sinceLatestPress } from './log-reach.js'
import { endSentence, pressSentences } from './press-words.js'
import { publicReader } from './reader.js'

/** Characters for a step. */
const STEP_ROOM = 300

/** The latest press of a seat's player that still counts, as the reader may know it. Null if there is none. */
export async function latestStep(tables: Pick<Tables, 'log'>, table: Table, seat: Seat, reader: Reader): Promise<string | null> {
  return inWords(table, await sinceLatestPress(tables, table, seat), reader)
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

/** The press with which `entries` begin, in words. Null if they begin with none. */
function inWords(table: Table, entries: readonly LogEntry[], reader: Reader): string | null {
  const [first] = entries
  if (first?.kind !== 'action') return null
  const own = pressSentences(table, entries, reader)
  return onOneLine(own.length > 0 ? own : [endSentence(table, first.seat, reader)], STEP_ROOM, reader.locale)
}
