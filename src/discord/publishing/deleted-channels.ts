/**
 * Lets tables leave channels that were deleted. The gateway tells of most of them, but neither of the threads that go with their
 * channel nor of what is deleted while the bot is away. So Discord is asked about the channels of tables that it has not told of.
 */
import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Tables } from '../../tables/model/tables.js'
import type { Venue } from '../../tables/model/terms.js'
import { retryDelay } from '../../tables/service/retries.js'
import type { ChannelVisibility } from '../wire/channel-visibility.js'
import type { Channels } from '../wire/channels.js'
import type { Log } from '../wire/log.js'
import { createRetriedTasks } from '../wire/retried-tasks.js'
import { CONFIRMED_MS, createChannelInquiry } from './channel-inquiry.js'

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

/** At the start the gateway tells of one server after the other. Their tables are looked up together. */
export const GATHERED_MS = 5_000

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
  /** Servers on which channels may have been deleted. */
  const suspected = new Set<string>()
  const inquiry = createChannelInquiry({ channels, visibility, clock, isDeleted: (id) => deleted.get(id) === true })
  let next: { readonly at: number; readonly callOff: () => void } | null = null
  let isLooking = false
  /** Whether a server came to be suspected during the look. */
  let hasNewSuspect = false
  let isClosed = false
  /** Looks in a row that could not find out everything. */
  let failures = 0

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

  function lookSoon(guildId: string): void {
    suspected.add(guildId)
    hasNewSuspect = isLooking
    // While Discord fails, the wait for the next attempt is not shortened.
    if (failures === 0 || next === null) lookAfter(GATHERED_MS)
  }

  function lookAfter(ms: number): void {
    const at = clock.now().getTime() + ms
    if (isLooking || isClosed || (next !== null && next.at <= at)) return
    next?.callOff()
    const callOff = clock.after(ms, () => {
      next = null
      isLooking = true
      void look().then((wait) => {
        isLooking = false
        if (suspected.size > 0) lookAfter(hasNewSuspect && failures === 0 ? GATHERED_MS : wait)
        hasNewSuspect = false
      })
    })
    next = { at, callOff }
  }

  /** Looks at all suspected servers. Those of which not everything was found out stay suspected. Returns when to look again. */
  async function look(): Promise<number> {
    const guildIds = [...suspected]
    suspected.clear()
    try {
      await lookAt((await tables.liveOn(guildIds)).filter(({ guildId, channelId }) => !visibility.has(guildId, channelId)))
      failures = 0
      return CONFIRMED_MS
    } catch (err) {
      failures++
      if (failures === 1) log.warn({ err }, 'whether channels of tables were deleted could not be found out, will try again')
      // Those of which everything was found out before are not asked about again.
      for (const guildId of guildIds) suspected.add(guildId)
      return Math.max(GATHERED_MS, retryDelay(failures))
    }
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
        if (verdict === 'unsure') suspected.add(place.guildId)
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
      lookSoon(guildId)
    },
    denied(place) {
      // If Discord goes on to have a channel and to deny it, nobody is asked all the time.
      if (!inquiry.doubt(place)) return lookSoon(place.guildId)
      suspected.add(place.guildId)
      lookAfter(CONFIRMED_MS)
    },
    lookForThreads: lookSoon,
    close() {
      isClosed = true
      next?.callOff()
      tasks.close()
    },
  }
}
