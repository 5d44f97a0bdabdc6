import type { Discord } from '../discord.js'
import type { Upload } from '../messages/body.js'

/** A request as routes see it: path parameters decoded, the body read. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Parsed JSON, or `payload_json` of a multipart body. Undefined without a body. */
  readonly body: unknown
  readonly uploads: readonly Upload[]
}

export interface RestResponse {
  readonly status: number
  /** Sent as JSON. Absent with 204. */
  readonly body?: unknown
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path after `/api/v10`, with `:name` for parameters. */
  readonly path: string
  /** Authenticated by the token in its path instead of the bot's token. */
  readonly byPathToken?: boolean
  readonly handle: (discord: Discord, call: Call) => RestResponse
}

export const ok = (body: unknown): RestResponse => ({ status: 200, body })
export const created = (body: unknown): RestResponse => ({ status: 201, body })
export const noContent: RestResponse = { status: 204 }

/** A parameter of the route's path. */
export function param({ params }: Call, name: string): string {
  const value = params[name]
  if (value === undefined) throw new Error(`The route has no parameter ${name}.`)
  return value
}
