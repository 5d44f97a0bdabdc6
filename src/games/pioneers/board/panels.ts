/** What each player owns, beside the map. */
import type { Pen } from '../../../pictures/canvas.js'
import { GOLD, INK, INK_SOFT, PAPER_LIGHT, seatStyle, WHITE } from '../../../pictures/palette.js'
import { roundRect } from '../../../pictures/shapes.js'
import { text, textWidth } from '../../../pictures/text.js'
import type { PlayerView, View } from '../rules/types.js'
import { drawOwnCoaches } from './coaches.js'
import { drawCoin, drawPiece, drawRoad, drawStagecoachFigure } from './figures.js'
import { drawIcon } from './icons.js'
import { panelRect, type Rect } from './layout.js'
import { drawTile } from './tiles.js'

const HEADER = 48
const PADDING = 12
/** Height of the two rows of numbers when four panels share the column; with fewer players everything grows. */
const NUMBERS = { large: 54, small: 40 } as const
const LARGEST_GROWTH = 1.3
const SMALLEST_PANEL = 239
const NAME_SIZES = [30, 27, 24] as const
const SMALLEST_NAME = 24

/** The panel of one seat. */
export function drawPanel(pen: Pen, view: View, seat: number, name: string): void {
  const player = view.players[seat]
  if (player === undefined) return
  const rect = panelRect(seat, view.seats)
  const growth = Math.min(LARGEST_GROWTH, rect.height / SMALLEST_PANEL)
  drawFrame(pen, rect, view, seat)
  drawHeader(pen, rect, view, seat, name)
  drawWealth(pen, player, rect, growth)
  drawStock(pen, player, seat, rect, growth)
  const top = rect.y + HEADER + (NUMBERS.large + NUMBERS.small) * growth + 4
  const left = rect.x + PADDING
  drawOwnCoaches(pen, player.coaches, left, top, rect.width - 2 * PADDING, rect.y + rect.height - top - 8)
}

function drawFrame(pen: Pen, { x, y, width, height }: Rect, view: View, seat: number): void {
  roundRect(pen, x, y, width, height, 10)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = 2.5
  pen.strokeStyle = INK
  pen.stroke()
  roundRect(pen, x + 5, y + 5, width - 10, height - 10, 6)
  pen.lineWidth = view.toMove === seat ? 5 : 1
  pen.strokeStyle = view.toMove === seat ? seatStyle(seat).fill : INK_SOFT
  pen.stroke()
}

/** Name, whose turn it is (the stagecoach), whom the game waits for (the pointer), who began (the flag). */
function drawHeader(pen: Pen, { x, y, width }: Rect, view: View, seat: number, name: string): void {
  const style = seatStyle(seat)
  const active = view.turn.seat === seat && view.phase !== 'over'
  pen.beginPath()
  pen.roundRect(x + 2, y + 2, width - 4, HEADER - 2, [8, 8, 0, 0])
  pen.fillStyle = active ? style.fill : style.wash
  pen.fill()
  pen.fillStyle = INK
  pen.fillRect(x + 1, y + HEADER - 1, width - 2, 2)
  const middle = y + HEADER / 2
  drawPiece(pen, seat, x + 30, middle, 28)
  let right = x + width - 14
  if (view.first === seat) {
    drawIcon(pen, 'flag', right - 14, middle, 30, INK, WHITE)
    right -= 42
  }
  if (active) {
    drawStagecoachFigure(pen, right - 58, middle - 21, 58)
    right -= 68
  }
  if (view.toMove === seat) drawIcon(pen, 'pointer', x - 1, middle, 34, style.fill, INK)
  const room = right - x - 64
  const size = NAME_SIZES.find((candidate) => textWidth(name, 'text', candidate) <= room) ?? SMALLEST_NAME
  text(pen, name, x + 58, middle + size / 3, { face: 'text', size, fill: active ? style.on : INK, maxWidth: room })
}

/** Money with income, and points. */
function drawWealth(pen: Pen, player: PlayerView, { x, y }: Rect, growth: number): void {
  const size = 46 * growth
  const base = y + HEADER + NUMBERS.large * growth - 6
  const icon = base - size * 0.36
  drawCoin(pen, x + 34, icon, size * 0.92)
  const money = text(pen, String(player.cash), x + 40 + size * 0.5, base, { face: 'display', size, fill: INK })
  text(pen, `+${player.income}`, x + 52 + size * 0.5 + money, base, { face: 'display', size: 28 * growth, fill: INK_SOFT })
  const star = x + 226
  drawIcon(pen, 'star', star, icon, size, GOLD, INK)
  const points = text(pen, String(player.track), star + size * 0.62, base, { face: 'display', size, fill: INK })
  if (player.nuggetCount > 0) drawNuggets(pen, player, Math.min(star + size * 0.62 + points + 26, x + 350), base, growth)
}

/** Their number; beneath their own worth where the viewer knows it. */
function drawNuggets(pen: Pen, player: PlayerView, x: number, base: number, growth: number): void {
  const worth = player.nuggets === null ? null : player.nuggets.reduce((sum, value) => sum + value, 0)
  const words = worth === null ? `\u00d7${player.nuggetCount}` : `+${worth}`
  drawIcon(pen, 'nugget', x, base - 10 * growth, 30 * growth, GOLD, INK)
  text(pen, words, x + 18 * growth, base, { face: 'display', size: 24 * growth, fill: INK })
}

/** Roads and pioneers left, and the tiles that lie on the player board. */
function drawStock(pen: Pen, player: PlayerView, seat: number, { x, y, width }: Rect, growth: number): void {
  const base = y + HEADER + (NUMBERS.large + NUMBERS.small) * growth - 8
  const middle = base - 10 * growth
  const size = 28 * growth
  drawRoad(pen, seat, { x: x + 14, y: middle + 9 }, { x: x + 52, y: middle - 9 })
  text(pen, String(player.roads), x + 60, base, { face: 'display', size, fill: INK })
  const pioneers = x + 128 + (growth - 1) * 20
  drawIcon(pen, 'pioneer', pioneers, middle, size * 1.1, seatStyle(seat).fill, INK)
  text(pen, String(player.pioneers), pioneers + size * 0.75, base, { face: 'display', size, fill: INK })
  const tiles = [...Array<'banker'>(player.bankers).fill('banker'), ...Array<'merchant'>(player.merchants).fill('merchant')]
  const side = 33 * growth
  for (const [i, tile] of tiles.entries()) {
    drawTile(pen, tile, x + width - PADDING - side / 2 - (tiles.length - 1 - i) * (side + 5), middle, side)
  }
}
