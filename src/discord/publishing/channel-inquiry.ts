/** What Discord says of channels of which the gateway has not told: whether they still exist. */
import type { Clock } from '../../tables/model/ports.js'
import type { Venue } from '../../tables/model/terms.js'
import type { ChannelVisibility } from '../wire/channel-visibility.js'
import type { Channels, Looked } from '../wire/channels.js'

/** `unsure` if Discord denies the channel, but has not done so for long. */
type Verdict = 'there' | 'unsure' | 'gone'

export interface ChannelInquiry {
  /** Asks about a channel, unless Discord has answered already. Rejects on temporary failures. */
  verdictOn(place: Venue): Promise<Verdict>
  /** Discord has denied a channel elsewhere, so it is asked again. Returns whether it has said that it has the channel. */
  doubt(place: Venue): boolean
  /** The gateway tells of a server anew, so earlier answers about its channels may be out of date. */
  forget(guildId: string): void
}

interface ChannelInquiryDeps {
  readonly channels: Pick<Channels, 'look'>
  readonly visibility: Pick<ChannelVisibility, 'has'>
  readonly clock: Pick<Clock, 'now'>
  /** Whether the gateway has told that a channel was deleted. */
  readonly isDeleted: (channelId: string) => boolean
}

/**
 * How long Discord must have denied a channel before its table leaves it, which is for good. After outages Discord has denied
 * channels that it had.
 */
export const CONFIRMED_MS = 5 * 60_000

/** After so long without a denial, the earlier ones do not count any more. */
const LAPSED_MS = 4 * CONFIRMED_MS

/** When Discord denied a channel first and last. */
interface Denial {
  readonly since: number
  readonly latest: number
}

export function createChannelInquiry({ channels, visibility, clock, isDeleted }: ChannelInquiryDeps): ChannelInquiry {
  /** Answers by server and channel. What happens to a channel later, the gateway tells. */
  const answers = new Map<string, Map<string, Looked>>()
  /** Channels denied since Discord has answered. */
  const doubted = new Set<string>()
  /** By server and channel. */
  const denials = new Map<string, Map<string, Denial>>()

  /** An answer that a channel is unknown is asked for again. */
  async function answerAbout(guildId: string, channelId: string): Promise<Looked> {
    const known = answers.get(guildId)?.get(channelId)
    if (known !== undefined && !doubted.has(channelId)) return known
    const looked = await channels.look(channelId)
    doubted.delete(channelId)
    if (isUnknown(looked)) answers.get(guildId)?.delete(channelId)
    else put(answers, guildId, channelId, looked)
    return looked
  }

  return {
    async verdictOn({ guildId, channelId }) {
      const looked = await answerAbout(guildId, channelId)
      // Discord keeps a thread for a while after its channel.
      const parent = looked.kind === 'there' ? looked.threadOf : null
      if (parent !== null && isDeleted(parent)) return 'gone'
      const isTold = parent === null || visibility.has(guildId, parent)
      if (!isUnknown(isTold ? looked : await answerAbout(guildId, parent))) {
        denials.get(guildId)?.delete(channelId)
        return 'there'
      }
      const now = clock.now().getTime()
      const { since, latest } = denials.get(guildId)?.get(channelId) ?? { since: now, latest: now }
      // A time in the future dates from before the clock was set back.
      const begun = latest > now || now - latest > LAPSED_MS ? now : since
      put(denials, guildId, channelId, { since: begun, latest: now })
      return now - begun >= CONFIRMED_MS ? 'gone' : 'unsure'
    },
    doubt({ guildId, channelId }) {
      const isAnswered = answers.get(guildId)?.has(channelId) === true
      if (isAnswered) doubted.add(channelId)
      return isAnswered
    },
    forget(guildId) {
      answers.delete(guildId)
      denials.delete(guildId)
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
