/** A player's own coaches as a card: the remaining passengers, and the value of everything. */

import type { Seat } from '../../../engine/game.js'
import type { Pen } from '../../../pictures/canvas.js'
import { type Drawing, inOnePiece } from '../../../pictures/drawing.js'
import type { Rect } from '../../../pictures/geometry.js'
import { keyOf } from '../../../pictures/key.js'
import { text } from '../../../pictures/lettering/text.js'
import { GOLD, INK, INK_SOFT, PAPER_SHADE, seatStyle, WOOD, WOOD_DARK } from '../../../pictures/palette.js'
import { drawNameBand, type Owner, ownerOf } from '../../../pictures/paper/panel.js'
import { drawCoin } from '../../../pictures/pieces.js'
import { fillWith, roundRect } from '../../../pictures/shapes.js'
import type { Reader } from '../../face.js'
import type { PlayerView, View } from '../rules/view-types.js'
import { medalsOf, POINT_SOURCES, pointsSoFar } from '../texts/points.js'
import { pioneersInks } from './inks.js'
import { drawTeams } from './pieces/card-coaches.js'
import { drawRoad } from './pieces/figures.js'
import { drawIcon } from './pieces/icons.js'
import { drawTile } from './pieces/tiles.js'
import { SOURCE_STYLES } from './sources.js'

/** Smaller than the board, so that its content is larger where both are shown at the same width. */
const CARD = { width: 1000, height: 700 } as const

const FRAME: Rect = { x: 10, y: 10, width: CARD.width - 20, height: CARD.height - 20 }
const INSET = 26
const ROWS = { wealth: 124, points: 166, coaches: 258, treasure: 652 } as const

/** The area for coaches, which ends above the treasure if there is any. */
export function coachesBox({ nuggetCount, emptied }: Pick<PlayerView, 'nuggetCount' | 'emptied'>): Rect {
  const foot = nuggetCount + emptied.length > 0 ? ROWS.treasure - 44 : FRAME.y + FRAME.height - 12
  return { x: 24, y: ROWS.coaches, width: CARD.width - 48, height: foot - ROWS.coaches }
}

/** The card of one seat as the view's viewer may see it. */
export function drawCard(view: View, seat: Seat, reader: Reader): Drawing {
  const player = view.players[seat]
  const owner = ownerOf(reader, seat)
  const first = view.first === seat
  return inOnePiece({
    ...CARD,
    key: `pioneers-card-${keyOf([player, owner, first])}`,
    inks: pioneersInks,
    paint(pen) {
      paintPaper(pen, owner, first)
      if (player !== undefined) paintPlayer(pen, player, owner.colour)
    },
  })
}

function paintPlayer(pen: Pen, player: PlayerView, colour: number): void {
  drawWealth(pen, player, colour)
  drawPoints(pen, player, colour)
  drawTeams(pen, player.coaches, colour, coachesBox(player))
  drawTreasure(pen, player)
}

function paintPaper(pen: Pen, owner: Owner, first: boolean): void {
  pen.fillStyle = WOOD_DARK
  pen.fillRect(0, 0, CARD.width, CARD.height)
  drawNameBand(pen, FRAME, owner, first)
}

/** Money and income, roads and pioneers left, and the tiles on the player board. */
function drawWealth(pen: Pen, { cash, income, roads, pioneers, bankers, merchants }: PlayerView, colour: number): void {
  const middle = ROWS.wealth
  const base = middle + 18
  drawCoin(pen, INSET + 28, middle, 56)
  const money = text(pen, String(cash), INSET + 68, base, { face: 'display', size: 54, fill: INK })
  text(pen, `+${income}`, INSET + 82 + money, base, { face: 'display', size: 36, fill: INK_SOFT })
  drawRoad(pen, colour, { x: 330, y: middle + 14 }, { x: 392, y: middle - 14 })
  text(pen, String(roads), 406, base - 2, { face: 'display', size: 44, fill: INK })
  drawIcon(pen, 'person', 520, middle, 52, seatStyle(colour).fill, INK)
  text(pen, String(pioneers), 558, base - 2, { face: 'display', size: 44, fill: INK })
  const tiles = [...Array<'banker'>(bankers).fill('banker'), ...Array<'merchant'>(merchants).fill('merchant')]
  for (const [i, tile] of tiles.toReversed().entries()) drawTile(pen, tile, CARD.width - INSET - 30 - i * 70, middle, 60)
}

/** The total, and beside it each source as final scoring will count it. */
function drawPoints(pen: Pen, player: PlayerView, colour: number): void {
  const points = pointsSoFar(player)
  const height = 78
  const middle = ROWS.points + height / 2
  roundRect(pen, INSET - 6, ROWS.points, CARD.width - 2 * INSET + 12, height, 10)
  fillWith(pen, PAPER_SHADE)
  drawIcon(pen, 'star', 66, middle, 60, GOLD, INK)
  text(pen, points.nuggets === null ? `${points.total}+` : String(points.total), 108, middle + 20, {
    face: 'display',
    size: 58,
    fill: INK,
  })
  text(pen, '=', 250, middle + 14, { face: 'display', size: 40, fill: INK_SOFT })
  const [left, step] = [296, 170]
  for (const [i, source] of POINT_SOURCES.entries()) {
    const worth = points[source]
    const { fill, draw } = SOURCE_STYLES[source]
    draw(pen, left + i * step + 24, middle - 3, colour)
    const words = worth === null ? `\u00d7${player.nuggetCount}` : String(worth)
    text(pen, words, left + i * step + 54, middle + 11, { face: 'display', size: 42, fill: INK })
    pen.fillStyle = fill
    pen.fillRect(left + i * step, middle + 24, step - 22, 9)
    pen.lineWidth = 1.5
    pen.strokeStyle = INK
    pen.strokeRect(left + i * step, middle + 24, step - 22, 9)
  }
}

/** The nuggets by value, and at the right the wheels of emptied coaches with their points. */
function drawTreasure(pen: Pen, player: PlayerView): void {
  const room = (CARD.width - 2 * INSET) / 2 - 10
  const values = player.nuggets ?? Array<null>(player.nuggetCount).fill(null)
  const step = Math.min(86, room / Math.max(1, values.length))
  for (const [i, value] of values.entries()) {
    const x = INSET + i * step
    drawIcon(pen, 'nugget', x + step * 0.26, ROWS.treasure, step * 0.46, GOLD, INK)
    text(pen, value === null ? '?' : String(value), x + step * 0.54, ROWS.treasure + 12, lettersIn(step))
  }
  const medals = medalsOf(player)
  const stride = Math.min(96, room / Math.max(1, medals.length))
  for (const [i, points] of medals.entries()) {
    const x = CARD.width - INSET - (medals.length - i) * stride
    drawIcon(pen, 'wheel', x + stride * 0.26, ROWS.treasure, stride * 0.44, WOOD)
    text(pen, String(points), x + stride * 0.51, ROWS.treasure + 12, lettersIn(stride))
  }
}

const lettersIn = (step: number) => ({ face: 'display', size: Math.max(22, Math.min(36, step * 0.42)), fill: INK }) as const
