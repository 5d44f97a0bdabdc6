/** Decides what happens to a table whose channel or thread was deleted. */
import type { Announcement } from '../model/announcement.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { isLive, type Table } from '../model/table.js'
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
  const { position } = table
  const told: Announcement =
    table.status === 'lobby'
      ? { kind: 'lobby', position }
      : { kind: 'progress', turn: table.game.turn(table.state).number, position }
  const moved = { ...table, channelId: table.openedIn }
  return accept(loaded, { table: moved, announcements: [told], value: moved }, at)
}
