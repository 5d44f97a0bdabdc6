/** A seat's own picture: tiles pointed out that its menus name by their numbers; and for everybody where battles are. */
import { drawBadge, partWidth } from '../../../pictures/badge.js'
import type { Pen } from '../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../pictures/geometry.js'
import { ALARM, GOLD, INK, MARK, WHITE } from '../../../pictures/palette.js'
import type { Mark } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { tileNumber } from '../texts/naming.js'
import { drawIcon } from './art/icons.js'
import { type Hexes, hexagon } from './scene/hexes.js'

const HEIGHT = 34
/** Of a number's middle above its tile's, in radii. */
const NUMBER = -0.74

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

function frameThing({ kind }: Mark, middle: Point, radius: number): Thing {
  return stamped(`frame ${kind} ${radius}`, boxAround(middle, 2 * radius), (own) => {
    for (const [width, colour] of [
      [11, WHITE],
      [7, COLOURS[kind]],
    ] as const) {
      hexagon(own, radius, radius, radius - 6)
      if (kind === 'source') own.setLineDash([radius * 0.34, radius * 0.16])
      own.lineWidth = width
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
