/** Where everything stands on the picture, in pixels. */
import type { Rect } from '../../../pictures/geometry.js'
import { panelIn } from '../../../pictures/paper/panel.js'

export const PICTURE = { width: 1600, height: 1000 } as const

const LEFT = 10
const WIDTH = 1102
/** Between trays. */
const GAP = 8
const FOOT = 990

/** The window onto the galaxy. */
export const GALAXY: Rect = { x: LEFT, y: 10, width: WIDTH, height: 752 }

const BELOW = GALAXY.y + GALAXY.height + GAP

/** The piles of cards. */
export const PILES: Rect = { x: LEFT, y: BELOW, width: 632, height: FOOT - BELOW }

/** The technology board. */
export const TECHNOLOGY: Rect = {
  x: PILES.x + PILES.width + GAP,
  y: BELOW,
  width: WIDTH - PILES.width - GAP,
  height: PILES.height,
}

const COLUMN: Rect = { x: LEFT + WIDTH + GAP + 6, y: GALAXY.y, width: 464, height: FOOT - GALAXY.y }

/** The panel of a seat: the column is shared out among the seats there are. */
export function panelRect(seat: number, seats: number): Rect {
  const { y, height, ...rect } = panelIn(COLUMN, GAP, seat, seats)
  return { ...rect, y: Math.round(y), height: Math.floor(height) }
}
