/** What a map looks like before anything happens on it. */
import type { Point, Rect } from '../../../../pictures/geometry.js'
import type { GameMap } from '../../data/map.js'

export interface Chart {
  readonly map: GameMap
  readonly places: readonly Point[]
  readonly lines: readonly (readonly [Point, Point])[]
  /** Where each city's name is written. */
  readonly labels: readonly Rect[]
  /** Where the stagecoach is drawn when it stands at a place. */
  readonly berths: readonly Rect[]
}
