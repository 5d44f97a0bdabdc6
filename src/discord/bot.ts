/** The bot itself: one connection to Discord, over which tables are played and their channels told. */
import {
  Client,
  DefaultRestOptions,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  Options,
  Status,
} from 'discord.js'
import type { Publisher, Tables } from '../tables/tables.js'
import { createChannels } from './channels.js'
import type { SlashCommand } from './command.js'
import { createInteractions } from './interactions.js'
import { type Observer, UNOBSERVED } from './observer.js'
import { createPaint, type Painter } from './painting.js'
import { createPublisher } from './publishing/publisher.js'
import { registerCommands } from './registration.js'
import { type Animate, createReplays } from './replays.js'
import type { Log, Shell } from './shell.js'
import { createWhispers } from './whispers.js'

export interface BotOptions extends Omit<Shell, 'tables' | 'channels' | 'replays' | 'paint'> {
  readonly painter: Painter
  readonly token: string
  /** Base of the REST API without its version; null for Discord's own. */
  readonly apiUrl: string | null
  readonly commands: readonly SlashCommand[]
  readonly animate: Animate
  readonly observer?: Observer
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
  const { posts, clock, log, commands } = options
  const paint = createPaint(options.painter, clock, log)
  const client = createClient(options)
  const lost = connectionLost(client)
  const whispers = createWhispers(clock)
  const tables = options.openTables({ publish: (table, announcement) => publisher.publish(table, announcement) })
  const channels = createChannels(client)
  const publisher = createPublisher({ tables, channels, whispers, posts, paint, clock, log })
  const replays = createReplays({ tables, animate: options.animate, clock, log })
  const interactions = createInteractions({ ...options, paint, tables, channels, replays }, commands, whispers, options.observer)

  return {
    lost,
    connected: () => client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready),
    async connect() {
      const ready = await logIn(client, lost, options)
      await makeKnown(ready, commands, log)
      log.info({ servers: ready.guilds.cache.size }, 'on Discord')
      client.on(Events.InteractionCreate, (interaction) => interactions.receive(interaction))
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

function createClient({ apiUrl, log, observer = UNOBSERVED }: BotOptions): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: { makeRequest: observed(observer), ...(apiUrl === null ? {} : { api: apiUrl }) },
    // Messages are never looked at again: what a table shows is made anew from the table.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  })
  client.on(Events.Error, (err) => log.warn({ err }, 'the connection to Discord has a problem'))
  client.on(Events.Warn, (message) => log.warn({}, message))
  return client
}

/** Requests as discord.js makes them, each told to whoever watches. */
function observed({ requested }: Observer): typeof DefaultRestOptions.makeRequest {
  return async (url, init) => {
    try {
      const response = await DefaultRestOptions.makeRequest(url, init)
      requested(response.status)
      return response
    } catch (thrown) {
      requested(null)
      throw thrown
    }
  }
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

function connectionLost(client: Client): Promise<BotUnavailable> {
  return new Promise((resolve) => {
    client.once(Events.ShardDisconnect, ({ code }) => {
      const advice = 'check the bot in the Developer Portal, then start it again.'
      resolve(new BotUnavailable(`Discord has closed the connection for good (code ${code}): ${advice}`))
    })
  })
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
    ? `${where} refuses the token: set DISCORD_TOKEN to the one that the Developer Portal shows for your bot.`
    : `${where} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}): check the network and DISCORD_API_URL.`
  return new BotUnavailable(sentence, { cause })
}
