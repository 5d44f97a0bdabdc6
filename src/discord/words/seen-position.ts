/** The position of a game as its viewers may know it, and the log's. They differ once somebody has done something in secret. */
import type { Viewer } from '../../engine/game.js'
import { isHiddenFrom } from '../../tables/model/log.js'
import { type LatestKnown, REACH } from '../../tables/model/reach.js'
import { type PlayingTable, positionFor, type Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'

/**
 * The log's position at which a viewer saw `seen`: the latest one, so that nothing that others have done in secret since makes a
 * press late. A position that is too far back for any press stays as it is.
 */
export async function positionSeen(tables: LatestKnown, table: PlayingTable, viewer: Viewer, seen: number): Promise<number> {
  const now = positionFor(table, viewer)
  if (now === table.position) return seen
  if (seen >= now) return table.position + seen - now
  if (now - seen > REACH) return seen
  const known = await tables.latestKnown(table, viewer)
  return (known.at(seen - now)?.position ?? seen + 1) - 1
}

/** What everybody may know of the log's position `position`, which the table has reached. */
export async function publicPosition(tables: Pick<Tables, 'log'>, table: Table, position: number): Promise<number> {
  if (table.status !== 'playing' || positionFor(table, 'table') === table.position) return position
  // The log may have more by now.
  const since = (await tables.log(table.id, position)).filter((entry) => entry.position <= table.position)
  return positionFor(table, 'table') - since.filter((entry) => !isHiddenFrom('table', entry)).length
}
