/** A seat's own picture, with choices marked exactly as its menu names them. */

import { drawBadge, partWidth } from '../../../../pictures/badge.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { badgeInside, hintedBadge } from '../../../../pictures/hinted.js'
import { MARK, WHITE } from '../../../../pictures/palette.js'
import type { Choice } from '../../rules/view-types.js'
import { linesOf, type MapBadge, pointOf } from './badges.js'
import { bandThings, type Stripe } from './bands.js'
import type { Chart } from './charted.js'

/** From this number of choices the bands are narrow, to keep the map readable. */
const MANY = 14
const BAND = { few: 16, many: 6 } as const

/**
 * The layer below the pieces: broad bands along the lines and routes to choose from, and rings around the places among `ringed`.
 */
export function choiceThings(chart: Chart, marks: readonly Choice[], ringed = marks): Thing[] {
  const linesTo = (isPlace: boolean) => [
    ...new Set(marks.filter(({ kind }) => (kind === 'place') === isPlace).flatMap((mark) => linesOf(chart, mark))),
  ]
  const places = ringed.flatMap((mark) => (mark.kind === 'place' ? pointOf(chart, mark.place) : []))
  const breadth = marks.length > MANY ? BAND.many : BAND.few
  return [...bandThings(linesTo(true), [], stripes(BAND.many)), ...bandThings(linesTo(false), places, stripes(breadth))]
}

const stripes = (breadth: number): readonly Stripe[] => [
  { breadth: breadth + 6, colour: WHITE },
  { breadth, colour: MARK },
]

/** A badge with a price, in two shared parts, because many choices have the same price. */
export function badgeParts({ rect, label, price, star }: MapBadge): Thing[] {
  if (star !== null) return [...badgeParts({ rect: badgeInside(rect), label, price, star: null }), ...hintedBadge(rect, star)]
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
