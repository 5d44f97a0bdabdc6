/**
 * Hosts the tables on the servers of one partition: what their channels are told, and what whoever presses there is answered.
 * What it remembers goes when the partition goes to another process.
 */
import type { API } from '@discordjs/core'
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { Partition } from '../cluster/ports.js'
import type { Posts, Publisher, Tables } from '../tables/model/tables.js'
import type { Venue } from '../tables/model/terms.js'
import type { Context } from './context/context.js'
import { createLobbyAnswers } from './context/lobby-answers.js'
import type { Paint } from './context/painting.js'
import { createPrivateMessages } from './context/private-messages.js'
import { type Animate, createReplays } from './context/replays.js'
import type { SlashCommand } from './presses/command.js'
import { createInteractions } from './presses/intake/interactions.js'
import type { RateLimit } from './presses/intake/rate-limit.js'
import { createFilmEnds } from './presses/replays/films.js'
import { createDeletedChannels } from './publishing/deleted-channels.js'
import { tellGuildEvent } from './publishing/guild-events.js'
import { createPublisher } from './publishing/publisher.js'
import { createChannelVisibility } from './wire/channel-visibility.js'
import type { Channels } from './wire/channels.js'
import type { Observer } from './wire/observer.js'
import type { ReadServer } from './wire/server-reading.js'
import type { Done } from './wire/shard-connection.js'

/** What a partition's tables are stored in. */
interface Storing {
  readonly tables: Tables
  readonly posts: Posts
}

/** What all partitions of this process have in common. */
export interface Hosting
  extends Omit<Context, 'tables' | 'posts' | 'channels' | 'lobbyAnswers' | 'replays' | 'renewLobby' | 'isSilent'> {
  readonly channels: Channels
  readonly answers: API['interactions']
  readonly readServer: ReadServer
  readonly commands: readonly SlashCommand[]
  readonly animate: Animate
  /** Paints what channels are told. Pictures that answer somebody go first. */
  readonly paintForChannels: Paint
  readonly rateLimit: RateLimit
  readonly observer?: Observer
  /** Creates the tables of a partition. They tell their channels through the publisher. */
  readonly openTables: (publisher: Publisher, partition: Partition) => Storing
}

export interface PartitionHost {
  readonly tables: Tables
  /** To be awaited before the first event is heard. Never rejects. */
  open(): Promise<void>
  /**
   * Resumes the tables, once. To be called before anybody presses anything. Otherwise announcements that an earlier process
   * delivered only in part would look new.
   */
  begin(): void
  /** Resolves when what {@link begin} has started is done. Rejects if it failed. */
  begun(): Promise<void>
  hear(payload: GatewayDispatchPayload): Done
  /** Finishes work in progress. What cannot be told any more is left to the next host. */
  close(): Promise<void>
}

/** How long after a failure the tables of a partition are resumed again. */
const AGAIN_MS = 5_000

export function createPartitionHost(hosting: Hosting, partition: Partition): PartitionHost {
  const { clock, log, channels } = hosting
  const visibility = createChannelVisibility({ read: hosting.readServer, log })
  const privateMessages = createPrivateMessages(clock)
  const lobbyAnswers = createLobbyAnswers()
  const { tables, posts } = hosting.openTables(
    {
      publish: (table, announcement, isRepeated) => publisher.publish(table, announcement, isRepeated),
      setAside: (remains, notice, isRepeated) => publisher.setAside(remains, notice, isRepeated),
    },
    partition,
  )
  const paint = hosting.paintForChannels
  const answersGiven = (tableId: string) => interactions.given(tableId)
  const reachable = (guildId: string) => publisher.reachable(guildId)
  const deletedChannels = createDeletedChannels({ tables, channels, visibility, reachable, clock, log })
  const channelDenied = deletedChannels.denied
  const isTold = ({ guildId, channelId }: Venue) => visibility.has(guildId, channelId)
  const telling = { paint, tables, posts, channels, privateMessages, lobbyAnswers, answersGiven, channelDenied, isTold }
  const publisher = createPublisher({ ...hosting, ...telling })
  const replays = createReplays({ tables, animate: hosting.animate, clock, log })
  const { renewLobby, isSilent } = publisher
  const context = { ...hosting, tables, posts, lobbyAnswers, replays, renewLobby, isSilent }
  const interactions = createInteractions({ ...hosting, context, privateMessages, visibility })
  const filmEnds = createFilmEnds(context)
  let resumed: Promise<void> | null = null
  let isClosing = false
  let callOff = () => {}

  function goOnLater(): void {
    if (isClosing) return
    callOff = clock.after(AGAIN_MS, () => void tables.goOn().catch(goOnLater))
  }

  return {
    tables,
    open: filmEnds.find,
    begin() {
      if (resumed !== null) return
      resumed = tables.resume()
      // The caller of `begun` gets the failure, too. Nobody calls it for a partition that comes later.
      resumed.catch((err: unknown) => {
        // Closed tables refuse what is left of it. The next host resumes them.
        if (isClosing) return
        log.error({ err, shard: partition.shard }, 'the tables of a shard could not be resumed, will try again')
        goOnLater()
      })
      filmEnds.begin()
    },
    begun: async () => resumed ?? undefined,
    hear(payload) {
      visibility.hear(payload)
      tellGuildEvent(payload, { publisher, deletedChannels })
      return payload.t === GatewayDispatchEvents.InteractionCreate ? interactions.receive(payload.d) : undefined
    },
    async close() {
      isClosing = true
      callOff()
      deletedChannels.close()
      filmEnds.close()
      replays.close()
      await interactions.close()
      await publisher.close()
      await tables.close()
    },
  }
}
