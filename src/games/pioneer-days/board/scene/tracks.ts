/** The tracks of the four disasters with their tolls, and below them the supply of wagons and gold. */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { ALARM, INK, INK_SOFT, PAPER_LIGHT, PAPER_SHADE, WHITE, WOOD } from '../../../../pictures/palette.js'
import { paintTray } from '../../../../pictures/paper/tray.js'
import { circle, fillAndStroke, fillWith, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { COLOURS, DISASTER_OF, DISASTERS, type Disaster, TRACK_SPACES } from '../../data/dice.js'
import { WAGON_PRICE, WAGON_SIZES } from '../../data/wagons.js'
import type { View } from '../../rules/types.js'
import { TRACKS } from '../layout.js'
import { drawColour } from '../pieces/dice.js'
import { TOLLS } from '../pieces/effects.js'
import { drawIcon } from '../pieces/icons.js'
import { coin, counted, drawLine, type Group, lineThings, lineWidth, wagonOf, words } from '../pieces/signs.js'

const ROW = { top: 10, height: 37 } as const
const SPACE = { first: 80, step: 46, radius: 15 } as const
const TOLL_LEFT = 252
const SUPPLY: Rect = { x: TRACKS.x + 10, y: TRACKS.y + 162, width: TRACKS.width - 20, height: 36 }
const SUPPLY_SIGNS = 27

function rowRect(row: number): Rect {
  return { x: TRACKS.x + 8, y: TRACKS.y + ROW.top + row * ROW.height, width: TRACKS.width - 16, height: ROW.height }
}

/** The empty tracks. */
export function paintTracks(pen: Pen): void {
  paintTray(pen, TRACKS)
  for (const [row, disaster] of DISASTERS.entries()) {
    const { x, y } = rowRect(row)
    const middle = y + ROW.height / 2
    const colour = COLOURS.find((each) => each !== 'black' && DISASTER_OF[each] === disaster) ?? 'black'
    drawColour(pen, colour, x + 26, middle, 31)
    pen.fillStyle = INK_SOFT
    pen.fillRect(x + SPACE.first, middle - 2, (TRACK_SPACES - 1) * SPACE.step, 4)
    for (let space = 0; space < TRACK_SPACES; space++)
      paintSpace(pen, x + SPACE.first + space * SPACE.step, middle, disaster, space)
    drawLine(pen, TOLLS[disaster], x + TOLL_LEFT + 12, middle, 29)
  }
  pen.fillStyle = INK_SOFT
  pen.fillRect(SUPPLY.x, SUPPLY.y - 3, SUPPLY.width, 1.5)
}

/** The disaster strikes on the last space. */
function paintSpace(pen: Pen, x: number, y: number, disaster: Disaster, space: number): void {
  const isLast = space === TRACK_SPACES - 1
  circle(pen, x, y, isLast ? SPACE.radius + 2 : SPACE.radius)
  fillAndStroke(pen, isLast ? ALARM : PAPER_SHADE, 2, INK)
  if (isLast) drawIcon(pen, disaster, x, y, 23, WHITE)
}

/** The markers, the current disaster, and the supply. */
export function trackThings({ tracks, resolving, wagonsLeft, goldLeft }: View): Thing[] {
  const struck = resolving === null ? [] : [struckThing(resolving.disaster)]
  const supply = [
    ...WAGON_SIZES.map((size): Group => [wagonOf(size), coin(`$${WAGON_PRICE[size]}`), words(`×${wagonsLeft[size]}`)]),
    [counted('gold'), words(`×${goldLeft}`)],
  ]
  const left = SUPPLY.x + (SUPPLY.width - lineWidth(supply, SUPPLY_SIGNS)) / 2
  return [
    ...struck,
    ...DISASTERS.map((disaster, row) => markerThing(row, tracks[disaster])),
    ...lineThings(supply, left, SUPPLY.y + SUPPLY.height / 2, SUPPLY_SIGNS),
  ]
}

/** A frame around the current disaster. */
function struckThing(disaster: Disaster): Thing {
  const { x, y, width, height } = rowRect(DISASTERS.indexOf(disaster))
  const box = { x, y: y - 2, width, height: height + 4 }
  return stamped('struck', box, (own) => {
    roundRect(own, 2, 2, box.width - 4, box.height - 4, 8)
    strokeWith(own, 4, ALARM)
  })
}

/** A wooden disc with a star cut into it. */
function markerThing(row: number, advanced: number): Thing {
  const { x, y } = rowRect(row)
  const side = 36
  const at = Math.min(advanced, TRACK_SPACES - 1)
  const box = { x: x + SPACE.first + at * SPACE.step - side / 2, y: y + ROW.height / 2 - side / 2, width: side, height: side }
  return stamped('disaster marker', box, (own) => {
    for (const [radius, fill] of [
      [18, INK],
      [16, PAPER_LIGHT],
      [14, WOOD],
    ] as const) {
      circle(own, side / 2, side / 2, radius)
      fillWith(own, fill)
    }
    drawIcon(own, 'star', side / 2, side / 2 - 0.5, 20, PAPER_LIGHT)
  })
}
