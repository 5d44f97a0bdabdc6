/** A player's step in words, for the question whether it may be taken back. */
import type { Reader } from '../../games/face.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { type ActionEntry, counting, type LogEntry } from '../../tables/model/log.js'
import type { User } from '../../tables/model/people.js'
import type { Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'
import { cut } from '../wire/limits.js'
import { newestEntries } from './log-reach.js'
import { nameOf } from './reader.js'

/** Characters for a step. */
const STEP_ROOM = 300

/** The user's latest press that still counts, as the reader may know it. Null if there is none. */
export async function latestStep(tables: Pick<Tables, 'log'>, table: Table, user: User, reader: Reader): Promise<string | null> {
  const pressed = (entries: readonly LogEntry[]) => counting(entries).findLast((entry) => isPressOf(entry, user))
  const press = pressed(await newestEntries(tables, table, (entries) => pressed(entries) !== undefined))
  return press?.kind === 'action' ? inWords(table, press, reader) : null
}

/** The press right after entry `to`, to which the table would go back. Null if that entry is no press. */
export async function stepAfter(tables: Pick<Tables, 'log'>, table: Table, to: number, reader: Reader): Promise<string | null> {
  const [next] = await tables.log(table.id, to)
  return next?.kind === 'action' ? inWords(table, next, reader) : null
}

function isPressOf(entry: LogEntry, { id }: User): boolean {
  return entry.kind === 'action' && entry.userId === id && entry.cause === 'player'
}

/** What the press itself did, without the turn that it may have begun. */
function inWords(table: Table, { facts, seat }: ActionEntry, reader: Reader): string {
  const own = table.game.chapters(facts, reader).flatMap(({ heading, sentences }) => (heading === null ? sentences : []))
  return own.length === 0 ? TEXTS[reader.locale].proposal.endOfTurn(nameOf(table, seat)) : cut(own.join(' '), STEP_ROOM)
}
