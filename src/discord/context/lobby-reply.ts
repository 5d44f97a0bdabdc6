import type { Lobby } from '../../tables/model/table.js'
import { lobbyMessage } from '../words/lobby.js'
import { boxOf, whenReady } from './box.js'
import type { Context } from './context.js'
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
      if (messageId !== null) await posts.put(lobby.id, { key: LOBBY_KEY, channelId: lobby.channelId, messageId })
      arrived(messageId !== null)
      tables.retell(lobby.id)
      if (messageId !== null) whenReady(box, () => context.renewLobby(lobby.id))
    },
  }
}
