/** A table as computer players look at it: with what is counted over and over. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { chartedFrom } from '../data/game-length.js'
import { type Holdings, holdingsOf } from '../rules/holdings.js'
import type { Common } from '../rules/types.js'

export interface Sight {
  readonly table: Common
  /** By seat. */
  readonly holdings: readonly Holdings[]
  /** Rounds that are likely to come. */
  readonly turns: number
}

/** Stars that each player turns up in a round. */
const PACE = 0.5

export function sightOf(table: Common): Sight {
  return { table, holdings: holdingsOf(table), turns: turnsLeft(table) }
}

/** What a seat has on the board; throws if nobody sits there. */
export function holdingAt({ holdings }: Sight, seat: Seat): Holdings {
  return at(holdings, seat)
}

function turnsLeft({ tiles, seats, round }: Common): number {
  let down = 0
  for (const { isUp } of tiles) if (!isUp) down++
  const latest = chartedFrom(seats) + tiles.length / seats - 2 - round
  return down === 0 ? 0 : Math.max(1, Math.min(latest, down / (PACE * seats)))
}
