/** A player's goods in one row of signs and numbers. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Rect } from '../../../pictures/geometry.js'
import { INK, INK_SOFT } from '../../../pictures/palette.js'
import { SMALLEST_TEXT, text, textWidth } from '../../../pictures/text.js'
import type { Count } from '../data/effects.js'
import type { PlayerView } from '../rules/types.js'
import { drawCount } from './goods.js'

const KINDS = ['silver', 'cattle', 'wood', 'medicine', 'gold', 'favours'] as const satisfies readonly Count[]

export interface GoodsRow {
  /** One for each kind. */
  readonly counts: readonly number[]
  /** Nuggets on all of the gold, where the viewer knows them and there are any. */
  readonly nuggets: number | null
}

/** What a player's row says, as far as the viewer knows it. */
export function rowOf({ silver, cattle, wood, medicine, goldCount, favours, gold }: PlayerView): GoodsRow {
  const nuggets = gold === null || gold.length === 0 ? null : gold.reduce((sum, each) => sum + each, 0)
  return { counts: [silver, cattle, wood, medicine, goldCount, favours], nuggets }
}

const SMALLEST = 26
/** Between two of them at least. */
const AIR = 9

/** Spread evenly over the box, as large as they fit into it. */
export function drawGoods(pen: Pen, row: GoodsRow, { x, y, width, height }: Rect): void {
  let size = Math.floor(height * 0.82)
  while (size > SMALLEST && widthOf(itemsOf(row, size)) + AIR * (KINDS.length - 1) > width) size--
  const items = itemsOf(row, size)
  const space = (width - widthOf(items)) / (items.length - 1)
  const middle = y + height / 2
  const letters = lettersOf(size)
  const base = middle + letters * 0.36
  let left = x
  for (const { kind, words, worth, width: own } of items) {
    drawCount(pen, kind, left + size / 2, middle, size)
    const end = left + size + 4 + text(pen, words, left + size + 4, base, { face: 'display', size: letters, fill: INK })
    if (worth !== '') text(pen, worth, end + 3, base, { face: 'display', size: SMALLEST_TEXT, fill: INK_SOFT })
    left += own + space
  }
}

const lettersOf = (size: number) => Math.max(SMALLEST_TEXT, Math.round(size * 0.9))

function itemsOf({ counts, nuggets }: GoodsRow, size: number) {
  return KINDS.map((kind, i) => {
    const words = String(counts[i] ?? 0)
    const worth = kind === 'gold' && nuggets !== null ? `(${nuggets})` : ''
    const tail = worth === '' ? 0 : 3 + textWidth(worth, 'display', SMALLEST_TEXT)
    return { kind, words, worth, width: size + 4 + textWidth(words, 'display', lettersOf(size)) + tail }
  })
}

const widthOf = (items: readonly { readonly width: number }[]) => items.reduce((sum, { width }) => sum + width, 0)
