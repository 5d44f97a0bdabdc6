import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { Client, type ClientOptions, Events, GatewayIntentBits, type Interaction } from 'discord.js'
import { PNG } from 'pngjs'
import { onTestFinished } from 'vitest'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'
import { type SandboxOptions, startSandbox } from '../../src/sandbox/server/start.js'
import { FakeClock } from './fake-clock.js'

/** The official spec, from a file beside the project or from DISCORD_OPENAPI. */
export const OPENAPI = process.env.DISCORD_OPENAPI ?? resolve(import.meta.dirname, '../../../shared/discord-openapi.json')
export const hasOpenapi = existsSync(OPENAPI)

export interface HostOptions extends SandboxOptions {
  /** Whether requests are checked against the official spec, if available. Default true. */
  readonly judged?: boolean
}

export interface Hosted {
  readonly sandbox: Sandbox
  readonly client: Client<true>
  /** Ids of the four users and of #stagecoach. */
  readonly annie: string
  readonly bill: string
  readonly katie: string
  readonly jim: string
  readonly channel: string
  /** The next interaction that reaches the bot. */
  next(): Promise<Interaction>
}

/** A sandbox with a real discord.js client logged in, on a clock that stands still. Both end with the test. */
export async function hostBot(options: HostOptions = {}, clientOptions: Partial<ClientOptions> = {}): Promise<Hosted> {
  const sandbox = await hostSandbox(options)
  const client = await login(sandbox, clientOptions)
  const waiting: ((interaction: Interaction) => void)[] = []
  const arrived: Interaction[] = []
  client.on(Events.InteractionCreate, (interaction) => {
    const resolve = waiting.shift()
    if (resolve) resolve(interaction)
    else arrived.push(interaction)
  })
  const next = (): Promise<Interaction> => {
    const interaction = arrived.shift()
    return interaction ? Promise.resolve(interaction) : new Promise((resolve) => waiting.push(resolve))
  }
  const [annie = '', bill = '', katie = '', jim = ''] = [...sandbox.world.users.keys()]
  return { sandbox, client, annie, bill, katie, jim, channel: sandbox.channel('stagecoach').id, next }
}

export async function hostSandbox({ judged = true, ...options }: HostOptions = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ clock: new FakeClock(), ...(judged && hasOpenapi && { openapi: OPENAPI }), ...options })
  onTestFinished(() => sandbox.close())
  return sandbox
}

async function login(sandbox: Sandbox, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: sandbox.apiUrl, cdn: sandbox.cdnUrl, ...options.rest },
  })
  onTestFinished(() => client.destroy())
  await client.login(sandbox.botToken)
  if (!client.isReady()) await once(client, Events.ClientReady)
  if (!client.isReady()) throw new Error('The client says it is ready and is not.')
  return client
}

/** A plain picture of the given size. */
export function picture(width: number, height: number, shade = 128): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(shade)
  return PNG.sync.write(png)
}

/** Narrows an interaction to the kind that a test expects. */
function expectKind<T extends Interaction>(interaction: Interaction, is: (interaction: Interaction) => interaction is T): T {
  if (!is(interaction)) throw new Error(`An interaction of another kind came: type ${interaction.type}.`)
  return interaction
}

export const slash = (interaction: Interaction) => expectKind(interaction, (it) => it.isChatInputCommand())
export const button = (interaction: Interaction) => expectKind(interaction, (it) => it.isButton())
export const select = (interaction: Interaction) => expectKind(interaction, (it) => it.isAnySelectMenu())
