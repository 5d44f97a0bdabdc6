/** Centred lines of lettering, shared by all tables. */
import type { Thing } from '../../../../pictures/drawing.js'
import { lettering } from '../../../../pictures/lettering.js'
import { type TextStyle, textWidth } from '../../../../pictures/text.js'

/** A line centred on `x`. `y` is the baseline. */
export function centredLettering(words: string, x: number, y: number, style: Pick<TextStyle, 'face' | 'size' | 'fill'>): Thing {
  return lettering(words, x - textWidth(words, style.face, style.size) / 2, y, style)
}
