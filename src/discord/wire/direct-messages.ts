/** Direct messages, sent by the bot's own token. */
import type { API } from '@discordjs/core'
import { createRecent } from '../../recent.js'
import { isFinalRefusal } from './final-refusal.js'
import type { Log } from './log.js'
import { asNew, type Message } from './message.js'

/** `closed`: the user accepts no messages of the bot. `failed`: it did not arrive for another reason. */
export type Arrival = 'arrived' | 'closed' | 'failed'

export interface DirectMessages {
  /** Sends once per `nonce`, if it is repeated within minutes. Never rejects, because nobody should wait for a direct message. */
  send(userId: string, message: Message, nonce: string): Promise<Arrival>
}

/** Users whose channels are remembered. Discord limits the requests that open them. */
const REMEMBERED = 10_000

const FORBIDDEN = 403

export function createDirectMessages(
  { channels, users }: Pick<API, 'channels' | 'users'>,
  log: Pick<Log, 'warn'>,
): DirectMessages {
  const opened = createRecent<string>(REMEMBERED)

  async function channelOf(userId: string): Promise<string> {
    const known = opened.get(userId)
    if (known !== undefined) return known
    const { id } = await users.createDM(userId)
    opened.set(userId, id)
    return id
  }

  return {
    async send(userId, message, nonce) {
      try {
        await channels.createMessage(await channelOf(userId), { ...asNew(message), nonce, enforce_nonce: true })
        return 'arrived'
      } catch (err) {
        if (isFinalRefusal(err) && err.status === FORBIDDEN) return 'closed'
        log.warn({ err }, 'a direct message could not be sent')
        return 'failed'
      }
    },
  }
}
