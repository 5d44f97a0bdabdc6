/** Which part of the map a close-up shows, and how much larger than the board. */
import type { Point, Rect } from '../../../../pictures/geometry.js'
import type { Choice, View } from '../../rules/types.js'
import { MAP_INSIDE } from '../layout.js'
import { linesOf, pointOf } from '../scene/badges.js'
import type { Chart } from '../scene/charted.js'
import { berthOf } from '../scene/standing.js'

export const WIDTH = 1000

/** A part of the map, in pixels of the board, and the factor by which it is enlarged. */
export interface Detail {
  readonly scale: number
  readonly part: Rect
}

/** Scales at which all lettering of the board can be read on a phone. Few, because the landscape is painted once for each. */
const READABLE = [1.8, 1.3] as const
/** Shows the whole map. Its own lettering is too small there. */
const WHOLE = 0.92
/** In pixels. */
const LOWEST = 460
/** Room in pixels of the board around a place for its pieces, its name and its number. */
const ROOM = { across: 66, down: 64 } as const

export const isReadable = ({ scale }: Detail) => scale > WHOLE

/** The largest detail that shows the stagecoach and everything that is marked, at most `highest` pixels high if it can be. */
export function detailOf(view: View, chart: Chart, marks: readonly Choice[], highest: number): Detail {
  const points = [...pointOf(chart, view.stagecoach), ...marks.flatMap((mark) => pointsOf(chart, mark))]
  const whole = onMap([berthOf(view, chart), ...points.map(withRoom)])
  const fits = (scale: number) => whole.width * scale <= WIDTH && whole.height * scale <= highest
  const scale = READABLE.find(fits) ?? WHOLE
  const height = Math.max(LOWEST, whole.height * scale) / scale
  return { scale, part: centred(whole, { width: WIDTH / scale, height }) }
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
function centred(whole: Rect, { width, height }: Pick<Rect, 'width' | 'height'>): Rect {
  const within = (start: number, room: number, from: number, size: number) => Math.max(from, Math.min(start, from + size - room))
  return {
    x: within(whole.x + (whole.width - width) / 2, width, MAP_INSIDE.x, MAP_INSIDE.width),
    y: within(whole.y + (whole.height - height) / 2, height, MAP_INSIDE.y, MAP_INSIDE.height),
    width,
    height,
  }
}
