import { coachOf } from '../data/coaches.js'
import { NETWORK_POINTS } from '../data/prices.js'
import type { PlayerView } from '../rules/view-types.js'

/** The sources of points (R71-R77). */
export const POINT_SOURCES = ['track', 'emptySeats', 'nuggets', 'network'] as const
export type PointSource = (typeof POINT_SOURCES)[number]

/** A player's points by source if the game ended now. `nuggets` is null where the viewer does not know their values. */
export interface PointsSoFar {
  readonly track: number
  readonly emptySeats: number
  readonly nuggets: number | null
  readonly network: number
  /** Of all points the viewer knows. */
  readonly total: number
}

export function pointsSoFar({ track, coaches, nuggets: values, nuggetCount, networkPioneers }: PlayerView): PointsSoFar {
  const emptySeats = coaches.flatMap(({ seats }) => seats).filter((pioneer) => pioneer === null).length
  const nuggets = values === null && nuggetCount > 0 ? null : (values ?? []).reduce((sum, value) => sum + value, 0)
  const network = networkPioneers * NETWORK_POINTS
  return { track, emptySeats, nuggets, network, total: track + emptySeats + (nuggets ?? 0) + network }
}

/** The points for each emptied coach, in the order they were emptied. */
export function medalsOf({ emptied }: PlayerView): readonly number[] {
  return emptied.map((id) => coachOf(id).points)
}
