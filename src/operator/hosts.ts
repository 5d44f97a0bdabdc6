/** By which names the operator's port is asked: a web page can have its own name point at this machine, and must not be answered. */
import { isIP } from 'node:net'

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1'])

/** Where the port listens, and by which further names it may be asked. */
export interface Address {
  readonly host: string
  readonly names: readonly string[]
}

/**
 * Whether a request's Host is one of the port's own, whatever port it names, since ports are forwarded. Any IP address is, where it listens
 * for more than this machine: no foreign name can stand for one.
 */
export function isOwnHost(asked: string | undefined, { host, names }: Address): boolean {
  const name = nameIn(asked ?? '')
  if (name === null) return false
  if (LOOPBACK.has(name) || name === host.toLowerCase() || names.includes(name)) return true
  return !LOOPBACK.has(host.toLowerCase()) && isIP(name) !== 0
}

/** `bot:9464` → `bot`, `[::1]:9464` → `::1`; null for anything else. */
function nameIn(asked: string): string | null {
  const [, six, name] = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d{1,5})?$/i.exec(asked) ?? []
  return (six ?? name)?.toLowerCase() ?? null
}
