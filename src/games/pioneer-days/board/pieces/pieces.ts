/** Players' wooden pieces as things shared by all tables. */
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../../pictures/geometry.js'
import { drawPiece } from '../../../../pictures/pieces.js'

/** A piece of this colour centred on a point. `size` is its visual diameter. */
export function pieceThing(colour: number, middle: Point, size: number): Thing {
  const side = Math.ceil(size * 1.4) + 4
  return stamped(`piece ${colour} ${size}`, boxAround(middle, side), (own) => drawPiece(own, colour, side / 2, side / 2, size))
}
