/** Recurring lines of lettering, such as numbers. Each is painted once, whatever it stands beside. */
import { stamped, type Thing } from '../drawing.js'
import { type TextStyle, text, textWidth } from './text.js'

/** Margin in pixels for the parts of a letter outside its own width. */
const ROOM = 3
/** Shares of the size: the height of letters above the baseline, and their total height with descenders. */
const ABOVE = 1
const WHOLE = 1.35

/** One line of letters that begins at `x`, with `y` as the baseline. Both are rounded to whole pixels. */
export function lettering(words: string, x: number, y: number, style: Pick<TextStyle, 'face' | 'size' | 'fill'>): Thing {
  const { face, size, fill } = style
  const above = Math.ceil(size * ABOVE)
  const box = { x: x - ROOM, y: y - above, width: textWidth(words, face, size) + 2 * ROOM, height: size * WHOLE }
  return stamped(`${words} in ${face} ${size} ${fill}`, box, (own) => text(own, words, ROOM, above, style))
}

/** A line with its middle at `x`; `y` is the baseline. */
export function centredLettering(words: string, x: number, y: number, style: Pick<TextStyle, 'face' | 'size' | 'fill'>): Thing {
  return lettering(words, x - textWidth(words, style.face, style.size) / 2, y, style)
}
