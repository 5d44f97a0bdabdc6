/** A seat's own picture: choices pointed out exactly as its menu names them. */

import { drawBadge } from '../../../pictures/badge.js'
import { stamped, type Thing } from '../../../pictures/drawing.js'
import { MARK, WHITE } from '../../../pictures/palette.js'
import type { Mark } from '../rules/types.js'
import { linesOf, placeBadges, pointOf } from './badges.js'
import { bandThings, type Stripe } from './bands.js'
import type { Chart } from './chart.js'
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
  return placeBadges(chart, marks, standing).map(({ rect, label, price }) =>
    stamped(`badge ${label} ${price}`, rect, (own) => drawBadge(own, { rect: { ...rect, x: 0, y: 0 }, label, price })),
  )
}
