import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { SandboxEvent } from '../../protocol.js'
import type { Discord } from '../discord.js'
import { eventOf, snapshot } from './feed.js'

/** A page sends nothing on this socket. */
const MOST_BYTES = 1024

/** The connected pages. Each gets a snapshot, then one event per change. */
export class Live {
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: MOST_BYTES })
  readonly #discord: Discord
  /**
   * The origin of each page. File addresses use it, because the page may show only its own origin's files and may be opened under
   * any of the sandbox's names.
   */
  readonly #origins = new WeakMap<WebSocket, string>()

  constructor(discord: Discord) {
    this.#discord = discord
    discord.world.subscribe((change) => {
      if (this.#server.clients.size > 0) this.#tell(eventOf(discord, change))
    })
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      this.#origins.set(client, `http://${request.headers.host}`)
      this.#send(client, JSON.stringify({ type: 'snapshot', snapshot: snapshot(this.#discord) } satisfies SandboxEvent))
    })
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }

  #tell(event: SandboxEvent): void {
    const frame = JSON.stringify(event)
    for (const client of this.#server.clients) this.#send(client, frame)
  }

  #send(client: WebSocket, frame: string): void {
    const usual = this.#discord.origin()
    const origin = this.#origins.get(client) ?? usual
    client.send(origin === usual ? frame : frame.replaceAll(usual, origin))
  }
}
