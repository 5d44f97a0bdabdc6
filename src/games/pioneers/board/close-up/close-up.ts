/**
 * What a seat decides about, as large as a phone needs it: the part of the map with the stagecoach and all choices, the coaches
 * on sale while buying, and the seat's own things.
 */
import type { Seat } from '../../../../engine/game.js'
import { composed, type Drawing, stamped, type Thing } from '../../../../pictures/drawing.js'
import { enlarged, type Lens } from '../../../../pictures/enlarged.js'
import type { Rect } from '../../../../pictures/geometry.js'
import { keyOf } from '../../../../pictures/key.js'
import { INK, WOOD_DARK } from '../../../../pictures/palette.js'
import { ownersOf } from '../../../../pictures/panel.js'
import type { Reader } from '../../../face.js'
import type { Choice, Mark, View } from '../../rules/view-types.js'
import { choicesAmong } from '../fresh.js'
import { pioneersInks } from '../inks.js'
import { chartOf } from '../scene/chart.js'
import { type Detail, detailOf, WIDTH } from './detail.js'
import { mapThings } from './map.js'
import { saleThings } from './on-sale.js'
import { ownThings } from './own-things.js'

/** The strips are laid out like parts of the board and enlarged so much that their smallest letters can be read on a phone. */
const STRIP_SCALE = 1.3
/** In pixels of the strips before they are enlarged. */
const STRIP_WIDTH = WIDTH / STRIP_SCALE
const MARGIN = 6
const HEIGHTS = { sale: 148, own: 104, ownAlone: 150 } as const
/** With more, a phone would not show the buttons below the picture. */
const HIGHEST = 940

/** Null if the seat decides nothing. */
export function drawCloseUp(view: View, seat: Seat, marks: readonly Mark[], reader: Reader): Drawing | null {
  if (view.toMove !== seat) return null
  const choices = choicesAmong(marks)
  const { detail, mapHeight, height, strips } = layoutOf(view, seat, choices)
  const owners = ownersOf(view.players.length, reader.names, reader.colours)
  const colourOf = (of: Seat) => owners[of]?.colour ?? of
  return composed({
    width: WIDTH,
    height,
    key: `pioneers-close-up-${keyOf([view, seat, marks, reader.colours ?? null])}`,
    inks: pioneersInks,
    things: () => [
      ...mapThings(view, chartOf(view.map), choices, detail, colourOf),
      edge(mapHeight, height),
      ...stripThings(strips, mapHeight, colourOf(seat)),
    ],
  })
}

/** A close-up from top to bottom. Heights are in pixels of the picture. */
interface Layout {
  readonly detail: Detail
  readonly mapHeight: number
  readonly strips: readonly Strip[]
  readonly height: number
}

/** How a seat's close-up is divided. */
export function layoutOf(view: View, seat: Seat, marks: readonly Choice[]): Layout {
  const strips = stripsOf(view, seat, marks)
  const stripsHeight = Math.round(heightOf(strips) * STRIP_SCALE)
  const detail = detailOf(view, chartOf(view.map), marks, HIGHEST - stripsHeight)
  const mapHeight = Math.round(detail.part.height * detail.scale)
  return { detail, mapHeight, strips, height: mapHeight + stripsHeight }
}

const heightOf = (strips: readonly Strip[]) =>
  strips.reduce((sum, { height }) => sum + height + MARGIN, strips.length === 0 ? 0 : MARGIN)

interface Strip {
  readonly height: number
  readonly things: (box: Rect, colour: number) => Thing[]
}

function stripsOf(view: View, seat: Seat, marks: readonly Choice[]): readonly Strip[] {
  const player = view.players[seat]
  if (player === undefined || view.phase === 'covers') return []
  const isBuying = view.phase === 'purchase' && isOffered(marks)
  const sale: Strip = { height: HEIGHTS.sale, things: (box) => saleThings(view.display, box) }
  const height = isBuying || marks.length > 0 ? HEIGHTS.own : HEIGHTS.ownAlone
  return [...(isBuying ? [sale] : []), { height, things: (box, colour) => ownThings(player, colour, box) }]
}

/** Whether coaches may be bought by the same panel: it is neither about the way of a ride nor about all lines. */
function isOffered(marks: readonly Choice[]): boolean {
  return marks.every(({ kind }) => kind !== 'route') && marks.filter(({ kind }) => kind === 'line').length <= FEW_LINES
}

/** Lines that are offered beside the coaches. */
const FEW_LINES = 3

/** The table below the map, and a rule around the map. */
function edge(mapHeight: number, height: number): Thing {
  const box = { x: 0, y: 0, width: WIDTH, height }
  return stamped(`edge ${mapHeight}`, box, (own) => {
    own.fillStyle = WOOD_DARK
    own.fillRect(0, mapHeight, WIDTH, height - mapHeight)
    own.lineWidth = 4
    own.strokeStyle = INK
    own.strokeRect(2, 2, WIDTH - 4, mapHeight - 4)
  })
}

function stripThings(strips: readonly Strip[], top: number, colour: number): Thing[] {
  const lens: Lens = { scale: STRIP_SCALE, from: { x: 0, y: 0 }, to: { x: 0, y: top } }
  let y = MARGIN
  return strips.flatMap(({ height, things }) => {
    const box = { x: MARGIN, y, width: STRIP_WIDTH - 2 * MARGIN, height }
    y += height + MARGIN
    return things(box, colour).map((thing) => enlarged(thing, lens))
  })
}
