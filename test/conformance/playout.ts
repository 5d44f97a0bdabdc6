/** Seeded random games, played through the contract only, with every state deeply frozen. */
import type { Actor, Outcome, Seat } from '../../src/engine/game.js'
import { pick, type Random, seededRandom } from '../../src/engine/random.js'
import type { AnyFact, Game, GameState } from '../../src/games/game.js'

/** A state in which seats have to act, and what each of them may do. */
export interface Decision {
  readonly state: GameState
  readonly movers: readonly Seat[]
  readonly legal: readonly (readonly string[])[]
  /** Facts of the turn so far, which are the longest news that a picture ever gets. */
  readonly news: readonly AnyFact[]
}

interface Entry {
  readonly by: Actor
  readonly action: string
  readonly facts: readonly AnyFact[]
}

export interface Playout {
  readonly seats: number
  readonly chosen: Readonly<Record<string, string>>
  readonly decisions: readonly Decision[]
  readonly log: readonly Entry[]
  /** Every state, starting with the one before the first draw. */
  readonly states: readonly GameState[]
  readonly last: GameState
  /** Null if the game did not end within {@link LONGEST} entries. */
  readonly outcome: Outcome | null
}

/** A position from which a game goes on. */
export interface Position {
  readonly seats: number
  readonly state: GameState
}

export const LONGEST = 5000

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

export const seatsOf = (seats: number): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat)

/** A whole random game. Options are drawn from the seed as well, except for `settled` ones. */
export function playout(game: Game, seats: number, seed: string, settled: Playout['chosen'] = {}): Playout {
  const random = seededRandom(seed)
  const choices = Object.fromEntries(game.options.map((option) => [option.id, pick(option.choices, random)]))
  const chosen = { ...choices, ...settled, ...game.stamp }
  const start = game.setup(seats, chosen)
  if (start === null) throw new Error(`${game.id} does not know its own options ${JSON.stringify(chosen)}`)
  return { ...playedFrom(game, start, seats, random), chosen }
}

/** The rest of a game, played at random from a position on. */
export function playedOn(game: Game, { seats, state }: Position, seed: string): Playout {
  return { ...playedFrom(game, state, seats, seededRandom(seed)), chosen: {} }
}

function playedFrom(game: Game, start: GameState, seats: number, random: Random): Omit<Playout, 'chosen'> {
  const states = [deepFreeze(start)]
  const decisions: Decision[] = []
  const log: Entry[] = []
  let state = start
  let news: readonly AnyFact[] = []
  while (log.length < LONGEST) {
    const entry = nextEntry(game, state, seats, random, (decision) => decisions.push({ ...decision, news }))
    if (entry === null) break
    const step = game.replay(state, entry.by, entry.action)
    news = game.turn(step.state).number === game.turn(state).number ? [...news, ...step.facts] : step.facts
    state = deepFreeze(step.state)
    states.push(state)
    log.push({ ...entry, facts: deepFreeze(step.facts) })
  }
  const end = game.toMove(state)
  return { seats, decisions, log, states, last: state, outcome: end.kind === 'over' ? end.outcome : null }
}

function nextEntry(
  game: Game,
  state: GameState,
  seats: number,
  random: Random,
  note: (decision: Omit<Decision, 'news'>) => void,
): { readonly by: Actor; readonly action: string } | null {
  const next = game.toMove(state)
  if (next.kind === 'over') return null
  if (next.kind === 'chance') return { by: 'chance', action: next.draw(random) }
  const legal = seatsOf(seats).map((seat) => game.legalActions(state, seat))
  note({ state, movers: next.seats, legal })
  const by = pick(next.seats, random)
  return { by, action: pick(legal[by] ?? [], random) }
}

/** About `count` decisions spread over a playout, including the first and the last. */
export function sampled(decisions: readonly Decision[], count: number): readonly Decision[] {
  const stride = Math.max(1, Math.floor(decisions.length / count))
  return decisions.filter((_, index) => index % stride === 0 || index === decisions.length - 1)
}
