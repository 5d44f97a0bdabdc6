/** The bot itself: it connects to Discord, lets users play at tables, and tells the tables' channels. */
import { API } from '@discordjs/core'
import type { Coordination } from '../cluster/ports.js'
import type { Illustration } from '../games/illustration.js'
import type { Tables } from '../tables/model/tables.js'
import { createPaint, type Painter } from './context/painting.js'
import { createPartitionHost, type Hosting } from './partition-host.js'
import { createPartitionHosts } from './partition-hosts.js'
import { createRateLimit } from './presses/intake/rate-limit.js'
import { createChannels } from './wire/channels.js'
import { createClockWatch } from './wire/clock-watch.js'
import { createDirectMessages } from './wire/direct-messages.js'
import { createEmojis } from './wire/emojis.js'
import { createGateway, type Shards } from './wire/gateway.js'
import { createKnownCommands } from './wire/known-commands.js'
import { UNOBSERVED } from './wire/observer.js'
import { openRest } from './wire/rest.js'
import { createRetriedTasks } from './wire/retried-tasks.js'
import { createServerReading } from './wire/server-reading.js'
import { holdAllShards, type ShardHoldings } from './wire/shard-holdings.js'
import { type BotUnavailable, refusedToken } from './wire/unavailable.js'

export interface BotOptions
  extends Omit<
    Hosting,
    'paint' | 'paintForChannels' | 'emojis' | 'channels' | 'directMessages' | 'readServer' | 'answers' | 'rateLimit'
  > {
  readonly painter: Painter
  readonly token: string
  /** Base URL of the REST API, without the version. Null for Discord's own. */
  readonly apiUrl: string | null
  /** Which of the bot's shards this process holds. By default all. */
  readonly holdings?: ShardHoldings
  /** What it has to agree on with other processes. By default there are none. */
  readonly coordination?: Coordination
  /** Whether the games' icons become emoji of the application, in the background. */
  readonly uploadIcons?: boolean
  /** Whether to warn in the log if `clock` differs from Discord's. Not by default. */
  readonly compareClocks?: boolean
  /** Requests that Discord allows all processes of the bot together in a second. Absent for the usual number. */
  readonly requestsPerSecond?: number
  /** Presses and commands accepted from one user in ten seconds. Absent for the usual number. */
  readonly pressLimit?: number
}

export interface Bot {
  /**
   * Logs in, registers the commands, and resumes the tables. If Discord makes the commands wait, that goes on in the background.
   * Throws {@link BotUnavailable}, or why it may not hold shards.
   */
  connect(): Promise<void>
  /** Resolves with the reason when Discord closes the connection for good. The bot should then be closed. */
  readonly lost: Promise<BotUnavailable>
  /** Finishes work in progress and disconnects. */
  close(): Promise<void>
  /** Whether the gateway is connected with all shards that this process holds. */
  connected(): boolean
  /** How many of the gateway's shards are connected, and how many are not. */
  shards(): Shards
  /** The tables of the partitions that this process holds now. */
  tables(): readonly Tables[]
}

export function createBot(options: BotOptions): Bot {
  const { clock, log, commands, token, observer = UNOBSERVED, holdings = holdAllShards(), coordination = ALONE } = options
  const where = options.apiUrl ?? 'Discord'
  const { promise: lost, resolve: lose } = promised<BotUnavailable>()
  const { portion, isAwake } = holdings
  const watching = options.compareClocks === true ? { watchClock: createClockWatch(log) } : {}
  const tokenRefused = () => lose(refusedToken(where))
  const rests = openRest({ ...options, observer, tokenRefused, portion, isAwake, ...watching })
  const { rest } = rests
  let isClosing = false
  const api = new API(rest)
  let ownId: string | null = null
  const png = async (drawing: Illustration['drawing']) => (await options.painter({ drawing, alt: '' }, 'soon')).png
  const emojis = createEmojis({ rest, png, games: options.games, isAlone: coordination.isAlone, log })
  const hosting: Hosting = {
    ...options,
    paint: createPaint(options.painter, 'at-once', clock, log),
    paintForChannels: createPaint(options.painter, 'soon', clock, log),
    emojis: emojis.find,
    channels: createChannels(api.channels, () => ownId, clock),
    directMessages: createDirectMessages(api, log),
    readServer: createServerReading(api.guilds, clock),
    answers: new API(rests.answering).interactions,
    rateLimit: createRateLimit(clock, options.pressLimit),
  }
  const tasks = createRetriedTasks(clock)
  const data = commands.map((command) => command.data)
  const makeKnown = createKnownCommands({ rest, commands: data, coordination, tasks, clock, log })
  const hosts = createPartitionHosts(holdings.partitionOf, (partition) => createPartitionHost(hosting, partition), log)
  const gateway = createGateway({ rest, token, where, clock, log, holdings, meet, hosts, lose })

  /** Whatever fails, buttons have only their labels. */
  function uploadIcons(applicationId: string): Promise<void> {
    return tasks.undertake(
      () => coordination.oneAtATime('emojis', () => emojis.upload(applicationId)),
      (err) => log.warn({ err }, 'icons could not be uploaded as emoji, will try again: buttons go without the missing ones'),
    )
  }

  function meet({ userId }: { readonly userId: string }): void {
    ownId = userId
  }

  return {
    lost,
    connected: gateway.connected,
    shards: gateway.shards,
    tables: () => hosts.all().map(({ tables }) => tables),
    async connect() {
      const self = await gateway.connect()
      if (isClosing) return
      log.info(self.servers === null ? {} : { servers: self.servers }, 'on Discord')
      const known = makeKnown(self.applicationId)
      // Drawing them would delay the commands.
      if (options.uploadIcons === true) void known.then(() => uploadIcons(self.applicationId))
      await Promise.all([known, ...hosts.all().map((host) => host.begun())])
    },
    async close() {
      isClosing = true
      tasks.close()
      emojis.close()
      await gateway.handOver()
      await hosts.closeAll()
      await gateway.close()
      rests.close()
    },
  }
}

function promised<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((fulfil) => {
    resolve = fulfil
  })
  return { promise, resolve }
}

/** A process that has the database to itself. */
const ALONE: Coordination = { oneAtATime: (_name, task) => task(), isAlone: async () => true }
