/** A wire between a client and a server of PostgreSQL that can be cut, or fall silent, and be mended again. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export interface Relay {
  /** The database's URL over this wire. */
  readonly url: string
  /** Ends all connections and refuses new ones, until it is mended. */
  cut(): void
  /** Holds everything back in both directions, also of new connections, until it is mended. Nobody is told. */
  hold(): void
  mend(): Promise<void>
  close(): void
}

const HOST = '127.0.0.1'
const USUAL_PORT = 5432

/** Opens a wire to the server of the database at `url`, which need not be running. */
export async function relayTo(url: string): Promise<Relay> {
  const { hostname, port } = new URL(url)
  const ends = new Set<Socket>()
  let isHeld = false
  let listener: Server | null = null

  function cross(client: Socket): void {
    const far = connect(Number(port || USUAL_PORT), hostname)
    join(client, far)
    join(far, client)
  }

  function join(from: Socket, to: Socket): void {
    ends.add(from)
    from.on('data', (bytes) => to.write(bytes))
    from.on('end', () => to.end())
    from.on('error', () => to.destroy())
    from.on('close', () => {
      ends.delete(from)
      to.destroySoon()
    })
    if (isHeld) from.pause()
  }

  async function listen(at: number): Promise<number> {
    const opened = createServer(cross)
    listener = opened
    await new Promise<void>((resolve, reject) => {
      opened.once('error', reject)
      opened.listen(at, HOST, resolve)
    })
    return (opened.address() as AddressInfo).port
  }

  function cut(): void {
    listener?.close()
    listener = null
    for (const end of ends) end.destroy()
  }

  const own = await listen(0)
  const reached = new URL(url)
  reached.host = `${HOST}:${own}`
  return {
    url: reached.href,
    cut,
    hold() {
      isHeld = true
      for (const end of ends) end.pause()
    },
    async mend() {
      isHeld = false
      for (const end of ends) end.resume()
      if (listener === null) await listen(own)
    },
    close: cut,
  }
}
