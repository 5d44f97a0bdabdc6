/** A wire that can be cut and mended, to a server that says everything back. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type Relay, relayTo } from '../../../src/cli/postgres/relay.js'

/** A relay to an echo, and the far ends of its connections. */
async function relayed() {
  const far: Socket[] = []
  const echo = createServer((socket) => {
    far.push(socket)
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  const relay = await relayTo(`postgres://somebody@127.0.0.1:${(echo.address() as AddressInfo).port}/base`)
  onTestFinished(() => {
    relay.close()
    for (const socket of far) socket.destroy()
    echo.close()
  })
  return { relay, far }
}

async function caller({ url }: Relay) {
  const { port, pathname } = new URL(url)
  expect(pathname).toBe('/base')
  const socket = connect(Number(port), '127.0.0.1')
  let heard = ''
  socket.on('data', (text) => {
    heard += text
  })
  socket.on('error', () => {})
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await once(socket, 'connect')
  const hear = async (text: string) => {
    while (!heard.includes(text)) await once(socket, 'data')
  }
  return { socket, closed, hear, heard: () => heard }
}

test('what is said is heard at the other end', async () => {
  const { relay, far } = await relayed()
  const { socket, hear, closed } = await caller(relay)
  socket.write('howdy')
  await hear('howdy')
  far[0]?.end('farewell')
  await hear('farewell')
  await closed
})

test('a cut ends every connection and lets no other through until it is mended', async () => {
  const { relay, far } = await relayed()
  const first = await caller(relay)
  first.socket.write('howdy')
  await first.hear('howdy')
  relay.cut()
  await Promise.all([first.closed, once(far[0] ?? first.socket, 'close')])
  await expect(caller(relay)).rejects.toThrow('ECONNREFUSED')
  await relay.mend()
  const second = await caller(relay)
  second.socket.write('again')
  await second.hear('again')
})

test('what is held back arrives when the wire is mended, over old and new connections', async () => {
  const { relay } = await relayed()
  const first = await caller(relay)
  first.socket.write('one')
  await first.hear('one')
  relay.hold()
  first.socket.write('two')
  const second = await caller(relay)
  second.socket.write('three')
  // What is said later over another wire has arrived before.
  const other = await relayed()
  const third = await caller(other.relay)
  third.socket.write('four')
  await third.hear('four')
  expect([first.heard(), second.heard()]).toEqual(['one', ''])
  await relay.mend()
  await Promise.all([first.hear('two'), second.hear('three')])
})
