import { connect } from 'node:net'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'

const portOf = (sandbox: Sandbox) => Number(new URL(sandbox.pageUrl).port)

/** The sandbox's host: `127.0.0.1:PORT`. */
export const hostOf = (sandbox: Sandbox) => new URL(sandbox.pageUrl).host

/** A raw request with exactly these headers. */
export function lines(request: string, headers: Readonly<Record<string, string>>, body = ''): string {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${request} HTTP/1.1`, ...head, '', body].join('\r\n')
}

/** Sends raw bytes and returns everything received until the connection ends. */
export function talk(sandbox: Sandbox, said: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(portOf(sandbox), '127.0.0.1')
    let heard = ''
    socket.setEncoding('utf8')
    socket.on('data', (text) => {
      heard += text
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(heard))
    socket.end(said)
  })
}

/** Sends bytes and breaks the connection at once. */
export function cutShort(sandbox: Sandbox, said: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(portOf(sandbox), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.on('close', () => resolve())
    socket.write(said, () => socket.resetAndDestroy())
  })
}

/** The status of a raw answer. */
export const statusOf = (heard: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(heard)?.[1])
