/** Measures how quiet a channel is: how often it is written to, who is pinged, and which buttons stay. */
import { OLD_MS } from '../../../src/discord/wire/channels.js'
import type { SandboxMessage } from '../../../src/sandbox/protocol.js'
import type { LoggedRequest } from '../../../src/sandbox/server/journal.js'
import type { Told } from './heard.js'
import { offersOn, textOf, verbOf } from './player.js'

const hasVerb = (message: SandboxMessage, verb: string) => offersOn(message).some((offer) => verbOf(offer) === verb)

/** The number in a turn's heading, in any language. Null for any other message. */
function turnOf(message: SandboxMessage): number | null {
  const [, number] = /^### .*? · \p{L}+ (\d+)( · .*)?$/mu.exec(textOf(message)) ?? []
  return number === undefined || !hasVerb(message, 'take') ? null : Number(number)
}

export interface Called {
  readonly turn: number
  readonly pings: readonly string[]
  /** The message as it was posted. */
  readonly message: SandboxMessage
}

/**
 * The turns with a message of their own, in message order, and the players each notified. A message that replaces an old one of
 * the same turn notifies nobody and is left out.
 */
export function turnsCalled(told: readonly Told[]): readonly Called[] {
  const postedAt = new Map<number, number>()
  return told.flatMap(({ at, isNew, told: message }) => {
    const turn = isNew ? turnOf(message) : null
    if (turn === null) return []
    const replacesOld = message.pings.length === 0 && at - (postedAt.get(turn) ?? at) >= OLD_MS
    postedAt.set(turn, at)
    return replacesOld ? [] : [{ turn, pings: message.pings, message }]
  })
}

/** For each message of a turn, the milliseconds between its changes while the turn was under way. */
export function pauses(told: readonly Told[]): readonly number[] {
  const last = new Map<string, number>()
  return told.flatMap(({ at, isNew, told: message }) => {
    if (isNew || turnOf(message) === null) return []
    const { id } = message.message
    const before = last.get(id)
    last.set(id, at)
    return before === undefined ? [] : [at - before]
  })
}

/** New messages that notify players they do not address, or address players they do not notify. */
export function strayPings(told: readonly Told[]): readonly string[] {
  const addressed = (message: SandboxMessage) => [...textOf(message).matchAll(/<@(\d+)>/g)].map(([, id]) => id)
  const fresh = told.filter(({ isNew }) => isNew).map(({ told: message }) => message)
  return fresh.filter((message) => sorted(addressed(message)) !== sorted(message.pings)).map(textOf)
}

const sorted = (ids: readonly (string | undefined)[]): string => [...new Set(ids)].sort().join()

/** Requests that edit a message and try to notify somebody. */
export function pingingEdits(requests: readonly LoggedRequest[]): readonly LoggedRequest[] {
  return requests.filter(({ method, body }) => {
    const { allowed_mentions: mentions } = (body ?? {}) as { readonly allowed_mentions?: { readonly users?: readonly string[] } }
    return method === 'PATCH' && (mentions?.users ?? []).length > 0
  })
}

/** The verbs that can be pressed in the channel, for each message that has any. */
export function liveButtons(screen: readonly SandboxMessage[]): readonly (readonly string[])[] {
  const verbs = screen.filter(({ ephemeralFor }) => ephemeralFor === null).map((message) => offersOn(message).map(verbOf))
  return verbs.filter((each) => each.length > 0)
}
