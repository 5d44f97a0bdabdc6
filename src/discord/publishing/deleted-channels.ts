/**
 * Lets tables leave channels that were deleted. The gateway tells of most of them, but neither of the threads that go with their
 * channel nor of what is deleted while the bot is away. So Discord is asked about the channels of tables that it has not told of.
 */
import { createRecent } from '../../recent.js'
import type { Clock } from '../../tables/model/ports.js'
import type { Tables } from '../../tables/model/tables.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Channels } from '../wire/channels.js'
import { createChores } from '../wire/chores.js'
import type { Landscape } from '../wire/landscape.js'
import type { Log } from '../wire/log.js'

interface DeletedChannelsDeps {
  readonly tables: Pick<Tables, 'liveOn' | 'channelGone'>
  readonly channels: Pick<Channels, 'look'>
  readonly landscape: Pick<Landscape, 'has'>
  readonly clock: Clock
  readonly log: Pick<Log, 'warn' | 'error'>
}

export interface DeletedChannels {
  /** A channel or thread was deleted, so its table leaves it. What fails is tried again. */
  gone(channelId: string): void
  /** Others of a server may have been deleted, too. Discord is asked about those that the landscape does not have. */
  lookOn(guildId: string): void
  close(): void
}

/** At the start the gateway tells of one server after the other. Their tables are looked up together. */
export const GATHERED_MS = 5_000

/** Deleted channels that are remembered. */
const KEPT = 1_000

export function createDeletedChannels({ tables, channels, landscape, clock, log }: DeletedChannelsDeps): DeletedChannels {
  const chores = createChores(clock)
  const deleted = createRecent<true>(KEPT)
  /** Channels that their tables could not leave, and will try to leave again. */
  const leaving = new Set<string>()
  /** Servers on which channels may have been deleted. */
  let suspected = new Set<string>()
  let callOff: (() => void) | null = null
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
    void chores.undertake(leave, (err) =>
      log.error({ channel: channelId, err }, 'the table of a deleted channel could not leave it, will try again'),
    )
  }

  function lookOn(guildId: string): void {
    suspected.add(guildId)
    if (callOff !== null || isClosed) return
    callOff = clock.after(GATHERED_MS, () => {
      callOff = null
      const guildIds = [...suspected]
      suspected = new Set()
      void chores.undertake(lookingOn(guildIds), (err) =>
        log.warn({ err }, 'whether channels of tables were deleted could not be found out, will try again'),
      )
    })
  }

  /** Asks about one channel after the other, because nobody waits for it, and about each until there is an answer. */
  function lookingOn(guildIds: readonly string[]): () => Promise<void> {
    let untold: Venue[] | null = null
    return async () => {
      untold ??= (await tables.liveOn(guildIds)).filter(({ guildId, channelId }) => !landscape.has(guildId, channelId))
      for (let place = untold.at(-1); place !== undefined && !isClosed; place = untold.at(-1)) {
        if (await isDeleted(place.channelId)) gone(place.channelId)
        untold.pop()
      }
    }
  }

  async function isDeleted(channelId: string): Promise<boolean> {
    const looked = await channels.look(channelId)
    if (looked.kind === 'unreachable') return looked.what === 'deleted'
    // A thread may outlive its channel for a while.
    return looked.threadOf !== null && deleted.get(looked.threadOf) === true
  }

  return {
    gone,
    lookOn,
    close() {
      isClosed = true
      callOff?.()
      chores.close()
    },
  }
}
