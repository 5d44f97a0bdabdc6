/** Counts what players press and what the program asks of Discord. */
import type { LoggedRequest } from '../../../sandbox/server/journal.js'
import { type Offer, textIn } from '../../wire/screen.js'

export interface PressCount {
  /** Which turn the channel showed when it was pressed. */
  readonly turn: number
  readonly playerId: string
  readonly offer: Offer
  /** Requests that answered it. */
  readonly requests: number
}

export interface TurnCount {
  /** Presses of the player whose turn it was. */
  readonly presses: number
  /** Requests beyond the presses' own answers. */
  readonly requests: number
  /** Kinds of the actions pressed by that player, in order. */
  readonly actions: readonly string[]
}

/** What shows on the wire. */
export interface Counted {
  /** Requests that answered each press. */
  readonly answers: readonly number[]
  /** Turns that were finished by another one. */
  readonly turns: readonly TurnCount[]
}

export interface WireTally extends Counted {
  /** Pictures that were drawn; those that were there already are not counted again. */
  readonly drawn: number
}

/** Whether a request answers an interaction, at once or later. A message that its token serves to send besides is no answer. */
export const isAnswer = ({ method, path }: Pick<LoggedRequest, 'method' | 'path'>) =>
  path.startsWith('/interactions/') || (path.startsWith('/webhooks/') && method === 'PATCH')

/** The turn that a public message is headed by; null if by none. */
export function turnNamed(text: string): number | null {
  const [, number] = /· turn (\d+)/.exec(text) ?? []
  return number === undefined ? null : Number(number)
}

/**
 * Sums up one game of which `finished` turns were ended by another one.
 * A request belongs to the turn that its message is headed by, otherwise to the latest turn begun.
 */
export function tallyOf(presses: readonly PressCount[], requests: readonly LoggedRequest[], finished: number): Counted {
  const requestsByTurn = new Map<number, number>()
  let latest = 0
  const bare = new Set<number>()
  for (const request of requests.filter((each) => !isAnswer(each))) {
    const headed = turnNamed(textOf(request))
    if (headed !== null && isLatePicture(request, headed, bare)) continue
    const turn = headed ?? latest
    latest = Math.max(latest, turn)
    requestsByTurn.set(turn, (requestsByTurn.get(turn) ?? 0) + 1)
  }
  const turns = Array.from({ length: finished }, (_, index) => index + 1)
  return {
    answers: presses.map((press) => press.requests),
    turns: turns.map((turn) => {
      const own = ownPresses(presses.filter((press) => press.turn === turn))
      return { presses: own.length, requests: requestsByTurn.get(turn) ?? 0, actions: own.flatMap(actionOf) }
    }),
  }
}

/**
 * Whether a request brings the picture to a turn's message that was posted without it, because the machine was too slow for
 * how fast time passes here: on another machine there would be no such request. `bare`: turns that still lack theirs.
 */
function isLatePicture({ method, files }: LoggedRequest, turn: number, bare: Set<number>): boolean {
  if (method === 'POST' && files.length === 0) bare.add(turn)
  return method === 'PATCH' && files.length > 0 && bare.delete(turn)
}

function textOf({ body }: LoggedRequest): string {
  return typeof body === 'object' && body !== null && 'components' in body ? textIn(body.components) : ''
}

/** Only the player whose turn it is moves the stagecoach; in a turn without a move it is who pressed first. */
function ownPresses(presses: readonly PressCount[]): readonly PressCount[] {
  const owner = presses.find((press) => actionOf(press).includes('move')) ?? presses[0]
  return presses.filter(({ playerId }) => playerId === owner?.playerId)
}

/** `one-road` of `one-road.12`; nothing for a press that only opens a choice. */
function actionOf({ offer: { verb } }: PressCount): readonly string[] {
  if (verb.kind !== 'target' || verb.target.kind !== 'action') return []
  return verb.target.action.split('.').slice(0, 1)
}
