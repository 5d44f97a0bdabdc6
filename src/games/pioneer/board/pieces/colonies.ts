/** Colonies: a dome on a piece of the owner's shape; a wall with towers around it if it is fortified. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../../pictures/geometry.js'
import { INK, seatStyle, WHITE } from '../../../../pictures/palette.js'
import { drawPiece } from '../../../../pictures/pieces.js'
import { circle, fillWith, strokeWith } from '../../../../pictures/shapes.js'
import { STEEL, STEEL_DARK } from '../art/colours.js'
import { drawIcon } from '../art/icons.js'

/** Of the piece, and of all with its walls. */
const COLONY = { piece: 50, whole: 92 } as const

export function colonyThing(colour: number, isFortified: boolean, middle: Point): Thing {
  return stamped(`colony ${colour} ${isFortified}`, boxAround(middle, COLONY.whole), (own) =>
    drawColony(own, colour, isFortified, COLONY.whole / 2, COLONY.whole / 2),
  )
}

/** Around (x, y). */
export function drawColony(pen: Pen, colour: number, isFortified: boolean, x: number, y: number): void {
  if (isFortified) paintWall(pen, x, y)
  drawPiece(pen, colour, x, y, COLONY.piece)
  const { on, shape } = seatStyle(colour)
  const lift = shape === 'triangle' ? 6 : 0
  const size = shape === 'triangle' || shape === 'diamond' ? 27 : 32
  drawIcon(pen, 'colony', x, y + lift, size, on)
}

const TOWERS = 8
const WALL = 37

function paintWall(pen: Pen, x: number, y: number): void {
  const ring = (radius: number, width: number, colour: string) => {
    circle(pen, x, y, radius)
    strokeWith(pen, width, colour)
  }
  ring(WALL, 13, INK)
  ring(WALL, 9, STEEL_DARK)
  ring(WALL - 1.5, 4, STEEL)
  for (let tower = 0; tower < TOWERS; tower++) {
    const angle = ((tower + 0.5) * Math.PI * 2) / TOWERS
    const [tx, ty] = [x + WALL * Math.cos(angle), y + WALL * Math.sin(angle)]
    for (const [radius, fill] of [
      [8.5, INK],
      [6.5, STEEL],
      [3, WHITE],
    ] as const) {
      circle(pen, tx, ty, radius)
      fillWith(pen, fill)
    }
  }
}
