/**
 * What a seat decides about, as large as a phone needs it: the part of the map around the stagecoach, small parts around cities
 * too far from it, the coaches on sale while buying, and the seat's own things.
 */
import type { Seat } from '../../../../engine/game.js'
import { at } from '../../../../engine/lists.js'
import { composed, type Drawing, stamped, type Thing } from '../../../../pictures/drawing.js'
import { enlarged, type Lens } from '../../../../pictures/enlarged.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { keyOf } from '../../../../pictures/key.js'
import { INK, WOOD_DARK } from '../../../../pictures/palette.js'
import { coloursOf } from '../../../../pictures/paper/panel.js'
import type { Reader } from '../../../face.js'
import type { Advised, Choice, Mark, View } from '../../rules/view-types.js'
import { choicesAmong } from '../fresh.js'
import { pioneersInks } from '../inks.js'
import { chartOf } from '../scene/chart.js'
import { detailOf, WIDTH } from './detail.js'
import { mapThings } from './map.js'
import { saleThings } from './on-sale.js'
import { ownThings } from './own-things.js'
import { dividedPanes, type Panes } from './panes.js'

/** The strips are laid out like parts of the board and enlarged so much that their smallest letters can be read on a phone. */
export const STRIP_SCALE = 1.3
/** In pixels of the strips before they are enlarged. */
const STRIP_WIDTH = WIDTH / STRIP_SCALE
const MARGIN = 6
/** Low, because a phone has to show what can be pressed below them, too. */
const HEIGHTS = { sale: 114, own: 86, ownAlone: 150 } as const
/**
 * The greatest height in pixels with three rows of buttons below the picture, four, and five. A phone has to show all of them at
 * once, and those below every panel.
 */
const HIGHEST = [1_050, 930, 835] as const
/** So many rides of a purchase have room on one row. */
const FEW_RIDES = 2
/** The width of the strip beside a map that is tall rather than wide. */
const BESIDE = 240

/** Null if the seat decides nothing. */
export function drawCloseUp(view: View, seat: Seat, marks: readonly Mark[], reader: Reader): Drawing | null {
  if (view.toMove !== seat) return null
  const choices = choicesAmong(marks)
  const { panes, map, height, strips } = layoutOf(view, seat, choices, marks.find((mark) => mark.kind === 'on-sale') ?? null)
  const colourOf = coloursOf(reader)
  return composed({
    width: WIDTH,
    height,
    key: `pioneers-close-up-${keyOf([view, seat, marks, reader.colours ?? null])}`,
    inks: pioneersInks,
    things: () => [
      ...panes.flatMap((pane) => mapThings(view, chartOf(view.map), choices, pane, colourOf)),
      ...tableThings(map, height),
      ...panes.map(({ box }) => edgeThing(box)),
      ...strips.flatMap(({ box, things }) => things(box, colourOf(seat)).map((thing) => enlarged(thing, LENS))),
    ],
  })
}

/** A close-up. The map is in its top left corner. Sizes are in pixels of the picture. */
interface Layout {
  /** Together they take all of `map`. */
  readonly panes: Panes
  readonly map: Pick<Rect, 'width' | 'height'>
  readonly strips: readonly PlacedStrip[]
  readonly height: number
}

/** How a seat's close-up is divided: with its own things below the map, or beside it if that shows the choices larger. */
export function layoutOf(view: View, seat: Seat, marks: readonly Choice[], advised: Advised | null = null): Layout {
  const strips = stripsOf(view, seat, marks, advised)
  const highest = strips.length > 1 ? highestAbove(marks) : HIGHEST[0]
  const underneath = { width: WIDTH, below: heightBelow(strips), beside: 0, highest }
  const aside = { width: Math.round(WIDTH - BESIDE * STRIP_SCALE), below: heightBelow(strips.slice(0, -1)), beside: 1, highest }
  const chart = chartOf(view.map)
  const detail = detailOf(view, chart, marks, strips.length === 0 ? [underneath] : [underneath, aside])
  const { frame, part, scale } = detail
  const single = { detail, box: { x: 0, y: 0, width: frame.width, height: Math.round(part.height * scale) }, choices: marks }
  const divided = detail.whole && strips.length > 0 ? dividedPanes(view, chart, marks, underneath) : null
  const panes: Panes = divided ?? [single]
  const map = { width: frame.width, height: panes[0].box.height }
  return { panes, map, strips: placed(strips, map, frame.beside), height: map.height + frame.below }
}

