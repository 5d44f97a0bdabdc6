/** What each player owns, beside the map. */
import type { Pen } from '../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, seatStyle, WHITE } from '../../../pictures/palette.js'
import { roundRect, seatShape } from '../../../pictures/shapes.js'
import { text } from '../../../pictures/text.js'
import type { View } from '../rules/types.js'
import { drawOwnCoaches } from './coaches.js'
import { drawIcon, type Icon } from './icons.js'
import { panelRect, type Rect } from './layout.js'
import { drawTile } from './tiles.js'

const HEADER = 46

/** The panel of one seat. */
export function drawPanel(pen: Pen, view: View, seat: number, name: string): void {
  const player = view.players[seat]
  if (player === undefined) return
  const rect = panelRect(seat)
  drawFrame(pen, rect, view, seat)
  drawHeader(pen, rect, view, seat, name)
  const { x, y, width, height } = rect
  const numbers = y + HEADER + 44
  figure(pen, 'coin', String(player.cash), x + 30, numbers, 44)
  text(pen, `+${player.income}`, x + 120, numbers, { face: 'display', size: 28, fill: INK })
  figure(pen, 'star', String(player.track), x + 210, numbers, 44)
  figure(pen, 'nugget', String(player.nuggetCount), x + 330, numbers, 30)
  const stock = numbers + 38
  figure(pen, 'road', String(player.roads), x + 30, stock, 26)
  figure(pen, 'pioneer', String(player.pioneers), x + 120, stock, 26)
  const tiles = [...Array(player.bankers).fill('banker'), ...Array(player.merchants).fill('merchant')] as (
    | 'banker'
    | 'merchant'
  )[]
  for (const [i, tile] of tiles.entries()) drawTile(pen, tile, x + 230 + i * 38, stock - 9, 32)
  drawOwnCoaches(pen, player.coaches, x + 12, stock + 12, width - 24, y + height - stock - 18)
}

function drawFrame(pen: Pen, { x, y, width, height }: Rect, view: View, seat: number): void {
  roundRect(pen, x, y, width, height, 10)
  pen.fillStyle = PAPER_LIGHT
  pen.fill()
  pen.lineWidth = view.toMove === seat ? 5 : 2
  pen.strokeStyle = INK
  pen.stroke()
}

function drawHeader(pen: Pen, { x, y, width }: Rect, view: View, seat: number, name: string): void {
  const style = seatStyle(seat)
  const active = view.turn.seat === seat
  pen.beginPath()
  pen.roundRect(x + 2, y + 2, width - 4, HEADER - 4, [8, 8, 0, 0])
  pen.fillStyle = active ? style.fill : style.wash
  pen.fill()
  const middle = y + HEADER / 2
  seatShape(pen, style.shape, x + 28, middle, 26)
  pen.lineWidth = 5
  pen.strokeStyle = active ? INK : WHITE
  pen.stroke()
  pen.fillStyle = active ? style.on : style.fill
  pen.fill()
  text(pen, name, x + 52, middle + 10, { face: 'text', size: 28, fill: active ? style.on : INK, maxWidth: width - 150 })
  if (active) drawIcon(pen, 'wheel', x + width - 66, middle, 32, style.on)
  if (view.first === seat) drawIcon(pen, 'flag', x + width - 26, middle, 28, active ? style.on : INK)
}

/** An icon and a number; `y` is the baseline. */
function figure(pen: Pen, icon: Icon, words: string, x: number, y: number, size: number): void {
  drawIcon(pen, icon, x, y - size * 0.36, size * 0.85, INK)
  text(pen, words, x + size * 0.6, y, { face: 'display', size, fill: INK })
}
