/**
 * How a computer player looks ahead: an information-set Monte Carlo tree search. Each iteration deals anew what the seat cannot
 * know, walks down the tree by PUCT with the game's rules of thumb as first impression, draws chance on the way, and rates for
 * all seats (max^n) where it ends. The actions to choose from are all tried with the same luck.
 */
import type { Actor, Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import { type Random, seededRandom } from '../engine/random.js'
import { impressions } from './impressions.js'
import type { Playable } from './playable.js'
import { AT_ONCE, type Rating, rate, worthOfImpression } from './rating.js'
import {
  countFollower,
  countSources,
  type Estimate,
  estimateOf,
  type Followers,
  type Sequel,
  type Sums,
  sequelOf,
} from './reasons.js'
import { halving } from './sequential-halving.js'
import { type Branch, branchToTry, decisionAt, type Node, newBranch, newNode, type Sight, tell } from './tree.js'

/** How much a search may do. */
export interface Effort {
  readonly iterations: number
  /** Asked after each iteration. The search ends as soon as it says true. */
  readonly isOver?: () => boolean
  /** Whether to find out where the points come from, too. */
  readonly isExplained?: boolean
}

/** A legal action and what the search found out about it. */
interface Candidate<Action> {
  readonly action: Action
  readonly visits: number
  /** What it was worth to the seat: 0 is a sure loss, 1 a sure win. */
  readonly worth: Estimate
  /** The final points of each seat on average. */
  readonly points: readonly number[]
  /** The seat's own final points by where they come from. Empty unless the search was to explain itself, and the game tells. */
  readonly sources: Readonly<Record<string, Estimate>>
  /** What usually follows. Null if nothing does, or if the search was not to explain itself. */
  readonly sequel: Sequel<Action> | null
}

/** The actions that were tried, the most visited first. */
export interface Findings<Action> {
  readonly candidates: readonly Candidate<Action>[]
  readonly iterations: number
}

/** What is counted for an action at the root. */
interface Tally<Action> {
  squares: number
  readonly points: number[]
  readonly sources: Map<string, Sums>
  readonly followers: Followers<Action>
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
  const contest = halving(branches, effort.iterations)
  const tallies = new Map<Branch<Action>, Tally<Action>>()
  const luck = `${random.below(2 ** 30)}`
  let iterations = 0
  do {
    const branch = contest.next()
    // The nth try of each action: the same deal, and the same numbers for the draws on the way and when playing on. Otherwise
    // many small differences between actions would be lost in the differences of luck.
    const onTheWay = seededRandom(`${luck} ${branch.visits}`)
    const { path, end } = walk(rules, trees, { seat, branch }, rules.sample(state, seat, onTheWay), onTheWay)
    const rating = rate(rules, end, trees.length, seededRandom(`${luck} ${branch.visits} on`))
    for (const { seat: by, branch: taken } of path) {
      taken.visits++
      taken.worth += at(rating.worth, by)
    }
    const tally = record(tallies, branch, at(rating.worth, seat), rating)
    if (effort.isExplained === true) {
      countSources(tally.sources, rules.strategy?.pointsBySource?.(rating.end, seat) ?? {})
      const [, ...later] = path
      const next = later.find(({ isForced }) => !isForced)
      if (next !== undefined) countFollower(tally.followers, rules.encode(next.branch.action), next.seat, next.branch.action)
    }
    iterations++
  } while (iterations < effort.iterations && effort.isOver?.() !== true)
  return { candidates: contest.ranking().map((branch) => candidateOf(branch, tallies.get(branch))), iterations }
}

/** A seat's action on the way through the trees. */
interface Taken<Action> {
  readonly seat: Seat
  readonly branch: Branch<Action>
  /** Whether the seat had no other choice. */
  readonly isForced: boolean
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
  begun: Pick<Taken<Action>, 'seat' | 'branch'>,
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
  const take = (seat: Seat, branch: Branch<Action>, isForced: boolean) => {
    path.push({ seat, branch, isForced })
    at(sights, seat).news += rules.encode(branch.action)
    apply(seat, branch.action)
  }

  decisionAt(at(sights, begun.seat))
  take(begun.seat, begun.branch, false)
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
      take(seat, at(branches, 0), true)
      continue
    }
    take(seat, branchToTry(branches), false)
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
    const slope = worthOfImpression(rules.strategy?.foresight ?? AT_ONCE)
    if (node.branches.size === 0) node.level = Math.max(...looks)
    for (const [index, key] of keys.entries()) {
      if (node.branches.has(key)) continue
      node.branches.set(key, newBranch(at(legal, index), slope * (at(looks, index) - node.level)))
    }
  }
  return keys.flatMap((key) => node.branches.get(key) ?? [])
}

function record<Action>(
  tallies: Map<Branch<Action>, Tally<Action>>,
  branch: Branch<Action>,
  worth: number,
  { points }: Pick<Rating<unknown>, 'points'>,
): Tally<Action> {
  const tally = tallies.get(branch) ?? { squares: 0, points: points.map(() => 0), sources: new Map(), followers: new Map() }
  tallies.set(branch, tally)
  tally.squares += worth ** 2
  for (const [seat, each] of points.entries()) tally.points[seat] = at(tally.points, seat) + each
  return tally
}

function candidateOf<Action>({ action, visits, worth }: Branch<Action>, tally: Tally<Action> | undefined): Candidate<Action> {
  if (tally === undefined) throw new Error('an action was ranked that nobody tried')
  const { squares, points, sources, followers } = tally
  return {
    action,
    visits,
    worth: estimateOf({ sum: worth, squares }, visits),
    points: points.map((sum) => sum / visits),
    sources: Object.fromEntries([...sources].map(([source, sums]) => [source, estimateOf(sums, visits)])),
    sequel: sequelOf(followers),
  }
}
