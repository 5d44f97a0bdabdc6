/** A seat's own picture: tiles pointed out that its menus name by their numbers; and for everybody where battles are. */
import { drawBadge, partWidth } from '../../../pictures/badge.js'
import type { Pen } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../pictures/geometry.js'
import { scaleOf } from '../../../pictures/listening.js'
import { ALARM, GOLD, INK, MARK, WHITE } from '../../../pictures/palette.js'
import type { Mark } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { tileNumber } from '../texts/naming.js'
import { drawIcon } from './art/icons.js'
import { HALF, type Hexes, hexagon } from './scene/hexes.js'

const HEIGHT = 34
/** Of a number's middle above its tile's, in radii. */
const NUMBER = -0.74
/** The breadth of a frame, how far its middle lies inside the tile, and how much of it is white on each side. */
const FRAME = { width: 11, inset: 6, edge: 2 } as const

interface Pointed {
  readonly mark: Mark
  readonly middle: Point
}

/** A frame around each tile in question, then what says why, then the numbers. */
export function markThings(marks: readonly Mark[], { radius, middles }: Hexes): Thing[] {
  const pointed = marks.flatMap((mark): readonly Pointed[] => {
    const middle = middles[mark.tile]
    return middle === undefined ? [] : [{ mark, middle }]
  })
  return [
    ...pointed.map(({ mark, middle }) => frameThing(mark, middle, radius)),
    ...pointed.map(({ mark, middle }) => badgeThing(mark, { x: middle.x, y: middle.y + NUMBER * radius })),
    ...pointed.filter(({ mark }) => isFight(mark)).map(({ middle }) => fightThing(middle, radius)),
  ]
}

/** Tiles where units meet now: everybody sees those. */
export function battleThings(view: View, { radius, middles }: Hexes): Thing[] {
  return [...new Set(view.volleys.map(({ tile }) => tile))].flatMap((tile) => {
    const middle = middles[tile]
    return middle === undefined ? [] : [frameThing({ kind: 'battle', tile }, middle, radius), fightThing(middle, radius)]
  })
}

const isFight = (mark: Mark) => mark.kind === 'battle' || (mark.kind === 'target' && mark.isHostile)

const COLOURS: Readonly<Record<Mark['kind'], string>> = { target: MARK, source: GOLD, battle: ALARM }

/** Its upright sides end on whole pixels at any scale: in between, long lines would have a colour that no other picture has. */
function frameThing({ kind }: Mark, middle: Point, radius: number): Thing {
  return stamped(`frame ${kind} ${radius}`, boxAround(middle, 2 * radius), (own) => {
    const scale = scaleOf(own)
    const whole = (length: number) => Math.round(length * scale)
    const [width, edge] = [whole(FRAME.width), whole(FRAME.edge)]
    const aside = whole((radius - FRAME.inset) * HALF) + (width % 2) / 2
    own.translate(whole(radius) / scale, radius)
    for (const [pixels, colour] of [
      [width, WHITE],
      [width - 2 * edge, COLOURS[kind]],
    ] as const) {
      hexagon(own, 0, 0, aside / HALF / scale)
      if (kind === 'source') own.setLineDash([radius * 0.34, radius * 0.16])
      own.lineWidth = pixels / scale
      own.strokeStyle = colour
      own.stroke()
    }
  })
}

function badgeThing({ kind, tile }: Mark, { x, y }: Point): Thing {
  const label = String(tileNumber(tile))
  const width = Math.max(HEIGHT + 6, partWidth(label, HEIGHT) + 4)
  return stamped(`badge ${kind} ${label}`, { x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT }, (own) =>
    drawBadge(own, { rect: { x: 0, y: 0, width, height: HEIGHT }, label, price: null }),
  )
}

const FIGHT = 48

/** Crossed swords at the right, above the numbers of the tiles below. */
function fightThing({ x, y }: Point, radius: number): Thing {
  const spot = { x: x + radius * 0.64, y: y + radius * 0.26 }
  return stamped('fight', boxAround(spot, FIGHT), (own) => paintFight(own))
}

function paintFight(pen: Pen): void {
  drawIcon(pen, 'burst', FIGHT / 2, FIGHT / 2, 42, ALARM, INK)
  drawIcon(pen, 'crossed', FIGHT / 2, FIGHT / 2, 23, WHITE)
}
