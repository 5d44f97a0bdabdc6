/** The icons on buttons and options, painted as on the board. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { EMBLEM, emblem, onPaper } from '../../../pictures/emblem.js'
import { INK } from '../../../pictures/palette.js'
import { TILES, type Tile } from '../rules/types.js'
import { drawCarriage } from './pieces/carriage.js'
import { drawIcon } from './pieces/icons.js'
import { drawTile } from './pieces/tiles.js'

const MIDDLE = EMBLEM / 2

/** The names of icons. A pioneer has the icon of the tile of the same profession. */
export const iconOf = {
  tile: (tile: Tile) => `tile-${tile}`,
  road: 'road',
  coach: 'coach',
} as const

export const EMBLEMS: Readonly<Record<string, () => Drawing>> = Object.fromEntries([
  ...TILES.map((tile) => painted(iconOf.tile(tile), (pen) => drawTile(pen, tile, MIDDLE, MIDDLE, 90))),
  painted(
    iconOf.road,
    onPaper((pen) => drawIcon(pen, 'road', MIDDLE, MIDDLE, 62, INK)),
  ),
  painted(iconOf.coach, onPaper(drawCoach)),
])

/** No coach in particular: it has no number, and nobody aboard. */
function drawCoach(pen: Pen): void {
  drawCarriage(pen, { id: 's1', seats: [null, null] }, MIDDLE, 28, 28)
}

function painted(name: string, paint: (pen: Pen) => void): readonly [string, () => Drawing] {
  return [name, () => emblem(`pioneers-${name}`, paint)]
}
