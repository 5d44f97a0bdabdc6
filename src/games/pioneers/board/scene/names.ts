/** The names of the cities in a position: clear of numbers, pieces, roads and each other, or left out. */
import { at } from '../../../../engine/lists.js'
import { contains, overlap, type Rect } from '../../../../pictures/geometry.js'
import type { Line, Place } from '../../data/map.js'
import type { Choice, View } from '../../rules/view-types.js'
import { MAP_INSIDE } from '../layout.js'
import { LETTERS, PRINTED } from './chart.js'
import type { Chart } from './charted.js'
import { crossingsOf } from './crossings.js'
import { hidesLine, SEEN } from './labels.js'
import { isFreeLed, type Led, ledLabels } from './leaders.js'
import { makeshifts, positionsOf } from './name-spots.js'
import { standingOn } from './standing.js'
import type { Label } from './wordings.js'

export interface NameTerms {
  /** Names stay inside this part of the map. */
  readonly within: Rect
  /** What no name may cover. */
  readonly taken: readonly Rect[]
  /** Cities whose names may cover a road, or stand farther away, where there is no other room. */
  readonly needed: readonly Place[]
  /** Size of the letters in pixels of the board. */
  readonly letters: number
  /** Where names in these letters usually stand. */
  readonly usual?: Chart['labels']
  /** Names that stand already. */
  readonly fixed?: readonly PlacedName[]
  /** Names that give way to these where there is no other room. */
  readonly yielding?: readonly PlacedName[]
}

export interface PlacedName extends Label {
  readonly place: Place
  /** Where a line leads from the city to its name. */
  readonly led?: Led
}

/** All that a name takes on the map. */
export const areaOf = ({ rect, led }: PlacedName): readonly Rect[] => (led === undefined ? [rect] : [rect, ...led.squares])

const areTouching = (one: readonly Rect[], others: readonly Rect[]) =>
  one.some((rect) => others.some((other) => overlap(other, rect)))

/**
 * The names on the board, as large as a phone needs them. A name stands at its usual place, or nearby where a road is in the way
 * or there is no room. It does not make way for what moves over the map: a name that the stagecoach or a number covers is left
 * out. The `needed` cities and that of the stagecoach are always named, if need be instead of others.
 */
export function boardNames(
  view: View,
  chart: Chart,
  needed: readonly Place[],
  numbers: readonly Rect[] = [],
  choices: readonly Choice[] = [],
): readonly PlacedName[] {
  const { cities, stagecoach } = standingOn(view, chart, choices)
  const under = [...PRINTED, ...cities]
  const over = [stagecoach, ...numbers]
  const terms = { within: MAP_INSIDE, letters: LETTERS }
  const beside = placeNames(view, chart, usualFirst(view, chart), { ...terms, taken: under, needed: [], usual: chart.labels })
  const lasting = [...beside, ...ledNames(view, chart, beside, under)]
  const clear = lasting.filter((name) => !areTouching(areaOf(name), over))
  const first = [...new Set([view.stagecoach, ...needed])]
  const lacking = first.filter((place) => !hasName(clear, place))
  if (lacking.length === 0) return clear
  const fixed = clear.filter(({ place }) => first.includes(place))
  const yielding = clear.filter(({ place }) => !first.includes(place))
  const taken = [...under, ...over]
  const added = placeNames(view, chart, lacking, { ...terms, taken, needed: lacking, fixed, yielding })
  if (lacking.every((place) => hasName(added, place))) return withOthers(view, chart, [...fixed, ...added], yielding)
  return withOthers(view, chart, allNamed(view, chart, first, { ...terms, taken, yielding }), yielding)
}

/** The names of these places, in an order that has room for all of them: one that finds none chooses before all others. */
function allNamed(
  view: View,
  chart: Chart,
  places: readonly Place[],
  terms: Omit<NameTerms, 'needed' | 'fixed'>,
): readonly PlacedName[] {
  let order = places
  for (let attempt = 0; ; attempt++) {
    const names = placeNames(view, chart, order, { ...terms, needed: order })
    const left = order.filter((place) => !hasName(names, place))
    if (left.length === 0 || attempt === places.length) return names
    order = [...left, ...order.filter((place) => !left.includes(place))]
  }
}

/** The names of all other cities for which there is room at the end of a line. */
function ledNames(view: View, chart: Chart, beside: readonly PlacedName[], under: readonly Rect[]): readonly PlacedName[] {
  const led: PlacedName[] = []
  const taken = [...under, ...beside.map(({ rect }) => rect)]
  const covered = coveredLines(chart, beside)
  for (const [place, middle] of chart.places.entries()) {
    if (hasName(beside, place)) continue
    const label = ledLabels(chart, place, LETTERS).find(
      ({ rect, led }) =>
        onRoads(view, chart, rect) <= MOST_ON_ROADS &&
        isFreeLed(rect, led, middle, taken) &&
        !hidesLines(view, chart, rect, covered),
    )
    if (label === undefined) continue
    const name = { place, ...label }
    led.push(name)
    taken.push(...areaOf(name))
    cover(chart, label.rect, covered)
  }
  return led
}

const hasName = (names: readonly PlacedName[], place: Place) => names.some((name) => name.place === place)

/** Names, and those of the others that neither touch one of them nor hide a line together with them. */
function withOthers(
  view: View,
  chart: Chart,
  names: readonly PlacedName[],
  others: readonly PlacedName[],
): readonly PlacedName[] {
  const covered = coveredLines(chart, names)
  const area = names.flatMap(areaOf)
  const kept = others.filter((name) => {
    const { rect } = name
    if (areTouching(areaOf(name), area) || hidesLines(view, chart, rect, covered)) return false
    cover(chart, rect, covered)
    return true
  })
  return [...names, ...kept]
}

