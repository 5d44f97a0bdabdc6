/** Lines that come again and again, as numbers do: each is painted once, whatever it stands beside. */
import { stamped, type Thing } from './drawing.js'
import { type TextStyle, text, textWidth } from './text.js'

/** Room in pixels for what of a letter is outside of its own width. */
const ROOM = 3
/** Of the size: how far letters reach above the baseline and, with what is below it, altogether. */
const ABOVE = 1
const WHOLE = 1.35

/** One line of letters that begins at `x`; `y` is the baseline, and both are moved a little to fall on pixels. */
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
