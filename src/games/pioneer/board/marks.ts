/** A seat's own picture: tiles pointed out that its menus name by their numbers; and for everybody where battles are. */
import { drawEndedBadge, partWidth } from '../../../pictures/badge.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../pictures/geometry.js'
import { starThing } from '../../../pictures/hinted.js'
import { scaleOf } from '../../../pictures/listening.js'
import { ALARM, GOLD, MARK, WHITE } from '../../../pictures/palette.js'
import { strokeWith } from '../../../pictures/shapes.js'
import type { Mark, TileMark } from '../rules/types.js'
import type { View } from '../rules/view-types.js'
import { tileNumber } from '../texts/naming.js'
import { drawIcon } from './art/icons.js'
import { type Pointed, SPOTS } from './scene/galaxy.js'
import { HALF, type Hexes, hexagon } from './scene/hexes.js'
import { VALUES } from './scene/tiles.js'

const HEIGHT = 34
/** Of a fight's swords, of a hint's star, and of the end of the badge that they stand on. */
const END = { swords: 19, star: 25, room: 31 } as const
/** Of a number's middle above its tile's, in radii, and below the lines of the names on the tiles above, in pixels. */
const NUMBER = { highest: -0.72, names: SPOTS.name - 1.5, below: 24 } as const
/** Half the breadth of the sign on a coin, in pixels. */
const COIN_SIGN = 9
/** The breadth of a frame, how far its middle lies inside the tile, and how much of it is white on each side. */
const FRAME = { width: 11, inset: 6, edge: 2 } as const

/** The marks on tiles. */
export const onTiles = (marks: readonly Mark[]): readonly TileMark[] => marks.filter((mark) => 'tile' in mark)

/** What is pointed out to a seat, and the tiles where units meet now, which everybody sees. */
export function pointedOut(view: View, marks: readonly TileMark[]): readonly TileMark[] {
  const isMarked = (tile: number) => marks.some((mark) => mark.tile === tile)
  const battles = [...new Set(view.volleys.map(({ tile }) => tile))].filter((tile) => !isMarked(tile))
  return [...battles.map((tile): TileMark => ({ kind: 'battle', tile })), ...marks]
}

/** A frame around each tile in question. It lies below what stands on the tile, whose name and values it would cut. */
export function framed(marks: readonly TileMark[], { radius, middles }: Hexes): Pointed {
  const frames = marks.flatMap((mark) => {
    const middle = middles[mark.tile]
    return middle === undefined ? [] : [frameThing(mark, middle, radius)]
  })
  return { frames, numbered: new Set(marks.map(({ tile }) => tile)) }
}

/** The number of each tile in question, above everything else. */
export function badgeThings(marks: readonly TileMark[], { radius, middles }: Hexes): Thing[] {
  return marks.flatMap((mark) => {
    const middle = middles[mark.tile]
    return middle === undefined ? [] : numbered(mark, middle, radius)
  })
}

/** Of a number's middle above its tile's, in pixels: it keeps clear of the names on the tiles above. */
const numberAt = (radius: number) => Math.max(NUMBER.highest * radius, NUMBER.names * radius + NUMBER.below)

const isFight = (mark: TileMark) => mark.kind === 'battle' || (mark.kind === 'target' && mark.isHostile)

const COLOURS: Readonly<Record<TileMark['kind'], string>> = { target: MARK, source: GOLD, battle: ALARM }

/** Its upright sides end on whole pixels at any scale: in between, long lines would have a colour that no other picture has. */
function frameThing({ kind }: TileMark, middle: Point, radius: number): Thing {
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
      strokeWith(own, pixels / scale, colour)
    }
  })
}

/**
 * The swords of a fight, or the star of a hint in their place, stand at the end of the number: anywhere else on a small tile
 * they would lie on its name or its values. On the smallest the badge moves aside for the sign on the coin.
 */
function numbered(mark: TileMark, { x, y }: Point, radius: number): readonly Thing[] {
  const { kind, tile, hinted = false } = mark
  const label = String(tileNumber(tile))
  const end = hinted ? { width: END.room, fill: WHITE } : { width: isFight(mark) ? END.room : 0, fill: ALARM }
  const { width: room } = end
  const width = Math.max(HEIGHT + 6, partWidth(label, HEIGHT) + 4 + room)
  const rect = { x: 0, y: 0, width, height: HEIGHT }
  const key = `badge ${kind}${hinted ? ' hinted' : room === 0 ? '' : ' fight'} ${label}`
  const left = Math.min(x - width / 2, x + VALUES.x * radius - COIN_SIGN - width)
  const middle = y + numberAt(radius)
  const sign = width - room / 2 - 3
  const badge = stamped(key, { ...rect, x: left, y: middle - HEIGHT / 2 }, (own) => {
    const ring = kind === 'battle' ? ALARM : MARK
    drawEndedBadge(own, { rect, label, ring, end })
    if (room > 0 && !hinted) drawIcon(own, 'crossed', sign, HEIGHT / 2, END.swords, WHITE)
  })
  return hinted ? [badge, starThing(boxAround({ x: left + sign, y: middle }, END.star))] : [badge]
}
