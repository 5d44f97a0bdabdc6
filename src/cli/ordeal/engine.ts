/** Plays games with all kinds of players and checks the invariants after every action. Forbidden actions are tried as well. */
import { setImmediate } from 'node:timers/promises'
import type { Seat } from '../../engine/game.js'
import { at } from '../../engine/lists.js'
import { pick, type Random, seededRandom } from '../../engine/random.js'
import type { AnyFact, GameState, Ruleset } from '../../games/game.js'
import { GAMES } from '../../games/index.js'
import { kindOf } from '../../players/at-random.js'
import { messageOf } from '../../tables/model/message-of.js'
import { type Adversary, adversariesIn } from './adversaries.js'
import { type Asked, TOLD, type Trial, type Verdict } from './trial.js'

/** One in this many actions is preceded by an attempt at a forbidden one. */
const FOUL_EVERY = 3
const TOLD_EVERY = 100_000
/** No game has this many actions. One that does never ends. */
const LONGEST = 20_000
/** Characters that may replace one character of a forged action. */
const SIGNS = [...'0123456789abcdefghijklmnopqrstuvwxyz.-']

interface Count {
  readonly adversary: string
  games: number
  actions: number
  draws: number
  fouls: number
  readonly failures: string[]
}

interface Play {
  readonly game: Ruleset
  readonly seats: number
  readonly choose: Adversary
  readonly random: Random
  readonly count: Count
  /** Actions of this game so far. Players may try them again when they are no longer, or not yet, legal for them. */
  readonly seen: string[]
  /** Number of actions of each kind. */
  readonly taken: Map<string, number>
}

export const engineTrial: Trial = {
  name: 'engine',
  what: 'N actions for each game, number of seats and kind of player, with the invariants on and forbidden ones in between',
  unit: 'count',
  usual: 1_000_000,
  run: (asked) => playAll(asked, GAMES),
}

/** Plays `amount` actions of each game with each number of seats and each kind of player. */
export async function playAll(asked: Asked, games: readonly Ruleset[]): Promise<Verdict> {
  const counts: Count[] = []
  for (const game of games) {
    for (const [adversary, choose] of Object.entries(adversariesIn(game))) {
      for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
        const count: Count = { adversary, games: 0, actions: 0, draws: 0, fouls: 0, failures: [] }
        counts.push(count)
        await playMany(asked, { game, seats, choose, count })
      }
    }
  }
  return { figures: figuresOf(counts), failures: counts.flatMap(({ failures }) => failures) }
}

function figuresOf(counts: readonly Count[]): Verdict['figures'] {
  const sum = (of: (count: Count) => number) => counts.reduce((total, count) => total + of(count), 0)
  const adversaries = [...new Set(counts.map(({ adversary }) => adversary))]
  const violations = adversaries.map((name) => [
    `violations, ${name}`,
    sum(({ adversary, failures }) => (adversary === name ? failures.length : 0)),
  ])
  return {
    games: sum(({ games }) => games),
    actions: sum(({ actions }) => actions),
    draws: sum(({ draws }) => draws),
    'forbidden actions tried': sum(({ fouls }) => fouls),
    ...Object.fromEntries(violations),
    violations: sum(({ failures }) => failures.length),
  }
}

/** Plays games in sequence until the number of actions is reached. */
async function playMany(
  { amount, seed, progress }: Asked,
  kind: Pick<Play, 'game' | 'seats' | 'choose' | 'count'>,
): Promise<void> {
  const { game, seats, count } = kind
  const who = `${game.id}, ${seats} seats, ${count.adversary}`
  for (let told = TOLD_EVERY; count.actions < amount && count.failures.length < TOLD; count.games++) {
    const random = seededRandom(`${seed}/${who}/${count.games}`)
    playOnce({ ...kind, random, seen: [], taken: new Map() }, amount)
    if (count.actions < told) continue
    progress(`${who}: ${count.actions} actions`)
    told += TOLD_EVERY
    await setImmediate()
  }
}

/** Plays one game with random options, to its end or until the number of actions is reached. */
function playOnce(play: Play, amount: number): void {
  const { game, seats, random, count } = play
  const chosen = Object.fromEntries(game.options.map((option) => [option.id, pick(option.choices, random)]))
  let state = game.setup(seats, { ...chosen, ...game.stamp })
  try {
    while (state !== null && count.actions < amount) state = stepFrom(play, frozen(state))
  } catch (thrown) {
    fail(play, `threw ${thrown instanceof Error ? thrown.stack : thrown}`)
  }
}

