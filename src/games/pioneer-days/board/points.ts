/** The points if the game ended now, as far as the viewer knows. */
import { FAVOUR_POINTS } from '../data/towns.js'
import { DAMAGE_POINTS } from '../data/wagons.js'
import type { PlayerView } from '../rules/types.js'

/** The sources of points (P24-P26), in the order of the bars. */
export const POINT_SOURCES = ['track', 'gold', 'favours', 'majority', 'townsfolk', 'damage'] as const
export type PointSource = (typeof POINT_SOURCES)[number]

export interface PointsSoFar {
  readonly track: number
  /** Null where the viewer does not know the nuggets. */
  readonly gold: number | null
  readonly favours: number
  readonly townsfolk: number
  readonly damage: number
  /** Of all points the viewer knows. The majority of favours is still open and not included. */
  readonly total: number
}

/** The points of one player. */
export function pointsSoFar({
  track,
  gold: values,
  goldCount,
  favours: tokens,
  townsfolkPoints,
  wagons,
}: PlayerView): PointsSoFar {
  const gold = values === null && goldCount > 0 ? null : (values ?? []).reduce((sum, nuggets) => sum + nuggets, 0)
  const favours = tokens * FAVOUR_POINTS
  const townsfolk = Object.values(townsfolkPoints).reduce((sum, points) => sum + points, 0)
  const damage = wagons.reduce((sum, wagon) => sum + wagon.damage, 0) * DAMAGE_POINTS
  return { track, gold, favours, townsfolk, damage, total: track + (gold ?? 0) + favours + townsfolk + damage }
}

/** The points everybody can see: all except the gold. */
export function openPoints(player: PlayerView): number {
  const { total, gold } = pointsSoFar(player)
  return total - (gold ?? 0)
}
