/** Wordless sentences: signs and numbers side by side, in groups that no line break separates. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER_LIGHT } from '../../../../pictures/palette.js'
import { drawCoin } from '../../../../pictures/pieces.js'
import type { Disaster } from '../../data/dice.js'
import type { Count } from '../../data/effects.js'
import { WAGON_SPACES, type WagonSize } from '../../data/wagons.js'
import { SILVER } from './colours.js'
import { drawChip } from './dice.js'
import { drawCount } from './goods.js'
import { drawIcon, type Icon } from './icons.js'

/** One sign. `size` is the line height. */
export interface Sign {
  /** Equal names draw equal signs. */
  readonly name: string
  readonly width: (size: number) => number
  /** Draws from `x` to the right, around the line's `middle`. */
  readonly draw: (pen: Pen, x: number, middle: number, size: number) => void
}

/** Signs that belong together. */
export type Group = readonly Sign[]

const GAP = 3
const GROUP_GAP = 9
const SMALLEST = 22
/** The smallest coin diameter at which a price is readable. */
const COIN = 34

const lettersOf = (size: number) => Math.max(SMALLEST, Math.round(size * 0.88))

/** Numbers, and the text between them. */
export function words(written: string): Sign {
  return {
    name: written,
    width: (size) => textWidth(written, 'display', lettersOf(size)),
    draw(pen, x, middle, size) {
      const letters = lettersOf(size)
      text(pen, written, x, middle + letters * 0.36, { face: 'display', size: letters, fill: INK })
    },
  }
}

/** A thing that is counted. */
export function counted(kind: Count): Sign {
  return {
    name: `counted ${kind}`,
    width: (size) => size,
    draw: (pen, x, middle, size) => drawCount(pen, kind, x + size / 2, middle, size),
  }
}

/** Any icon in one colour. */
export function icon(name: Icon, fill: string = INK): Sign {
  return {
    name: `${name} ${fill}`,
    width: (size) => size,
    draw: (pen, x, middle, size) => drawIcon(pen, name, x + size / 2, middle, size, fill),
  }
}

/** A die with this icon. */
export function chip(shown: Icon): Sign {
  return {
    name: `chip ${shown}`,
    width: (size) => size,
    draw: (pen, x, middle, size) => drawChip(pen, shown, x + size / 2, middle, size),
  }
}

/** A shield with the disaster it protects from. */
export function shield(disaster: Disaster): Sign {
  return {
    name: `shield ${disaster}`,
    width: (size) => size * 1.15,
    draw(pen, x, middle, size) {
      drawIcon(pen, 'shield', x + size * 0.575, middle, size * 1.15, INK)
      drawIcon(pen, disaster, x + size * 0.575, middle - size * 0.06, size * 0.62, PAPER_LIGHT)
    },
  }
}

/** A silver price on its coin. */
export function coin(price: string): Sign {
  const side = (size: number) => Math.max(COIN, size)
  return {
    name: `coin ${price}`,
    width: side,
    draw: (pen, x, middle, size) => drawCoin(pen, x + side(size) / 2, middle, side(size), price, SILVER),
  }
}

/** A wagon followed by its number of spaces. */
export function wagonOf(wagon: WagonSize): Sign {
  const spaces = String(WAGON_SPACES[wagon])
  return {
    name: `wagon ${wagon}`,
    width: (size) => size + 4 + textWidth(spaces, 'display', lettersOf(size)),
    draw(pen, x, middle, size) {
      drawCount(pen, 'wagons', x + size / 2, middle, size)
      text(pen, spaces, x + size + 2, middle + lettersOf(size) * 0.36, { face: 'display', size: lettersOf(size), fill: INK_SOFT })
    },
  }
}

/** The width of a group in pixels, at this line height. */
function groupWidth(group: Group, size: number): number {
  return group.reduce((sum, sign) => sum + sign.width(size), 0) + GAP * Math.max(0, group.length - 1)
}

/** The width of a line in pixels. */
export function lineWidth(line: readonly Group[], size: number): number {
  return line.reduce((sum, group) => sum + groupWidth(group, size), 0) + GROUP_GAP * Math.max(0, line.length - 1)
}

/** Breaks the groups into lines of at most `width` pixels, each as full as possible. */
export function linesOf(groups: readonly Group[], width: number, size: number): readonly (readonly Group[])[] {
  const lines: Group[][] = []
  for (const group of groups) {
    const line = lines.at(-1)
    if (line !== undefined && lineWidth([...line, group], size) <= width) line.push(group)
    else lines.push([group])
  }
  return lines
}

interface PlacedSign {
  readonly sign: Sign
  readonly x: number
}

/** The signs of one line, from `x` to the right. */
function placedSigns(line: readonly Group[], x: number, size: number): readonly PlacedSign[] {
  let left = x - GROUP_GAP
  return line.flatMap((group) => {
    left += GROUP_GAP - GAP
    return group.map((sign) => {
      const placed = { sign, x: left + GAP }
      left = placed.x + sign.width(size)
      return placed
    })
  })
}

/** Draws one line from `x` to the right. */
export function drawLine(pen: Pen, line: readonly Group[], x: number, middle: number, size: number): void {
  for (const placed of placedSigns(line, x, size)) placed.sign.draw(pen, placed.x, middle, size)
}

/** Margin in pixels for the parts of a sign outside its own width. */
const ROOM = 4

/** The same, with each sign as a {@link Thing}. */
export function lineThings(line: readonly Group[], x: number, middle: number, size: number): Thing[] {
  const height = Math.ceil(Math.max(size * 1.3, COIN)) + 2
  return placedSigns(line, x, size).map(({ sign, x: left }) => {
    const box = { x: left - ROOM, y: middle - height / 2, width: sign.width(size) + 2 * ROOM, height }
    return stamped(`in line ${sign.name} ${size}`, box, (own) => sign.draw(own, ROOM, height / 2, size))
  })
}

/** All groups centred in a box, in as many lines as they need. */
export function drawCentred(pen: Pen, groups: readonly Group[], box: Rect, size: number): void {
  drawIn(pen, groups, box, size, 0.5)
}

/** The same, aligned to the left of the box. */
export function drawLeft(pen: Pen, groups: readonly Group[], box: Rect, size: number): void {
  drawIn(pen, groups, box, size, 0)
}

function drawIn(pen: Pen, groups: readonly Group[], { x, y, width, height }: Rect, size: number, share: number): void {
  const lines = linesOf(groups, width, size)
  const step = Math.min(size * 1.25, height / Math.max(1, lines.length))
  for (const [i, line] of lines.entries()) {
    const middle = y + height / 2 + (i - (lines.length - 1) / 2) * step
    drawLine(pen, line, x + (width - lineWidth(line, size)) * share, middle, size)
  }
}
