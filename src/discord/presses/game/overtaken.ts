import type { Seat } from '../../../engine/game.js'
import { missedSomething } from '../../../tables/decisions/act.js'
import type { LatestKnown } from '../../../tables/model/reach.js'
import { type PlayingTable, type Table, viewerOf } from '../../../tables/model/table.js'
import { knownSince } from '../../../tables/service/known-since.js'
import type { Context } from '../../context/context.js'
import { doneMeanwhile } from '../../words/missed.js'
import type { TablePress } from '../press.js'

/**
 * Whether the table has moved on to another turn since a question was asked, or a player has resigned or was replaced. Used for
 * answers that cannot be undone: the question is then asked again.
 */
export async function isOvertaken(
  { tables }: { readonly tables: LatestKnown },
  { table, id, user }: Pick<TablePress, 'user'> & { readonly table: Table; readonly id: Pick<TablePress['id'], 'position'> },
): Promise<boolean> {
  if (table.status !== 'playing') return false
  const { number } = table.game.turn(table.state)
  const since = await knownSince(tables, table, viewerOf(table, user.id), id.position)
  return since === null || since.some(({ turn, kind }) => turn !== number || kind === 'resigned' || kind === 'replaced')
}

/**
 * Whether what a panel showed to `seat` still holds, so that a press which changes nothing can be answered: at most other seats
 * have acted since, in the same turn, as when several decide at once.
 */
export async function stillHolds(
  { tables }: { readonly tables: LatestKnown },
  { id }: { readonly id: Pick<TablePress['id'], 'position'> },
  table: PlayingTable,
  seat: Seat,
): Promise<boolean> {
  const since = await knownSince(tables, table, seat, id.position)
  return since !== null && !missedSomething(since, table, seat)
}

/** What others did after the pressed panel was drawn, up to entry `to`: it still holds, but has shown nothing of that. */
export function meanwhile(
  { tables }: Pick<Context, 'tables'>,
  { id, user, locale }: TablePress,
  table: Table,
  to = table.position,
): Promise<readonly string[]> {
  return doneMeanwhile(tables, table, user, { from: id.position, to }, locale)
}
