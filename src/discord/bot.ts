/** The bot itself: one connection to Discord, over which tables are played and their channels told. */
import {
  type CacheWithLimitsOptions,
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayIntentBits,
  Options,
  Status,
} from 'discord.js'
import type { Publisher, Tables } from '../tables/tables.js'
import { createChannels } from './channels.js'
import type { SlashCommand } from './command.js'
import { createInteractions } from './interactions.js'
import { createLobbyAnswers } from './lobby-answers.js'
import { type Observer, UNOBSERVED } from './observer.js'
import { createPaint, type Painter } from './painting.js'
import { createPublisher } from './publishing/publisher.js'
import { registerCommands } from './registration.js'
import { type Animate, createReplays } from './replays.js'
import { createRequests } from './requests.js'
import { createRestraint } from './restraint.js'
import type { Log, Shell } from './shell.js'
import { watchSurroundings } from './surroundings.js'
import { sendFilesAsBytes } from './uploads.js'
import { createWhispers } from './whispers.js'

export interface BotOptions extends Omit<Shell, 'tables' | 'channels' | 'lobbyAnswers' | 'replays' | 'paint'> {
  readonly painter: Painter
  readonly token: string
  /** Base of the REST API without its version; null for Discord's own. */
  readonly apiUrl: string | null
  readonly commands: readonly SlashCommand[]
  readonly animate: Animate
  readonly observer?: Observer
  /** Presses and commands that are taken of one user in ten seconds; the usual number unless told. */
  readonly pressLimit?: number
  /** Makes the tables, which tell their channels through the bot's publisher. */
  readonly openTables: (publisher: Publisher) => Tables
}

export interface Bot {
  /** Logs in, makes the commands known, and goes on with what is due at the tables. Throws {@link BotUnavailable}. */
  connect(): Promise<void>
  /** Resolves with the reason if Discord closes the connection for good; the bot should then be closed. */
  readonly lost: Promise<BotUnavailable>
  /** Finishes what is in flight and leaves. */
  close(): Promise<void>
  /** Whether the gateway is connected. */
  connected(): boolean
}

/** The bot cannot get onto Discord; the message is one sentence that says what to do. */
export class BotUnavailable extends Error {
  override readonly name = 'BotUnavailable'
}

export function createBot(options: BotOptions): Bot {
  const { clock, log, commands } = options
  const paint = createPaint(options.painter, clock, log)
  const { client, lost } = createClient(options)
  const whispers = createWhispers(clock)
  const tables = options.openTables({
    publish: (table, announcement, isRepeated) => publisher.publish(table, announcement, isRepeated),
    setAside: (remains, isRepeated) => publisher.setAside(remains, isRepeated),
  })
  const channels = createChannels(client, clock)
  const lobbyAnswers = createLobbyAnswers()
  const publisher = createPublisher({ ...options, tables, channels, whispers, paint, lobbyAnswers })
  const replays = createReplays({ tables, animate: options.animate, clock, log })
  const restraint = createRestraint(clock, options.pressLimit)
  const shell = { ...options, paint, tables, channels, lobbyAnswers, replays }
  const interactions = createInteractions(shell, commands, whispers, restraint, options.observer)

  return {
    lost,
    connected: () => client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
    async connect() {
      const ready = await logIn(client, lost, options)
      await makeKnown(ready, commands, log)
      log.info({ servers: ready.guilds.cache.size }, 'on Discord')
      client.on(Events.InteractionCreate, (interaction) => interactions.receive(interaction))
      watchSurroundings(client, publisher)
      await tables.resume()
    },
    async close() {
      replays.close()
      await interactions.close()
      await publisher.close()
      await tables.close()
      await client.destroy()
    },
  }
}

