/** Numbers of choices, exactly as the menus show them. */
import type { Pen } from './canvas.js'
import type { Rect } from './geometry.js'
import { text, textWidth } from './lettering/text.js'
import { GOLD, INK, MARK, WHITE } from './palette.js'
import { fillWith, roundRect } from './shapes.js'

/** Letter height as a share of the badge's height. */
const LETTERS = 0.79
const PADDING = 8

export interface Badge {
  readonly rect: Rect
  readonly label: string
  /** Follows the label, in its own {@link partWidth}. */
  readonly price: string | null
}

const lettersOf = (height: number) => Math.round(height * LETTERS)

/** Width in pixels of a label or price with its padding, in a badge of this height. */
export function partWidth(words: string, height: number): number {
  return Math.ceil(textWidth(words, 'display', lettersOf(height))) + PADDING
}

/** A badge with a golden end for its price, all inside the badge's rectangle. */
export function drawBadge(pen: Pen, { rect, label, price }: Badge): void {
  const { x, width, height } = rect
  const end = price === null ? 0 : partWidth(price, height)
  drawEndedBadge(pen, { rect, label, ring: MARK, end: { width: end, fill: GOLD } })
  if (price !== null) drawWords(pen, price, x + width - end / 2 - 2, rect)
}

/** A badge whose end is left free. */
interface EndedBadge extends Pick<Badge, 'rect' | 'label'> {
  readonly ring: string
  /** A part at the right; without one its width is 0. */
  readonly end: { readonly width: number; readonly fill: string }
}

/** A dark rim, a coloured ring, a white field with the label, and a coloured end to draw on. */
export function drawEndedBadge(pen: Pen, { rect, label, ring, end }: EndedBadge): void {
  const { x, y, width, height } = rect
  for (const [inset, fill] of [
    [0, INK],
    [1.5, ring],
    [4, WHITE],
  ] as const) {
    roundRect(pen, x + inset, y + inset, width - 2 * inset, height - 2 * inset, height / 2 - inset)
    fillWith(pen, fill)
  }
  drawWords(pen, label, x + (width - end.width) / 2, rect)
  if (end.width === 0) return
  const round = height / 2 - 4
  pen.beginPath()
  pen.roundRect(x + width - end.width, y + 4, end.width - 4, height - 8, [0, round, round, 0])
  fillWith(pen, end.fill)
}

function drawWords(pen: Pen, words: string, middle: number, { y, height }: Rect): void {
  const size = lettersOf(height)
  text(pen, words, middle, y + height / 2 + size * 0.34, { face: 'display', size, fill: INK, align: 'center' })
}
