/** Names that found no room beside their cities: a thin line leads from the city to where there is some. */
import { at } from '../../../../engine/lists.js'
import { boxAround, contains, distanceToRect, overlap, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { Place } from '../../data/map.js'
import { MAP_INSIDE } from '../layout.js'
import type { Ends } from './bands.js'
import { CLEARANCE, PRINTED } from './chart.js'
import type { Chart } from './charted.js'
import { labelsAt } from './name-spots.js'
import type { Label } from './wordings.js'

/** The line that leads to a name. */
export interface Led {
  /** From the rim of the city to the name. */
  readonly line: Ends
  /** What the line takes: squares along it. */
  readonly squares: readonly Rect[]
}

interface LedLabel extends Label {
  readonly led: Led
}

/** Between the rim of a city and its name, in pixels, the nearest first. */
const AWAY = [20, 34, 50, 68, 88] as const
/** The side of a square along a line, which keeps it apart from other names and cities. */
const LINE = 8
/** Everything on a city lies within this square. */
const OWN = 84

/** No other city is nearer to a name than its own. */
const LEAST_CLEAR = 1
/** The least angle to the lines that one can travel on: beside them it would look like one. */
const LEAST_APART = Math.PI / 9

/** By chart, place and letters: the same in every position. */
const known = new Map<string, readonly LedLabel[]>()

/** Where a name may stand at the end of a line, the nearest first. It is the same in every position of the game. */
export function ledLabels(chart: Chart, place: Place, letters: number): readonly LedLabel[] {
  const key = `${chart.map.id} ${place} ${letters}`
  const made = known.get(key) ?? AWAY.flatMap((away) => ledAt(chart, place, letters, away))
  known.set(key, made)
  return made
}

function ledAt(chart: Chart, place: Place, letters: number, away: number): readonly LedLabel[] {
  const middle = at(chart.places, place)
  const others = chart.places.filter((_, other) => other !== place)
  const lines = chart.lines.flatMap(([one, other]): readonly Ends[] =>
    one === middle ? [[one, other]] : other === middle ? [[other, one]] : [],
  )
  const taken = [...PRINTED, ...others.map((other) => boxAround(other, 2 * CLEARANCE))]
  return labelsAt(chart, place, letters, away)
    .map((label) => withLine(label, middle))
    .filter(({ rect, led }) => contains(MAP_INSIDE, rect) && ![rect, ...led.squares].some((part) => isOn(part, taken)))
    .filter(({ rect }) => others.every((other) => distanceToRect(other, rect) >= LEAST_CLEAR * distanceToRect(middle, rect)))
    .filter(({ led }) => !lines.some((line) => apart(led.line, line) < LEAST_APART))
}

/** The angle between two lines from the same point. */
function apart([from, to]: Ends, [, end]: Ends): number {
  const turn = Math.atan2(to.y - from.y, to.x - from.x) - Math.atan2(end.y - from.y, end.x - from.x)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}

const isOn = (part: Rect, all: readonly Rect[]) => all.some((other) => overlap(other, part))

function withLine(label: Label, middle: Point): LedLabel {
  const { x, y, width, height } = label.rect
  const end = { x: Math.min(Math.max(middle.x, x), x + width), y: Math.min(Math.max(middle.y, y), y + height) }
  const length = Math.hypot(end.x - middle.x, end.y - middle.y)
  const along = (far: number) => ({
    x: middle.x + ((end.x - middle.x) * far) / length,
    y: middle.y + ((end.y - middle.y) * far) / length,
  })
  const squares = Array.from({ length: Math.ceil((length - CLEARANCE) / LINE) }, (_, index) =>
    boxAround(along(CLEARANCE + index * LINE), LINE),
  )
  return { ...label, led: { line: [along(CLEARANCE), end], squares } }
}

/** Whether nothing that is taken lies on the name or its line, apart from what stands on the city itself. */
export function isFreeLed(rect: Rect, { squares }: Led, middle: Point, taken: readonly Rect[]): boolean {
  if (isOn(rect, taken)) return false
  const own = boxAround(middle, OWN)
  const others = taken.filter((other) => !contains(own, other))
  return !squares.some((square) => isOn(square, others))
}