function createClient({ apiUrl, log, clock, observer = UNOBSERVED }: BotOptions): {
  readonly client: Client
  readonly lost: Promise<BotUnavailable>
} {
  let lose: (reason: BotUnavailable) => void = () => {}
  const lost = new Promise<BotUnavailable>((resolve) => {
    lose = resolve
  })
  const tokenRefused = () => lose(new BotUnavailable(refusedToken(apiUrl ?? 'Discord')))
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    // What we send is in Discord's own words already.
    jsonTransformer: (data) => data,
    rest: {
      makeRequest: createRequests({ observer, clock, log, tokenRefused }),
      handlerSweepInterval: ROUTES_SWEPT_MS,
      ...(apiUrl === null ? {} : { api: apiUrl }),
    },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, ...KEPT_BY_DISCORD_JS }),
  })
  sendFilesAsBytes(client.rest)
  client.on(Events.Error, (err) => log.warn({ err }, 'the connection to Discord has a problem'))
  client.on(Events.Warn, (message) => log.warn({}, message))
  client.once(Events.ShardDisconnect, ({ code }) => {
    const advice = CLOSE_ADVICE.get(code) ?? 'check the bot in the Developer Portal, then start it again'
    lose(new BotUnavailable(`Discord has closed the connection for good (code ${code}): ${advice}.`))
  })
  return { client, lost }
}

/** discord.js remembers the route of every deferred answer until it sweeps, which it does once an hour by itself. */
const ROUTES_SWEPT_MS = 60_000

/**
 * Messages, and users with their memberships, are never looked at again: what a table shows is made anew from the table, and an
 * interaction says who it comes from. The bot's own are always wanted.
 */
const KEPT_BY_DISCORD_JS: CacheWithLimitsOptions = {
  MessageManager: 0,
  GuildMemberManager: { maxSize: 0, keepOverLimit: ({ id, client }) => id === client.user.id },
  UserManager: { maxSize: 0, keepOverLimit: ({ id, client }) => id === client.user.id },
}

const TOKEN_ADVICE = 'set DISCORD_TOKEN to the one that the Developer Portal shows for your bot'
const SHARD_ADVICE = 'the bot is on more servers than one connection may serve (2,500); take it off some of them'
const INTENT_ADVICE = 'this bot needs no intent but Guilds; check the bot in the Developer Portal, then start it again'

/** What helps where Discord closes the connection for good, by the code that it gives. */
const CLOSE_ADVICE: ReadonlyMap<number, string> = new Map([
  [GatewayCloseCodes.AuthenticationFailed, TOKEN_ADVICE],
  [GatewayCloseCodes.InvalidShard, SHARD_ADVICE],
  [GatewayCloseCodes.ShardingRequired, SHARD_ADVICE],
  [GatewayCloseCodes.InvalidAPIVersion, 'this version of the program is too old for Discord; install a newer one'],
  [GatewayCloseCodes.InvalidIntents, INTENT_ADVICE],
  [GatewayCloseCodes.DisallowedIntents, INTENT_ADVICE],
])

function refusedToken(where: string): string {
  return `${where} refuses the token: ${TOKEN_ADVICE}.`
}

/** Without its commands being known the bot can still serve the tables that there are. */
async function makeKnown(client: Client<true>, commands: readonly SlashCommand[], log: Log): Promise<void> {
  try {
    const data = commands.map((command) => command.data)
    if (await registerCommands(client, data)) log.info({ commands: data.length }, 'the commands have changed and were registered')
  } catch (err) {
    log.error({ err }, 'the commands could not be registered: those that Discord knows from before go on working')
  }
}

async function logIn(client: Client, lost: Promise<BotUnavailable>, { token, apiUrl }: BotOptions): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  try {
    await client.login(token)
  } catch (cause) {
    await client.destroy()
    throw loginFailure(cause, apiUrl ?? 'Discord')
  }
  const first = await Promise.race([ready, lost])
  if (first instanceof BotUnavailable) throw first
  return first
}

function loginFailure(cause: unknown, where: string): BotUnavailable {
  const isRefused = cause instanceof DiscordjsError && cause.code === DiscordjsErrorCodes.TokenInvalid
  const sentence = isRefused
    ? refusedToken(where)
    : `${where} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}): check the network and DISCORD_API_URL.`
  return new BotUnavailable(sentence, { cause })
}
