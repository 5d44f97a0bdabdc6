/** What a hint recommends among the choices of a picture: a frame along the inside of its card, and a star. */
import type { Pen } from './canvas.js'
import { stamped, type Thing } from './drawing.js'
import type { Point, Rect } from './geometry.js'
import { INK, MARK, WHITE } from './palette.js'
import { fillWith, roundRect, strokeWith } from './shapes.js'

/** The frame lies wholly inside its card, so that it touches nothing beside it. */
const FRAME = { breadth: 7, edge: 2, radius: 8 } as const
/** Across the star with its rim, in pixels. */
export const STAR = 34
const TIPS = 5

/** Lies above the card. `star` is where the card leaves room for the middle of a star, in pixels of the picture. */
export function hintedThings(card: Rect, star: Point): Thing[] {
  const { width, height } = card
  const box = { x: star.x - STAR / 2, y: star.y - STAR / 2, width: STAR, height: STAR }
  return [
    stamped(`frame of a hint ${width} ${height}`, card, (own) => paintFrame(own, width, height)),
    stamped('star of a hint', box, paintStar),
  ]
}

function paintFrame(pen: Pen, width: number, height: number): void {
  const breadth = FRAME.breadth + 2 * FRAME.edge
  roundRect(pen, breadth / 2, breadth / 2, width - breadth, height - breadth, FRAME.radius)
  for (const [line, colour] of [
    [breadth, WHITE],
    [FRAME.breadth, MARK],
  ] as const) {
    strokeWith(pen, line, colour)
  }
}

function paintStar(pen: Pen): void {
  const [middle, far, near] = [STAR / 2, STAR / 2 - 2, STAR / 4 - 1]
  pen.beginPath()
  for (let point = 0; point < 2 * TIPS; point++) {
    const [away, angle] = [point % 2 === 0 ? far : near, (point * Math.PI) / TIPS]
    pen.lineTo(middle + away * Math.sin(angle), middle - away * Math.cos(angle))
  }
  pen.closePath()
  pen.lineJoin = 'round'
  strokeWith(pen, 4, INK)
  fillWith(pen, MARK)
}
