/** Decides what happens to a table whose channel or thread was deleted. */
import type { Announcement } from '../model/announcement.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { isLive, type Table } from '../model/table.js'
import { retold } from './announce.js'
import { accept, type Decision, unchanged } from './decision.js'
import { closeByOperator } from './lobby.js'

/**
 * Returns the table to its lobby's channel if that is another one without a live table. Otherwise ends it without a result.
 * `atHome` is the id of the table that is live there, or null. The value is null if the table was not in the deleted channel.
 */
export function leaveChannel(loaded: LoadedTable, channelId: string, atHome: string | null, at: Date): Decision<Table | null> {
  const { table } = loaded
  if (!isLive(table) || table.channelId !== channelId) return unchanged(loaded, null)
  const isFree = table.openedIn !== channelId && atHome === null
  if (!isFree) return closeByOperator(loaded, at)
  // What was told last may not have reached the deleted channel.
  const announcements: readonly Announcement[] =
    table.status === 'lobby' ? [{ kind: 'lobby', position: table.position }] : retold(table)
  const moved = { ...table, channelId: table.openedIn }
  return accept(loaded, { table: moved, announcements, value: moved }, at)
}
