/** The bot itself: it connects to Discord, lets users play at tables, and tells the tables' channels. */
import { API } from '@discordjs/core'
import { REST } from '@discordjs/rest'
import { GatewayDispatchEvents, type GatewayDispatchPayload } from 'discord-api-types/v10'
import type { Illustration } from '../games/illustration.js'
import type { Publisher, Tables } from '../tables/model/tables.js'
import type { Context } from './context/context.js'
import { createLobbyAnswers } from './context/lobby-answers.js'
import { createPaint, type Painter } from './context/painting.js'
import { createPrivateMessages } from './context/private-messages.js'
import { type Animate, createReplays } from './context/replays.js'
import type { SlashCommand } from './presses/command.js'
import { endFilms, unfinishedFilms } from './presses/films.js'
import { createInteractions } from './presses/interactions.js'
import { createRateLimit } from './presses/rate-limit.js'
import { tellSurroundings } from './publishing/guild-events.js'
import { createPublisher } from './publishing/publisher.js'
import { createChannels } from './wire/channels.js'
import { createClockWatch } from './wire/clock-watch.js'
import { createDirectMessages } from './wire/direct-messages.js'
import { createEmojis } from './wire/emojis.js'
import { createGateway, type Shards } from './wire/gateway.js'
import { createLandscape } from './wire/landscape.js'
import type { Log } from './wire/log.js'
import { type Observer, UNOBSERVED } from './wire/observer.js'
import { registerCommands } from './wire/registration.js'
import { createRequests } from './wire/requests.js'
import type { Done } from './wire/shard-connection.js'
import { holdAllShards, type ShardHoldings } from './wire/shard-holdings.js'
import { type BotUnavailable, refusedToken } from './wire/unavailable.js'
import { sendFilesAsBytes } from './wire/uploads.js'

export interface BotOptions
  extends Omit<Context, 'tables' | 'channels' | 'directMessages' | 'lobbyAnswers' | 'replays' | 'paint' | 'emojis'> {
  readonly painter: Painter
  readonly token: string
  /** Base URL of the REST API, without the version. Null for Discord's own. */
  readonly apiUrl: string | null
  readonly commands: readonly SlashCommand[]
  readonly animate: Animate
  readonly observer?: Observer
  /** Which of the bot's shards this process holds. By default all. */
  readonly holdings?: ShardHoldings
  /** Whether the games' icons become emoji of the application, in the background. */
  readonly uploadIcons?: boolean
  /** Whether to warn in the log if `clock` differs from Discord's. Not by default. */
  readonly compareClocks?: boolean
  /** Presses and commands accepted from one user in ten seconds. Absent for the usual number. */
  readonly pressLimit?: number
  /** Creates the tables. They tell their channels through the bot's publisher. */
  readonly openTables: (publisher: Publisher) => Tables
}

export interface Bot {
  /** Logs in, registers the commands, and resumes the tables. Throws {@link BotUnavailable}. */
  connect(): Promise<void>
  /** Resolves with the reason when Discord closes the connection for good. The bot should then be closed. */
  readonly lost: Promise<BotUnavailable>
  /** Finishes work in progress and disconnects. */
  close(): Promise<void>
  /** Whether the gateway is connected with all shards that this process holds. */
  connected(): boolean
  /** How many of the gateway's shards are connected, and how many are not. */
  shards(): Shards
}

export function createBot(options: BotOptions): Bot {
  const { clock, log, commands, token, observer, holdings = holdAllShards() } = options
  const where = options.apiUrl ?? 'Discord'
  const { promise: lost, resolve: lose } = promised<BotUnavailable>()
  const rest = createRest(options, () => lose(refusedToken(where)))
  const api = new API(rest)
  const landscape = createLandscape()
  const gateway = createGateway({ rest, token, where, log, holdings, meet: ({ userId }) => begin(userId), hear, lose })
  let ownId: string | null = null
  let resumed: Promise<void> | null = null
  const paint = createPaint(options.painter, clock, log)
  const png = async (drawing: Illustration['drawing']) => (await options.painter({ drawing, alt: '' })).png
  const emojis = createEmojis({ rest, png, games: options.games, log })
  const privateMessages = createPrivateMessages(clock)
  const tables = options.openTables({
    publish: (table, announcement, isRepeated) => publisher.publish(table, announcement, isRepeated),
    setAside: (remains, isRepeated) => publisher.setAside(remains, isRepeated),
  })
  const channels = createChannels(api.channels, () => ownId, clock)
  const directMessages = createDirectMessages(api, log)
  const lobbyAnswers = createLobbyAnswers()
  const publisher = createPublisher({
    ...options,
    tables,
    channels,
    directMessages,
    privateMessages,
    paint,
    lobbyAnswers,
    emojis: emojis.find,
  })
  const replays = createReplays({ tables, animate: options.animate, clock, log })
  const rateLimit = createRateLimit(clock, options.pressLimit)
  const context = { ...options, paint, emojis: emojis.find, tables, channels, directMessages, lobbyAnswers, replays }
  const answers = api.interactions
  const watched = observer === undefined ? {} : { observer }
  const interactions = createInteractions({ context, commands, privateMessages, rateLimit, landscape, answers, ...watched })

  function hear(payload: GatewayDispatchPayload): Done {
    landscape.hear(payload)
    tellSurroundings(payload, publisher)
    return payload.t === GatewayDispatchEvents.InteractionCreate ? interactions.receive(payload.d) : undefined
  }

  /**
   * Resumes the tables before anybody presses anything. Otherwise announcements that an earlier process delivered only in part
   * would look new. Other shards may still be connecting.
   */
  function begin(userId: string): void {
    ownId = userId
    resumed ??= tables.resume()
    // The caller of `connect` gets the failure.
    resumed.catch(() => {})
  }

  return {
    lost,
    connected: gateway.connected,
    shards: gateway.shards,
    async connect() {
      const films = await unfinishedFilms(context)
      const self = await gateway.connect()
      await makeKnown(rest, self.applicationId, commands, log)
      log.info({ servers: self.servers }, 'on Discord')
      void endFilms(context, films)
      if (options.uploadIcons === true) void emojis.upload(self.applicationId)
      await resumed
    },
    async close() {
      replays.close()
      emojis.close()
      await gateway.handOver()
      await interactions.close()
      await publisher.close()
      await tables.close()
      await gateway.close()
      rest.clearHandlerSweeper()
      rest.clearHashSweeper()
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

function createRest(options: BotOptions, tokenRefused: () => void): REST {
  const { apiUrl, token, log, clock, observer = UNOBSERVED } = options
  const watching = options.compareClocks === true ? { watchClock: createClockWatch(log) } : {}
  const rest = new REST({
    makeRequest: createRequests({ observer, clock, log, tokenRefused, ...watching }),
    handlerSweepInterval: ROUTES_SWEPT_MS,
    ...(apiUrl === null ? {} : { api: apiUrl }),
  }).setToken(token)
  sendFilesAsBytes(rest)
  return rest
}

/** How often @discordjs/rest drops old routes. It keeps one for each deferred answer, and by default drops them once an hour. */
const ROUTES_SWEPT_MS = 60_000

/** If the commands cannot be registered, the bot can still serve existing tables. */
async function makeKnown(rest: REST, applicationId: string, commands: readonly SlashCommand[], log: Log): Promise<void> {
  try {
    const data = commands.map((command) => command.data)
    const isNew = await registerCommands(rest, applicationId, data)
    if (isNew) log.info({ commands: data.length }, 'the commands have changed and were registered')
  } catch (err) {
    log.error({ err }, 'the commands could not be registered: those that Discord knows from before go on working')
  }
}
