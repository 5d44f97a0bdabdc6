import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'

/** A bare socket on the gateway, with the frames it received and its close code. */
export function bareSocket(sandbox: Sandbox, query = '?v=10&encoding=json') {
  const socket = new WebSocket(`${sandbox.apiUrl.replace('http', 'ws').replace('/api', '/gateway')}${query}`)
  onTestFinished(() => socket.terminate())
  const received: { op: number; t: string | null; s: number | null; d: Record<string, unknown> }[] = []
  socket.on('message', (raw) => received.push(JSON.parse(String(raw))))
  const closed = once(socket, 'close').then(([code]) => Number(code))
  const say = async (payload: unknown) => {
    if (socket.readyState !== WebSocket.OPEN) await once(socket, 'open')
    socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload))
  }
  const heard = async (count: number) => {
    while (received.length < count) await once(socket, 'message')
    return received
  }
  /** Everything received once there is such a frame: an event's name, or an opcode. */
  const upTo = async (what: string | number) => {
    while (!received.some(({ op, t }) => what === t || what === op)) await once(socket, 'message')
    return received
  }
  const cut = () => socket.terminate()
  return { closed, say, heard, upTo, cut }
}

export const identify = ({ botToken }: Pick<Sandbox, 'botToken'>, more: object = {}) => ({
  op: 2,
  d: { token: botToken, intents: 1, properties: {}, ...more },
})
