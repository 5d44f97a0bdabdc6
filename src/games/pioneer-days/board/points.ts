/** The points if the game ended now, as far as the viewer knows. */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { FAVOUR_POINTS, majorityPoints } from '../data/towns.js'
import { DAMAGE_POINTS } from '../data/wagons.js'
import type { View } from '../rules/types.js'

/** The sources of points (P24-P26), in the order of the bars. */
export const POINT_SOURCES = ['track', 'gold', 'favours', 'majority', 'townsfolk', 'damage'] as const
export type PointSource = (typeof POINT_SOURCES)[number]

export interface PointsSoFar {
  readonly track: number
  /** Null where the viewer does not know the nuggets. */
  readonly gold: number | null
  readonly favours: number
  readonly majority: number
  readonly townsfolk: number
  readonly damage: number
  /** Of all points the viewer knows. */
  readonly total: number
}

/** The points of one player. Throws if there is no such seat. */
export function pointsSoFar({ players }: Pick<View, 'players'>, seat: Seat): PointsSoFar {
  const { track, gold: values, goldCount, favours: tokens, townsfolkPoints, wagons } = at(players, seat)
  const gold = values === null && goldCount > 0 ? null : (values ?? []).reduce((sum, nuggets) => sum + nuggets, 0)
  const favours = tokens * FAVOUR_POINTS
  const majority = majorityPoints(tokens, Math.max(...players.map((player) => player.favours)))
  const townsfolk = Object.values(townsfolkPoints).reduce((sum, points) => sum + points, 0)
  const damage = wagons.reduce((sum, wagon) => sum + wagon.damage, 0) * DAMAGE_POINTS
  const total = track + (gold ?? 0) + favours + majority + townsfolk + damage
  return { track, gold, favours, majority, townsfolk, damage, total }
}

/** The points everybody can see: all except the gold. */
export function openPoints(view: Pick<View, 'players'>, seat: Seat): number {
  const { total, gold } = pointsSoFar(view, seat)
  return total - (gold ?? 0)
}
