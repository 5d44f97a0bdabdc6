/**
 * How a new message of a table calls users: each as they have chosen. Whoever wants direct messages gets one with a link to it.
 * If none arrives, they are called in the channel instead, and told so once.
 */
import { messageLink } from '@discordjs/formatters'
import type { Settings, UserSettings } from '../../tables/model/settings.js'
import type { TableBase } from '../../tables/model/table.js'
import type { Channels } from '../wire/channels.js'
import type { Arrival, DirectMessages } from '../wire/direct-messages.js'
import type { Message, Summons } from '../wire/message.js'
import { closedMessage, directMessage, insteadMessage } from '../words/calls.js'

/** Where a table's messages are. */
type Place = Pick<TableBase, 'guildId' | 'channelId'>

export interface CallingDeps {
  readonly settings: Pick<Settings, 'find' | 'setToldClosed'>
  readonly channels: Pick<Channels, 'send'>
  readonly directMessages: DirectMessages
}

export interface Calling {
  /** The message as it is to be posted, notifying only users who are called in the channel. */
  heeding(message: Message): Promise<Message>
  /** Calls the others whom `message` calls, once it is in the channel as `messageId`. */
  callDirectly(place: Place, message: Message, messageId: string): Promise<void>
}

export function createCalling({ settings, channels, directMessages }: CallingDeps): Calling {
  const settingsOf = ({ pings }: Message) => Promise.all(pings.map(async (id) => ({ id, own: await settings.find(id) })))

  /** Calls in the channel a user whom a direct message did not reach. One who knows that it would not was called there before. */
  async function callInstead(place: Place, userId: string, summons: Summons, arrival: Arrival, nonce: string) {
    const message = arrival === 'closed' ? closedMessage(userId, summons) : insteadMessage(userId, summons)
    const sent = await channels.send(place.channelId, message, nonce)
    if (arrival === 'closed' && sent.kind === 'sent') await settings.setToldClosed(userId, true)
  }

  return {
    async heeding(message) {
      const called = (await settingsOf(message)).filter(({ own }) => isCalledInChannel(own, message))
      return { ...message, pings: called.map(({ id }) => id) }
    },

    async callDirectly(place, message, messageId) {
      const { call } = message
      if (call === undefined) return
      const link = messageLink(place.channelId, messageId, place.guildId)
      for (const [index, { id, own }] of (await settingsOf(message)).entries()) {
        if (own.calls !== 'direct') continue
        const arrival = await directMessages.send(
          id,
          directMessage(call, link, own.locale ?? call.locale),
          `${messageId}d${index}`,
        )
        if (arrival === 'arrived' && own.toldClosed) await settings.setToldClosed(id, false)
        if (arrival !== 'arrived' && !own.toldClosed) await callInstead(place, id, call, arrival, `${messageId}c${index}`)
      }
    },
  }
}

function isCalledInChannel({ calls, toldClosed }: UserSettings, { call }: Message): boolean {
  return calls === 'channel' || (calls === 'direct' && (toldClosed || call === undefined))
}
