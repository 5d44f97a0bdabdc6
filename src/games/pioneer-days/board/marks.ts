/** A seat's own picture: choices pointed out exactly as its menu numbers them. */
import { type Badge, drawBadge, partWidth } from '../../../pictures/badge.js'
import type { Thing } from '../../../pictures/drawing.js'
import type { Point } from '../../../pictures/geometry.js'
import { FACES } from '../data/dice.js'
import type { EquipmentId } from '../data/ids.js'
import type { Mark, PlayerView, View } from '../rules/types.js'
import { portraitRects } from './companions.js'
import { slotRect } from './folk.js'
import { panelRect } from './layout.js'
import { loadOf } from './load.js'
import { folkBox, LARGEST_SPACE, wagonsBox } from './panels.js'
import { dieRect } from './pool.js'
import { stallRect } from './stalls.js'
import { townRect } from './towns.js'
import { badgeSpot, spaceSpot, trainOf } from './wagons.js'

const HEIGHT = 32

/** One badge for each mark that stands somewhere on this picture. */
export function badgesOf(view: View, marks: readonly Mark[]): readonly Badge[] {
  return marks.flatMap((mark) => {
    const middle = middleOf(view, mark)
    if (middle === null) return []
    const width = Math.max(HEIGHT + 4, partWidth(mark.label, HEIGHT))
    const rect = { x: Math.round(middle.x - width / 2), y: Math.round(middle.y - HEIGHT / 2), width, height: HEIGHT }
    return [{ rect, label: mark.label, price: null }]
  })
}

export function badgeThings(view: View, marks: readonly Mark[]): Thing[] {
  return badgesOf(view, marks).map((badge) => ({
    key: `badge ${badge.label}`,
    boxes: [badge.rect],
    paint: (pen) => drawBadge(pen, badge),
  }))
}

/** The middle of a mark's badge. */
function middleOf(view: View, mark: Mark): Point | null {
  switch (mark.kind) {
    case 'die': {
      const { x, y } = dieRect(mark.die)
      return { x: x + 12, y: y + 2 }
    }
    case 'slot': {
      const { x, y } = slotRect(FACES.indexOf(mark.face))
      return { x: x + 20, y: y + 72 }
    }
    case 'town': {
      const { x, y } = townRect(view.towns.indexOf(mark.town))
      return { x: x + 22, y: y + 56 }
    }
    case 'tile':
      return tileSpot(view, mark.tile)
    case 'wagon':
      return inPanel(view, mark.seat, (player, box) => badgeSpot(trainOf(loadOf(player), box.wagons, LARGEST_SPACE), mark.wagon))
    case 'townsfolk':
      return inPanel(view, mark.seat, (player, box) => {
        const spot = portraitRects(player, box.folk)[player.townsfolk.indexOf(mark.townsfolk)]
        return spot === undefined ? null : { x: spot.x + spot.width / 2, y: spot.y + spot.height - HEIGHT / 2 + 4 }
      })
    default:
      return mark satisfies never
  }
}

/** On offer, or in the viewer's own wagons. */
function tileSpot(view: View, tile: EquipmentId): Point | null {
  const row = view.equipment.indexOf(tile)
  if (row >= 0) {
    const { x, y, height } = stallRect(row)
    return { x: x - 4, y: y + height / 2 }
  }
  if (view.viewer === 'table') return null
  return inPanel(view, view.viewer, (player, box) => {
    const load = loadOf(player)
    return spaceSpot(trainOf(load, box.wagons, LARGEST_SPACE), (stored) => stored.kind === 'equipment' && stored.tile === tile)
  })
}

type Boxes = Readonly<Record<'wagons' | 'folk', ReturnType<typeof wagonsBox>>>

function inPanel(view: View, seat: number, find: (player: PlayerView, boxes: Boxes) => Point | null): Point | null {
  const player = view.players[seat]
  if (player === undefined) return null
  const rect = panelRect(seat, view.seats)
  return find(player, { wagons: wagonsBox(rect), folk: folkBox(rect) })
}
