/** Random games, held to their invariants after every action; what the rules forbid is tried as well. */
import { setImmediate } from 'node:timers/promises'
import type { Seat } from '../../engine/game.js'
import { at, pick, type Random, seededRandom } from '../../engine/random.js'
import { GAMES } from '../../games/index.js'
import type { Game, GameState } from '../../games/plug.js'
import { INVARIANTS, type Invariants } from './invariants/invariants.js'
import type { Asked, Trial, Verdict } from './trial.js'

/** One of so many actions is preceded by an attempt at something forbidden. */
const FOUL_EVERY = 3
const TOLD_EVERY = 100_000
/** So many violations say that it makes no sense to go on. */
const ENOUGH = 100

interface Count {
  games: number
  actions: number
  draws: number
  fouls: number
  readonly failures: string[]
}

interface Play {
  readonly game: Game
  readonly seats: number
  readonly invariants: Invariants
  readonly random: Random
  readonly count: Count
  /** Actions of this game so far: what somebody may try when it is no longer, or not yet, theirs. */
  readonly seen: string[]
}

export const engineTrial: Trial = {
  name: 'engine',
  what: 'random actions of every game, N for each number of seats, with the invariants on and forbidden ones in between',
  unit: 'count',
  usual: 1_000_000,
  run: (asked) => playAll(asked, GAMES, INVARIANTS),
}

/** Plays `amount` actions of each of these games with each number of seats. */
export async function playAll(
  { amount, seed, progress }: Asked,
  games: readonly Game[],
  invariants: Readonly<Record<string, Invariants>>,
): Promise<Verdict> {
  const counts: Count[] = []
  for (const game of games) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const count: Count = { games: 0, actions: 0, draws: 0, fouls: 0, failures: [] }
      counts.push(count)
      for (let told = TOLD_EVERY; count.actions < amount && count.failures.length < ENOUGH; count.games++) {
        const random = seededRandom(`${seed}/${game.id}/${seats}/${count.games}`)
        playOnce({ game, seats, invariants: invariants[game.id] ?? (() => []), random, count, seen: [] }, amount)
        if (count.actions < told) continue
        progress(`${game.id}, ${seats} seats: ${count.actions} actions`)
        told += TOLD_EVERY
        await setImmediate()
      }
    }
  }
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  return {
    figures: {
      games: sum(({ games }) => games),
      actions: sum(({ actions }) => actions),
      draws: sum(({ draws }) => draws),
      'forbidden actions tried': sum(({ fouls }) => fouls),
      violations: sum(({ failures }) => failures.length),
    },
    failures: counts.flatMap(({ failures }) => failures),
  }
}

/** One game with options of chance, to its end or until there were enough actions. */
function playOnce(play: Play, amount: number): void {
  const { game, seats, random, count } = play
  const chosen = Object.fromEntries(game.options.map((option) => [option.id, pick(option.choices, random)]))
  let state = game.setup(seats, chosen)
  try {
    while (state !== null && count.actions < amount) state = stepFrom(play, frozen(state))
  } catch (thrown) {
    fail(play, `threw ${thrown instanceof Error ? thrown.stack : thrown}`)
  }
}

function stepFrom(play: Play, state: GameState): GameState | null {
  const { game, random, count, seen } = play
  const next = game.toMove(state)
  if (next.kind === 'over') return null
  if (next.kind === 'chance') {
    const { state: after, facts } = game.replay(state, 'chance', next.draw(random))
    count.draws++
    hold(play, play.invariants({ before: state, by: 'chance', facts, after }))
    return after
  }
  const seat = pick(next.seats, random)
  if (random.below(FOUL_EVERY) === 0) tryFoul(play, state)
  const legal = game.legalActions(state, seat)
  const action = pick(legal, random)
  const submitted = game.submit(state, seat, action)
  count.actions++
  if (submitted.kind !== 'accepted') return fail(play, `refused ${action}, which its own list has`)
  seen.push(action)
  hold(play, play.invariants({ before: state, by: seat, facts: submitted.facts, after: submitted.state }))
  hold(play, contract(play, state, submitted.state, legal))
  return submitted.state
}

/** What every game promises. */
function contract({ game, seats }: Play, before: GameState, after: GameState, legal: readonly string[]): readonly string[] {
  const next = game.toMove(after)
  const movers = next.kind === 'seats' ? next.seats : []
  const strays = seatsOf(seats).filter((seat) => game.legalActions(after, seat).length > 0 !== movers.includes(seat))
  return [
    ...(strays.length === 0 ? [] : [`seat ${strays} may act and is not to move, or the other way round`]),
    ...(new Set(legal).size === legal.length ? [] : ['an action is listed twice']),
    ...(game.turn(after).number >= game.turn(before).number ? [] : ['the number of the turn fell']),
  ]
}

/** Something that is not on the list of whoever tries it. The state is frozen: a refusal that changes it throws. */
function tryFoul(play: Play, state: GameState): void {
  const { game, seats, random, count } = play
  const seat = random.below(seats)
  const action = foul(play, state)
  if (game.legalActions(state, seat).includes(action)) return
  count.fouls++
  const { kind } = game.submit(state, seat, action)
  if (kind === 'accepted') fail(play, `accepted ${action} of seat ${seat}, which its own list does not have`)
}

/** What somebody else may do now, what was done before, or one of them with a character changed. */
function foul({ game, seats, random, seen }: Play, state: GameState): string {
  const others = seatsOf(seats).flatMap((seat) => game.legalActions(state, seat))
  const known = random.below(2) === 0 && seen.length > 0 ? pick(seen, random) : pick(others, random)
  if (random.below(3) > 0) return known
  const place = random.below(known.length)
  return known.slice(0, place) + at([...'0123456789abcdefghijklmnopqrstuvwxyz.-'], random.below(38)) + known.slice(place + 1)
}

const seatsOf = (seats: number): readonly Seat[] => [...Array(seats).keys()]

function hold(play: Play, violations: readonly string[]): void {
  for (const violation of violations) fail(play, violation)
}

function fail({ game, seats, count }: Play, what: string): null {
  count.failures.push(`${game.id}, ${seats} seats, game ${count.games}, action ${count.actions}: ${what}`)
  return null
}

/** What is already frozen was made by an earlier step. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
