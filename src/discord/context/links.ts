import { messageLink } from '@discordjs/formatters'
import type { Table } from '../../tables/model/table.js'
import type { Context } from './context.js'
import { LOBBY_KEY } from './lobby-reply.js'

/**
 * A link to where a table is: the message of a lobby, which an invitation may follow, or the latest message of a game. Null if it
 * has none.
 */
export async function linkTo(
  { id, status, guildId }: Pick<Table, 'id' | 'status' | 'guildId'>,
  { posts }: Pick<Context, 'posts'>,
): Promise<string | null> {
  const known = await posts.list(id)
  const wanted = known.findLast(({ key }) => (key === LOBBY_KEY) === (status === 'lobby'))
  const post = wanted ?? known[0]
  return post === undefined ? null : messageLink(post.channelId, post.messageId, guildId)
}
