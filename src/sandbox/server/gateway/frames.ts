/** Frames on the gateway's sockets, and reasons for closing one. */
import { GatewayCloseCodes as Close, type GatewayOpcodes } from 'discord-api-types/v10'
import type { WebSocket } from 'ws'
import { isRecord } from '../validation/check.js'

/** Why a client's socket is closed. */
export type Refused = readonly [code: Close, reason: string]

export const UNAUTHENTIC: Refused = [Close.AuthenticationFailed, 'Authentication failed.']

/** Closes a client's socket if there is a reason. */
export function closeWith(client: WebSocket, refused: Refused | null): void {
  if (refused) client.close(...refused)
}

/** Sends a frame that is not an event. */
export function send(client: WebSocket | null, op: GatewayOpcodes, data: unknown): void {
  client?.send(JSON.stringify({ op, d: data, s: null, t: null }))
}

/** A client's frame. Null if it is not a JSON object. */
export function parsed(raw: string): { readonly op: unknown; readonly d: unknown } | null {
  try {
    const payload: unknown = JSON.parse(raw)
    return isRecord(payload) ? { op: payload.op, d: payload.d } : null
  } catch {
    return null
  }
}
