/** Whom a new message notifies: of the users it calls, those who want to be called that way. */
import type { Settings } from '../../tables/model/settings.js'
import type { Message } from '../wire/message.js'

/** The message, notifying only users who want to be called in the channel. The others are still mentioned. */
export async function heeding(settings: Pick<Settings, 'find'>, message: Message): Promise<Message> {
  const ways = await Promise.all(message.pings.map(async (id) => (await settings.find(id)).calls))
  return { ...message, pings: message.pings.filter((_, index) => ways[index] === 'channel') }
}