/** All cities, first those whose names can stand at their usual position. */
function usualFirst(view: View, chart: Chart): readonly Place[] {
  const [usual, others]: [Place[], Place[]] = [[], []]
  for (const [place, label] of chart.labels.entries()) {
    const isUsual = label !== null && onRoads(view, chart, label.rect) === 0
    ;(isUsual ? usual : others).push(place)
  }
  return [...usual, ...others]
}

/**
 * The names of `places`, the most important first, each at its usual position if that is free, and otherwise nearby. A name
 * lies on a built road only where there is no other room, and never covers most of it: its owner would be hard to tell.
 */
export function placeNames(
  view: View,
  chart: Chart,
  places: readonly Place[],
  { within, taken, needed, letters, usual = [], fixed = [], yielding = [] }: NameTerms,
): readonly PlacedName[] {
  const placed: PlacedName[] = []
  const everything: Rect[] = [...taken, ...fixed.flatMap(areaOf)]
  const covered = coveredLines(chart, fixed)
  const hides = ({ rect }: Label) => hidesLines(view, chart, rect, covered)
  for (const place of places) {
    const own = usual[place] ?? null
    const stays =
      own !== null && isFree(own, { within, taken: everything }) && onRoads(view, chart, own.rect) === 0 && !hides(own)
    const label = stays ? own : anotherPosition(place)
    if (label === null) continue
    placed.push({ place, ...label })
    everything.push(label.rect)
    cover(chart, label.rect, covered)
  }
  return placed

  function anotherPosition(place: Place): Label | null {
    const { labels, extent } = positionsOf(chart, place, letters)
    const inside = (rects: readonly Rect[]) => rects.filter((rect) => overlap(rect, extent))
    const own = usual[place] ?? null
    const near = { within, taken: inside(everything), yielding: inside(yielding.map(({ rect }) => rect)) }
    const label = clearest(view, chart, own === null ? labels : [own, ...labels], near, hides)
    return label ?? (needed.includes(place) ? elsewhere(chart, place, letters, near, hides) : null)
  }
}

/** What limits where a name may stand. */
interface Limits {
  readonly within: Rect
  readonly taken: readonly Rect[]
  /** Other names that would have to give way. */
  readonly yielding: readonly Rect[]
}

const isFree = ({ rect }: Label, { within, taken }: Pick<Limits, 'within' | 'taken'>) =>
  contains(within, rect) && !taken.some((other) => overlap(other, rect))

/** Farther away, best where all lines stay in sight. */
function elsewhere(chart: Chart, place: Place, letters: number, limits: Limits, hides: (label: Label) => boolean): Label | null {
  const free = makeshifts(chart, place, letters).filter((each) => isFree(each, limits))
  return free.find((label) => !hides(label)) ?? free[0] ?? null
}

/** Costs for each pixel of a line under a name. A position farther down the list costs 1 more. */
const COVERED = { road: 8, line: 0.5 } as const
/** A name that covers more of built roads is left out, unless it is needed. */
const MOST_ON_ROADS = 40
/** The cost for each other name that would have to give way. */
const DISPLACED = 400

/** The first of the free positions, or one farther down the list that covers less of the roads. Null if none will do. */
function clearest(
  view: View,
  chart: Chart,
  positions: readonly Label[],
  limits: Limits,
  hides: (label: Label) => boolean,
): Label | null {
  let best: Label | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [rank, label] of positions.entries()) {
    if (rank >= least) break
    if (!isFree(label, limits)) continue
    if (onRoads(view, chart, label.rect) > MOST_ON_ROADS) continue
    const inTheWay = limits.yielding.filter((other) => overlap(other, label.rect)).length
    const cost = rank + coveredBy(view, chart, label.rect) + DISPLACED * inTheWay
    if (cost >= least || hides(label)) continue
    best = label
    least = cost
  }
  return best
}

/** How many pixels of built roads a name covers. */
function onRoads({ roads }: View, chart: Chart, rect: Rect): number {
  let pixels = 0
  for (const [line, length] of crossingsOf(chart, rect)) if (at(roads, line) !== 0) pixels += length
  return pixels
}

function coveredBy({ roads }: View, chart: Chart, rect: Rect): number {
  let cost = 0
  for (const [line, length] of crossingsOf(chart, rect)) cost += length * (at(roads, line) === 0 ? COVERED.line : COVERED.road)
  return cost
}

/** How many pixels of each line names cover. */
function coveredLines(chart: Chart, names: readonly PlacedName[]): Map<Line, number> {
  const covered = new Map<Line, number>()
  for (const { rect } of names) cover(chart, rect, covered)
  return covered
}

function cover(chart: Chart, rect: Rect, covered: Map<Line, number>): void {
  for (const [line, length] of crossingsOf(chart, rect)) covered.set(line, (covered.get(line) ?? 0) + length)
}

/**
 * Whether a name, where others cover so much already, leaves too little of a line in sight: to travel on, or to see whose road
 * it is.
 */
function hidesLines({ roads }: View, chart: Chart, rect: Rect, covered: ReadonlyMap<Line, number>): boolean {
  for (const [line, own] of crossingsOf(chart, rect)) {
    const seen = at(roads, line) === 0 ? SEEN.line : SEEN.road
    if (hidesLine(at(chart.lines, line), own + (covered.get(line) ?? 0), seen)) return true
  }
  return false
}
