import type { Lobby } from '../../tables/model/table.js'
import { lobbyMessage } from '../words/lobby.js'
import type { Context } from './context.js'
import type { Reply } from './reply.js'

/** What a lobby's message is recorded under. */
export const LOBBY_KEY = 'lobby'

/** The lobby's message as the answer to a command; from then on it is the one that changes. */
export function lobbyReply(
  lobby: Lobby,
  { posts, tables, lobbyAnswers }: Pick<Context, 'posts' | 'tables' | 'lobbyAnswers'>,
): Reply {
  const arrived = lobbyAnswers.expect(lobby)
  return {
    kind: 'public',
    message: lobbyMessage(lobby),
    async posted(messageId) {
      if (messageId !== null) await posts.put(lobby.id, { key: LOBBY_KEY, channelId: lobby.channelId, messageId })
      arrived(messageId !== null)
      tables.retell(lobby.id)
    },
  }
}
