/** The bot itself: one connection to Discord, over which tables are played and their channels told. */
import { Client, DiscordjsError, DiscordjsErrorCodes, Events, GatewayIntentBits, Options } from 'discord.js'
import type { Publisher, Tables } from '../tables/tables.js'
import { createChannels } from './channels.js'
import type { SlashCommand } from './command.js'
import { createInteractions } from './interactions.js'
import { createPublisher } from './publishing/publisher.js'
import { registerCommands } from './registration.js'
import type { Log, Shell } from './shell.js'
import { createWhispers } from './whispers.js'

export interface BotOptions extends Omit<Shell, 'tables'> {
  readonly token: string
  /** Base of the REST API without its version; null for Discord's own. */
  readonly apiUrl: string | null
  readonly commands: readonly SlashCommand[]
  /** Makes the tables, which tell their channels through the bot's publisher. */
  readonly openTables: (publisher: Publisher) => Tables
}

export interface Bot {
  /** Logs in, makes the commands known, and goes on with what is due at the tables. Throws {@link BotUnavailable}. */
  connect(): Promise<void>
  /** Finishes what is in flight and leaves. */
  close(): Promise<void>
}

/** The bot cannot get onto Discord; the message is one sentence that says what to do. */
export class BotUnavailable extends Error {
  override readonly name = 'BotUnavailable'
}

export function createBot(options: BotOptions): Bot {
  const { posts, paint, clock, log, commands } = options
  const client = createClient(options.apiUrl, log)
  const whispers = createWhispers(clock)
  const tables = options.openTables({ publish: (table, announcement) => publisher.publish(table, announcement) })
  const publisher = createPublisher({ tables, channels: createChannels(client), whispers, posts, paint, clock, log })
  const interactions = createInteractions({ ...options, tables }, commands, whispers)

  return {
    async connect() {
      const ready = await logIn(client, options)
      const changed = await registerCommands(
        ready,
        commands.map(({ data }) => data),
      )
      log.info({ servers: ready.guilds.cache.size, commands: changed ? 'registered' : 'unchanged' }, 'on Discord')
      client.on(Events.InteractionCreate, (interaction) => interactions.receive(interaction))
      await tables.resume()
    },
    async close() {
      await interactions.close()
      publisher.close()
      await tables.close()
      await client.destroy()
    },
  }
}

function createClient(apiUrl: string | null, log: Log): Client {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: apiUrl === null ? {} : { api: apiUrl },
    // Messages are never looked at again: what a table shows is made anew from the table.
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
  })
  client.on(Events.Error, (err) => log.warn({ err }, 'the connection to Discord has a problem'))
  client.on(Events.Warn, (message) => log.warn({}, message))
  client.on(Events.Invalidated, () => log.error({}, 'Discord has ended the session: start the bot again'))
  return client
}

async function logIn(client: Client, { token, apiUrl }: BotOptions): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve))
  try {
    await client.login(token)
    return await ready
  } catch (cause) {
    await client.destroy()
    const isRefused = cause instanceof DiscordjsError && cause.code === DiscordjsErrorCodes.TokenInvalid
    const where = apiUrl ?? 'Discord'
    throw new BotUnavailable(
      isRefused
        ? `${where} refuses the token: set DISCORD_TOKEN to the one that the Developer Portal shows for your bot.`
        : `${where} cannot be reached (${cause instanceof Error ? cause.message : String(cause)}): check the network and DISCORD_API_URL.`,
      { cause },
    )
  }
}
