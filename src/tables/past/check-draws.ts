/** Replays a game with every draw repeated, to check that the log has the right results. */

import { at } from '../../engine/lists.js'
import { type Random, shuffled } from '../../engine/random.js'
import type { AnyFact, GameState, Ruleset } from '../../games/game.js'
import type { Step } from './compact-log.js'

/** A game by its log, and the randomness that its draws must have had. */
export interface DrawnGame {
  readonly game: Ruleset
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  /** The randomness of a draw. Draws count from 0, including undone ones. */
  readonly random: (draw: number) => Random
}

/** The place where a log differs from what the rules and draws give. */
type Fault =
  /** The result of this draw should have been `drawn`. */
  | { readonly kind: 'draw'; readonly draw: number; readonly step: number; readonly drawn: string }
  /** The rules do not allow this step there. Steps count from 1. 0 means that the rules do not know the options. */
  | { readonly kind: 'step'; readonly step: number }

export type DrawCheck =
  | {
      readonly kind: 'follows'
      readonly draws: number
      /** The state at the first decision after the deal, or the last state if the game never got there. */
      readonly dealt: GameState
      readonly last: GameState
      /** All facts that count, including secret ones. */
      readonly facts: readonly AnyFact[]
    }
  | Fault

/** Whether a game's record may begin with `state`: everything is dealt, and no draw comes next. */
export function isDealt({ toMove, transcript }: Ruleset, state: GameState): boolean {
  return toMove(state).kind !== 'chance' && (transcript.isDealt?.(state) ?? true)
}

/** The game after a step, and how it got there. */
interface Point {
  readonly state: GameState
  readonly facts: readonly AnyFact[]
  readonly before: Point | null
}

/** Plays the game by its log, up to the first draw or step that does not follow. */
export function checkDraws(drawn: DrawnGame): DrawCheck {
  const { game, seats, options, steps } = drawn
  const start = game.setup(seats, options)
  if (start === null) return { kind: 'step', step: 0 }
  const points: Point[] = [{ state: start, facts: [], before: null }]
  let draws = 0
  for (const [index, step] of steps.entries()) {
    const next = pointAfter(drawn, points, step, draws)
    if (next === null) return { kind: 'step', step: index + 1 }
    if (typeof next === 'string') return { kind: 'draw', draw: draws, step: index + 1, drawn: next }
    if (step.kind === 'draw' || step.kind === 'seated') draws += 1
    points.push(next)
  }
  const last = at(points, steps.length)
  const way = wayTo(last)
  const dealt = way.find(({ state }) => isDealt(game, state)) ?? last
  return { kind: 'follows', draws, dealt: dealt.state, last: last.state, facts: way.flatMap(({ facts }) => facts) }
}

/** The point after a step. If the log has another result for a draw, the right result. Null if the step does not fit. */
function pointAfter(
  { game, seats, random }: DrawnGame,
  points: readonly Point[],
  step: Step,
  draw: number,
): Point | string | null {
  const before = at(points, points.length - 1)
  const { state } = before
  switch (step.kind) {
    case 'undo':
      return points[step.to] ?? null
    case 'seated': {
      const order = shuffled([...Array(seats).keys()], random(draw)).join(' ')
      return order === step.order.join(' ') ? { state, facts: [], before } : order
    }
    case 'draw': {
      const next = game.toMove(state)
      if (next.kind !== 'chance') return null
      const drawn = next.draw(random(draw))
      return drawn === step.action ? { ...game.replay(state, 'chance', drawn), before } : drawn
    }
    case 'action': {
      const submitted = game.submit(state, step.seat, step.action)
      return submitted.kind === 'accepted' ? { state: submitted.state, facts: submitted.facts, before } : null
    }
  }
}

function wayTo(last: Point): readonly Point[] {
  const way: Point[] = []
  for (let point: Point | null = last; point !== null; point = point.before) way.push(point)
  return way.reverse()
}
