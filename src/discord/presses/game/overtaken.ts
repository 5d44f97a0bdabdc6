import type { Seat } from '../../../engine/game.js'
import { missedSomething, outOfReach } from '../../../tables/decisions/act.js'
import type { PlayingTable, Table } from '../../../tables/model/table.js'
import type { Tables } from '../../../tables/model/tables.js'
import type { Context } from '../../context/context.js'
import { doneMeanwhile } from '../../words/missed.js'
import type { TablePress } from '../press.js'

/**
 * Whether the table has moved on to another turn since a question was asked, or a player has resigned or was replaced. Used for
 * answers that cannot be undone: the question is then asked again.
 */
export async function isOvertaken(
  { tables }: { readonly tables: Pick<Tables, 'log'> },
  { table, id }: { readonly table: Table; readonly id: Pick<TablePress['id'], 'position'> },
): Promise<boolean> {
  if (table.status !== 'playing') return false
  if (id.position > table.position) return true
  const { number } = table.game.turn(table.state)
  const since = await tables.log(table.id, id.position)
  return since.some(({ turn, kind }) => turn !== number || kind === 'resigned' || kind === 'replaced')
}

/**
 * Whether what a panel showed to `seat` still holds, so that a press which changes nothing can be answered: at most other seats
 * have acted since, in the same turn, as when several decide at once.
 */
export async function stillHolds(
  { tables }: { readonly tables: Pick<Tables, 'log'> },
  { id }: { readonly id: Pick<TablePress['id'], 'position'> },
  table: PlayingTable,
  seat: Seat,
): Promise<boolean> {
  // As for a press that acts: nobody makes the bot read a whole log by an old panel.
  if (outOfReach(table, id.position)) return false
  return id.position === table.position || !missedSomething(await tables.log(table.id, id.position), table, seat)
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
