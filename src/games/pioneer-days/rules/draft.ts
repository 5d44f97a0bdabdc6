/** An action in progress: a private copy of the table for the rules to write to, and the facts so far. */
import type { Seat } from '../../../engine/game.js'
import { at, replaced } from '../../../engine/lists.js'
import type { Fact } from './facts.js'
import type { Common, Player, Playing, State } from './types.js'

export interface Draft {
  /** Fields may be replaced, but their contents never change, because states handed out earlier share them. */
  readonly table: { -readonly [Key in keyof Common]: Common[Key] }
  /** In the order they happened. */
  readonly facts: Fact[]
}

type PartOf<S> = S extends Playing ? Omit<S, keyof Common> : never

/** The fields that belong to one phase. */
export type Part = PartOf<State>

/** Starts an action. Fields that belong only to the phase are dropped. */
export function draftOf(state: Common): Draft {
  const table = {
    seats: state.seats,
    options: state.options,
    sets: state.sets,
    week: state.week,
    day: state.day,
    first: state.first,
    active: state.active,
    turns: state.turns,
    bag: state.bag,
    pool: state.pool,
    tracks: state.tracks,
    towns: state.towns,
    equipment: state.equipment,
    townsfolk: state.townsfolk,
    unseen: state.unseen,
    wagonsLeft: state.wagonsLeft,
    goldBag: state.goldBag,
    players: state.players,
    draws: state.draws,
  }
  return { table, facts: [] }
}

/** The fields of a state beside the table. */
export function partOf(state: Playing): Part {
  switch (state.phase) {
    case 'boards':
      return { phase: state.phase, offers: state.offers }
    case 'react':
      return { phase: state.phase, die: state.die, reactions: state.reactions }
    case 'use':
      return { phase: state.phase, die: state.die, changed: state.changed }
    case 'disaster':
      return { phase: state.phase, resolving: state.resolving }
    case 'town':
      return { phase: state.phase, visits: state.visits }
    case 'over':
      return { phase: state.phase, scores: state.scores, winners: state.winners }
    default:
      return { phase: state.phase }
  }
}

/** The player at a seat. Throws if there is none. */
export function playerOf(table: Common, seat: Seat): Player {
  return at(table.players, seat)
}

/** Replaces the named fields of one player. */
export function changePlayer(draft: Draft, seat: Seat, change: Partial<Player>): void {
  draft.table.players = replaced(draft.table.players, seat, { ...playerOf(draft.table, seat), ...change })
}

/** A list without one item. The same list if the item is not in it. */
export function without<T>(items: readonly T[], item: T): readonly T[] {
  return items.filter((other) => other !== item)
}
