/** Tells the processes of one bot apart, which share a token. On Discord nobody can. */
import type { IncomingMessage } from 'node:http'

/** The settings of a process whose requests and connections are to be told from those of the others. */
export interface Guise {
  readonly apiUrl: string
  readonly botToken: string
}

/** A request of the bot, as it arrives. */
export interface Arrived {
  /** The name of the process. Empty without a guise. */
  readonly caller: string
  readonly method: string
  /** The path after `/api/v10`, decoded, without the query. */
  readonly path: string
  /** The guild of the channel or of the interaction that it concerns. Null if it concerns none. */
  readonly guildId: string | null
}

const BY_NAME = /^\/by\/(\w+)(\/api\/.*)$/

/** Connections are told by their tokens, because a session is resumed at an address that its process got from another one. */
export function guiseOf(name: string, origin: string, token: string): Guise {
  if (!/^\w+$/.test(name)) throw new Error('A name consists of letters and digits.')
  return { apiUrl: `${origin}/by/${name}/api`, botToken: token + name }
}

/** The name behind the bot's token: empty for the token as it is. Null if it is no token of this bot. */
export function callerWith(given: unknown, token: string): string | null {
  if (typeof given !== 'string') return null
  const bare = given.replace(/^Bot /, '')
  const name = bare.startsWith(token) ? bare.slice(token.length) : null
  return name !== null && /^\w*$/.test(name) ? name : null
}

const names = new WeakMap<IncomingMessage, string>()

/** Notes the name in a request's address, and removes it there. */
export function noteCaller(request: IncomingMessage): void {
  const [, name, rest] = BY_NAME.exec(request.url ?? '') ?? []
  if (name === undefined || rest === undefined) return
  names.set(request, name)
  request.url = rest
}

/** The name that {@link noteCaller} has found in a request's address. Empty if there was none. */
export const callerOf = (request: IncomingMessage): string => names.get(request) ?? ''
