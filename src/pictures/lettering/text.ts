/** Lines of text that fit: measured, shortened between whole characters, and safe in any writing direction. */

import { createRecent } from '../../recent.js'
import { createLayer, type Pen } from '../canvas.js'
import { earOf, scaleOf } from '../listening.js'
import { type Face, font, registerFonts } from './fonts.js'

export interface TextStyle {
  readonly face: Face
  readonly size: number
  readonly fill: string
  readonly align?: 'left' | 'center' | 'right'
  /** Maximum width in pixels. A longer line ends in an ellipsis. */
  readonly maxWidth?: number
  /** A rim of this colour behind the letters, for text on lines and shading. */
  readonly halo?: string
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const ELLIPSIS = '…'

/** Smaller text is unreadable on a phone. */
export const SMALLEST_TEXT = 22

/** Draws one line with `y` as the baseline. Returns the width drawn. Throws on letters below {@link SMALLEST_TEXT}. */
export function text(pen: Pen, words: string, x: number, y: number, style: TextStyle): number {
  if (style.size < SMALLEST_TEXT) throw new RangeError(`letters of ${style.size} pixels for "${words}" are too small to read`)
  earOf(pen)?.(style.size * scaleOf(pen))
  pen.font = font(style.face, style.size, words)
  pen.textAlign = style.align ?? 'left'
  pen.textBaseline = 'alphabetic'
  const whole = printable(words)
  const line = style.maxWidth === undefined ? whole : fitted(whole, style.maxWidth, (part) => pen.measureText(part).width)
  if (style.halo !== undefined) {
    pen.strokeStyle = style.halo
    pen.lineWidth = style.size * 0.22
    pen.lineJoin = 'round'
    pen.strokeText(line, x, y)
  }
  pen.fillStyle = style.fill
  pen.fillText(line, x, y)
  return pen.measureText(line).width
}

/**
 * Removes characters that would reverse the line or select a colour font: direction overrides, variation selectors, line breaks
 * and other controls.
 */
export function printable(words: string): string {
  return words.replace(/\p{Cc}|\p{Variation_Selector}|[\u2028-\u202e\u2066-\u2069]/gu, '')
}

/** The longest beginning of `words` that fits, in whole grapheme clusters, with an ellipsis if it was cut. */
export function fitted(words: string, maxWidth: number, measure: (part: string) => number): string {
  if (measure(words) <= maxWidth) return words
  const characters = [...segmenter.segment(words)].map((part) => part.segment)
  let [low, high] = [0, characters.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(characters.slice(0, middle).join('').trimEnd() + ELLIPSIS) <= maxWidth) low = middle
    else high = middle - 1
  }
  return characters.slice(0, low).join('').trimEnd() + ELLIPSIS
}

/** The words in as many lines as they need, each no wider than `maxWidth` pixels. A longer word has a line of its own. */
export function wrapped(words: string, maxWidth: number, face: Face, size: number): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (line !== undefined && textWidth(longer, face, size) <= maxWidth) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const ruler = createLayer(1, 1).getContext('2d')
/** Cached, because numbers and names recur and measuring takes longer than drawing. */
const widths = createRecent<number>(2_000)

/** Width in pixels of one line. */
export function textWidth(words: string, face: Face, size: number): number {
  const key = `${face} ${size} ${words}`
  const known = widths.get(key)
  if (known !== undefined) return known
  registerFonts()
  ruler.font = font(face, size, words)
  const { width } = ruler.measureText(words)
  widths.set(key, width)
  return width
}

/** A whole number with a proper minus sign. */
export const numeral = (n: number): string => String(n).replace('-', '−')
