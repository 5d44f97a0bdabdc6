/** The position of a game as its viewers may know it, and the log's. They differ once somebody has done something in secret. */
import type { Viewer } from '../../engine/game.js'
import { STALE_REACH } from '../../tables/decisions/act.js'
import { isHiddenFrom } from '../../tables/model/log.js'
import { type PlayingTable, positionFor, type Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'

type Logs = Pick<Tables, 'log'>

/**
 * The log's position at which a viewer saw `seen`: the latest one, so that nothing that others have done in secret since makes a
 * press late. A position that is too far back for any press stays as it is.
 */
export async function positionSeen(tables: Logs, table: PlayingTable, viewer: Viewer, seen: number): Promise<number> {
  const now = positionFor(table, viewer)
  if (now === table.position) return seen
  if (seen >= now) return table.position + seen - now
  if (now - seen > STALE_REACH) return seen
  const known = await knownTo(viewer, tables, table, seen)
  return (known.at(seen - now)?.position ?? seen + 1) - 1
}

/** What everybody may know of the log's position `position`, which the table has reached. */
export async function publicPosition(tables: Logs, table: Table, position: number): Promise<number> {
  if (table.status !== 'playing' || positionFor(table, 'table') === table.position) return position
  return positionFor(table, 'table') - (await knownTo('table', tables, table, position)).length
}

/** What a viewer may know of the entries after entry `after`, up to the table's position. The log may have more by now. */
async function knownTo(viewer: Viewer, tables: Logs, { id, position }: PlayingTable, after: number) {
  const entries = await tables.log(id, after)
  return entries.filter((entry) => entry.position <= position && !isHiddenFrom(viewer, entry))
}
