import { messageLink } from '@discordjs/formatters'
import type { Context } from './context.js'
import { LOBBY_KEY } from './lobby-reply.js'

/** A link to the latest message of a table. Null if it has none. */
export async function linkTo(tableId: string, guildId: string, { posts }: Pick<Context, 'posts'>): Promise<string | null> {
  const known = await posts.list(tableId)
  const post = known.findLast(({ key }) => key !== LOBBY_KEY) ?? known[0]
  return post === undefined ? null : messageLink(post.channelId, post.messageId, guildId)
}
