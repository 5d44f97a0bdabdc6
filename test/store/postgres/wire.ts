/** A wire to a PostgreSQL server that can break in ways in which networks do. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What happens to a connection once a client has sent something. */
type Break =
  /** The server gets it. Its answer is lost, and so is the connection. */
  | 'after'
  /** It is lost, and so is the connection. */
  | 'before'
  /** The server gets it. The client loses the connection, but the server does not notice. */
  | 'unnoticed'
  /** Nothing arrives any more in either direction, and nobody is told. */
  | 'silent'

export interface Wire {
  /** The server's URL over this wire. */
  readonly url: string
  /** Breaks the next connection over which a client sends `text`. Resolves when that has happened. */
  breakAt(text: string, how: Break): Promise<void>
  /** Ends all connections, and refuses new ones until it is mended. */
  cut(): void
  mend(): Promise<void>
  close(): void
}

interface Trap {
  readonly text: string
  readonly how: Break
  readonly sprung: () => void
}

/** The server's message with the number of its process, which is followed by a secret for those who want to cancel something. */
const NUMBER = Buffer.from([0x4b, 0, 0, 0, 12])

/** The answer with another number in it, as a pooler gives it, which has its own. */
function renumbered(answered: Buffer): Buffer {
  const at = answered.indexOf(NUMBER)
  if (at >= 0) answered.writeInt32BE(1, at + NUMBER.length)
  return answered
}

/** With `isPooler` it is one that ends at a pooler. */
export async function wireTo(server: string, { isPooler = false } = {}): Promise<Wire> {
  const { hostname, port } = new URL(server)
  const ends = new Set<Socket>()
  let trap: Trap | null = null

  function take(sent: Buffer): Trap | null {
    if (trap === null || !sent.includes(trap.text)) return null
    const taken = trap
    trap = null
    return taken
  }

  function cross(client: Socket): void {
    const far = connect(Number(port), hostname)
    let broken: Trap | null = null
    for (const end of [client, far]) {
      ends.add(end)
      end.on('error', () => {})
    }
    const bothEnd = () => {
      client.destroy()
      far.destroy()
    }
    client.on('data', (sent) => {
      if (broken !== null) return
      broken = take(sent)
      if (broken === null || broken.how === 'after' || broken.how === 'unnoticed') far.write(sent)
      if (broken?.how === 'before') bothEnd()
      if (broken?.how === 'unnoticed') client.destroy()
      if (broken !== null && broken.how !== 'after') broken.sprung()
    })
    far.on('data', (answered) => {
      if (broken === null) client.write(isPooler ? renumbered(answered) : answered)
      if (broken?.how !== 'after') return
      bothEnd()
      broken.sprung()
    })
    client.on('close', () => {
      if (broken === null) far.end()
    })
    far.on('close', () => {
      if (broken?.how !== 'silent') client.destroy()
    })
  }

  let listener = createServer(cross)
  const listen = (port: number) => new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port: ours } = listener.address() as AddressInfo
  const url = new URL(server)
  url.host = `127.0.0.1:${ours}`
  function cut(): void {
    listener.close()
    for (const end of ends) end.destroy()
  }
  return {
    url: url.href,
    breakAt: (text, how) =>
      new Promise((sprung) => {
        trap = { text, how, sprung }
      }),
    cut,
    async mend() {
      listener = createServer(cross)
      await listen(ours)
    },
    close: cut,
  }
}
