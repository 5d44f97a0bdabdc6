/** The layout of the picture, in pixels. */
import type { Rect } from '../../../pictures/geometry.js'

export const PICTURE = { width: 1600, height: 1000 } as const

const LEFT = 10
const WIDTH = 1102
/** The gap between trays. */
const GAP = 8

/** The trail with its days and towns. */
export const TRAIL: Rect = { x: LEFT, y: 10, width: WIDTH, height: 158 }

/** Everything of the table below the trail. */
export const BELOW_TRAIL: Rect = { x: LEFT, y: 176, width: WIDTH, height: 814 }

/** The dice of the day, the die in hand, and the bag. */
export const POOL: Rect = { x: LEFT, y: 176, width: 668, height: 206 }

/** The tracks of the four disasters, and below them what is left in the supply. */
export const TRACKS: Rect = { x: POOL.x + POOL.width + GAP, y: POOL.y, width: WIDTH - POOL.width - GAP, height: POOL.height }

/** The cards of the town. */
export const TOWNS: Rect = { x: LEFT, y: 390, width: POOL.width, height: 232 }

/** The equipment on offer. */
export const EQUIPMENT: Rect = { x: TRACKS.x, y: TOWNS.y, width: TRACKS.width, height: TOWNS.height }

/** The six slots of the townsfolk. */
export const FOLK: Rect = { x: LEFT, y: 630, width: WIDTH, height: 360 }

const PANELS: Rect = { x: LEFT + WIDTH + GAP + 6, y: 10, width: 464, height: 980 }

/** The panel of a seat. All seats share the column equally. */
export function panelRect(seat: number, seats: number): Rect {
  const height = Math.floor((PANELS.height - (seats - 1) * GAP) / seats)
  return { ...PANELS, y: PANELS.y + seat * (height + GAP), height }
}
