/**
 * The trees of a search, one for each seat. A node is found by what its seat has done and learnt since its last decision. So what
 * others decide or draw in secret makes no difference to a seat, and what chance shows makes the same difference as at the table.
 * What others held from the start is dealt anew each time, so not every action of theirs is legal whenever the search comes by.
 */
import type { Viewer } from '../engine/game.js'

/** An action in a tree. */
export interface Branch<Action> {
  readonly action: Action
  /** How much more it is worth at first sight than the best action of its node at the first visit: mostly below 0. */
  readonly promise: number
  /** How likely it is before any search, relative to the other actions of its node. */
  readonly weight: number
  visits: number
  /** Sum of what it was worth to its seat, from 0 to 1 for each visit. */
  worth: number
}

export interface Node<Action> {
  /** By encoded action. Empty before the first visit. */
  readonly branches: Map<string, Branch<Action>>
  /** The impression of the action that seemed best. */
  level: number
  /** The seat's next decisions, by what it has done and learnt until then. */
  readonly children: Map<string, Node<Action>>
}

export function newNode<Action>(): Node<Action> {
  return { branches: new Map(), level: 0, children: new Map() }
}

/** Where a seat is in its tree: at its last decision, and what it has done and learnt since. */
export interface Sight<Action> {
  node: Node<Action>
  news: string
}

/** The node of the decision that the seat has to make now. */
export function decisionAt<Action>(sight: Sight<Action>): Node<Action> {
  const known = sight.node.children.get(sight.news)
  const node = known ?? newNode<Action>()
  if (known === undefined) sight.node.children.set(sight.news, node)
  sight.node = node
  sight.news = ''
  return node
}

/** Tells the seats what has happened, each what it may know. */
export function tell<Action>(sights: readonly Sight<Action>[], facts: readonly { readonly to: Viewer }[]): void {
  for (const fact of facts) {
    const text = JSON.stringify(fact)
    for (const [seat, sight] of sights.entries()) if (fact.to === 'table' || fact.to === seat) sight.news += text
  }
}

/** A branch that has not been visited. `promise` as in {@link Branch}. */
export function newBranch<Action>(action: Action, promise: number): Branch<Action> {
  return { action, promise, weight: Math.exp(SHARPNESS * promise), visits: 0, worth: 0 }
}

/** How much a search trusts its first impression against what it has seen. */
const EXPLORATION = 0.5
/** How much likelier an action is taken to be that promises more: e times for each 1 / 55. */
const SHARPNESS = 55
/** How much worse than the others an action is taken to be that has not been tried. */
const UNTRIED = 0.1

/** The branch to try next (PUCT): one with good results, or a likely one that has seldom been tried. Throws if there is none. */
export function branchToTry<Action>(branches: readonly Branch<Action>[]): Branch<Action> {
  let weights = 0
  let visits = 0
  let worth = 0
  for (const branch of branches) {
    weights += branch.weight
    visits += branch.visits
    worth += branch.worth
  }
  const curiosity = (EXPLORATION * Math.sqrt(visits + 1)) / weights
  const untried = visits === 0 ? 0 : worth / visits - UNTRIED
  let best: Branch<Action> | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const branch of branches) {
    const mean = branch.visits === 0 ? untried : branch.worth / branch.visits
    const score = mean + (curiosity * branch.weight) / (1 + branch.visits)
    if (score <= most) continue
    most = score
    best = branch
  }
  if (best === null) throw new RangeError('there is no branch to try')
  return best
}
