/** Counts the players' presses and the program's requests to Discord. */
import { actionsOfPress } from '../../../engine/panel.js'
import type { LoggedRequest } from '../../../sandbox/server/journal.js'
import { type Offer, textIn } from '../../wire/screen.js'

export interface PressCount {
  /** The turn that the channel showed at the time of the press. */
  readonly turn: number
  readonly playerId: string
  readonly offer: Offer
  /** Requests that answered it. */
  readonly requests: number
}

export interface TurnCount {
  /** Presses of the player whose turn it was. */
  readonly presses: number
  /** Requests other than answers to presses. */
  readonly requests: number
  /** Kinds of that player's actions, in order. */
  readonly actions: readonly string[]
  /** How many actions others took, such as answers to an invitation. */
  readonly answers: number
}

/** What can be counted on the wire. */
export interface Counted {
  /** Requests that answered each press. */
  readonly answers: readonly number[]
  /** Completed turns, each followed by another one. */
  readonly turns: readonly TurnCount[]
}

export interface WireTally extends Counted {
  /** Pictures that were drawn. Cached ones are not counted. */
  readonly drawn: number
}

/** Whether a request answers an interaction, at once or later. Other messages sent with its token are not answers. */
export const isAnswer = ({ method, path }: Pick<LoggedRequest, 'method' | 'path'>) =>
  path.startsWith('/interactions/') || (path.startsWith('/webhooks/') && method === 'PATCH')

/** The turn named in the heading of a public message. Null if there is none. */
export function turnNamed(text: string): number | null {
  const [, number] = /· Turn (\d+)/.exec(text) ?? []
  return number === undefined ? null : Number(number)
}

/**
 * Sums up one game with `finished` completed turns. A request belongs to the turn in its message's heading, otherwise to the
 * latest turn begun.
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
      const all = presses.filter((press) => press.turn === turn)
      const own = ownPresses(all)
      const actions = own.flatMap(actionOf)
      const answers = all.flatMap(actionOf).length - actions.length
      return { presses: own.length, requests: requestsByTurn.get(turn) ?? 0, actions, answers }
    }),
  }
}

/**
 * Whether a request adds the picture to a turn's message that was posted without it. That happens only on a slow machine, so it
 * is not counted. `bare` are the turns still without their picture.
 */
function isLatePicture({ method, files }: LoggedRequest, turn: number, bare: Set<number>): boolean {
  if (method === 'POST' && files.length === 0) bare.add(turn)
  return method === 'PATCH' && files.length > 0 && bare.delete(turn)
}

function textOf({ body }: LoggedRequest): string {
  return typeof body === 'object' && body !== null && 'components' in body ? textIn(body.components) : ''
}

/** Kinds of actions that only the player takes whose turn it is. */
const DRIVERS: ReadonlySet<string> = new Set(['move', 'end-turn'])

/** A turn in which nobody took such an action belongs to the player who pressed first. */
function ownPresses(presses: readonly PressCount[]): readonly PressCount[] {
  const owner = presses.find((press) => actionOf(press).some((action) => DRIVERS.has(action))) ?? presses[0]
  return presses.filter(({ playerId }) => playerId === owner?.playerId)
}

/** `one-road` of `one-road.12`, each action of a press. Empty for a press that only opens a choice. */
function actionOf({ offer: { verb } }: PressCount): readonly string[] {
  if (verb.kind !== 'target' || verb.target.kind !== 'action') return []
  return actionsOfPress(verb.target.action).flatMap((action) => action.split('.').slice(0, 1))
}
