/**
 * A fake of the sandbox's server. It serves the built page, sends test events over the live connection, and records the
 * page's requests. It has no bot and no rules.
 */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { PROTECTION } from '../../src/sandbox/headers.js'
import type { SandboxEvent, SandboxRequests, SandboxSnapshot, SandboxSuggestion } from '../../src/sandbox/protocol.js'

export type Asked = {
  [Verb in keyof SandboxRequests]: { readonly verb: Verb; readonly body: SandboxRequests[Verb] }
}[keyof SandboxRequests]

export interface Stage {
  readonly url: string
  /** All requests of the page so far. */
  readonly asked: readonly Asked[]
  /** The events that answer a request, and the first events for a newly opened page. */
  onAsk: (asked: Asked) => readonly SandboxEvent[]
  /** The sentence that refuses the next request. Null to accept it. */
  refusal: string | null
  /** Whether the target of the next request no longer exists. */
  gone: boolean
  /** The bot's suggestions for any typed text. */
  suggestions: readonly SandboxSuggestion[]
  snapshot: SandboxSnapshot
  readonly say: (event: SandboxEvent) => void
  /** Breaks every live connection, as a restart of the server would. */
  readonly hangUp: () => void
  readonly close: () => Promise<void>
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

async function sendFile(pageRoot: string, path: string, response: ServerResponse): Promise<void> {
  const name = path === '/' ? 'index.html' : path.slice(1)
  try {
    const body = await readFile(join(pageRoot, name))
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream').end(body)
  } catch {
    response.writeHead(404).end()
  }
}

function over({ verb, body }: Asked): readonly SandboxEvent[] {
  if (verb !== 'press' && verb !== 'choose' && verb !== 'command') return []
  const { userId, channelId } = body
  const at = verb === 'command' ? { messageId: null, customId: null } : { messageId: body.messageId, customId: body.customId }
  return [{ type: 'interaction', interaction: { id: '1', userId, channelId, ...at, state: 'done' } }]
}

/** Opens the stage on a free port. `pictures` are served by their path below `/cdn/`. */
export async function openStage(
  pageRoot: string,
  snapshot: SandboxSnapshot,
  pictures: Readonly<Record<string, Buffer>>,
): Promise<Stage> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(PROTECTION)) response.setHeader(name, value)
    void answer(request, response)
  })
  const sockets = new WebSocketServer({ server, path: '/sandbox/live' })
  const say = (event: SandboxEvent) => {
    for (const socket of sockets.clients) socket.send(JSON.stringify(event))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', 'http://stage').pathname
    const picture = pictures[path.replace('/cdn/', '')]
    if (picture !== undefined) response.setHeader('content-type', 'image/png').end(picture)
    else if (request.method === 'POST') await take(path.replace('/sandbox/', ''), request, response)
    else await sendFile(pageRoot, path, response)
  }

  async function take(verb: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const one = { verb, body: await json(request) } as Asked
    asked.push(one)
    if (stage.gone) {
      response.writeHead(410, { 'content-type': 'application/json' }).end(JSON.stringify({ error: 'There is no 42.' }))
      stage.gone = false
      return
    }
    if (stage.refusal !== null) {
      response.writeHead(409, { 'content-type': 'application/json' }).end(JSON.stringify({ error: stage.refusal }))
      stage.refusal = null
      return
    }
    if (verb === 'complete') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(stage.suggestions))
      return
    }
    response.writeHead(204).end()
    const told = stage.onAsk(one)
    for (const event of told) say(event)
    // Like the server, reports every started interaction as finished.
    if (!told.some(({ type }) => type === 'interaction')) over(one).forEach(say)
  }

  sockets.on('connection', (socket) => socket.send(JSON.stringify({ type: 'snapshot', snapshot: stage.snapshot })))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stage: Stage = {
    url: `http://127.0.0.1:${port}/`,
    asked,
    onAsk: () => [],
    refusal: null,
    gone: false,
    suggestions: [],
    snapshot,
    say,
    hangUp: () => {
      for (const socket of sockets.clients) socket.terminate()
    },
    close: async () => {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return stage
}
