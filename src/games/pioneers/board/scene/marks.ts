/** A seat's own picture: choices pointed out exactly as its menu names them. */

import { type Badge, drawBadge, partWidth } from '../../../../pictures/badge.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { MARK, WHITE } from '../../../../pictures/palette.js'
import type { Mark } from '../../rules/types.js'
import { linesOf, placeBadges, pointOf } from './badges.js'
import { bandThings, type Stripe } from './bands.js'
import type { Chart } from './charted.js'
import type { Standing } from './standing.js'

/** Of many choices the bands are narrow, so that the map stays readable. */
const MANY = 14
const BAND = { few: 16, many: 6 } as const

/** Under everything that stands on the map: the lines and routes in question, as broad bands; rings around the places. */
export function choiceThings(chart: Chart, marks: readonly Mark[]): Thing[] {
  const linesTo = (isPlace: boolean) => [
    ...new Set(marks.filter(({ kind }) => (kind === 'place') === isPlace).flatMap((mark) => linesOf(chart, mark))),
  ]
  const places = marks.flatMap((mark) => (mark.kind === 'place' ? pointOf(chart, mark.place) : []))
  const breadth = marks.length > MANY ? BAND.many : BAND.few
  return [...bandThings(linesTo(true), [], stripes(BAND.many)), ...bandThings(linesTo(false), places, stripes(breadth))]
}

const stripes = (breadth: number): readonly Stripe[] => [
  { breadth: breadth + 6, colour: WHITE },
  { breadth, colour: MARK },
]

/** Over everything: the number or price of each choice. `standing` is what shall stay visible. */
export function badgeThings(chart: Chart, marks: readonly Mark[], standing: Standing): Thing[] {
  return placeBadges(chart, marks, standing).flatMap(badgeParts)
}

/** A badge with a price in two parts: many choices cost the same, and at each price there are many. */
function badgeParts({ rect, label, price }: Badge): Thing[] {
  const { x, y, width, height } = rect
  const whole = { x: 0, y: 0, width, height }
  if (price === null) return [stamped(`badge ${label}`, rect, (own) => drawBadge(own, { rect: whole, label, price }))]
  const end = partWidth(price, height)
  const begin = width - end
  const left = Math.round(x)
  return [
    stamped(`badge ${label} to`, { x: left, y, width: begin, height }, (own) => drawBadge(own, { rect: whole, label, price })),
    stamped(`badge for ${price}`, { x: left + begin, y, width: end, height }, (own) =>
      drawBadge(own, { rect: { ...whole, x: -begin }, label, price }),
    ),
  ]
}
