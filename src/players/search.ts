/**
 * How a computer player looks ahead: an information-set Monte Carlo tree search. Each iteration deals anew what the seat cannot
 * know, walks down the tree by PUCT with the game's rules of thumb as first impression, draws chance on the way, and rates for
 * all seats (max^n) where it ends.
 */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Random } from '../engine/random.js'
import { impressions } from './impressions.js'
import type { Playable } from './playable.js'
import { type Rating, rate } from './rating.js'
import { countSources, type Estimate, estimateOf, type Sequel, type Sums, sequelOf } from './reasons.js'
import { type Branch, branchToTry, type Node, newNode } from './tree.js'

/** How much a search may do. */
export interface Effort {
  readonly iterations: number
  /** Asked after each iteration. The search ends as soon as it says true. */
  readonly isOver?: () => boolean
  /** Whether to find out where the points come from, too. */
  readonly isExplained?: boolean
}

/** A legal action and what the search found out about it. */
export interface Candidate<Action> {
  readonly action: Action
  readonly visits: number
  /** What it was worth to the seat: 0 is a sure loss, 1 a sure win. */
  readonly worth: Estimate
  /** The final points of each seat on average. */
  readonly points: readonly number[]
  /** The seat's own final points by where they come from. Empty unless the search was to explain itself, and the game tells. */
  readonly sources: Readonly<Record<string, Estimate>>
  /** What usually follows. Null if nothing does. */
  readonly sequel: Sequel<Action> | null
}

/** The actions that were tried, the most visited first. */
export interface Findings<Action> {
  readonly candidates: readonly Candidate<Action>[]
  readonly iterations: number
}

/** What is counted for an action at the root. */
interface Tally {
  squares: number
  readonly points: number[]
  readonly sources: Map<string, Sums>
}

/** Searches for a seat that is to move. Nothing in `state` that the seat cannot know affects the result. */
export function search<State, Action>(
  rules: Playable<State, Action>,
  state: State,
  seat: Seat,
  effort: Effort,
  random: Random,
): Findings<Action> {
  const seats = rules.points(state).length
  const root = newNode<Action>()
  const tallies = new Map<Branch<Action>, Tally>()
  let iterations = 0
  do {
    const { path, end } = walk(rules, root, rules.sample(state, seat, random), seat, random)
    const rating = rate(rules, end, seats, random)
    for (const branch of path) {
      branch.visits++
      branch.worth += at(rating.worth, branch.seat)
    }
    const first = at(path, 0)
    record(tallies, first, rating, effort.isExplained === true ? rules.pointsBySource?.(rating.end, seat) : undefined)
    iterations++
  } while (iterations < effort.iterations && effort.isOver?.() !== true)
  return { candidates: candidatesOf(tallies), iterations }
}

interface Walk<State, Action> {
  readonly path: readonly Branch<Action>[]
  readonly end: State
}

/** From the root to the first action that has not been tried there, or to the end of the game. */
function walk<State, Action>(
  rules: Playable<State, Action>,
  root: Node<Action>,
  world: State,
  searcher: Seat,
  random: Random,
): Walk<State, Action> {
  const path: Branch<Action>[] = []
  let state = world
  let node = root
  for (;;) {
    const next = rules.toMove(state)
    if (next.kind === 'over') return { path, end: state }
    if (next.kind === 'chance') {
      state = rules.apply(state, 'chance', next.draw(random)).state
      continue
    }
    // Seats that move at the same time decide one after the other, the searcher first.
    const seat = node === root ? searcher : at(next.seats, 0)
    const legal = rules.legalActions(state, seat)
    if (legal.length === 1 && node !== root) {
      state = rules.apply(state, seat, at(legal, 0)).state
      continue
    }
    const branch = branchToTry(branchesFor(rules, node, state, seat, legal))
    path.push(branch)
    state = rules.apply(state, seat, branch.action).state
    if (branch.visits === 0) return { path, end: state }
    branch.child ??= newNode()
    node = branch.child
  }
}

/** The branches of the legal actions. New ones get the first impression that they make in this position. */
function branchesFor<State, Action>(
  rules: Playable<State, Action>,
  node: Node<Action>,
  state: State,
  seat: Seat,
  legal: readonly Action[],
): readonly Branch<Action>[] {
  node.bySeat[seat] ??= new Map()
  const own = node.bySeat[seat]
  const keyOf = (action: Action) => `${seat} ${rules.encode(action)}`
  const known = legal.map((action) => own.get(action) ?? node.branches.get(keyOf(action)))
  if (known.every((branch) => branch !== undefined)) return known
  const looks = impressions(rules, state, seat, legal)
  node.level ??= Math.max(...looks)
  const { level } = node
  return legal.map((action, index) => {
    const before = known[index]
    if (before !== undefined) return before
    const weight = Math.exp(at(looks, index) - level)
    const branch: Branch<Action> = { seat, action, weight, visits: 0, worth: 0, child: null }
    node.branches.set(keyOf(action), branch)
    own.set(action, branch)
    return branch
  })
}

function record<Action>(
  tallies: Map<Branch<Action>, Tally>,
  branch: Branch<Action>,
  { worth, points }: Pick<Rating<unknown>, 'worth' | 'points'>,
  sources: Readonly<Record<string, number>> = {},
): void {
  const tally = tallies.get(branch) ?? { squares: 0, points: points.map(() => 0), sources: new Map() }
  tally.squares += at(worth, branch.seat) ** 2
  for (const [seat, each] of points.entries()) tally.points[seat] = at(tally.points, seat) + each
  countSources(tally.sources, sources)
  tallies.set(branch, tally)
}

function candidatesOf<Action>(tallies: ReadonlyMap<Branch<Action>, Tally>): readonly Candidate<Action>[] {
  const candidates = [...tallies].map(([branch, { squares, points, sources }]): Candidate<Action> => {
    const { action, visits, worth } = branch
    return {
      action,
      visits,
      worth: estimateOf({ sum: worth, squares }, visits),
      points: points.map((sum) => sum / visits),
      sources: Object.fromEntries([...sources].map(([source, sums]) => [source, estimateOf(sums, visits)])),
      sequel: sequelOf(branch),
    }
  })
  return candidates.sort((one, other) => other.visits - one.visits || other.worth.mean - one.worth.mean)
}
