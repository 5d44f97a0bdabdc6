import { existsSync } from 'node:fs'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { Gone, Refused } from './actions/refused.js'
import type { Discord } from './discord.js'
import { isFromHere } from './live/origin.js'
import { actOn } from './live/verbs.js'
import type { WorldSeed } from './world/guilds.js'

/** The page's side of the sandbox: its verbs, the attachments, and its own files out of `pageRoot`. */
export function web(discord: Discord, seed: WorldSeed, pageRoot: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post('/sandbox/:verb', async (context) => {
    if (!isFromHere(context.req.header('host'), context.req.header('origin')))
      return context.json({ error: 'Only pages of this machine may act here.' }, 403)
    if (!context.req.header('content-type')?.startsWith('application/json')) return context.json({ error: 'Send JSON.' }, 415)
    try {
      const answer = await actOn(discord, seed, context.req.param('verb'), await context.req.json())
      return answer === undefined ? context.body(null, 204) : context.json(answer)
    } catch (error) {
      if (error instanceof Gone) return context.json({ error: error.message }, 410)
      if (error instanceof Refused) return context.json({ error: error.message }, 409)
      if (error instanceof SyntaxError) return context.json({ error: 'Send JSON.' }, 400)
      throw error
    }
  })
  app.get('/cdn/:folder/:channel/:file/:name', (context) => {
    const file = discord.files.get(context.req.param('file'))
    if (!file) return context.text('This content is no longer available.', 404)
    return context.body(new Uint8Array(file.bytes), 200, {
      'Content-Type': file.contentType,
      'Cache-Control': 'private, max-age=86400',
    })
  })
  if (existsSync(pageRoot)) app.get('*', serveStatic({ root: pageRoot }))
  else app.get('/', (context) => context.text('The page is not built yet: run npm run build:page.', 503))
  return app
}
