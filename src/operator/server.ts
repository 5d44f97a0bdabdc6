/** The operator's port: `/healthz` for a supervisor that restarts the bot, `/metrics` for Prometheus. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { isOwnHost } from './hosts.js'
import type { Metrics } from './metrics.js'
import { complaints, type Vitals } from './vitals.js'

export interface OperatorOptions {
  readonly host: string
  /** 0 for any free port. */
  readonly port: number
  /** Further host names under which it answers, in lower case. */
  readonly names: readonly string[]
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>
  readonly vitals: Vitals
  readonly now: () => Date
}

export interface OperatorPort {
  /** Its address: `http://127.0.0.1:9464`. */
  readonly url: string
  close(): Promise<void>
}

/** The port cannot be opened. The message is one sentence that says what to do. */
export class OperatorUnavailable extends Error {
  override readonly name = 'OperatorUnavailable'
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Opens the port. Throws {@link OperatorUnavailable} if that fails. */
export async function startOperatorPort(options: OperatorOptions): Promise<OperatorPort> {
  const { host, port } = options
  const server = createServer((request, response) => {
    answer(request, options).then(
      (answered) => send(response, request, answered),
      () => send(response, request, plain(500, 'The numbers cannot be read now.')),
    )
  })
  const bound = await new Promise<number>((resolve, reject) => {
    server.once('error', (cause) => reject(unavailable(host, port, cause)))
    server.listen(port, host, () => {
      const address = server.address()
      // From here on an error only means that one connection could not be accepted.
      server.on('error', () => undefined)
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function answer({ method, url = '/', headers }: IncomingMessage, options: OperatorOptions): Promise<Answer> {
  const { metrics, vitals, now } = options
  if (!isOwnHost(headers.host, options)) return plain(403, FOREIGN)
  if (method !== 'GET' && method !== 'HEAD') return plain(405, 'Only GET is answered here.')
  switch (url.split('?')[0]) {
    case '/healthz': {
      const found = await complaints(vitals, now())
      return plain(found.length === 0 ? 200 : 503, found.length === 0 ? 'ok' : found.join('\n'))
    }
    case '/metrics':
      return { status: 200, type: metrics.contentType, body: await metrics.text() }
    default:
      return plain(404, 'There are /healthz and /metrics.')
  }
}

const FOREIGN = 'This name is not known here: ask by an address on which the port listens, or add the name to METRICS_NAMES.'

function plain(status: number, sentence: string): Answer {
  return { status, type: 'text/plain; charset=utf-8', body: `${sentence}\n` }
}

/** Keeps browsers from storing the responses and from showing them, especially inside other pages. */
const PROTECTION = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

function send(response: ServerResponse, { method }: IncomingMessage, { status, type, body }: Answer): void {
  response.writeHead(status, { ...PROTECTION, 'content-type': type, 'content-length': Buffer.byteLength(body) })
  response.end(method === 'HEAD' ? undefined : body)
}

function unavailable(host: string, port: number, cause: NodeJS.ErrnoException): OperatorUnavailable {
  const why = cause.code === 'EADDRINUSE' ? 'it is in use' : cause.message
  return new OperatorUnavailable(
    `The operator's port ${host}:${port} cannot be opened: ${why}. Set METRICS_PORT or METRICS_HOST to something else, or leave them out.`,
    { cause },
  )
}
