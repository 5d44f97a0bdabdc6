/** What happened since a press was made, as far as its player may know. */
import type { Viewer } from '../../engine/game.js'
import type { LogEntry } from '../model/log.js'
import { type LatestKnown, REACH } from '../model/reach.js'
import { type PlayingTable, positionFor } from '../model/table.js'

/**
 * What happened after log position `after` of which a viewer may know, oldest first. Null if no press from there is accepted: the
 * table has not reached it, or more has happened than {@link REACH}.
 */
export async function knownSince(
  reading: LatestKnown,
  table: PlayingTable,
  viewer: Viewer,
  after: number,
): Promise<readonly LogEntry[] | null> {
  if (!Number.isInteger(after) || after < 0 || after > table.position) return null
  if (after === table.position) return []
  // At most `after` of the entries that the viewer may know are from before.
  if (positionFor(table, viewer) - after > REACH) return null
  const known = (await reading.latestKnown(table, viewer)).filter(({ position }) => position > after)
  return known.length > REACH ? null : known
}
