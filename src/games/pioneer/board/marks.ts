/** A seat's own picture: tiles pointed out that its menus name by their numbers; and for everybody where battles are. */
import { drawEndedBadge, partWidth } from '../../../pictures/badge.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { boxAround, type Point, type Rect } from '../../../pictures/geometry.js'
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

/** The height of a badge on most tiles, and on small ones, which have less than this radius. */
const HEIGHT = { usual: 34, small: 28, below: 72 } as const
/** Of a fight's swords, of a hint's star, and of the end of the badge that they stand on, in heights of the badge. */
const END = { swords: 0.56, star: 0.74, room: 0.84 } as const
/** Of a number's middle above its tile's, in radii, and below the lines of the names on the tiles above, in pixels. */
const NUMBER = { highest: -0.72, names: SPOTS.name - 1.5, below: 7 } as const
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
  const badges = marks.flatMap((mark) => {
    const middle = middles[mark.tile]
    return middle === undefined ? [] : [[mark.tile, badgeRect(mark, middle, radius)] as const]
  })
  return { frames, badges: new Map(badges) }
}

/** The number of each tile in question, above everything else. */
export function badgeThings(marks: readonly TileMark[], { radius, middles }: Hexes): Thing[] {
  return marks.flatMap((mark) => {
    const middle = middles[mark.tile]
    return middle === undefined ? [] : numbered(mark, middle, radius)
  })
}

/** Of a number's middle above its tile's, in pixels: it keeps clear of the names on the tiles above. */
const numberAt = (radius: number) =>
  Math.max(NUMBER.highest * radius, NUMBER.names * radius + NUMBER.below + heightOn(radius) / 2)

const heightOn = (radius: number) => (radius < HEIGHT.below ? HEIGHT.small : HEIGHT.usual)

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

/** How much of a badge's end the star of a hint, or a fight's swords, take up. */
const endOf = (mark: TileMark, height: number) => (mark.hinted === true || isFight(mark) ? Math.round(END.room * height) : 0)

/** On the smallest tiles a badge moves aside for the sign on the coin. */
function badgeRect(mark: TileMark, { x, y }: Point, radius: number): Rect {
  const height = heightOn(radius)
  const width = Math.max(height + 6, partWidth(String(tileNumber(mark.tile)), height) + 4 + endOf(mark, height))
  const left = Math.min(x - width / 2, x + VALUES.x * radius - COIN_SIGN - width)
  return { x: left, y: y + numberAt(radius) - height / 2, width, height }
}

/**
 * The swords of a fight, or the star of a hint in their place, stand at the end of the number: anywhere else on a small tile
 * they would lie on its name or its values.
 */
function numbered(mark: TileMark, middle: Point, radius: number): readonly Thing[] {
  const { kind, tile, hinted = false } = mark
  const label = String(tileNumber(tile))
  const { x, y, width, height } = badgeRect(mark, middle, radius)
  const room = endOf(mark, height)
  const rect = { x: 0, y: 0, width, height }
  const key = `badge ${kind}${hinted ? ' hinted' : room === 0 ? '' : ' fight'} ${label}`
  const sign = width - room / 2 - 3
  const badge = stamped(key, { ...rect, x, y }, (own) => {
    const ring = kind === 'battle' ? ALARM : MARK
    drawEndedBadge(own, { rect, label, ring, end: { width: room, fill: hinted ? WHITE : ALARM } })
    if (room > 0 && !hinted) drawIcon(own, 'crossed', sign, height / 2, END.swords * height, WHITE)
  })
  return hinted ? [badge, starThing(boxAround({ x: x + sign, y: y + height / 2 }, Math.round(END.star * height)))] : [badge]
}
