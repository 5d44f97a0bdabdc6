/** In the corner of the window: the round, and how many stars nobody has charted. */
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { INK, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import type { View } from '../../rules/view-types.js'
import { BRASS_DARK, CHART, SPACE, STARLIGHT } from '../art/colours.js'
import { drawIcon } from '../art/icons.js'
import { paintSparkle } from '../art/stars.js'
import { GALAXY } from '../layout.js'
import { hexagon } from './hexes.js'

const BOX = { x: GALAXY.x + 22, y: GALAXY.y + 22, width: 102, height: 96 }

export function statusThings({ round, faceDown }: View): Thing[] {
  const numbers = [round, faceDown]
  return [
    stamped('status', BOX, (own) => {
      roundRect(own, 2, 2, BOX.width - 4, BOX.height - 4, 10)
      fillAndStroke(own, PAPER_LIGHT, 3, BRASS_DARK)
      drawIcon(own, 'round', 28, 26, 34, INK)
      hexagon(own, 28, 69, 20)
      fillAndStroke(own, SPACE, 2, CHART)
      paintSparkle(own, 28, 69, 12, STARLIGHT)
    }),
    ...numbers.map((number, row) =>
      lettering(String(number), BOX.x + 54, BOX.y + 38 + row * 43, { face: 'display', size: 34, fill: INK }),
    ),
  ]
}
