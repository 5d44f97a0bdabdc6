/** What ships may still do, and what those of others may do to oneself, in points: rules of thumb for computer players. */
import type { Seat } from '../../../engine/game.js'
import { othersOn } from '../data/pieces.js'
import { STAR_IDS, type SystemId, systemOf } from '../data/systems.js'
import { SHIPS } from '../data/units.js'
import { tileOf } from '../rules/draft.js'
import { landedOn } from '../rules/fleets.js'
import { stepsFrom } from '../rules/routes.js'
import { attackOn, colonyStatistics, shipStatistics } from '../rules/statistics.js'
import type { Common, Tile, TileId } from '../rules/types.js'
import { holdingAt, type Sight } from './sight.js'
import type { Style } from './styles.js'

/** Rules of thumb, tuned by play against each other. */
const THUMB = {
  /** Points that a bonus of a colonized system brings in each round. */
  bonusMoney: 0.3,
  bonusCards: 0.33,
  bonusActions: 0.15,
  /** What is left of a system's worth for each turn that a colonizer still needs, and the share of landings that succeed. */
  patience: 0.69,
  sure: 0.8,
  /** A colonizer that has nowhere to go. */
  idle: 0.23,
  /** What is left of the worth of a system where enemies stand. */
  guarded: 0.8,
  /** How much more a system is worth right beside a colony of somebody else: what others get to first is lost. */
  contested: 0.3,
  /** What is feared of a fleet within reach that suffices to destroy a colony. */
  fear: 0.37,
  /** Ships for what they may still do; colonizers are counted by where they may go. */
  scout: 0.49,
  bomber: 1.77,
  warship: 0.1,
  /** How much of a colony that warships may destroy is hoped for, and what is left of that for each turn on the way. */
  raid: 0.8,
  delay: 0.6,
} as const

function bonusWorth(system: SystemId): number {
  const { money, cards, actions } = systemOf(system).bonus
  return THUMB.bonusMoney * money + THUMB.bonusCards * cards + THUMB.bonusActions * actions
}

/** Ships by what they may do; each colonizer goes for a system of its own. */
export function fleetWorth(sight: Sight, seat: Seat, style: Style): number {
  const { table, turns } = sight
  const still = Math.min(1, turns / 3)
  const levels = table.players[seat]?.levels
  if (levels === undefined) return 0
  let worth = 0
  const taken = new Set<TileId>()
  for (const { tile, ship, count } of holdingAt(sight, seat).squads) {
    if (ship !== 'colonizer') {
      worth += still * count * (ship === 'scout' ? THUMB.scout : style.war * THUMB[ship])
      continue
    }
    const steps = stepsFrom(table, tile)
    const { movement } = shipStatistics(levels, ship)
    const landed = table.active === seat && landedOn(table, tile, ship) > 0
    for (let each = 0; each < count; each++) {
      const best = bestTarget(sight, seat, (target) => {
        const far = steps.get(target)
        if (far === undefined || taken.has(target) || (far === 0 && !landed)) return null
        const moves = Math.ceil(far / movement)
        return moves > turns + 1 ? 0.1 : THUMB.patience ** moves
      })
      if (best.tile !== null) taken.add(best.tile)
      worth += style.stars * Math.max(THUMB.idle * still, best.worth)
    }
  }
  return worth + style.war * still * raid(sight, seat)
}

function bestTarget(sight: Sight, seat: Seat, near: (tile: TileId) => number | null) {
  let best: { readonly tile: TileId | null; readonly worth: number } = { tile: null, worth: 0 }
  for (const [tile, each] of sight.table.tiles.entries()) {
    if (each.colony !== null || each.isBombed) continue
    const factor = near(tile)
    if (factor === null) continue
    const worth = THUMB.sure * factor * tileWorth(sight, each, seat) * (1 + THUMB.contested * nearness(sight, seat, tile))
    if (worth > best.worth) best = { tile, worth }
  }
  return best
}

/**
 * What a system is worth to whoever colonizes it. What a scout alone has seen counts for nothing: whatever tells many stars
 * apart, be it knowledge or a draw, overrides how near and how contested they are, and whoever is led by that loses. Few stars
 * lie face up without a colony, so that they may count as what they are; it makes no difference (SOURCES.md).
 */
