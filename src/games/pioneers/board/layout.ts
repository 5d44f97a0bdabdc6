/** Where everything stands on the picture, in pixels. */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

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
const PANEL_HEIGHT = (PANELS.height - 3 * PANEL_GAP) / 4

/** The panel of a seat; always a quarter of the column, so that nothing moves between games. */
export function panelRect(seat: number): Rect {
  return { x: PANELS.x, y: PANELS.y + seat * (PANEL_HEIGHT + PANEL_GAP), width: PANELS.width, height: PANEL_HEIGHT }
}

/** What the panels of fewer than four players leave free: the legend of the tiles; null with four. */
export function legendRect(seats: number): Rect | null {
  if (seats >= 4) return null
  const top = panelRect(seats).y
  return { x: PANELS.x, y: top, width: PANELS.width, height: PANELS.y + PANELS.height - top }
}

/** Diameter of a city's spot, and of the square tile on it. */
export const SPOT = 46
export const TILE_SIZE = 46
