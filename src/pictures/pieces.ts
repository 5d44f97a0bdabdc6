/** Coins, and the players' wooden pieces. */
import type { Pen } from './canvas.js'
import { stamped, type Thing } from './drawing.js'
import { boxAround, type Point } from './geometry.js'
import { drawCommonIcon } from './icons.js'
import { SMALLEST_TEXT, text } from './lettering/text.js'
import { GOLD, INK, seatStyle, WHITE } from './palette.js'
import { circle, fillWith, seatShape, strokeWith } from './shapes.js'
import { stamp } from './sprites.js'

/** A dollar coin, gold by default. */
export function drawCoin(pen: Pen, x: number, y: number, size: number, face = '$', metal = GOLD): void {
  const side = Math.ceil(size) + 2
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `coin ${face} ${size} ${metal}`, box, (own) => paintCoin(own, side / 2, side / 2, size, face, metal))
}

function paintCoin(pen: Pen, x: number, y: number, size: number, face: string, metal: string): void {
  disc(pen, x, y, size / 2, INK)
  disc(pen, x, y, size / 2 - Math.max(1.5, size * 0.05), metal)
  if (size * 0.68 >= SMALLEST_TEXT || face !== '$') {
    text(pen, face, x, y + size * 0.25, { face: 'display', size: size * 0.68, fill: INK, align: 'center' })
  } else drawCommonIcon(pen, 'dollar', x, y, size * 0.66, INK)
}

function disc(pen: Pen, x: number, y: number, radius: number, fill: string): void {
  circle(pen, x, y, radius)
  fillWith(pen, fill)
}

/** A seat's shape as a wooden piece, with white and dark rims to stand out on any ground. */
export function drawPiece(pen: Pen, seat: number, x: number, y: number, size: number): void {
  const side = Math.ceil(size * 1.6) + 6
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `piece ${seat} ${size}`, box, (own) => paintPiece(own, seat, side / 2, side / 2, size))
}

function paintPiece(pen: Pen, seat: number, x: number, y: number, size: number): void {
  const { fill, shape } = seatStyle(seat)
  seatShape(pen, shape, x, y, size)
  pen.lineJoin = 'round'
  strokeWith(pen, size * 0.2 + 2, INK)
  strokeWith(pen, size * 0.1 + 1, WHITE)
  fillWith(pen, fill)
}

/** A piece of this colour around a point, as a thing that all tables share; `size` is its visual diameter. */
export function pieceThing(colour: number, middle: Point, size: number): Thing {
  const side = Math.ceil(size * 1.4) + 4
  return stamped(`piece ${colour} ${size}`, boxAround(middle, side), (own) => drawPiece(own, colour, side / 2, side / 2, size))
}
