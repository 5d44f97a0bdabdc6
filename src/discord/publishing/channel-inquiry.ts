/** What Discord says of channels of which the gateway has not told: whether they still exist. */
import type { Clock } from '../../tables/model/ports.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Channels, Looked } from '../wire/channels.js'
import type { Landscape } from '../wire/landscape.js'

/** `unsure` if Discord denies the channel, but has not done so for long. */
type Verdict = 'there' | 'unsure' | 'gone'

export interface ChannelInquiry {
  /** Asks about a channel, unless Discord has answered already. Rejects on temporary failures. */
  verdictOn(place: Venue): Promise<Verdict>
  /** The gateway tells of a server anew, so earlier answers about its channels may be out of date. */
  forget(guildId: string): void
}

interface ChannelInquiryDeps {
  readonly channels: Pick<Channels, 'look'>
  readonly landscape: Pick<Landscape, 'has'>
  readonly clock: Pick<Clock, 'now'>
  /** Whether the gateway has told that a channel was deleted. */
  readonly isDeleted: (channelId: string) => boolean
}

/**
 * How long Discord must have denied a channel before its table leaves it, which is for good. After outages Discord has denied
 * channels that it had.
 */
export const CONFIRMED_MS = 5 * 60_000

export function createChannelInquiry({ channels, landscape, clock, isDeleted }: ChannelInquiryDeps): ChannelInquiry {
  /** Answers by server and channel. What happens to a channel later, the gateway tells. */
  const answers = new Map<string, Map<string, Looked>>()
  /** By server and channel, since when Discord has denied it. */
  const unknown = new Map<string, Map<string, number>>()

  /** An answer that a channel is unknown is asked for again. */
  async function answerAbout(guildId: string, channelId: string): Promise<Looked> {
    const known = answers.get(guildId)?.get(channelId)
    if (known !== undefined) return known
    const looked = await channels.look(channelId)
    if (!isUnknown(looked)) put(answers, guildId, channelId, looked)
    return looked
  }

  return {
    async verdictOn({ guildId, channelId }) {
      const looked = await answerAbout(guildId, channelId)
      // Discord keeps a thread for a while after its channel.
      const parent = looked.kind === 'there' ? looked.threadOf : null
      if (parent !== null && isDeleted(parent)) return 'gone'
      const isTold = parent === null || landscape.has(guildId, parent)
      if (!isUnknown(isTold ? looked : await answerAbout(guildId, parent))) {
        unknown.get(guildId)?.delete(channelId)
        return 'there'
      }
      const now = clock.now().getTime()
      const since = unknown.get(guildId)?.get(channelId)
      if (since !== undefined && now - since >= CONFIRMED_MS) return 'gone'
      // A time in the future dates from before the clock was set back.
      if (since === undefined || since > now) put(unknown, guildId, channelId, now)
      return 'unsure'
    },
    forget(guildId) {
      answers.delete(guildId)
      unknown.delete(guildId)
    },
  }
}

function isUnknown(looked: Looked): boolean {
  return looked.kind === 'unreachable' && looked.what === 'deleted'
}

function put<Value>(byGuild: Map<string, Map<string, Value>>, guildId: string, channelId: string, value: Value): void {
  const ofGuild = byGuild.get(guildId) ?? new Map<string, Value>()
  byGuild.set(guildId, ofGuild.set(channelId, value))
}
