/** The lid of a game's box: a part of its board, framed, with its title on a label. */
import type { Pen } from '../canvas.js'
import { type Drawing, inOnePiece } from '../drawing.js'
import type { Point } from '../geometry.js'
import { text, textWidth } from '../lettering/text.js'
import { GOLD, INK, PAPER_LIGHT, WOOD_DARK } from '../palette.js'
import { partOf } from '../part.js'
import { fillAndStroke, roundRect } from '../shapes.js'

/** The lid in pixels: wide and low, because on a phone the buttons below it should be in sight. */
const LID = { width: 1000, height: 400 } as const
const FRAME = 12
const LABEL = { height: 112, size: 72, margin: 48, foot: 26 } as const

/** What stands on a lid. */
export interface Lid {
  readonly title: string
  /** The board, and the top left corner of its part. */
  readonly board: Drawing
  readonly corner: Point
}

/** The lid as one part, which is painted once and cached as a whole: it looks the same at all tables. */
export function drawLid({ title, board, corner }: Lid): Drawing {
  const part = partOf(board, { from: corner, scale: 1, ...LID })
  return inOnePiece({ ...part, key: `lid ${title} ${part.key}`, paint: (pen) => paintLid(pen, title, part.paint) })
}

function paintLid(pen: Pen, title: string, paintBoard: (pen: Pen) => void): void {
  paintBoard(pen)
  pen.lineWidth = 2 * FRAME
  pen.strokeStyle = WOOD_DARK
  pen.strokeRect(0, 0, LID.width, LID.height)
  pen.lineWidth = 3
  pen.strokeStyle = GOLD
  pen.strokeRect(FRAME, FRAME, LID.width - 2 * FRAME, LID.height - 2 * FRAME)
  paintLabel(pen, title)
}

function paintLabel(pen: Pen, title: string): void {
  const { height, margin, foot } = LABEL
  const room = LID.width - 4 * margin
  // A long title gets smaller letters.
  const size = Math.min(LABEL.size, (LABEL.size * room) / textWidth(title, 'display', LABEL.size))
  const width = textWidth(title, 'display', size) + 2 * margin
  const [x, y] = [(LID.width - width) / 2, LID.height - foot - height]
  roundRect(pen, x, y, width, height, 14)
  fillAndStroke(pen, PAPER_LIGHT, 5, INK)
  roundRect(pen, x + 9, y + 9, width - 18, height - 18, 8)
  pen.lineWidth = 2
  pen.stroke()
  text(pen, title, LID.width / 2, y + height / 2 + size * 0.34, { face: 'display', size, fill: INK, align: 'center' })
}
