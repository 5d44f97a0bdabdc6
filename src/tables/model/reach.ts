/** How late a press may be. */
import type { Viewer } from '../../engine/game.js'
import type { LogEntry } from './log.js'
import type { Table } from './table.js'

/**
 * A press from before more than this many entries is stale. Only entries of which its player may know are counted, or the answer
 * would tell how much others have done in secret.
 */
export const REACH = 64

/** Reads what a press needs of a log. */
export interface LatestKnown {
  /**
   * The latest entries of a table of which a viewer may know, up to the table's position, oldest first: all of them, or one more
   * than {@link REACH}.
   */
  latestKnown(table: Pick<Table, 'id' | 'position'>, viewer: Viewer): Promise<readonly LogEntry[]>
}
