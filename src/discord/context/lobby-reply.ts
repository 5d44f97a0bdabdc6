import type { Lobby } from '../../tables/model/table.js'
import type { Post, Posts } from '../../tables/model/tables.js'
import { lobbyMessage } from '../words/lobby.js'
import type { Context } from './context.js'
import { asLeft } from './left-messages.js'
import { boxOf, whenReady } from './lobby-picture.js'
import type { Reply } from './reply.js'

/** The key of a lobby's message. */
export const LOBBY_KEY = 'lobby'

/** The lobby's message as the answer to a command. From then on this message is the one that is updated. */
export async function lobbyReply(
  lobby: Lobby,
  context: Pick<Context, 'posts' | 'tables' | 'lobbyAnswers' | 'paint' | 'renewLobby'>,
): Promise<Reply> {
  const { posts, tables, lobbyAnswers } = context
  // Before anything is awaited: whoever joins meanwhile must not have the lobby posted a second time.
  const arrived = lobbyAnswers.expect(lobby)
  const box = await boxOf(lobby, context).catch((thrown: unknown) => {
    arrived(false)
    throw thrown
  })
  return {
    kind: 'public',
    message: lobbyMessage(lobby, box),
    async posted(messageId) {
      let before: Post | null = null
      let isRecorded = false
      try {
        if (messageId !== null) before = await record(posts, lobby, messageId)
        isRecorded = messageId !== null
      } finally {
        arrived(isRecorded)
      }
      tables.retell(lobby.id)
      if (messageId !== null) whenReady(box, () => context.renewLobby(lobby.id))
      if (before !== null) context.renewLobby(lobby.id)
    },
  }
}

/** Records the lobby's message. Returns the one that it replaces, which is to be removed, or null. */
async function record(posts: Pick<Posts, 'find' | 'put'>, { id, channelId }: Lobby, messageId: string): Promise<Post | null> {
  const before = await posts.find(id, LOBBY_KEY)
  const left = before === null || before.messageId === messageId ? null : asLeft(before)
  await posts.put(id, { key: LOBBY_KEY, channelId, messageId }, ...(left === null ? [] : [left]))
  return left
}