function tileWorth({ table, turns }: Sight, tile: Tile, seat: Seat): number {
  const { system, isUp } = tile
  const worth = system !== null && isUp ? systemOf(system).points + turns * bonusWorth(system) : MEAN_POINTS + turns * MEAN_BONUS
  if (tile.fleets.length === 0) return worth
  const guards = othersOn(tile, seat).reduce((sum, other) => sum + attackOn(table, tile, other), 0)
  return guards >= 2 ? THUMB.guarded * worth : worth
}

/** One by the steps to the nearest colony of somebody else; 0 if there is none. */
function nearness({ table, holdings }: Sight, seat: Seat, tile: TileId): number {
  const steps = stepsFrom(table, tile)
  let nearest = Number.POSITIVE_INFINITY
  for (const [other, { colonies }] of holdings.entries()) {
    if (other === seat) continue
    for (const colony of colonies) nearest = Math.min(nearest, steps.get(colony) ?? nearest)
  }
  return 1 / nearest
}

export const MEAN_POINTS = STAR_IDS.reduce((sum, star) => sum + systemOf(star).points, 0) / STAR_IDS.length
const MEAN_BONUS = STAR_IDS.reduce((sum, star) => sum + bonusWorth(star), 0) / STAR_IDS.length

/**
 * The colony of others that the warships of a seat may best destroy together, sooner or later: the nearer and the stronger they
 * are.
 */
function raid({ table, holdings }: Sight, seat: Seat): number {
  const levels = table.players[seat]?.levels
  if (levels === undefined) return 0
  const { attack, movement } = shipStatistics(levels, 'warship')
  const powers = new Map<TileId, number>()
  for (const { tile, ship, count } of holdings[seat]?.squads ?? []) {
    if (ship !== 'warship') continue
    for (const [target, steps] of stepsFrom(table, tile))
      powers.set(target, (powers.get(target) ?? 0) + count * attack * THUMB.delay ** Math.ceil(steps / movement - 1))
  }
  let best = 0
  for (const [target, power] of powers) {
    const tile = tileOf(table, target)
    if (tile.colony === null || tile.colony.seat === seat) continue
    const share = Math.min(1, power / defenceOn(table, tile, tile.colony.seat))
    const points = tile.system === null ? MEAN_POINTS : systemOf(tile.system).points
    best = Math.max(best, share ** 2 * (points + 0.8))
  }
  return THUMB.raid * best
}

/** Points that are likely to be lost to fleets in reach of the own colonies. */
export function fears(sight: Sight, seat: Seat): number {
  const { table, holdings } = sight
  const feared = new Map<TileId, Map<Seat, number>>()
  for (const [other, { levels }] of table.players.entries()) {
    if (other === seat) continue
    for (const { tile, ship, count } of holdings[other]?.squads ?? []) {
      if (ship !== 'warship') continue
      const { attack, movement } = shipStatistics(levels, ship)
      for (const [target, steps] of stepsFrom(table, tile)) {
        if (steps > movement) break
        const powers = feared.get(target) ?? new Map<Seat, number>()
        feared.set(target, powers.set(other, (powers.get(other) ?? 0) + attack * count))
      }
    }
  }
  if (feared.size === 0) return 0
  return holdingAt(sight, seat).colonies.reduce((sum, index) => {
    const powers = feared.get(index)
    if (powers === undefined) return sum
    const tile = tileOf(table, index)
    const shield = defenceOn(table, tile, seat)
    const worth = tile.system === null ? MEAN_POINTS : systemOf(tile.system).points
    return [...powers.values()].some((power) => power >= shield) ? sum + THUMB.fear * (worth + 0.8) : sum
  }, 0)
}

function defenceOn(table: Common, tile: Tile, seat: Seat): number {
  const levels = table.players[seat]?.levels
  const ships = tile.fleets.find((fleet) => fleet.seat === seat)?.ships
  const ofColony = colonyStatistics(tile.colony?.isFortified === true).defence
  if (levels === undefined || ships === undefined) return ofColony
  return SHIPS.reduce((sum, ship) => sum + ships[ship] * shipStatistics(levels, ship).defence, ofColony)
}
