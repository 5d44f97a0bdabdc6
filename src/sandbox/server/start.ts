import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { BUILT_PAGE } from '../built-page.js'
import { noteCaller } from './callers.js'
import { type Clock, systemClock } from './clock.js'
import type { Discord } from './discord.js'
import { openEntrance, type Rooms } from './entrance.js'
import { Faults } from './faults.js'
import { Gateway } from './gateway/gateway.js'
import { Interactions } from './interactions/interactions.js'
import { Journal, REQUESTS_KEPT } from './journal.js'
import { Live } from './live/live.js'
import { Memory, type MemoryOptions, recall, restore } from './memory.js'
import { FileStore } from './messages/files.js'
import { Nonces } from './messages/nonces.js'
import { OldEdits } from './messages/old-edits.js'
import { ROUTES, restApi } from './rest/api.js'
import { CommandQuota } from './rest/command-quota.js'
import { playground, type Sandbox } from './sandbox.js'
import { loadSpec, type SpecCheck } from './validation/openapi.js'
import { web } from './web.js'
import { DEFAULT_WORLD, resetWorld, type WorldSeed } from './world/guilds.js'
import { World } from './world/world.js'

export interface SandboxOptions {
  /** 0 or absent: any free port. */
  readonly port?: number
  readonly clock?: Clock
  /** Discord's official OpenAPI document, or its path. Every request body is checked against it. */
  readonly openapi?: string | object
  /** Folder of the built page. By default the output of `npm run build:page`. */
  readonly pageRoot?: string
  readonly world?: WorldSeed
  /** Maximum total bytes of kept attachments. Default 256 MiB. */
  readonly fileBudget?: number
  /** Maximum number of kept requests of the bot. Default 5,000. */
  readonly requestsKept?: number
  /** The minimum number of shards among which bots divide the guilds. Default 1. */
  readonly shards?: number
  /**
   * How many shards may identify at once; one that shares its rate-limit key with another must wait 5 s. By default all may, at
   * any time.
   */
  readonly maxConcurrency?: number
  /** How many sessions bots may begin in a day. Default 1,000. */
  readonly sessionsADay?: number
  /** Where the world is saved between starts. Without it, each start begins with a new world. */
  readonly memory?: MemoryOptions
}

/** The sandbox cannot start. The message says what to do. */
export class SandboxUnavailable extends Error {}

const HOST = '127.0.0.1'
const FILE_BUDGET = 256 * 1024 * 1024

/**
 * Starts a local Discord on loopback.
 * @throws {SandboxUnavailable} if the port is in use, or the OpenAPI document cannot be read
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const world = new World(options.clock ?? systemClock, { name: 'Stagecoach', token: newToken() })
  const spec = options.openapi === undefined ? null : await judgeBy(options.openapi)
  let port = 0
  const discord = assemble(world, options, () => port)
  const remembered = options.memory ? await recall(options.memory) : null
  const seed = options.world ?? DEFAULT_WORLD
  resetWorld(world, seed)
  world.endFounding()
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.route('/', restApi(discord, spec))
  app.route('/', web(discord, seed, options.pageRoot ?? BUILT_PAGE))
  const live = new Live(discord)
  const listener = getRequestListener(app.fetch)
  const answer: Rooms['answer'] = (request, response) => {
    noteCaller(request)
    return listener(request, response)
  }
  const rooms = { answer, upgrade: upgrading(discord, live) }
  const server = openEntrance(rooms, () => port)
  port = await listen(server, options.port ?? 0)
  if (remembered) restore(discord, remembered)
  const memory = options.memory ? new Memory(discord, options.memory) : null
  return playground(discord, seed, async () => {
    await stop(server, discord, live)
    await memory?.close()
  })
}

async function judgeBy(openapi: string | object): Promise<SpecCheck> {
  try {
    return await loadSpec(openapi, ROUTES)
  } catch (cause) {
    const remedy = "Point DISCORD_OPENAPI at Discord's openapi.json, or unset it"
    throw new SandboxUnavailable(`The OpenAPI document cannot be used: ${reasonOf(cause)}. ${remedy}.`, { cause })
  }
}

function assemble(
  world: World,
  { fileBudget = FILE_BUDGET, requestsKept = REQUESTS_KEPT, shards = 1, maxConcurrency, sessionsADay = 1_000 }: SandboxOptions,
  port: () => number,
): Discord {
  return {
    world,
    files: new FileStore(fileBudget),
    interactions: new Interactions(world),
    gateway: new Gateway(world, () => `ws://${HOST}:${port()}/gateway`, {
      shards,
      sessionsADay,
      ...(maxConcurrency === undefined ? {} : { maxConcurrency }),
    }),
    faults: new Faults(),
    journal: new Journal(world, requestsKept),
    nonces: new Nonces(world),
    oldEdits: new OldEdits(world),
    commandQuota: new CommandQuota(world),
    origin: () => `http://${HOST}:${port()}`,
  }
}

/**
 * Unguessable, and in the format of Discord's own tokens, so that the log hides it everywhere. It begins with a hexadecimal
 * number, because discord.js strips a leading `Bot`, in any case, as the token's type prefix.
 */
function newToken(): string {
  const rest = [4, 27].map((bytes) => randomBytes(bytes).toString('base64url'))
  return [randomBytes(12).toString('hex'), ...rest].join('.')
}

function upgrading({ gateway }: Discord, live: Live): Rooms['upgrade'] {
  return ({ pathname, searchParams }, request, socket, head) => {
    if (pathname === '/gateway' || pathname === '/gateway/') gateway.upgrade(searchParams, request, socket, head)
    else if (pathname === '/sandbox/live') live.upgrade(request, socket, head)
    else return false
    return true
  }
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, HOST)
  try {
    await once(server, 'listening')
  } catch (cause) {
    throw new SandboxUnavailable(
      `The sandbox cannot listen on port ${port}: ${reasonOf(cause)}. Set SANDBOX_PORT to a free port.`,
      { cause },
    )
  }
  return (server.address() as AddressInfo).port
}

function reasonOf(cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') return 'it is in use'
  return cause instanceof Error ? cause.message : String(cause)
}

async function stop(server: Server, discord: Discord, live: Live): Promise<void> {
  discord.gateway.close()
  live.close()
  const closed = once(server, 'close')
  server.close()
  server.closeAllConnections()
  await closed
}
