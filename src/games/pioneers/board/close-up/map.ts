/** The parts of the map in a close-up, with the choices numbered in them. */
import { at } from '../../../../engine/lists.js'
import { type Thing, windowed } from '../../../../pictures/drawing.js'
import { enlarged, type Lens } from '../../../../pictures/enlarged.js'
import { boxAround, contains, inset, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import type { Place } from '../../data/map.js'
import type { Choice, View } from '../../rules/view-types.js'
import { TILE_SIZE } from '../layout.js'
import { areasOf, type MapBadge, placeBadges } from '../scene/badges.js'
import type { Chart } from '../scene/charted.js'
import { landThing, lineThings, nameThing } from '../scene/ground.js'
import { badgeParts, choiceThings } from '../scene/marks.js'
import { type PlacedName, placeNames } from '../scene/names.js'
import { networkThings, ownedRoads, placeThing, stagecoachThing, stopThing } from '../scene/position.js'
import { type Standing, standingOn } from '../scene/standing.js'
import type { Detail } from './detail.js'
import type { Pane } from './panes.js'

/** With more choices than this their cities are not named on the whole map: the menu has the names. */
const MOST_NAMED = 12

/** Lettering keeps this distance in pixels of the board from the edge of the map. */
const EDGE = 4

/** With more choices than this only their numbers stand on the whole map. */
const MOST_PRICED = 4

const withoutPrice = ({ price: _, ...mark }: Choice): Choice => mark

/** What is lettered of a pane. */
type Shown = Pick<Pane, 'detail' | 'choices'>

/** The lettering of a pane, in pixels of the board. */
export interface Lettering {
  readonly badges: readonly MapBadge[]
  readonly names: readonly PlacedName[]
  /** The size of the names' letters. */
  readonly letters: number
}

/** What no number or name may hide. */
export function standingIn(view: View, chart: Chart, marks: readonly Choice[], detail: Detail): Standing {
  const standing = standingOn(view, chart, marks)
  if (detail.cities === 1) return standing
  return { ...standing, cities: standing.cities.map((rect) => shrunk(rect, nearest(chart.places, rect), detail.cities)) }
}

/**
 * The numbers of the pane's choices, with their prices if there is room for all of them, then the names that leave them free.
 */
export function letteringOf(view: View, chart: Chart, marks: readonly Choice[], { detail, choices }: Shown): Lettering {
  const part = inset(detail.part, EDGE)
  const standing = standingIn(view, chart, marks, detail)
  const { letters, badge: height, whole } = detail
  const numbered = (marked: readonly Choice[]) => placeBadges(chart, marked, standing, { height, within: part })
  const priced = whole && choices.length > MOST_PRICED ? null : numbered(choices)
  const badges = priced?.every((badge) => isClear(badge, priced, standing, part)) ? priced : numbered(choices.map(withoutPrice))
  const chosen = placesOf(view, chart, choices)
  // The name of a choice without its number would be read as that of a number near it.
  const elsewhere = marks.flatMap((mark) => (mark.kind === 'place' && !choices.includes(mark) ? [mark.place] : []))
  const others = whole ? [] : [...chart.places.keys()].filter((place) => !chosen.includes(place) && !elsewhere.includes(place))
  const isIn = (side: number) => (place: Place) => contains(detail.part, boxAround(at(chart.places, place), side))
  const isWhole = isIn(TILE_SIZE)
  // Cities that the edge cuts are named where there is room.
  const places =
    whole && choices.length > MOST_NAMED
      ? []
      : [...chosen, ...others.filter(isWhole), ...others.filter((place) => !isWhole(place))].filter(isIn(0))
  const taken = [...areasOf(badges), ...standing.cities, standing.stagecoach]
  return { badges, letters, names: placeNames(view, chart, places, { within: part, taken, needed: chosen, letters }) }
}

/** Whether a number hides neither a city nor another number, and lies inside this part of the map. */
function isClear(badge: MapBadge, all: readonly MapBadge[], { cities }: Standing, part: Rect): boolean {
  const others = [...cities, ...areasOf(all.filter((other) => other !== badge))]
  return areasOf([badge]).every((own) => contains(part, own) && !others.some((other) => overlap(other, own)))
}

/** The places that can be chosen, or at which lines that can be chosen end, then that of the stagecoach. */
function placesOf({ stagecoach }: View, { map }: Chart, marks: readonly Choice[]): readonly Place[] {
  const places = marks.flatMap((mark) => {
    if (mark.kind === 'place') return [mark.place]
    return mark.kind === 'line' ? (map.lines[mark.line] ?? []) : mark.path
  })
  return [...new Set([...places, stagecoach])]
}

/** A pane. The ways to all choices lead through it; its own are ringed and numbered. */
export function mapThings(view: View, chart: Chart, marks: readonly Choice[], pane: Pane, colourOf: ColourOf): Thing[] {
  const { detail, box, choices } = pane
  const { scale, part } = detail
  const lens: Lens = { scale, from: part, to: box }
  const { badges, names, letters } = letteringOf(view, chart, marks, pane)
  const under = [
    landThing(),
    ...lineThings(chart, view.covered),
    ...choiceThings(chart, marks, choices),
    ...networkThings(view, chart, colourOf),
    ...ownedRoads(view, chart, colourOf),
    stopThing(view, chart),
  ]
  const shown = detail.counted ? view : uncounted(view)
  const cities = chart.places.flatMap((point, place) =>
    placeThing(shown, chart, place, colourOf).map((thing) => ({
      thing,
      lens: detail.cities === 1 ? lens : smallerAt(point, lens, detail.cities),
    })),
  )
  const over = [
    ...names.map((name) => nameThing(name, letters)),
    stagecoachThing(view, chart, marks),
    ...badges.flatMap(badgeParts),
  ]
  const through = (things: readonly Thing[]) => seen(things, part).map((thing) => enlarged(thing, lens))
  return [
    ...through(under),
    ...cities.filter(({ thing }) => isSeen(thing, part)).map(({ thing, lens: own }) => enlarged(thing, own)),
    ...through(over),
  ].map((thing) => windowed(thing, box))
}

/** The same with one pioneer of each colour in a city at most: their numbers would be too small to read. */
function uncounted(view: View): View {
  const atMostOne = (settlers: number) =>
    [0, 8, 16, 24].reduce((sum, shift) => sum | (((settlers >>> shift) & 255) > 0 ? 1 << shift : 0), 0)
  return { ...view, settlers: view.settlers.map(atMostOne) }
}

const seen = (things: readonly Thing[], part: Rect) => things.filter((thing) => isSeen(thing, part))
const isSeen = ({ boxes }: Thing, part: Rect) => boxes.some((box) => overlap(box, part))

/** A lens that shows a city at a share of its size, at the same place. */
function smallerAt({ x, y }: Point, { scale, from, to }: Lens, share: number): Lens {
  return { scale: scale * share, from: { x, y }, to: { x: to.x + (x - from.x) * scale, y: to.y + (y - from.y) * scale } }
}

function shrunk({ x, y, width, height }: Rect, { x: cx, y: cy }: Point, share: number): Rect {
  return { x: cx + (x - cx) * share, y: cy + (y - cy) * share, width: width * share, height: height * share }
}

/** The city to which a piece belongs. */
function nearest(places: readonly Point[], { x, y, width, height }: Rect): Point {
  const away = (place: Point) => Math.hypot(place.x - x - width / 2, place.y - y - height / 2)
  return places.reduce((best, place) => (away(place) < away(best) ? place : best))
}
