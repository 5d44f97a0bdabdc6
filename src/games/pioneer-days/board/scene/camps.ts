/**
 * Everybody's own things side by side, where there is nothing to take: while boards are chosen, in a disaster, and at the end.
 */
import type { Pen } from '../../../../pictures/canvas.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { partOf, type Rect } from '../../../../pictures/geometry.js'
import { text, textWidth } from '../../../../pictures/lettering/text.js'
import { ALARM, INK, WHITE } from '../../../../pictures/palette.js'
import { type Owner, panelIn } from '../../../../pictures/paper/panel.js'
import { paintTray } from '../../../../pictures/paper/tray.js'
import { drawPiece } from '../../../../pictures/pieces.js'
import { circle, fillWith } from '../../../../pictures/shapes.js'
import type { Disaster } from '../../data/dice.js'
import type { BoardId } from '../../data/ids.js'
import type { PlayerView, View } from '../../rules/types.js'
import { BELOW_TRAIL } from '../layout.js'
import type { Names } from '../names.js'
import { TOLLS } from '../pieces/effects.js'
import { boardRow } from '../pieces/entries.js'
import { goodsThings, rowOf } from '../pieces/goods-row.js'
import { drawIcon } from '../pieces/icons.js'
import { loadOf } from '../pieces/load.js'
import { rowHeight, rowThings } from '../pieces/rows.js'
import { drawLine, lineWidth } from '../pieces/signs.js'
import { trainOf, trainThings } from '../pieces/wagons.js'
import { belongingsOf, belongingsRoom, drawBelongings } from './belongings.js'
import { LARGEST_SPACE, ROWS } from './panels.js'

/** Whether the trays of the day are empty, so that their room serves to compare the players. */
export function isCamp({ phase }: Pick<View, 'phase'>): boolean {
  return phase === 'boards' || phase === 'disaster' || phase === 'over'
}

const GAP = 8
const PADDING = 16
const HEAD = 46
const POSTER = 64

/** A tray for each player, under the disaster if there is one. */
export function campThings(view: View, names: Names, owners: readonly Owner[]): Thing[] {
  const { resolving } = view
  const top = resolving === null ? 0 : POSTER + GAP
  const area = { ...BELOW_TRAIL, y: BELOW_TRAIL.y + top, height: BELOW_TRAIL.height - top }
  const poster = { ...BELOW_TRAIL, height: POSTER }
  return [
    ...(resolving === null ? [] : [posterThing(resolving.disaster, poster, names)]),
    ...owners.flatMap((owner, seat) => {
      const player = view.players[seat]
      if (player === undefined) return []
      const rect = panelIn(area, GAP, seat, owners.length)
      const head = headThings(owner, rect)
      return view.phase === 'boards'
        ? [...head, ...choiceThings(player, view.offers[seat] ?? [], names, rect)]
        : [...head, ...thingsOf(player, view.scores !== null, names, rect)]
    }),
  ]
}

/** The disaster with what it costs. */
function posterThing(disaster: Disaster, box: Rect, names: Names): Thing {
  return stamped(`poster ${disaster} ${names.disaster(disaster)}`, box, (own) => {
    const { width, height } = box
    const name = names.disaster(disaster)
    const signs = 44
    const whole = 56 + textWidth(name, 'display', signs) + 36 + lineWidth(TOLLS[disaster], signs)
    const left = (width - whole) / 2
    paintTray(own, { x: 0, y: 0, width, height })
    circle(own, left + 22, height / 2, 24)
    fillWith(own, ALARM)
    drawIcon(own, disaster, left + 22, height / 2, 34, WHITE)
    text(own, name, left + 56, height / 2 + 15, { face: 'display', size: signs, fill: INK })
    drawLine(own, TOLLS[disaster], left + 56 + textWidth(name, 'display', signs) + 36, height / 2, signs)
  })
}

/** The tray, with its owner at the top. */
function headThings({ name, colour }: Owner, rect: Rect): Thing[] {
  return [
    stamped(`camp of ${colour} ${name}`, rect, (own) => {
      const { width, height } = rect
      paintTray(own, { x: 0, y: 0, width, height })
      drawPiece(own, colour, PADDING + 16, 6 + HEAD / 2, 28)
      text(own, name, PADDING + 44, 6 + HEAD / 2 + 11, { face: 'text', size: 32, fill: INK, maxWidth: width / 3 })
    }),
  ]
}

const SPLIT = { wagons: 0.4, gap: 20 } as const

/** Wagons with their load, and everything with an effect. At the end also the goods, which the panels beside no longer show. */
function thingsOf(player: PlayerView, isOver: boolean, names: Names, { x, y, width, height }: Rect): Thing[] {
  const inner = { x: x + PADDING, y: y + HEAD + 6, width: width - 2 * PADDING, height: height - HEAD - 18 }
  const left = { ...inner, width: Math.floor(inner.width * SPLIT.wagons) }
  const rest = { ...inner, x: left.x + left.width + SPLIT.gap, width: inner.width - left.width - SPLIT.gap }
  const right = isOver ? rest : { ...rest, y: y + 14, height: height - 28 }
  const load = loadOf(player)
  const belongings = belongingsOf(player)
  const room = { ...right, height: Math.min(right.height, belongingsRoom(belongings.length)) }
  const key = belongings.map((each) => `${each.id} ${each.kind === 'townsfolk' ? each.points : ''}`).join(' ')
  const paint = (pen: Pen) => drawBelongings(pen, belongings, names, { ...room, x: 0, y: 0 })
  return [
    ...(isOver ? goodsThings(rowOf(player), { ...right, y: y + 8, height: ROWS.goods }) : []),
    ...trainThings(trainOf(load, left, LARGEST_SPACE), load.left.length > 0),
    ...(belongings.length === 0 ? [] : [stamped(`belongings ${names.language} ${key}`, room, paint)]),
  ]
}

/** The boards to choose from, or the one that was chosen. */
function choiceThings({ board }: PlayerView, offers: readonly BoardId[], names: Names, { x, y, width, height }: Rect): Thing[] {
  const rows = (board === null ? offers : [board]).map((id) => boardRow(id, null, names))
  const tall = rowHeight(rows)
  const line = {
    x: x + PADDING,
    y: y + HEAD + (height - HEAD - tall) / 2,
    width: width - 2 * PADDING,
    height: tall,
  }
  return rows.flatMap((row, i) => rowThings(row, partOf(line, i, Math.max(2, rows.length), GAP)))
}
