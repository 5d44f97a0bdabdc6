/** The final score as a picture: points over time, and beside it every player's points by source. */
import { createHash } from 'node:crypto'
import type { Pen } from '../../../pictures/canvas.js'
import { composed, type Drawing, stamped } from '../../../pictures/drawing.js'
import { WOOD_DARK } from '../../../pictures/palette.js'
import type { PointsByTurn, Reader } from '../../plug.js'
import type { View } from '../rules/types.js'
import { drawCourse } from './course.js'
import { finalPanel } from './final.js'
import { pioneersInks } from './inks.js'
import { PICTURE } from './layout.js'
import type { Owner } from './panels.js'

/** For views with scores. */
export function drawScore(view: View, course: PointsByTurn, reader: Reader): Drawing {
  const { scores, winners, first } = view
  const key = createHash('sha256')
    .update(JSON.stringify([scores, winners, first, course, reader.names, reader.colours ?? null]))
    .digest('base64url')
  const seats = view.players.map((_, seat): Owner => ({ name: reader.names[seat] ?? '', colour: reader.colours?.[seat] ?? seat }))
  const lines = (scores ?? []).map(({ total }, seat) => ({
    colour: seats[seat]?.colour ?? seat,
    total,
    won: winners?.includes(seat) === true,
  }))
  const paint = (pen: Pen) => {
    pen.fillStyle = WOOD_DARK
    pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
    drawCourse(pen, course, lines)
  }
  return composed({
    ...PICTURE,
    key: `pioneers-score-${key}`,
    inks: pioneersInks,
    things: () => [
      stamped(`course ${key}`, { x: 0, y: 0, ...PICTURE }, paint),
      ...seats.flatMap((owner, seat) => finalPanel(view, seat, owner)),
    ],
  })
}
