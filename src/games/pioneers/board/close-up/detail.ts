/** Which part of the map a close-up shows, and how much larger than the board. */
import { movedInto, type Point, type Rect } from '../../../../pictures/geometry.js'
import type { Choice, View } from '../../rules/view-types.js'
import { MAP_INSIDE } from '../layout.js'
import { BADGE_HEIGHT, linesOf, pointOf } from '../scene/badges.js'
import type { Chart } from '../scene/charted.js'
import { berthOf } from '../scene/standing.js'

export const WIDTH = 1000

/** How large a close-up shows the map and what is written on it. */
export interface Scale {
  /** The factor by which the board is enlarged. */
  readonly scale: number
  /** Heights in pixels of the board: the letters of names, and the numbers of choices. A phone can read both. */
  readonly letters: number
  readonly badge: number
  /** The size of cities as a share of that on the board. */
  readonly cities: number
  /** Whether the numbers of pioneers in a city can be read. */
  readonly counted: boolean
  /** Whether it is the whole map, which has room for little lettering. */
  readonly whole: boolean
  /** The picture is at most so many pixels high. What stands on it may cost a phone some of the buttons below, if it is large. */
  readonly highest: number
}

/** A part of the map, in pixels of the board, and how it is shown. */
export interface Detail extends Scale {
  readonly part: Rect
}

/** From the largest to the smallest. Few, because the landscape is painted once for each scale. */
const LARGE: Scale = { scale: 1.8, letters: 22, badge: BADGE_HEIGHT, cities: 1, counted: true, whole: false, highest: 940 }
/** At this scale a phone shows the map twice as large as on the board. */
export const TWICE: Scale = { ...LARGE, scale: 1.25, highest: 1_050 }
export const FAR: Scale = { ...TWICE, scale: 1.1, letters: 25, badge: 33, counted: false }
const SCALES: readonly Scale[] = [LARGE, TWICE, FAR]
/** The numbers need room, so that cities are a little smaller. */
const WHOLE: Scale = { ...TWICE, scale: 0.92, letters: 30, badge: 39, cities: 0.8, counted: false, whole: true }
/** In pixels. */
const LOWEST = 460
/** Room in pixels of the board around a place for its pieces, its name and its number. */
const ROOM = { across: 66, down: 54 } as const

/**
 * The room for the map in a picture: its width, the height of what stands below it, and how high the whole picture may be at any
 * scale because of what can be pressed below it. In pixels.
 */
export interface Frame {
  readonly width: number
  readonly below: number
  readonly highest: number
}

/**
 * The largest detail that shows the stagecoach and everything that is marked, in the first of these frames that has room for
 * it. The whole map goes into the first one.
 */
export function detailOf<F extends Frame>(
  view: View,
  chart: Chart,
  marks: readonly Choice[],
  frames: readonly [F, ...F[]],
): Detail & { readonly frame: F } {
  const shown = partAround(view, chart, marks, marks)
  const fits = ({ scale, highest }: Scale, { width, below, ...frame }: Frame) =>
    shown.width * scale <= width && shown.height * scale + below <= Math.min(highest, frame.highest)
  const choices = SCALES.flatMap((scale) => frames.map((frame) => ({ ...scale, frame })))
  const chosen = choices.find((choice) => fits(choice, choice.frame)) ?? { ...WHOLE, frame: frames[0] }
  const { scale, frame } = chosen
  const height = Math.max(LOWEST, shown.height * scale) / scale
  return { ...chosen, part: centred(shown, { width: frame.width / scale, height }) }
}

/** The part of the map around the stagecoach, as it stands beside `marks`, and around some of them. */
export function partAround(view: View, chart: Chart, marks: readonly Choice[], some: readonly Choice[]): Rect {
  const points = [...pointOf(chart, view.stagecoach), ...some.flatMap((mark) => pointsOf(chart, mark))]
  return onMap([berthOf(view, chart, marks), ...points.map(withRoom)])
}

const withRoom = ({ x, y }: Point): Rect => ({
  x: x - ROOM.across,
  y: y - ROOM.down,
  width: 2 * ROOM.across,
  height: 2 * ROOM.down,
})

/** The part of the map around several rectangles. */
function onMap(rects: readonly Rect[]): Rect {
  const { x, y, width, height } = MAP_INSIDE
  const left = Math.max(x, Math.min(...rects.map((rect) => rect.x)))
  const top = Math.max(y, Math.min(...rects.map((rect) => rect.y)))
  const right = Math.min(x + width, Math.max(...rects.map((rect) => rect.x + rect.width)))
  const foot = Math.min(y + height, Math.max(...rects.map((rect) => rect.y + rect.height)))
  return { x: left, y: top, width: right - left, height: foot - top }
}

function pointsOf(chart: Chart, mark: Choice): readonly Point[] {
  const ends = linesOf(chart, mark).flat()
  return mark.kind === 'place' ? [...ends, ...pointOf(chart, mark.place)] : ends
}

/** A part of this size around the middle of `whole`, moved so that it stays inside the map. */
export function centred(whole: Rect, { width, height }: Pick<Rect, 'width' | 'height'>): Rect {
  const [x, y] = [whole.x + (whole.width - width) / 2, whole.y + (whole.height - height) / 2]
  return movedInto(MAP_INSIDE, { x, y, width, height })
}
