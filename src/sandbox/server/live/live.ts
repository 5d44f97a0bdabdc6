import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { SandboxEvent } from '../../protocol.js'
import type { Discord } from '../discord.js'
import { eventOf, snapshot } from './feed.js'

/** The pages that watch: each gets a snapshot, then one event per change. */
export class Live {
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  readonly #discord: Discord

  constructor(discord: Discord) {
    this.#discord = discord
    discord.world.subscribe((change) => {
      if (this.#server.clients.size > 0) this.#tell(eventOf(discord, change))
    })
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, socket, head, (client) => {
      client.on('error', () => client.terminate())
      client.send(JSON.stringify({ type: 'snapshot', snapshot: snapshot(this.#discord) } satisfies SandboxEvent))
    })
  }

  close(): void {
    for (const client of this.#server.clients) client.terminate()
    this.#server.close()
  }

  #tell(event: SandboxEvent): void {
    const frame = JSON.stringify(event)
    for (const client of this.#server.clients) client.send(frame)
  }
}
