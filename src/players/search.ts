/**
 * How a computer player looks ahead: an information-set Monte Carlo tree search. Each iteration deals anew what the seat cannot
 * know, walks down the tree by PUCT with the game's rules of thumb as first impression, draws chance on the way, and rates for all
 * seats (max^n) where it ends.
 */
import type { Actor, Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Random } from '../engine/random.js'
import { halving } from './halving.js'
import { impressions } from './impressions.js'
import type { Playable } from './playable.js'
import { AT_ONCE, type Rating, rate, worthOfImpression } from './rating.js'
import { type Branch, branchToTry, decisionAt, type Node, newBranch, newNode, type Sight, tell } from './tree.js'

/** How much a search may do. */
export interface Effort {
  readonly iterations: number
  /** Asked after each iteration. The search ends as soon as it says true. */
  readonly isOver?: () => boolean
}

/** A legal action and what the search found out about it. */
interface Candidate<Action> {
  readonly action: Action
  readonly visits: number
  /** What it was worth to the seat on average: 0 is a sure loss, 1 a sure win. */
  readonly worth: number
  /** The standard error of `worth`. */
  readonly error: number
  /** The final points of each seat on average. */
  readonly points: readonly number[]
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
}

/** Searches for a seat that is to move. Nothing in `state` that the seat cannot know affects the result. */
export function search<State, Action>(
  rules: Playable<State, Action>,
  state: State,
  seat: Seat,
  effort: Effort,
  random: Random,
): Findings<Action> {
  const trees = rules.points(state).map(() => newNode<Action>())
  const first = decisionAt({ node: at(trees, seat), news: '' })
  const branches = branchesAt(rules, { node: first, state, seat, isOwn: true })
  const contest = halving(branches, effort.iterations, rules.foresight?.trust)
  const tallies = new Map<Branch<Action>, Tally>()
  let iterations = 0
  do {
    const branch = contest.next()
    const { path, end } = walk(rules, trees, { seat, branch }, rules.sample(state, seat, random), random)
    const rating = rate(rules, end, trees.length, random)
    for (const { seat: by, branch: taken } of path) {
      taken.visits++
      taken.worth += at(rating.worth, by)
    }
    record(tallies, branch, at(rating.worth, seat), rating)
    iterations++
  } while (iterations < effort.iterations && effort.isOver?.() !== true)
  return { candidates: contest.ranking().map((branch) => candidateOf(branch, tallies.get(branch))), iterations }
}

/** A seat's action on the way through the trees. */
interface Taken<Action> {
  readonly seat: Seat
  readonly branch: Branch<Action>
}

/** A decision of a seat. `isOwn`: of the searcher. */
interface Visit<State, Action> {
  readonly node: Node<Action>
  readonly state: State
  readonly seat: Seat
  readonly isOwn: boolean
}

interface Walk<State, Action> {
  readonly path: readonly Taken<Action>[]
  readonly end: State
}

/** From an action of the searcher to the first decision that is new to the trees, or to the end of the game. */
function walk<State, Action>(
  rules: Playable<State, Action>,
  trees: readonly Node<Action>[],
  begun: Taken<Action>,
  world: State,
  random: Random,
): Walk<State, Action> {
  const sights = trees.map((node): Sight<Action> => ({ node, news: '' }))
  const path: Taken<Action>[] = []
  let state = world
  const apply = (by: Actor, action: Action) => {
    const step = rules.apply(state, by, action)
    state = step.state
    tell(sights, step.facts)
  }
  const take = (seat: Seat, branch: Branch<Action>) => {
    path.push({ seat, branch })
    at(sights, seat).news += rules.encode(branch.action)
    apply(seat, branch.action)
  }

  decisionAt(at(sights, begun.seat))
  take(begun.seat, begun.branch)
  for (;;) {
    const next = rules.toMove(state)
    if (next.kind === 'over') return { path, end: state }
    if (next.kind === 'chance') {
      apply('chance', next.draw(random))
      continue
    }
    // Of seats that decide at the same time none knows what the others do.
    const seat = at(next.seats, 0)
    const node = decisionAt(at(sights, seat))
    const isNew = node.branches.size === 0
    const branches = branchesAt(rules, { node, state, seat, isOwn: seat === begun.seat })
    if (branches.length === 1) {
      take(seat, at(branches, 0))
      continue
    }
    take(seat, branchToTry(branches))
    if (isNew) return { path, end: state }
  }
}

/** The branches of the legal actions. New ones get the first impression that they make in this position. */
function branchesAt<State, Action>(
  rules: Playable<State, Action>,
  { node, state, seat, isOwn }: Visit<State, Action>,
): readonly Branch<Action>[] {
  // The searcher knows the same whenever it comes by, so the same actions are legal.
  if (isOwn && node.branches.size > 0) return [...node.branches.values()]
  const legal = rules.legalActions(state, seat)
  const keys = legal.map(rules.encode)
  if (!keys.every((key) => node.branches.has(key))) {
    const looks = legal.length === 1 ? [0] : impressions(rules, state, seat, legal)
    const slope = worthOfImpression(rules.foresight ?? AT_ONCE)
    if (node.branches.size === 0) node.level = Math.max(...looks)
    for (const [index, key] of keys.entries()) {
      if (node.branches.has(key)) continue
      node.branches.set(key, newBranch(at(legal, index), slope * (at(looks, index) - node.level)))
    }
  }
  return keys.flatMap((key) => node.branches.get(key) ?? [])
}

function record<Action>(tallies: Map<Branch<Action>, Tally>, branch: Branch<Action>, worth: number, { points }: Rating): void {
  const tally = tallies.get(branch) ?? { squares: 0, points: points.map(() => 0) }
  tally.squares += worth ** 2
  for (const [seat, each] of points.entries()) tally.points[seat] = at(tally.points, seat) + each
  tallies.set(branch, tally)
}

function candidateOf<Action>({ action, visits, worth }: Branch<Action>, tally: Tally | undefined): Candidate<Action> {
  const { squares, points } = tally ?? { squares: 0, points: [] }
  const mean = worth / visits
  const variance = Math.max(0, squares / visits - mean ** 2)
  // A single visit tells nothing about the spread.
  const error = visits > 1 ? Math.sqrt(variance / visits) : 1
  return { action, visits, worth: mean, error, points: points.map((sum) => sum / visits) }
}
