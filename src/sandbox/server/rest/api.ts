import { createHash } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { callerOf, callerWith } from '../callers.js'
import { BrokenOff } from '../collect.js'
import type { Discord } from '../discord.js'
import { ApiError, demandNone, refusal } from '../errors.js'
import type { Fault } from '../faults.js'
import type { LoggedRequest } from '../journal.js'
import type { SpecCheck } from '../validation/openapi.js'
import { applicationRoutes } from './applications.js'
import { channelRoutes } from './channels.js'
import { commandRoutes } from './commands.js'
import { directRoutes } from './directs.js'
import { emojiRoutes } from './emojis.js'
import { guildRoutes } from './guilds.js'
import { interactionRoutes } from './interactions.js'
import { messageRoutes } from './messages.js'
import { type RequestBody, readBody } from './read-body.js'
import type { RestResponse, Route } from './route.js'

export const ROUTES: readonly Route[] = [
  ...applicationRoutes,
  ...guildRoutes,
  ...channelRoutes,
  ...directRoutes,
  ...messageRoutes,
  ...commandRoutes,
  ...emojiRoutes,
  ...interactionRoutes,
]

const PREFIX = '/api/v10'

type RestContext = Context<{ Bindings: HttpBindings }>

/** Facts about a request collected while it is handled. */
interface Exchange {
  body: RequestBody | null
  spec: LoggedRequest['spec']
}

/** Discord's REST API, version 10. Every request is logged. With a spec, every body is checked against it. */
export function restApi(discord: Discord, spec: SpecCheck | null): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  for (const route of ROUTES) app.on(route.method, pattern(route.path), (context) => serve(discord, spec, route, context))
  app.all('/api/*', (context) => serve(discord, null, UNKNOWN, context))
  return app
}

/** Patterns for parameters, so that `/messages/pins` is not taken for a message. Paths are matched before `%40` is decoded. */
const PARAMETERS: Readonly<Record<string, string>> = {
  token: '[\\w-]+',
  message: '(@original|%40original|[0-9]+)',
}

const pattern = (path: string): string =>
  PREFIX + path.replace(/:(\w+)/g, (whole, name: string) => `${whole}{${PARAMETERS[name] ?? '[0-9]+'}}`)

/** Everything the sandbox does not implement. */
const UNKNOWN: Route = {
  method: 'GET',
  path: '',
  byPathToken: true,
  handle: () => {
    throw new ApiError(501, 0, '501: The sandbox does not know this route.')
  },
}

async function serve(discord: Discord, spec: SpecCheck | null, route: Route, context: RestContext): Promise<Response> {
  const { method } = context.req
  const path = decoded(context.req.path.slice(PREFIX.length))
  discord.journal.tell({ caller: callerOf(context.env.incoming), method, path, guildId: guildOf(discord, context) })
  const fault = discord.faults.strike(method, path)
  const exchange: Exchange = { body: null, spec: 'unchecked' }
  const log = logger(discord, context, path, exchange)
  try {
    if (isKnown(discord, context)) exchange.body = await readBody(context.env.incoming)
    if (fault) await suffer(discord, fault)
    const answer = handle(discord, spec, route, context, exchange)
    if (fault?.kind === 'drop') throw new Dropped()
    log(answer.status, null, null)
    return reply(discord, route, answer)
  } catch (error) {
    if (error instanceof Dropped) return drop(context, log)
    if (error instanceof BrokenOff) return giveUp(log)
    if (!(error instanceof ApiError)) throw error
    log(error.status, error.code, error.line())
    return reply(discord, route, { status: error.status, body: error.body() }, error.headers())
  }
}

function handle(discord: Discord, spec: SpecCheck | null, route: Route, context: RestContext, exchange: Exchange): RestResponse {
  if (!route.byPathToken && !isBot(discord, context)) throw refusal('unauthorized')
  const { json, uploads } = exchange.body ?? { json: undefined, uploads: [] }
  const violations = json === undefined ? undefined : spec?.violations(route, json)
  if (violations) exchange.spec = violations.length === 0 ? 'valid' : 'invalid'
  demandNone(violations ?? [])
  return route.handle(discord, { params: context.req.param(), query: new URL(context.req.url).searchParams, body: json, uploads })
}

function isBot({ world }: Discord, context: RestContext): boolean {
  const given = context.req.header('authorization')
  return given?.startsWith('Bot ') === true && callerWith(given, world.bot.token) !== null
}

/** The guild of the channel or of the interaction that a request is about. */
function guildOf({ world, interactions }: Discord, context: RestContext): string | null {
  const { channel = '', token = '' } = context.req.param()
  return (world.channels.get(channel)?.guildId || null) ?? interactions.guildOf(token)
}

/** Whether a request has the bot's token or an interaction's. Without one its body is neither read nor kept. */
function isKnown(discord: Discord, context: RestContext): boolean {
  return isBot(discord, context) || discord.interactions.knows(context.req.param('token') ?? '')
}

/** Thrown to break the connection. */
class Dropped extends Error {}

async function suffer({ world }: Discord, fault: Fault): Promise<void> {
  switch (fault.kind) {
    case 'delay':
      return new Promise((resolve) => {
        world.clock.after(fault.milliseconds, resolve)
      })
    case 'drop':
      if (fault.when === 'before') throw new Dropped()
      return
    case 'rate-limit':
      throw ApiError.rateLimit(fault.retryAfter, fault.global ?? false)
    case 'refusal':
      throw new ApiError(fault.status, fault.code, fault.message)
    case 'server-error':
      throw new ApiError(fault.status, 0, `${fault.status}: the server is having a bad day`)
    default:
      fault satisfies never
  }
}

type Log = (status: number, code: number | null, problem: string | null) => void

function giveUp(log: Log): Response {
  log(0, null, 'The connection broke off before the whole request was there.')
  return RESPONSE_ALREADY_SENT
}

function drop(context: RestContext, log: Log): Response {
  log(0, null, 'The connection was dropped.')
  context.env.incoming.socket.resetAndDestroy()
  return RESPONSE_ALREADY_SENT
}

function logger({ journal, world }: Discord, context: RestContext, path: string, exchange: Exchange): Log {
  const at = world.timestamp()
  return (status, code, problem) => {
    const files = (exchange.body?.uploads ?? []).map(({ name, contentType, bytes }) => ({
      name,
      contentType,
      size: bytes.length,
    }))
    const query = new URL(context.req.url).search
    journal.log(
      { at, method: context.req.method, path, query, body: exchange.body?.json, files, status, spec: exchange.spec, problem },
      code,
    )
  }
}

/** A rate limit for the headers that clients read. The sandbox never counts requests. */
const LIMIT = '50'

function reply({ world }: Discord, route: Route, answer: RestResponse, extra: Readonly<Record<string, string>> = {}): Response {
  const headers = {
    'X-RateLimit-Limit': LIMIT,
    'X-RateLimit-Remaining': '49',
    'X-RateLimit-Reset': String(world.clock.now() / 1000 + 1),
    'X-RateLimit-Reset-After': '1',
    'X-RateLimit-Bucket': bucketOf(route),
    ...extra,
  }
  if (answer.status === 204) return new Response(null, { status: 204, headers })
  return new Response(JSON.stringify(answer.body), {
    status: answer.status,
    headers: { ...headers, 'Content-Type': 'application/json' },
  })
}

const buckets = new Map<Route, string>()

function bucketOf(route: Route): string {
  const known = buckets.get(route) ?? createHash('md5').update(`${route.method} ${route.path}`).digest('hex')
  buckets.set(route, known)
  return known
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
