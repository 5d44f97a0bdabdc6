import type { TableBase } from '../../tables/model/table.js'
import type { Post } from '../../tables/model/tables.js'

/** A table, where its messages are, and how far it has come. */
export type TablePlace = Pick<TableBase, 'id' | 'guildId' | 'channelId' | 'openedIn' | 'position'>

/** A table where one of its messages is. The lobby's message is in another channel if the game has a thread of its own. */
export function placeOf(table: TablePlace, { channelId }: Post): TablePlace {
  return { ...table, channelId }
}

/** Whether a message is in a channel of the table. It has none in a channel that it has left, because that was deleted. */
export function isAt({ channelId, openedIn }: TablePlace, post: Post): boolean {
  return [channelId, openedIn].includes(post.channelId)
}
