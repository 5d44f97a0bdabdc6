/** Where everything stands on the picture, in pixels. */

import type { Rect } from '../../../pictures/geometry.js'
import { panelIn } from '../../../pictures/panel.js'

export const PICTURE = { width: 1600, height: 1000 } as const

/** The map with its frame; the frame carries the scoring track. */
export const MAP: Rect = { x: 10, y: 10, width: 1164, height: 802 }
/** One cell of the scoring track is this deep. */
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

/** The panel of a seat: the column is shared out among the seats there are. */
export function panelRect(seat: number, seats: number): Rect {
  return panelIn(PANELS, PANEL_GAP, seat, seats)
}

/** The legend of the tiles, printed in the Gulf where no city lies. */
export const LEGEND: Rect = { x: 494, y: 732, width: 634, height: 44 }

/** Side of a tile on its city. */
export const TILE_SIZE = 46