/** How high a picture may be above the buttons of a purchase: roads and coaches have a row each, roads by name one more. */
function highestAbove(marks: readonly Choice[]): number {
  const rides = marks.filter(({ kind }) => kind === 'place')
  const hasRoads = marks.length > rides.length
  // The number of a city has a dash where it stands for several rides.
  const hasManyRides = rides.length > FEW_RIDES || rides.some(({ label }) => label.includes('–'))
  return at(HIGHEST, (hasRoads ? 1 : 0) + (hasManyRides ? 1 : 0))
}

/** In pixels of the picture. */
const heightBelow = (strips: readonly Strip[]) =>
  Math.round(strips.reduce((sum, { height }) => sum + height + MARGIN, strips.length === 0 ? 0 : MARGIN) * STRIP_SCALE)

/** Strips from top to bottom below the map, the last `beside` of them beside it. */
function placed(strips: readonly Strip[], map: Layout['map'], beside: number): readonly PlacedStrip[] {
  const [right, foot] = [map.width / STRIP_SCALE, map.height / STRIP_SCALE]
  let y = foot + MARGIN
  return strips.map(({ height, things }, index) => {
    if (index >= strips.length - beside) {
      return { things, box: { x: right + MARGIN, y: MARGIN, width: STRIP_WIDTH - right - 2 * MARGIN, height: foot - MARGIN } }
    }
    const box = { x: MARGIN, y, width: STRIP_WIDTH - 2 * MARGIN, height }
    y += height + MARGIN
    return { things, box }
  })
}

/** Strips are laid out in their own pixels from the picture's corner. */
const LENS: Lens = { scale: STRIP_SCALE, from: { x: 0, y: 0 }, to: { x: 0, y: 0 } }

interface PlacedStrip extends Pick<Strip, 'things'> {
  readonly box: Rect
}

interface Strip {
  readonly height: number
  readonly things: (box: Rect, colour: number) => Thing[]
}

function stripsOf(view: View, seat: Seat, marks: readonly Choice[], advised: Advised | null): readonly Strip[] {
  const player = view.players[seat]
  if (player === undefined || view.phase === 'covers') return []
  const isBuying = view.phase === 'purchase' && isOffered(marks)
  const sale: Strip = { height: HEIGHTS.sale, things: (box) => saleThings(view.display, advised, box) }
  const height = isBuying || marks.length > 0 ? HEIGHTS.own : HEIGHTS.ownAlone
  return [...(isBuying ? [sale] : []), { height, things: (box, colour) => ownThings(player, colour, box) }]
}

/** Whether coaches may be bought by the same panel: it is neither about the way of a ride nor about all lines. */
function isOffered(marks: readonly Choice[]): boolean {
  return marks.every(({ kind }) => kind !== 'route') && marks.filter(({ kind }) => kind === 'line').length <= FEW_LINES
}

/** Lines that are offered beside the coaches. */
const FEW_LINES = 3

/** The table below the map and beside it. */
function tableThings({ width, height }: Layout['map'], foot: number): Thing[] {
  const beside = { x: width, y: 0, width: WIDTH - width, height }
  const below = { x: 0, y: height, width: WIDTH, height: foot - height }
  return [beside, below].filter((box) => box.width > 0 && box.height > 0).map(woodThing)
}

/** A rule around a pane. */
const edgeThing = (box: Rect) =>
  stamped(`edge ${box.width} ${box.height}`, box, (own) => {
    own.lineWidth = 4
    own.strokeStyle = INK
    own.strokeRect(2, 2, box.width - 4, box.height - 4)
  })

const woodThing = (box: Rect) =>
  stamped(`table ${box.width} ${box.height}`, box, (own) => {
    own.fillStyle = WOOD_DARK
    own.fillRect(0, 0, box.width, box.height)
  })
