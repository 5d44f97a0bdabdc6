/** Attack, defence and movement with technologies (X17, X20, X23-X25). */

import type { Seat } from '../../../engine/game.js'
import { ACTIONS } from '../data/cards.js'
import { type Bonus, systemOf } from '../data/systems.js'
import type { Area, Level } from '../data/technologies.js'
import { RESEARCH_PRICES } from '../data/technologies.js'
import {
  COLONY_STATISTICS,
  FORTIFIED_STATISTICS,
  SHIP_STATISTICS,
  SHIPS,
  type Ship,
  type ShipStatistics,
  type Statistics,
} from '../data/units.js'
import type { Battleground, Common, Player, Tile } from './types.js'

type Levels = Player['levels']

/** What a ship of a player with these levels can do. */
export function shipStatistics({ military, transportation }: Levels, ship: Ship): ShipStatistics {
  const { attack, defence, movement } = SHIP_STATISTICS[ship]
  return { attack: attack + beam(ship, military), defence, movement: movement + (transportation >= 2 ? 1 : 0) }
}

/** Particle Beam for warships, Micro Nuke for scouts with and without a bomb. */
function beam(ship: Ship, military: Level): number {
  if (ship === 'warship') return military >= 1 ? 1 : 0
  return ship !== 'colonizer' && military >= 2 ? 1 : 0
}

export function colonyStatistics(isFortified: boolean): Statistics {
  return isFortified ? FORTIFIED_STATISTICS : COLONY_STATISTICS
}

/** The attack of all units that a seat has on a tile. */
export function attackOn({ players }: Pick<Battleground, 'players'>, tile: Tile, seat: Seat): number {
  const levels = players[seat]?.levels
  const ships = tile.fleets.find((fleet) => fleet.seat === seat)?.ships
  const ofColony = tile.colony?.seat === seat ? colonyStatistics(tile.colony.isFortified).attack : 0
  if (levels === undefined || ships === undefined) return ofColony
  return SHIPS.reduce((sum, ship) => sum + ships[ship] * shipStatistics(levels, ship).attack, ofColony)
}

/** What the colonized systems of a seat bring at the start of its turn, all together (X21). */
export function bonusOf({ tiles }: Pick<Common, 'tiles'>, seat: Seat): Bonus {
  const bonuses = tiles.flatMap(({ colony, system, isUp }) =>
    colony?.seat === seat && isUp && system !== null ? [systemOf(system).bonus] : [],
  )
  const sum = (key: keyof Bonus) => bonuses.reduce((total, bonus) => total + bonus[key], 0)
  return { money: sum('money'), cards: sum('cards'), actions: sum('actions') }
}

/** Actions of a whole turn (X9, X21, X25, Y30). */
export function actionsOf({ society }: Levels, bonus: Bonus): number {
  return ACTIONS + (society >= 1 ? 1 : 0) + bonus.actions
}

/** Dollars to the next level; null at the top. */
export function researchPrice(levels: Levels, area: Area): number | null {
  const prices: readonly number[] = RESEARCH_PRICES[area]
  return prices[levels[area]] ?? null
}
