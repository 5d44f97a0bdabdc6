/** A seat's own picture, with choices marked by their menu numbers. */
import { type Badge, drawBadge, partWidth } from '../../../../pictures/badge.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point, Rect } from '../../../../pictures/geometry.js'
import { MARK, WHITE } from '../../../../pictures/palette.js'
import { roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { FACES } from '../../data/dice.js'
import type { EquipmentId } from '../../data/ids.js'
import type { Mark, PlayerView, View } from '../../rules/types.js'
import { panelRect } from '../layout.js'
import { loadOf } from '../pieces/load.js'
import { badgeSpot, spaceSpot, trainOf } from '../pieces/wagons.js'
import { portraitRects } from './companions.js'
import { folkRect } from './folk.js'
import { folkBox, LARGEST_SPACE, wagonsBox } from './panels.js'
import { poolRect } from './pool.js'
import { stallRect } from './stalls.js'
import { townRect } from './towns.js'

const HEIGHT = 32
/** Narrower portraits have no room for two numbers side by side. */
const NARROW = 42
/** The frame around a choice. */
const FRAME = { inner: 5, outer: 9, radius: 10 } as const

/** Where a choice is, and the middle of its number. */
interface Spot {
  /** Null where the number alone is enough. */
  readonly frame: Rect | null
  readonly badge: Point
}

/** A frame around each choice, and all numbers on top. */
export function markThings(view: View, marks: readonly Mark[]): Thing[] {
  const spots = marks.flatMap((mark) => {
    const spot = spotOf(view, mark)
    return spot === null ? [] : [{ ...spot, label: mark.label }]
  })
  return [
    ...spots.flatMap(({ frame }) => (frame === null ? [] : [frameThing(frame)])),
    ...spots.map(({ badge, label }) => badgeThing(badgeAt(badge, label))),
  ]
}

/** The numbers' badges, in the order of the marks. */
export function badgesOf(view: View, marks: readonly Mark[]): readonly Badge[] {
  return marks.flatMap((mark) => {
    const spot = spotOf(view, mark)
    return spot === null ? [] : [badgeAt(spot.badge, mark.label)]
  })
}

function badgeAt({ x, y }: Point, label: string): Badge {
  const width = Math.max(HEIGHT + 4, partWidth(label, HEIGHT))
  return { rect: { x: Math.round(x - width / 2), y: Math.round(y - HEIGHT / 2), width, height: HEIGHT }, label, price: null }
}

const badgeThing = (badge: Badge): Thing =>
  stamped(`badge ${badge.label}`, badge.rect, (own) => drawBadge(own, { ...badge, rect: { ...badge.rect, x: 0, y: 0 } }))

function frameThing({ x, y, width, height }: Rect): Thing {
  const room = FRAME.outer / 2 + 1
  const box = { x: x - room, y: y - room, width: width + 2 * room, height: height + 2 * room }
  return stamped('frame of a choice', box, (own) => {
    for (const [line, colour] of [
      [FRAME.outer, WHITE],
      [FRAME.inner, MARK],
    ] as const) {
      roundRect(own, room, room, width, height, FRAME.radius)
      strokeWith(own, line, colour)
    }
  })
}

function spotOf(view: View, mark: Mark): Spot | null {
  switch (mark.kind) {
    case 'die': {
      const frame = poolRect(mark.die)
      return { frame, badge: { x: frame.x + 20, y: frame.y + 18 } }
    }
    case 'slot':
    case 'face': {
      const frame = folkRect(FACES.indexOf(mark.face))
      return { frame, badge: { x: frame.x + 20, y: frame.y + 18 } }
    }
    case 'town': {
      const frame = townRect(view.towns.indexOf(mark.town))
      return { frame, badge: { x: frame.x + 22, y: frame.y + 56 } }
    }
    case 'tile':
      return tileSpot(view, mark.tile)
    case 'wagon':
      return inPanel(view, mark.seat, (player, { wagons }) => {
        const badge = badgeSpot(trainOf(loadOf(player), wagons, LARGEST_SPACE), mark.wagon)
        return badge === null ? null : { frame: null, badge }
      })
    case 'townsfolk':
      return inPanel(view, mark.seat, (player, { folk }) => {
        const index = player.townsfolk.indexOf(mark.townsfolk)
        const frame = portraitRects(player, folk)[index]
        if (frame === undefined) return null
        // On narrow portraits every other number moves down.
        const isBelow = frame.width < NARROW && index % 2 === 1
        return { frame, badge: { x: frame.x + frame.width / 2, y: isBelow ? frame.y + frame.height - 6 : frame.y - 3 } }
      })
    default:
      return mark satisfies never
  }
}

/** A tile on offer, or in the viewer's own wagons. */
function tileSpot(view: View, tile: EquipmentId): Spot | null {
  const row = view.equipment.indexOf(tile)
  if (row >= 0) {
    const frame = stallRect(row)
    return { frame, badge: { x: frame.x - 4, y: frame.y + frame.height / 2 } }
  }
  if (view.viewer === 'table') return null
  return inPanel(view, view.viewer, (player, { wagons }) => {
    const train = trainOf(loadOf(player), wagons, LARGEST_SPACE)
    const badge = spaceSpot(train, (stored) => stored.kind === 'equipment' && stored.tile === tile)
    return badge === null ? null : { frame: null, badge: { x: badge.x, y: badge.y - train.scale.size / 2 } }
  })
}

type Boxes = Readonly<Record<'wagons' | 'folk', Rect>>

function inPanel(view: View, seat: number, find: (player: PlayerView, boxes: Boxes) => Spot | null): Spot | null {
  const player = view.players[seat]
  if (player === undefined) return null
  const rect = panelRect(seat, view.seats)
  return find(player, { wagons: wagonsBox(rect), folk: folkBox(rect) })
}
