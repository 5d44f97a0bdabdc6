import type { Actor, Outcome } from '../engine/game.js'
import { pick, type Random, seededRandom } from '../engine/random.js'
import type { AnyFact, GameState, NextMove, Ruleset } from '../games/game.js'
import { isDealt } from '../tables/past/check-draws.js'
import type { Step } from '../tables/past/compact-log.js'
import type { Policy } from './policies.js'

export interface GamePlan {
  readonly game: Ruleset
  readonly seats: number
  readonly chosen: Readonly<Record<string, string>>
  readonly seed: string
  readonly policy: Policy
  /** What the policy draws from, so that its draws leave those of the game as they are. Absent: the same as the game. */
  readonly own?: Random
}

/** A finished simulated game. */
export interface PlayedGame {
  /** The state at the first decision after the deal. */
  readonly dealt: GameState
  readonly last: GameState
  readonly facts: readonly AnyFact[]
  readonly steps: readonly Step[]
  /** The points of all seats when each turn began, the deal first. */
  readonly pointsByTurn: readonly (readonly number[])[]
  readonly outcome: Outcome
}

/** The seed of one game of a series, counted from 1. It alone reproduces that game; the first one has the seed of the series. */
export function seedInSeries(seed: string, number: number): string {
  return number === 1 ? seed : `${seed}.${number}`
}

/** No game has this many actions and draws. One that does never ends. */
const LONGEST = 100_000

/** Plays a whole game. The same plan gives the same game. Throws if the game does not end, which is a bug in the rules. */
export function playGame(plan: GamePlan): PlayedGame {
  const { game, seats, chosen, seed } = plan
  const random = seededRandom(seed)
  const facts: AnyFact[] = []
  const steps: Step[] = []
  let state = game.setup(seats, chosen)
  if (state === null) throw new Error(`${game.id}: unknown options ${JSON.stringify(chosen)}`)
  let dealt: GameState | null = null
  const pointsByTurn: (readonly number[])[] = []
  for (let entries = 0; entries < LONGEST; entries++) {
    const next = game.toMove(state)
    if (dealt === null && isDealt(game, state)) dealt = state
    if (next.kind === 'over') return { dealt: dealt ?? state, last: state, facts, steps, pointsByTurn, outcome: next.outcome }
    if (dealt !== null && game.turn(state).number > pointsByTurn.length) pointsByTurn.push(game.points(state))
    const { by, action } = nextEntry(plan, state, next, random)
    const step = game.replay(state, by, action)
    state = step.state
    facts.push(...step.facts)
    steps.push(by === 'chance' ? { kind: 'draw', action } : { kind: 'action', seat: by, action })
  }
  throw new Error(`${game.id}: the game of ${seats} with the seed ${seed} has no end after ${LONGEST} entries`)
}

function nextEntry(
  { game, policy, own }: GamePlan,
  state: GameState,
  next: Exclude<NextMove, { readonly kind: 'over' }>,
  random: Random,
): { readonly by: Actor; readonly action: string } {
  if (next.kind === 'chance') return { by: 'chance', action: next.draw(random) }
  const seat = pick(next.seats, random)
  return { by: seat, action: policy({ game, state, seat, legal: game.legalActions(state, seat), random: own ?? random }) }
}
