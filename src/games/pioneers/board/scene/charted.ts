/** A map's layout before anything happens on it. */
import type { Point, Rect } from '../../../../pictures/geometry.js'
import type { GameMap } from '../../data/map.js'
import type { Label } from './wordings.js'

export interface Chart {
  readonly map: GameMap
  readonly places: readonly Point[]
  readonly lines: readonly (readonly [Point, Point])[]
  /** The name of each city where it usually stands on the board, or null where there is no room for it. */
  readonly labels: readonly (Label | null)[]
  /** Rectangles for the stagecoach when it stands at a place, the best first. At least one for each place. */
  readonly berths: readonly (readonly Rect[])[]
}
