/**
 * Lets tables leave channels that were deleted. The gateway tells of most of them, but neither of the threads that go with their
 * channel nor of what is deleted while the bot is away. So Discord is asked about the channels of tables that it has not told of.
 */
import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Tables } from '../../tables/model/tables.js'
import type { Venue } from '../../tables/model/terms.js'
import type { ChannelVisibility } from '../wire/channel-visibility.js'
import type { Channels } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import { createRetriedTasks } from '../wire/retried-tasks.js'
import { CONFIRMED_MS, createChannelInquiry } from './channel-inquiry.js'
import { createSuspectedServers } from './suspected-servers.js'

interface DeletedChannelsDeps {
  readonly tables: Pick<Tables, 'liveOn' | 'channelGone'>
  readonly channels: Pick<Channels, 'look'>
  readonly visibility: Pick<ChannelVisibility, 'has'>
  /** Discord still has a channel of a server, so its table may be told what it has missed. */
  readonly reachable: (guildId: string) => void
  readonly clock: Clock
  readonly log: Pick<Log, 'warn' | 'error'>
}

export interface DeletedChannels {
  /** A channel or thread was deleted, so its table leaves it. What fails is tried again. */
  gone(channelId: string): void
  /** The gateway tells of a server anew. Of its channels, Discord is asked about those of which the gateway has not told. */
  serverTold(guildId: string): void
  /** Discord denies a channel of which the gateway does not tell. It is asked again, until it is clear what that means. */
  denied(place: Venue): void
  /** A channel of a server was deleted. Discord is asked about those that may have been threads in it. */
  lookForThreads(guildId: string): void
  close(): void
}

/** Deleted channels that are remembered. */
const KEPT = 1_000

/** After so many failures in a row, Discord does not answer at all. */
const MOST_FAILURES = 3

export function createDeletedChannels({
  tables,
  channels,
  visibility,
  reachable,
  clock,
  log,
}: DeletedChannelsDeps): DeletedChannels {
  const tasks = createRetriedTasks(clock)
  const deleted = createRecent<true>(KEPT)
  /** Channels that their tables could not leave, and will try to leave again. */
  const leaving = new Set<string>()
  const suspected = createSuspectedServers({ look: lookOn, clock, log })
  const inquiry = createChannelInquiry({ channels, visibility, clock, isDeleted: (id) => deleted.get(id) === true })
  let isClosed = false

  function gone(channelId: string): void {
    deleted.set(channelId, true)
    if (leaving.has(channelId)) return
    leaving.add(channelId)
    const leave = async () => {
      // A table that was opened meanwhile has to leave by another attempt.
      leaving.delete(channelId)
      await tables.channelGone(channelId).catch((thrown: unknown) => {
        leaving.add(channelId)
        throw thrown
      })
    }
    void tasks.undertake(leave, (err) =>
      log.error({ channel: channelId, err }, 'the table of a deleted channel could not leave it, will try again'),
    )
  }

  /** Asks about the channels of these servers of which the gateway has not told. Throws if not everything was found out. */
  async function lookOn(guildIds: readonly string[]): Promise<void> {
    await lookAt((await tables.liveOn(guildIds)).filter(({ guildId, channelId }) => !visibility.has(guildId, channelId)))
  }

  /** Asks about one channel after the other, because nobody waits for it. Throws the last failure once all were asked about. */
  async function lookAt(places: readonly Venue[]): Promise<void> {
    let failure: { readonly err: unknown } | null = null
    let inARow = 0
    for (const place of places) {
      if (isClosed || inARow === MOST_FAILURES) break
      try {
        const verdict = await inquiry.verdictOn(place)
        if (verdict === 'gone') gone(place.channelId)
        if (verdict === 'unsure') suspected.keep(place.guildId)
        if (verdict === 'there') reachable(place.guildId)
        inARow = 0
      } catch (err) {
        failure = { err }
        inARow++
      }
    }
    if (failure !== null) throw failure.err
  }

  return {
    gone,
    serverTold(guildId) {
      inquiry.forget(guildId)
      suspected.lookSoon(guildId)
    },
    denied(place) {
      // If Discord goes on to have a channel and to deny it, nobody is asked all the time.
      if (!inquiry.doubt(place)) return suspected.lookSoon(place.guildId)
      suspected.keep(place.guildId)
      suspected.lookAfter(CONFIRMED_MS)
    },
    lookForThreads: suspected.lookSoon,
    close() {
      isClosed = true
      suspected.close()
      tasks.close()
    },
  }
}
