/** A player's goods in one row of signs and numbers. */
import type { Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { lettering } from '../../../../pictures/lettering/lettering.js'
import { SMALLEST_TEXT, textWidth } from '../../../../pictures/lettering/text.js'
import { INK, INK_SOFT } from '../../../../pictures/palette.js'
import { createRecent } from '../../../../recent.js'
import type { Count } from '../../data/effects.js'
import type { PlayerView } from '../../rules/types.js'
import { countThing } from './goods.js'

const KINDS = ['silver', 'cattle', 'wood', 'medicine', 'gold', 'favours'] as const satisfies readonly Count[]

export interface GoodsRow {
  /** One for each kind. */
  readonly counts: readonly number[]
  /** The sum of nuggets on the gold, if the viewer knows it and there is any. */
  readonly nuggets: number | null
}

/** The row of a player, as far as the viewer knows it. */
export function rowOf({ silver, cattle, wood, medicine, goldCount, favours, gold }: PlayerView): GoodsRow {
  const nuggets = gold === null || gold.length === 0 ? null : gold.reduce((sum, each) => sum + each, 0)
  return { counts: [silver, cattle, wood, medicine, goldCount, favours], nuggets }
}

const SMALLEST = 26
/** The minimum gap between two entries. */
const AIR = 9

/** Signs and numbers spread evenly over the box, as large as they fit. */
export function goodsThings(row: GoodsRow, { x, y, width, height }: Rect): Thing[] {
  const size = sizeOf(row, width, height)
  const items = itemsOf(row, size)
  const space = (width - widthOf(items)) / (items.length - 1)
  const middle = y + height / 2
  const letters = lettersOf(size)
  const base = middle + letters * 0.36
  let left = x
  return items.flatMap(({ kind, words, worth, width: own }) => {
    const start = left + size + 4
    const tail = left + own - worthWidth(worth)
    const sign = countThing(kind, left + size / 2, middle, size)
    left += own + space
    return [
      sign,
      lettering(words, start, base, { face: 'display', size: letters, fill: INK }),
      ...(worth === '' ? [] : [lettering(worth, tail, base, { face: 'display', size: SMALLEST_TEXT, fill: INK_SOFT })]),
    ]
  })
}

/** Caches sizes, because most rows recur and finding the size is the expensive part. */
const sizes = createRecent<number>(2_000)

/** The largest size that fits. */
function sizeOf(row: GoodsRow, width: number, height: number): number {
  const key = `${width} ${height} ${row.counts.join(' ')} ${row.nuggets}`
  const known = sizes.get(key)
  if (known !== undefined) return known
  let size = Math.floor(height * 0.82)
  while (size > SMALLEST && widthOf(itemsOf(row, size)) + AIR * (KINDS.length - 1) > width) size--
  sizes.set(key, size)
  return size
}

const lettersOf = (size: number) => Math.max(SMALLEST_TEXT, Math.round(size * 0.9))

function itemsOf({ counts, nuggets }: GoodsRow, size: number) {
  return KINDS.map((kind, i) => {
    const words = String(counts[i] ?? 0)
    const worth = kind === 'gold' && nuggets !== null ? `(${nuggets})` : ''
    const tail = worth === '' ? 0 : 3 + worthWidth(worth)
    return { kind, words, worth, width: size + 4 + textWidth(words, 'display', lettersOf(size)) + tail }
  })
}

const worthWidth = (worth: string) => textWidth(worth, 'display', SMALLEST_TEXT)

const widthOf = (items: readonly { readonly width: number }[]) => items.reduce((sum, { width }) => sum + width, 0)
