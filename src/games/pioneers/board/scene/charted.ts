/** A map's layout before anything happens on it. */
import type { Point, Rect } from '../../../../pictures/geometry.js'
import type { GameMap } from '../../data/map.js'

export interface Chart {
  readonly map: GameMap
  readonly places: readonly Point[]
  readonly lines: readonly (readonly [Point, Point])[]
  /** The rectangle of each city's name. */
  readonly labels: readonly Rect[]
  /** Rectangles for the stagecoach when it stands at a place, the best first. At least one for each place. */
  readonly berths: readonly (readonly Rect[])[]
}
