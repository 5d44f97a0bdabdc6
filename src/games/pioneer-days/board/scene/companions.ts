/** A player's own board and townsfolk with their current points, and with their effects where there is room. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { GOLD, INK } from '../../../../pictures/palette.js'
import { fillAndStroke, roundRect } from '../../../../pictures/shapes.js'
import { boardOf } from '../../data/boards.js'
import type { BoardId, TownsfolkId } from '../../data/ids.js'
import { townsfolkOf } from '../../data/townsfolk.js'
import type { PlayerView } from '../../rules/types.js'
import { drawPortrait } from '../art/portrait.js'
import { effectSigns, scoreSigns } from '../pieces/effects.js'
import { drawLeft, drawLine, lineWidth } from '../pieces/signs.js'

type Companions = Pick<PlayerView, 'board' | 'townsfolk'>

const SIGNS = 26
const GAP = 4
/** Margin around the painted parts for outlines. */
const ROOM = GAP / 2
/** Line height of a board's power. */
const POWER = 42
/** The points of a companion. */
const TAG = { width: 26, height: 24 } as const
/** Rows of portraits with their effects beside them. */
const DETAILED = { height: 48, columns: 2, signs: 22 } as const

/** Cells for the board's power and for each portrait with its effect. Null if there is no room for them. */
function cellsOf({ board, townsfolk }: Companions, box: Rect): readonly Rect[] | null {
  const count = townsfolk.length + (board === null ? 0 : 1)
  const rows = Math.ceil(count / DETAILED.columns)
  const most = Math.floor(box.height / DETAILED.height)
  if (rows > most || most < 2) return null
  const height = Math.floor(Math.min(box.height / rows, 72))
  const top = box.y + box.height - rows * height
  return Array.from({ length: count }, (_, i) => {
    const row = { ...box, y: top + Math.floor(i / DETAILED.columns) * height, height: height - GAP }
    return partOf(row, i % DETAILED.columns, DETAILED.columns, GAP)
  })
}

/** Where the portrait of each of a player's townsfolk is, in the order they were recruited. */
export function portraitRects(companions: Companions, box: Rect): readonly Rect[] {
  const { board, townsfolk } = companions
  const cells = cellsOf(companions, box)
  if (cells !== null) return cells.slice(-townsfolk.length || cells.length).map((cell) => ({ ...cell, width: cell.height }))
  const left = Math.round(box.x + (board === null ? 0 : lineWidth(effectSigns(boardOf(board).power), SIGNS) + 14))
  return inRows(townsfolk.length, { ...box, x: left, width: box.x + box.width - left })
}

const LARGEST = 96
const MOST_ROWS = 3

/** `count` squares from the left with room for points beside each, in the number of rows that makes them largest. */
function inRows(count: number, box: Rect): readonly Rect[] {
  const sideOf = (rows: number) =>
    Math.min(LARGEST, (box.height - 2) / rows - GAP, (box.width + GAP) / Math.max(1, Math.ceil(count / rows)) - GAP - TAG.width)
  const rows = Array.from({ length: MOST_ROWS }, (_, i) => i + 1).reduce((best, each) =>
    sideOf(each) > sideOf(best) ? each : best,
  )
  const side = Math.floor(sideOf(rows))
  const columns = Math.ceil(count / rows)
  const top = Math.round(box.y + (box.height - rows * (side + GAP)) / 2)
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % columns) * (side + TAG.width + GAP),
    y: top + Math.floor(i / columns) * (side + GAP),
    width: side,
    height: side,
  }))
}

/**
 * Board and townsfolk in a box, with their current points. Their effects are shown where there is room, otherwise only the
 * portraits.
 */
export function companionThings(player: Companions & Pick<PlayerView, 'townsfolkPoints'>, box: Rect): Thing[] {
  const { board, townsfolk, townsfolkPoints } = player
  const cells = cellsOf(player, box)
  const rects = portraitRects(player, box)
  return [
    ...(board === null ? [] : [powerThing(board, cells?.[0] ?? box)]),
    ...townsfolk.flatMap((id, i) => {
      const rect = rects[i]
      if (rect === undefined) return []
      return [companionThing(id, rect, cells?.at(i - townsfolk.length) ?? null), tagThing(townsfolkPoints[id] ?? 0, rect)]
    }),
  ]
}

/** The power of a player board. */
function powerThing(board: BoardId, { x, y, height }: Rect): Thing {
  const signs = effectSigns(boardOf(board).power)
  const box = { x: x - ROOM, y: y + height / 2 - POWER / 2, width: lineWidth(signs, SIGNS) + 2 * ROOM, height: POWER }
  return stamped(`power ${board}`, box, (own) => drawLine(own, signs, ROOM, POWER / 2, SIGNS))
}

/** A portrait, with the effect behind its points if there is a cell for it. */
function companionThing(id: TownsfolkId, rect: Rect, cell: Rect | null): Thing {
  const { x, y, width: side } = rect
  const width = cell?.width ?? side
  const box = { x: x - ROOM, y: y - ROOM, width: width + 2 * ROOM, height: side + 2 * ROOM }
  return stamped(`companion ${id} ${side}`, box, (own) => {
    drawPortrait(own, id, ROOM + side / 2, ROOM + side / 2, side)
    if (cell !== null) drawDoing(own, id, { ...cell, x: ROOM, y: ROOM })
  })
}

/** The effect beside the portrait. An effect that has already happened is replaced by the final score. */
function drawDoing(pen: Pen, id: TownsfolkId, { x, y, width, height }: Rect): void {
  const left = height + TAG.width + 6
  const { effect, score } = townsfolkOf(id)
  drawLeft(
    pen,
    effect.when === 'recruited' ? scoreSigns(score) : effectSigns(effect),
    { x: x + left, y, width: width - left, height },
    DETAILED.signs,
  )
}

/** The points beside a portrait, at its foot. */
function tagThing(points: number, { x, y, width: side, height }: Rect): Thing {
  const { width } = TAG
  const box = { x: x + side - ROOM, y: y + height - TAG.height - ROOM, width: width + 2 * ROOM, height: TAG.height + 2 * ROOM }
  return stamped(`tag ${points}`, box, (own) => {
    roundRect(own, ROOM, ROOM, width, TAG.height, 6)
    fillAndStroke(own, GOLD, 1.6, INK)
    text(own, String(points), ROOM + width / 2, ROOM + 20, { face: 'display', size: 22, fill: INK, align: 'center' })
  })
}
