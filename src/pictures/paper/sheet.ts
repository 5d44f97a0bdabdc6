/** The sheet of paper that a decision is drawn on. It is so narrow that its letters can be read on a phone. */
import type { Pen } from '../canvas.js'
import type { Thing } from '../drawing.js'
import type { Rect } from '../geometry.js'
import { INK_SOFT } from '../palette.js'
import { paintTray } from './tray.js'

/** Half as wide as a board. Letters of 22 pixels are 11 pixels high where it is shown 400 pixels wide. */
export const SHEET_WIDTH = 800
const FRAME = 6
const PADDING = 16
const GAP = 8

/** The width of every section in pixels. */
export const SECTION_WIDTH = SHEET_WIDTH - 2 * (FRAME + PADDING)

/** A part of the sheet, as wide as its content may be. */
export interface Section {
  readonly height: number
  /** `box` is where the section lies on the sheet. */
  readonly things: (box: Rect) => readonly Thing[]
}

/** Everything of a picture of a decision. */
export interface Sheet {
  readonly height: number
  readonly things: () => Thing[]
}

/** The sections from top to bottom, with a line above the last one, on a ground of this colour. */
export function sheetOf(sections: readonly Section[], ground: string): Sheet {
  let y = FRAME + PADDING
  const placed = sections.map((section) => {
    const box = { x: FRAME + PADDING, y, width: SECTION_WIDTH, height: section.height }
    y += section.height + GAP
    return { section, box }
  })
  const height = y - GAP + PADDING + FRAME
  const rule = placed.length > 1 ? placed.at(-1)?.box.y : undefined
  return {
    height,
    things: () => [
      {
        key: `sheet ${ground} ${rule}`,
        boxes: [{ x: 0, y: 0, width: SHEET_WIDTH, height }],
        paint: (pen) => paintSheet(pen, ground, height, rule ?? null),
      },
      ...placed.flatMap(({ section, box }) => section.things(box)),
    ],
  }
}

function paintSheet(pen: Pen, ground: string, height: number, rule: number | null): void {
  pen.fillStyle = ground
  pen.fillRect(0, 0, SHEET_WIDTH, height)
  paintTray(pen, { x: FRAME, y: FRAME, width: SHEET_WIDTH - 2 * FRAME, height: height - 2 * FRAME })
  if (rule === null) return
  pen.fillStyle = INK_SOFT
  pen.fillRect(FRAME + PADDING, rule - GAP / 2 - 1, SECTION_WIDTH, 2)
}
