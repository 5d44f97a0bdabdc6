/** Choices one below the other: each with its sign, its name, and what it does. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { hintedThings, STAR } from '../../../../pictures/hinted.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { INK, INK_SOFT } from '../../../../pictures/palette.js'
import { paintCard } from '../../../../pictures/paper/tray.js'
import { NUMBER_WIDTH, numberThing } from './number.js'
import { drawLine, type Group, lineWidth } from './signs.js'

export interface Row {
  /** A hint recommends it. */
  readonly hinted?: boolean
  /** Rows with equal keys look equal. */
  readonly key: string
  /** What stands before the row: a number, or a sign to tell what it belongs to. */
  readonly head: string | Group | null
  readonly drawSign: (pen: Pen, x: number, y: number, size: number) => void
  readonly title: string
  /** Follows the title as far as it fits. */
  readonly note: string | null
  /** At the right of the title. */
  readonly worth: readonly Group[]
  /** Below the title: each line from the left and from the right. */
  readonly lines: readonly (readonly [left: readonly Group[], right: readonly Group[]])[]
}

const TITLE = 52
const LINE = 46
const LETTERS = { title: 36, note: 32 } as const
/** Line heights of the signs, the largest that fits. */
const SIGNS = [38, 34, 30, 26] as const
/** The height that all of these rows need. */
export const rowHeight = (rows: readonly Row[]) => TITLE + LINE * Math.max(1, ...rows.map(({ lines }) => lines.length))

/** A star stands so far above the lower edge, and the number makes room for it, in pixels. */
const [FRAMED, RAISED] = [5, 16]

/** A row in its place. */
export function rowThings(row: Row, rect: Rect): Thing[] {
  const { x, y, height } = rect
  const { head } = row
  const hinted = row.hinted === true
  const left = x + NUMBER_WIDTH / 2 + 4
  return [
    stamped(`row ${row.key}`, rect, (own) => paintRow(own, row, { ...rect, x: 0, y: 0 })),
    ...(hinted ? hintedThings(rect, { x: left, y: y + height - STAR / 2 - FRAMED }) : []),
    ...(typeof head === 'string' ? [numberThing(head, { x: left, y: y + height / 2 - (hinted ? RAISED : 0) })] : []),
  ]
}

function paintRow(pen: Pen, row: Row, rect: Rect): void {
  const { width, height } = rect
  const { head, lines } = row
  const side = Math.min(height - 12, TITLE + LINE - 12)
  const left = head === null ? 8 : NUMBER_WIDTH + 10
  paintCard(pen, rect)
  if (head !== null && typeof head !== 'string') drawLine(pen, [head], 10, height / 2, NUMBER_WIDTH - 10)
  row.drawSign(pen, left + side / 2, height / 2, side)
  const inner = { x: left + side + 14, y: 0, width: width - left - side - 26, height }
  drawTitle(pen, row, inner)
  for (const [i, line] of lines.entries()) drawBoth(pen, line, { ...inner, y: TITLE + i * LINE, height: LINE - 4 })
}

function drawTitle(pen: Pen, { title, note, worth }: Row, { x, width }: Rect): void {
  const base = TITLE - 14
  const right = x + width - lineWidth(worth, SIGNS[0])
  drawLine(pen, worth, right, base - 12, SIGNS[0])
  const room = right - x - (worth.length > 0 ? 14 : 0)
  text(pen, title, x, base, { face: 'text', size: LETTERS.title, fill: INK, maxWidth: room })
  const used = textWidth(title, 'text', LETTERS.title) + 14
  if (note === null || room - used < textWidth(note, 'italic', LETTERS.note)) return
  text(pen, note, x + used, base, { face: 'italic', size: LETTERS.note, fill: INK_SOFT })
}

function drawBoth(pen: Pen, [left, right]: Row['lines'][number], { x, y, width, height }: Rect): void {
  const widthAt = (size: number) => lineWidth(left, size) + lineWidth(right, size) + 16
  const size = SIGNS.find((each) => widthAt(each) <= width) ?? SIGNS[3]
  drawLine(pen, left, x, y + height / 2, size)
  drawLine(pen, right, x + width - lineWidth(right, size), y + height / 2, size)
}
