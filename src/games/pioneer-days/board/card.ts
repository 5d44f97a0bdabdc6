/** A player's own things as a card: the wagons with their load, and the effects of board, townsfolk and equipment. */

import type { Seat } from '../../../engine/game.js'
import type { Pen } from '../../../pictures/canvas.js'
import { type Drawing, inOnePiece, paintThings } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { keyOf } from '../../../pictures/key.js'
import { numeral, text } from '../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT, PAPER_SHADE, WOOD_DARK } from '../../../pictures/palette.js'
import { drawNameBand, type Owner, ownerOf } from '../../../pictures/paper/panel.js'
import { fillWith, roundRect } from '../../../pictures/shapes.js'
import type { Reader } from '../../face.js'
import type { PlayerView, View } from '../rules/types.js'
import { daysInks } from './inks.js'
import { type Names, namesIn } from './names.js'
import { goodsThings, rowOf } from './pieces/goods-row.js'
import { drawIcon } from './pieces/icons.js'
import { loadOf } from './pieces/load.js'
import { trainOf, trainThings } from './pieces/wagons.js'
import { POINT_SOURCES, type PointsSoFar, pointsSoFar } from './points.js'
import { belongingsHeight, belongingsOf, drawBelongings } from './scene/belongings.js'
import { SOURCE_STYLES } from './sources.js'

/** Smaller than the board, so that its content is larger where both are shown at the same width. */
const CARD = { width: 1000, height: 750 } as const
const FRAME: Rect = { x: 10, y: 10, width: CARD.width - 20, height: CARD.height - 20 }
const INSET = 24
const ROWS = { goods: 84, points: 150, wagons: 214, foot: 734 } as const
const LARGEST_SPACE = 84

/** The card of one seat as the view's viewer may see it. */
export function drawCard(view: View, seat: Seat, reader: Reader): Drawing {
  const player = view.players[seat]
  const owner = ownerOf(reader, seat)
  const isFirst = view.first === seat && view.week > 0
  const points = player === undefined ? null : pointsSoFar(view, seat)
  return inOnePiece({
    ...CARD,
    key: `pioneer-days-card-${keyOf([player, points, owner, isFirst, reader.locale])}`,
    inks: daysInks,
    paint(pen) {
      paintPaper(pen, owner, isFirst)
      if (player !== undefined && points !== null) paintPlayer(pen, player, points, owner.colour, namesIn(reader.locale))
    },
  })
}

function paintPaper(pen: Pen, owner: Owner, isFirst: boolean): void {
  pen.fillStyle = WOOD_DARK
  pen.fillRect(0, 0, CARD.width, CARD.height)
  drawNameBand(pen, FRAME, owner, isFirst)
}

function paintPlayer(pen: Pen, player: PlayerView, points: PointsSoFar, colour: number, names: Names): void {
  const width = CARD.width - 2 * INSET
  paintThings(pen, goodsThings(rowOf(player), { x: INSET + 4, y: ROWS.goods, width: width - 8, height: 60 }))
  drawPoints(pen, points, player.goldCount, colour, { x: INSET - 6, y: ROWS.points, width: width + 12, height: 56 })
  const belongings = belongingsOf(player)
  const room = ROWS.foot - ROWS.wagons
  const below = belongingsHeight(belongings.length, room)
  const wagons = { x: INSET, y: ROWS.wagons, width, height: room - below }
  const load = loadOf(player)
  paintThings(pen, trainThings(trainOf(load, wagons, LARGEST_SPACE), load.left.length > 0))
  drawBelongings(pen, belongings, names, { x: INSET - 6, y: ROWS.foot - below, width: width + 12, height: below })
}

/** The total, and beside it each source as final scoring will count it. */
function drawPoints(pen: Pen, points: PointsSoFar, goldCount: number, colour: number, box: Rect): void {
  const middle = box.y + box.height / 2
  roundRect(pen, box.x, box.y, box.width, box.height, 10)
  fillWith(pen, PAPER_SHADE)
  drawIcon(pen, 'star', box.x + 36, middle, 48, GOLD, INK)
  const total = points.gold === null ? `${numeral(points.total)}+` : numeral(points.total)
  text(pen, total, box.x + 70, middle + 16, { face: 'display', size: 46, fill: INK })
  const [left, step] = [box.x + 234, (box.width - 234) / POINT_SOURCES.length]
  text(pen, '=', left - 48, middle + 13, { face: 'display', size: 36, fill: INK_SOFT })
  for (const [i, source] of POINT_SOURCES.entries()) {
    const worth = points[source]
    SOURCE_STYLES[source].draw(pen, left + i * step + 20, middle, colour)
    const words = worth === null ? `×${goldCount}` : numeral(worth)
    text(pen, words, left + i * step + 46, middle + 13, { face: 'display', size: 36, fill: INK })
  }
}
