/** The layout of the picture, in pixels. */

import type { Rect } from '../../../pictures/geometry.js'
import { panelIn } from '../../../pictures/paper/panel.js'

export const PICTURE = { width: 1600, height: 1000 } as const

/** The map with its frame, which carries the scoring track. */
export const MAP: Rect = { x: 10, y: 10, width: 1164, height: 802 }
/** The depth of a scoring track cell. */
export const TRACK_DEPTH = 34
export const MAP_INSIDE: Rect = {
  x: MAP.x + TRACK_DEPTH,
  y: MAP.y + TRACK_DEPTH,
  width: MAP.width - 2 * TRACK_DEPTH,
  height: MAP.height - 2 * TRACK_DEPTH,
}

/** The coach display, the stack and the state of the game. */
export const DISPLAY: Rect = { x: 10, y: 820, width: 1164, height: 170 }

const PANELS: Rect = { x: 1182, y: 10, width: 408, height: 980 }
const PANEL_GAP = 8

/** The panel of a seat. All seats share the column equally. */
export function panelRect(seat: number, seats: number): Rect {
  return panelIn(PANELS, PANEL_GAP, seat, seats)
}

/** The legend of the tiles, in the Gulf where there are no cities. */
export const LEGEND: Rect = { x: 494, y: 732, width: 634, height: 44 }

/** The side of a tile on its city. */
export const TILE_SIZE = 46
