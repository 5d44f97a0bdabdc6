/** Decorations of printed maps: a title on a ribbon, and a ship on the ocean. */

import { type Pen, path } from '../../../../pictures/canvas.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { text } from '../../../../pictures/lettering/text.js'
import { INK, PAPER_LIGHT, PAPER_SHADE, SEA_INK, WOOD } from '../../../../pictures/palette.js'
import { fillWith, strokeWith } from '../../../../pictures/shapes.js'

/** The title of the map, on a ribbon over Canada. */
const TITLE = { x: 776, y: 71, width: 206, height: 42, tail: 34 } as const

/** The area of the ribbon, which other things must not cover. */
export const TITLE_RECT: Rect = {
  x: TITLE.x - TITLE.width / 2 - TITLE.tail,
  y: TITLE.y - TITLE.height / 2,
  width: TITLE.width + 2 * TITLE.tail,
  height: TITLE.height + 10,
}

/** A ribbon with folded tails. */
export function paintTitle(pen: Pen): void {
  const { x, y, width, height, tail } = TITLE
  const [top, foot, half] = [y - height / 2, y + height / 2, width / 2]
  pen.lineWidth = 2
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const side of [-1, 1]) {
    const at = (dx: number) => x + side * (half + dx)
    const end = path(`M${at(-14)} ${top + 10}H${at(tail)}L${at(tail - 12)} ${y + 10}L${at(tail)} ${foot + 10}H${at(-14)}Z`)
    const fold = path(`M${at(0)} ${foot}H${at(-14)}V${foot + 10}Z`)
    for (const [part, fill] of [
      [end, PAPER_SHADE],
      [fold, WOOD],
    ] as const) {
      fillWith(pen, fill, part)
      pen.stroke(part)
    }
  }
  pen.fillStyle = PAPER_LIGHT
  pen.fillRect(x - half, top, width, height)
  pen.strokeRect(x - half, top, width, height)
  text(pen, 'AMERICA', x, y + 11, { face: 'display', size: 31, fill: INK, align: 'center' })
}

const SHIP = { x: 1072, y: 662, size: 92 } as const

/** The same for the clipper and its waves. */
export const SHIP_RECT: Rect = { x: SHIP.x - 60, y: SHIP.y - 46, width: 124, height: 92 }

/** A clipper under full sail, in a box of 100 by 100. */
const SHIP_HULL = 'M4 70L18 74H84L98 66L88 90Q50 98 16 90Z'
const SHIP_MASTS = 'M29 10H31V74H29ZM51 2H53V74H51ZM72 12H74V74H72ZM84 70L106 52L107 54L88 72Z'
const SHIP_SAILS = [
  'M20 16H40Q44 26 38 34H20Q26 25 20 16Z',
  'M17 38H42Q47 52 40 66H16Q24 52 17 38Z',
  'M42 8H63Q67 19 61 28H42Q48 18 42 8Z',
  'M39 32H66Q71 48 64 66H38Q46 48 39 32Z',
  'M64 18H83Q87 27 82 35H64Q70 26 64 18Z',
  'M62 39H86Q91 52 85 66H61Q69 52 62 39Z',
].join('')
const SHIP_WAVES = 'M-14 96Q-4 88 6 96T26 96T46 96T66 96T86 96T106 96T116 96'

/** A clipper on its way round the Horn. */
export function paintShip(pen: Pen): void {
  const { x, y, size } = SHIP
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 100, size / 100)
  pen.lineWidth = 1.6
  pen.lineJoin = 'round'
  pen.strokeStyle = INK
  for (const [data, fill] of [
    [SHIP_MASTS, INK],
    [SHIP_SAILS, PAPER_LIGHT],
    [SHIP_HULL, WOOD],
  ] as const) {
    const part = path(data)
    fillWith(pen, fill, part)
    pen.stroke(part)
  }
  strokeWith(pen, 2.4, SEA_INK, path(SHIP_WAVES))
  pen.restore()
}
