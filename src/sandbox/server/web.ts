import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { Gone, Refused } from './actions/refused.js'
import { BrokenOff, collect, JSON_LIMIT, TooLong } from './collect.js'
import type { Discord } from './discord.js'
import { actOn } from './live/verbs.js'
import type { WorldSeed } from './world/guilds.js'

/** Pictures that cannot run anything and are displayed. Every other file can only be downloaded. */
const HARMLESS: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])

/** The page's side of the sandbox: its verbs, the attachments, and its own files from `pageRoot`. */
export function web(discord: Discord, seed: WorldSeed, pageRoot: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post('/sandbox/:verb', async (context) => {
    if (!context.req.header('content-type')?.startsWith('application/json')) return context.json({ error: 'Send JSON.' }, 415)
    try {
      const answer = await actOn(discord, seed, context.req.param('verb'), await readJson(context.env.incoming))
      return answer === undefined ? context.body(null, 204) : context.json(answer)
    } catch (error) {
      const [status, sentence] = refusedAs(error)
      return context.json({ error: sentence }, status)
    }
  })
  app.get('/cdn/:folder/:channel/:file/:name', (context) => {
    const file = discord.files.get(context.req.param('file'))
    if (!file) return context.text('This content is no longer available.', 404)
    const isShown = HARMLESS.has(file.contentType)
    return context.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': isShown ? file.contentType : 'application/octet-stream',
      'Cache-Control': 'private, max-age=86400',
      ...(!isShown && { 'Content-Disposition': 'attachment' }),
    })
  })
  app.get('/cdn/emojis/:emoji', (context) => {
    const emoji = discord.world.emojis.get(context.req.param('emoji'))
    if (!emoji) return context.text('There is no such emoji.', 404)
    return context.body(new Uint8Array(emoji.bytes), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=86400',
    })
  })
  if (existsSync(pageRoot)) app.get('*', serveStatic({ root: pageRoot }))
  else
    app.get('/', (context) =>
      context.text('The page is not built yet: stop Stagecoach, run npm run build:page, and start it again.', 503),
    )
  return app
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  return JSON.parse((await collect(request, JSON_LIMIT)).toString())
}

/** The answer to a request that cannot be fulfilled. Rethrows any other kind of exception. */
function refusedAs(error: unknown): readonly [ContentfulStatusCode, string] {
  if (error instanceof Gone) return [410, error.message]
  if (error instanceof Refused) return [409, error.message]
  if (error instanceof TooLong) return [413, 'Send at most 1 MiB.']
  if (error instanceof SyntaxError) return [400, 'Send JSON.']
  if (error instanceof BrokenOff) return [400, 'Send the whole request.']
  throw error
}