/** The state after the next action or draw. Null if there is none. */
function stepFrom(play: Play, state: GameState): GameState | null {
  const { game, random, count } = play
  const next = game.toMove(state)
  if (next.kind === 'over') return null
  if (next.kind === 'chance') {
    const { state: after, facts } = game.replay(state, 'chance', next.draw(random))
    count.draws++
    hold(play, brokenBy(game, state, facts, after))
    return after
  }
  const lists = seatsOf(play.seats).map((seat) => game.legalActions(state, seat))
  hold(play, promised(play, state, next.seats, lists))
  if (play.seen.length >= LONGEST) return fail(play, `the game has no end after ${LONGEST} actions`)
  if (random.below(FOUL_EVERY) === 0) tryFoul(play, state, lists)
  const able = next.seats.filter((each) => at(lists, each).length > 0)
  // `promised` has reported seats that are to move without a legal action.
  return able.length === 0 ? null : act(play, state, pick(able, random), lists)
}

function act(play: Play, state: GameState, seat: Seat, lists: Lists): GameState | null {
  const { game, random, count, seen, taken } = play
  const action = play.choose({ game, state, seat, legal: at(lists, seat), random, taken })
  const submitted = game.submit(state, seat, action)
  count.actions++
  if (submitted.kind !== 'accepted') return fail(play, `refused ${action}, which its own list has`)
  seen.push(action)
  taken.set(kindOf(action), (taken.get(kindOf(action)) ?? 0) + 1)
  const { state: after, facts } = submitted
  hold(play, brokenBy(game, state, facts, after))
  if (game.turn(after).number < game.turn(state).number) fail(play, 'the number of the turn fell')
  return after
}

/** Invariants broken by an action or a draw. */
function brokenBy(game: Ruleset, before: GameState, facts: readonly AnyFact[], after: GameState): readonly string[] {
  return [...game.trials.invariants(after), ...game.trials.unexplained(before, facts, after)]
}

/** The legal actions of each seat. */
type Lists = readonly (readonly string[])[]

/** What every game guarantees for a state in which seats have to act. Returns the broken guarantees. */
function promised({ game }: Play, state: GameState, movers: readonly Seat[], lists: Lists): readonly string[] {
  return [
    ...(movers.length > 0 ? [] : ['the game is not over, and nobody is to move']),
    ...lists.flatMap((legal, seat) => [
      ...(movers.includes(seat) && legal.length === 0 ? [`seat ${seat} is to move and has no legal action`] : []),
      ...(!movers.includes(seat) && legal.length > 0 ? [`seat ${seat} may act and is not to move`] : []),
      ...(new Set(legal).size === legal.length ? [] : [`an action of seat ${seat} is listed twice`]),
    ]),
    ...movers.flatMap((seat) => withoutPlayer(game, state, seat, lists[seat] ?? [])),
  ]
}

/** The action the table takes for a seat whose player does not answer must be legal too. */
function withoutPlayer(game: Ruleset, state: GameState, seat: Seat, legal: readonly string[]): readonly string[] {
  try {
    const action = game.defaultAction(state, seat)
    return legal.includes(action) ? [] : [`the default ${action} of seat ${seat} is not on its list`]
  } catch (thrown) {
    return [`the default of seat ${seat} threw ${messageOf(thrown)}`]
  }
}

/** Tries an action that is not legal for its seat. The state is frozen, so a refusal that changes it throws. */
function tryFoul(play: Play, state: GameState, lists: Lists): void {
  const { game, seats, random, count } = play
  const seat = random.below(seats)
  const action = foul(play, lists)
  if (action === null || at(lists, seat).includes(action)) return
  count.fouls++
  const { kind } = game.submit(state, seat, action)
  if (kind === 'accepted') fail(play, `accepted ${action} of seat ${seat}, which its own list does not have`)
}

/** Another seat's legal action, an earlier action, or one of these with one character changed. */
function foul({ random, seen }: Play, lists: Lists): string | null {
  const others = lists.flat()
  const known = (random.below(2) === 0 && seen.length > 0) || others.length === 0 ? seen : others
  if (known.length === 0) return null
  const action = pick(known, random)
  if (random.below(3) > 0) return action
  const place = random.below(action.length)
  return action.slice(0, place) + at(SIGNS, random.below(SIGNS.length)) + action.slice(place + 1)
}

const seatsOf = (seats: number): readonly Seat[] => [...Array(seats).keys()]

function hold(play: Play, violations: readonly string[]): void {
  for (const violation of violations) fail(play, violation)
}

function fail({ game, seats, count }: Play, what: string): null {
  const where = `${game.id}, ${seats} seats, ${count.adversary}, game ${count.games}, action ${count.actions}`
  count.failures.push(`${where}: ${what}`)
  return null
}

/** An object that is already frozen comes from an earlier step. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
