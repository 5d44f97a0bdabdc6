/** The live connection to the sandbox: receives all events, and reconnects whenever it is lost. */
import type { SandboxEvent } from '../../protocol.js'

const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 1500

export interface Listener {
  readonly received: (event: SandboxEvent) => void
  readonly connected: (open: boolean) => void
}

function liveAddress(): string {
  const address = new URL('/sandbox/live', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

/** Connects, and reconnects for as long as the page lives. Each new connection starts with a snapshot. */
export function listen(listener: Listener): void {
  let pause = FIRST_PAUSE_MS
  const open = () => {
    const socket = new WebSocket(liveAddress())
    socket.addEventListener('open', () => {
      pause = FIRST_PAUSE_MS
      listener.connected(true)
    })
    socket.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') listener.received(JSON.parse(data))
    })
    socket.addEventListener('close', () => {
      listener.connected(false)
      setTimeout(open, pause)
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    })
  }
  open()
}
