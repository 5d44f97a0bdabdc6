/** A player's board, townsfolk and equipment in two columns, each with its effect. */
import type { Pen } from '../../../../pictures/canvas.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK } from '../../../../pictures/palette.js'
import { paintCard } from '../../../../pictures/paper/tray.js'
import { boardOf } from '../../data/boards.js'
import { equipmentOf } from '../../data/equipment.js'
import type { BoardId, EquipmentId, TownsfolkId } from '../../data/ids.js'
import { townsfolkOf } from '../../data/townsfolk.js'
import type { PlayerView } from '../../rules/types.js'
import { drawPortrait } from '../art/portrait.js'
import type { Names } from '../names.js'
import { effectSigns, scoreSigns } from '../pieces/effects.js'
import { drawIcon } from '../pieces/icons.js'
import { drawLine, type Group, lineWidth } from '../pieces/signs.js'
import { drawTile } from '../pieces/tiles.js'

export type Belonging =
  | { readonly kind: 'board'; readonly id: BoardId }
  | { readonly kind: 'townsfolk'; readonly id: TownsfolkId; readonly points: number }
  | { readonly kind: 'equipment'; readonly id: EquipmentId }

/** The board, then townsfolk and equipment in the order they were acquired. */
export function belongingsOf({ board, townsfolk, townsfolkPoints, equipment }: PlayerView): readonly Belonging[] {
  return [
    ...(board === null ? [] : [{ kind: 'board', id: board } as const]),
    ...townsfolk.map((id) => ({ kind: 'townsfolk', id, points: townsfolkPoints[id] ?? 0 }) as const),
    ...equipment.map((id) => ({ kind: 'equipment', id }) as const),
  ]
}

const COLUMNS = 2
const GAP = 4
const TALLEST = 74
/** The smallest height with room for two lines. */
const TWO_LINES = 56
/** The largest share of the card's room. */
const LARGEST_SHARE = 0.62

const rowsOf = (count: number) => Math.ceil(count / COLUMNS)

/** The height that `count` belongings fill at most. */
export const belongingsRoom = (count: number) => rowsOf(count) * TALLEST

/** The height that `count` belongings need of `room`. The more there are, the lower their rows. */
export function belongingsHeight(count: number, room: number): number {
  return Math.min(belongingsRoom(count), room * LARGEST_SHARE)
}

/** Each in its own row. */
export function drawBelongings(pen: Pen, all: readonly Belonging[], names: Names, box: Rect): void {
  const step = box.height / Math.max(1, rowsOf(all.length))
  for (const [i, belonging] of all.entries()) {
    const line = { ...box, y: box.y + Math.floor(i / COLUMNS) * step, height: step - GAP }
    drawBelonging(pen, belonging, names, partOf(line, i % COLUMNS, COLUMNS, GAP))
  }
}

function drawBelonging(pen: Pen, belonging: Belonging, names: Names, rect: Rect): void {
  const { x, y, width, height } = rect
  const side = height - 8
  paintCard(pen, rect)
  drawSign(pen, belonging, x + 6 + side / 2, y + height / 2, side)
  const inner = { x: x + side + 16, y, width: width - side - 26, height }
  if (height >= TWO_LINES) drawTwoLines(pen, belonging, names, inner)
  else drawOneLine(pen, belonging, names, inner)
}

const LETTERS = 22
/** The least gap between two things in a line. */
const AIR = 8
const SIGNS = { large: 27, small: 24 } as const

/** Name and points above, effect and value below. Without room for both the value is left out. */
function drawTwoLines(pen: Pen, belonging: Belonging, names: Names, { x, y, width, height }: Rect): void {
  const [upper, lower] = [y + height * 0.28, y + height * 0.72]
  const right = belonging.kind === 'townsfolk' ? drawWorth(pen, belonging.points, x + width, upper, SIGNS.large) : x + width
  text(pen, nameOf(belonging, names), x, upper + 8, { face: 'text', size: LETTERS, fill: INK, maxWidth: right - x - 8 })
  const effect = effectOf(belonging)
  const worth = worthOf(belonging)
  const left = x + width - lineWidth(worth, SIGNS.small)
  drawLine(pen, effect, x, lower, SIGNS.small)
  if (x + lineWidth(effect, SIGNS.small) + AIR <= left) drawLine(pen, worth, left, lower, SIGNS.small)
}

/** Name, effect and current points in one line. Without room for both the effect is left out. */
function drawOneLine(pen: Pen, belonging: Belonging, names: Names, { x, y, width, height }: Rect): void {
  const middle = y + height / 2
  const right = belonging.kind === 'townsfolk' ? drawWorth(pen, belonging.points, x + width, middle, SIGNS.small) : x + width
  const signs = effectOf(belonging)
  const left = right - lineWidth(signs, SIGNS.small)
  const name = nameOf(belonging, names)
  text(pen, name, x, middle + 8, { face: 'text', size: LETTERS, fill: INK, maxWidth: right - x - AIR })
  if (x + textWidth(name, 'text', LETTERS) + AIR <= left) drawLine(pen, signs, left, middle, SIGNS.small)
}

function drawSign(pen: Pen, belonging: Belonging, x: number, y: number, size: number): void {
  switch (belonging.kind) {
    case 'board':
      drawIcon(pen, 'wagon', x, y, size * 0.9, INK)
      return
    case 'townsfolk':
      drawPortrait(pen, belonging.id, x, y, size)
      return
    case 'equipment':
      drawTile(pen, belonging.id, x, y, size)
      return
    default:
      belonging satisfies never
  }
}

/** The current points, right-aligned at `right`. Returns their left edge. */
function drawWorth(pen: Pen, points: number, right: number, middle: number, size: number): number {
  const words = String(points)
  const left = right - textWidth(words, 'display', size)
  text(pen, words, left, middle + size * 0.36, { face: 'display', size, fill: INK })
  drawIcon(pen, 'star', left - 3 - size / 2, middle, size, GOLD, INK)
  return left - size - 12
}

function effectOf(belonging: Belonging): readonly Group[] {
  switch (belonging.kind) {
    case 'board':
      return effectSigns(boardOf(belonging.id).power)
    case 'townsfolk':
      return effectSigns(townsfolkOf(belonging.id).effect)
    case 'equipment':
      return effectSigns(equipmentOf(belonging.id).effect)
    default:
      return belonging satisfies never
  }
}

/** How the points are counted. Fixed points are shown beside the name instead. */
function worthOf(belonging: Belonging): readonly Group[] {
  if (belonging.kind !== 'townsfolk') return []
  const { score } = townsfolkOf(belonging.id)
  return score.kind === 'flat' ? [] : scoreSigns(score)
}

function nameOf(belonging: Belonging, names: Names): string {
  switch (belonging.kind) {
    case 'board':
      return names.traveller(belonging.id)
    case 'townsfolk':
      return names.trade(belonging.id)
    case 'equipment':
      return names.tile(belonging.id)
    default:
      return belonging satisfies never
  }
}
