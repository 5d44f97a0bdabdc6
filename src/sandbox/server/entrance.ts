import { createServer, type IncomingMessage, type RequestListener, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { PROTECTION } from '../headers.js'
import { addressOf, type Refusal, refusalFor } from './gate.js'

/** Handlers of everything that was let in. */
export interface Rooms {
  readonly answer: RequestListener
  /** Takes over the socket. False if this address has no upgrade. */
  readonly upgrade: (address: URL, request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
}

/** How long an idle connection of the bot is kept open. */
const KEEP_ALIVE_MS = 60_000

const TEXT = 'text/plain; charset=utf-8'
const NOTHING_THERE: Refusal = { status: 404, sentence: 'Nothing is to be had here.' }

/**
 * The sandbox's only server. {@link refusalFor} checks requests and upgrades before any other code sees them. Every answer gets
 * {@link PROTECTION}. No visitor and no broken connection can end the process.
 */
export function openEntrance({ answer, upgrade }: Rooms, port: () => number): Server {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(PROTECTION)) response.setHeader(name, value)
    const refusal = refusalFor(request, port())
    if (refusal === null) return answer(request, response)
    response.writeHead(refusal.status, { 'Content-Type': TEXT, Connection: 'close' })
    response.end(`${refusal.sentence}\n`)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    try {
      const refusal = refusalFor(request, port()) ?? (admit(upgrade, request, socket, head) ? null : NOTHING_THERE)
      if (refusal !== null) turnAway(socket, refusal)
    } catch {
      socket.destroy()
    }
  })
  // The code that opens the server gets listening errors. Later errors only concern connections that could not be accepted.
  server.on('error', () => undefined)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return server
}

function admit(upgrade: Rooms['upgrade'], request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
  const address = addressOf(request.url)
  return address !== null && upgrade(address, request, socket, head)
}

function turnAway(socket: Duplex, { status, sentence }: Refusal): void {
  const body = `${sentence}\n`
  const head = { ...PROTECTION, 'Content-Type': TEXT, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'))
}
