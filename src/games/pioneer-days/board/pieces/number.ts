/** The number of a choice, as large as its button's. */
import { drawBadge, partWidth } from '../../../../pictures/badge.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import type { Point } from '../../../../pictures/geometry.js'

const HEIGHT = 46

/** Room that a column of numbers takes. */
export const NUMBER_WIDTH = 58

/** The number in its badge, centred on `middle`. */
export function numberThing(label: string, { x, y }: Point): Thing {
  const width = Math.max(HEIGHT + 4, partWidth(label, HEIGHT))
  const box = { x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT }
  return stamped(`large badge ${label}`, box, (own) =>
    drawBadge(own, { rect: { x: 0, y: 0, width, height: HEIGHT }, label, price: null }),
  )
}
