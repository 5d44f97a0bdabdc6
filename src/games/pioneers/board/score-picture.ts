/** The final score as a picture: points over time, and beside it every player's points by source. */
import { createHash } from 'node:crypto'
import type { Drawing } from '../../../pictures/drawing.js'
import { WOOD_DARK } from '../../../pictures/palette.js'
import type { PointsByTurn, Reader } from '../../plug.js'
import type { View } from '../rules/types.js'
import { drawCourse } from './course.js'
import { drawFinalPanel } from './final.js'
import { PICTURE } from './layout.js'

/** For views with scores. */
export function drawScore(view: View, course: PointsByTurn, reader: Reader): Drawing {
  const { scores, winners, first, seats } = view
  const key = createHash('sha256')
    .update(JSON.stringify([scores, winners, first, course, reader.names, reader.colours ?? null]))
    .digest('base64url')
  const colourOf = (seat: number) => reader.colours?.[seat] ?? seat
  return {
    ...PICTURE,
    key: `pioneers-score-${key}`,
    paint(pen) {
      pen.fillStyle = WOOD_DARK
      pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
      const lines = (scores ?? []).map(({ total }, seat) => ({
        colour: colourOf(seat),
        total,
        won: winners?.includes(seat) === true,
      }))
      drawCourse(pen, course, lines)
      for (let seat = 0; seat < seats; seat++) {
        drawFinalPanel(pen, view, seat, { name: reader.names[seat] ?? '', colour: colourOf(seat) })
      }
    },
  }
}
