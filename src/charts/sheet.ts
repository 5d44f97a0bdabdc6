/** The background of all charts: a sheet of paper in a wooden frame, with a title. */
import type { Pen } from '../pictures/canvas.js'
import { composed, type Drawing, stamped } from '../pictures/drawing.js'
import type { Point } from '../pictures/geometry.js'
import type { Inks } from '../pictures/inks.js'
import { keyOf } from '../pictures/key.js'
import type { Face } from '../pictures/lettering/fonts.js'
import { text, textWidth } from '../pictures/lettering/text.js'
import { INK, INK_SOFT, PAPER_LIGHT, WOOD_DARK } from '../pictures/palette.js'

/** In pixels. A phone shows it at a third of this width. */
export const SHEET_WIDTH = 1200
export const FRAME = 14
export const MARGIN = 40
/** The smallest letters that a phone shows 11 pixels high. */
export const SMALL = 33
/** From the top to the contents. */
export const HEAD = 150

/** The typeface for words that may contain numbers: an old-style 1 looks like a letter. */
const faceFor = (words: string): Face => (/\d/.test(words) ? 'display' : 'text')

/** Long names are drawn smaller, and cut only if that is not enough. */
const NAME_SIZES = [42, 38, 34] as const
const SMALLEST_NAME = 34

/** A player's name within `maxWidth` pixels, with `y` as the baseline. */
export function paintName(pen: Pen, name: string, { x, y }: Point, maxWidth: number): void {
  const face = faceFor(name)
  const size = NAME_SIZES.find((each) => textWidth(name, face, each) <= maxWidth) ?? SMALLEST_NAME
  text(pen, name, x, y, { face, size, fill: INK, maxWidth })
}

/** What a chart is drawn from. Its contents name the drawing, so equal charts are drawn once. */
interface Sheet<Chart> {
  readonly chart: Chart & { readonly title: string; readonly subtitle: string }
  /** In pixels. */
  readonly height: number
  /** The name of the kind of chart, of its artist and of its series. */
  readonly kind: string
  /** What the name of each of its drawings begins with. */
  readonly name: string
  readonly inks: () => Inks
  readonly paint: (pen: Pen, chart: Chart) => void
}

/** A chart on a sheet. */
export function drawSheet<Chart>({ chart, height, kind, name, inks, paint }: Sheet<Chart>): Drawing {
  const key = keyOf(chart)
  const box = { x: 0, y: 0, width: SHEET_WIDTH, height }
  return composed({
    width: SHEET_WIDTH,
    height,
    key: `${name}-${key}`,
    inks,
    things: () => [
      stamped(`${name} ${key}`, box, (pen) => {
        paintSheet(pen, height, chart.title, chart.subtitle)
        paint(pen, chart)
      }),
    ],
    order: { artist: kind, subject: chart, series: kind },
  })
}

export function paintSheet(pen: Pen, height: number, title: string, subtitle: string): void {
  pen.fillStyle = WOOD_DARK
  pen.fillRect(0, 0, SHEET_WIDTH, height)
  pen.fillStyle = PAPER_LIGHT
  pen.fillRect(FRAME, FRAME, SHEET_WIDTH - 2 * FRAME, height - 2 * FRAME)
  const maxWidth = SHEET_WIDTH - 2 * MARGIN
  text(pen, title, MARGIN, 74, { face: 'display', size: 46, fill: INK, maxWidth })
  text(pen, subtitle, MARGIN, 116, { face: faceFor(subtitle), size: SMALL, fill: INK_SOFT, maxWidth })
}
