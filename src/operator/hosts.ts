/**
 * The host names under which the operator's port answers. It refuses others, because a web page can make its own name point at
 * this machine.
 */
import { isIP } from 'node:net'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** Where the port listens, and under which further names it answers. */
export interface Address {
  readonly host: string
  readonly names: readonly string[]
}

/**
 * Whether a request's Host belongs to the port. The port number in it is ignored, since ports may be forwarded. If the port
 * listens beyond this machine, any IP address is accepted, because a foreign name cannot pose as one.
 */
export function isOwnHost(asked: string | undefined, { host, names }: Address): boolean {
  const name = nameIn(asked ?? '')
  if (name === null) return false
  if (LOOPBACK.has(name) || name === host.toLowerCase() || names.includes(name)) return true
  return !LOOPBACK.has(host.toLowerCase()) && isIP(name) !== 0
}

/** `bot:9464` gives `bot`, `[::1]:9464` gives `::1`. Null for anything else. */
function nameIn(asked: string): string | null {
  const [, six, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(asked) ?? []
  return (six ?? name)?.toLowerCase() ?? null
}
