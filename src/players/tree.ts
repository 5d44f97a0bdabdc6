/**
 * The tree of a search. It has no positions: a node stands for all positions that the same decisions lead to, whatever is hidden
 * and whatever chance drew. So an action of a node need not be legal each time the search comes by.
 */
import type { Seat } from '../engine/game.js'

/** A seat's action in the tree. */
export interface Branch<Action> {
  readonly seat: Seat
  readonly action: Action
  /** How likely it is before any search, relative to the other actions of its node. */
  readonly weight: number
  visits: number
  /** Sum of what it was worth to its seat, from 0 to 1 for each visit. */
  worth: number
  child: Node<Action> | null
}

export interface Node<Action> {
  /** By seat and encoded action. */
  readonly branches: Map<string, Branch<Action>>
  /** By seat, the same by the action itself: rules give many actions as the same objects each time, which need no encoding. */
  readonly bySeat: Map<Action, Branch<Action>>[]
  /** The appeal that weighs 1. Null before the first visit. */
  level: number | null
}

export function newNode<Action>(): Node<Action> {
  return { branches: new Map(), bySeat: [], level: null }
}

/** How much a search trusts its first impression against what it has seen. */
const EXPLORATION = 1.5
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
