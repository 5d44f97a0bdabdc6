/** An action being carried out: a private copy of the table that rules may write to, and what has happened so far. */
import type { Seat } from '../../../engine/game.js'
import { at, replaced } from '../../../engine/lists.js'
import type { Fact } from './facts.js'
import type { Common, Player, Playing, State, Tile, TileId } from './types.js'

type PartOf<S> = S extends Playing ? Omit<S, keyof Common> : never

/** What belongs to a phase alone. */
type Part = PartOf<State>

/**
 * The table while it is being changed. Fields may be replaced, their contents never change: states already handed out share them.
 */
type Table = { -readonly [Key in keyof Common]: Common[Key] }

export interface Draft {
  readonly table: Table
  part: Part
  /** In the order in which they happened. */
  readonly facts: Fact[]
}

/** Starts carrying out an action. */
export function draftOf(state: Playing): Draft {
  const { table, part } = divided(state)
  return { table, part, facts: [] }
}

/** The state that a draft has become. */
export function stateOf({ table, part }: Draft): State {
  return Object.assign(table, part)
}

function divided(state: Playing): { readonly table: Table; readonly part: Part } {
  const { seats, options, round, first, active, turns, tiles, unseen, piles, novas, players, pool, ...more } = state
  const { landed, draws, ...part } = more
  return {
    table: {
      seats,
      options,
      round,
      first,
      active,
      turns,
      tiles,
      unseen,
      piles,
      novas,
      players,
      pool,
      landed,
      draws,
    },
    part,
  }
}

/** Tells something to the whole table. */
export function tell(draft: Draft, fact: Untold<Fact>): void {
  draft.facts.push({ to: 'table', ...fact } as Fact)
}

/** A fact without its addressee. */
export type Untold<F> = F extends Fact ? Omit<F, 'to'> : never

/** The player at a seat; throws if there is none. */
export function playerOf(table: Pick<Common, 'players'>, seat: Seat): Player {
  return at(table.players, seat)
}

/** The tile with an index; throws if there is none. */
export function tileOf(table: Pick<Common, 'tiles'>, tile: TileId): Tile {
  return at(table.tiles, tile)
}

/** Replaces the named fields of one player. */
export function changePlayer({ table }: Draft, seat: Seat, change: Partial<Player>): void {
  table.players = replaced(table.players, seat, { ...playerOf(table, seat), ...change })
}

/** Replaces the named fields of one tile. */
export function changeTile({ table }: Draft, tile: TileId, change: Partial<Tile>): void {
  table.tiles = replaced(table.tiles, tile, { ...tileOf(table, tile), ...change })
}

/** Adds to what the active seat has left. */
export function addToPool({ table }: Draft, actions: number, money: number): void {
  table.pool = { actions: table.pool.actions + actions, money: table.pool.money + money }
}
