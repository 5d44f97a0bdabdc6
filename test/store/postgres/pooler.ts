/** A pooler that gives a client a connection of the server for each transaction, as some do. Messages pass as they are. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Client } from 'pg'

/** A connection of the server. */
interface Far {
  readonly socket: Socket
  /** Whose transaction it has. */
  user: Socket | null
  /** Whether the answer is not the user's, except that the server is ready. */
  isQuiet: boolean
}

/** The URL of a pooler with `size` connections to the server of `url`. */
export async function pooled(url: string, size: number): Promise<{ readonly url: string; close(): void }> {
  const { hostname, port } = new URL(url)
  const clients: Client[] = []
  const fars: Far[] = []
  const sockets: Socket[] = []
  for (let n = 0; n < size; n++) {
    const socket = connect(Number(port), hostname)
    const client = new Client({ connectionString: url, stream: () => socket })
    client.on('error', () => {})
    // The socket is connected already when the client wants to.
    socket.connect = () => socket
    await client.connect()
    socket.removeAllListeners('data')
    clients.push(client)
    fars.push({ socket, user: null, isQuiet: false })
  }
  const waiting: (() => void)[] = []

  /** Gives the connection used last, as poolers do. */
  function take(user: Socket, use: (far: Far) => void): void {
    const mine = fars.find((far) => far.user === user) ?? fars.find((far) => far.user === null)
    if (mine === undefined) waiting.push(() => take(user, use))
    else {
      mine.user = user
      use(mine)
    }
  }

  for (const far of fars) {
    far.socket.on('data', (answer: Buffer) => {
      // The last message says whether the server is ready, and whether a transaction goes on.
      const end = answer.subarray(-6)
      const isReady = end[0] === 0x5a
      if (!far.isQuiet) far.user?.write(answer)
      else if (isReady) far.user?.write(end)
      if (!isReady) return
      far.isQuiet = false
      if (end[5] !== 0x49) return
      far.user = null
      waiting.shift()?.()
    })
  }

  const listener = createServer((user) => {
    sockets.push(user)
    user.on('error', () => {})
    user.once('data', (startup: Buffer) => {
      const name = /application_name\0([^\0]*)/.exec(startup.toString('latin1'))?.[1] ?? ''
      user.write(greeting())
      user.on('data', (sent: Buffer) => {
        if (sent[0] === 0x58) return
        take(user, ({ socket }) => socket.write(sent))
      })
      // A pooler sets the client's name on the connection before it is used.
      take(user, (far) => {
        far.isQuiet = true
        far.socket.write(simple(`set application_name = '${name}'`))
      })
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const own = new URL(url)
  own.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`
  return {
    url: own.href,
    close() {
      listener.close()
      for (const socket of [...sockets, ...fars.map((far) => far.socket)]) socket.destroy()
    },
  }
}

/** "You are in", without readiness, which the answer to the first statement brings. */
function greeting(): Buffer {
  return Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0])
}

function simple(statement: string): Buffer {
  const text = Buffer.from(`${statement}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(text.length + 4, 1)
  return Buffer.concat([head, text])
}
