/** Parts of a picture at another scale: painted anew as lines and letters, so that they stay sharp. */
import { stamped, type Thing } from './drawing.js'
import type { Point, Rect } from './geometry.js'

/** What a part of a picture is seen through. `scale` pixels show one pixel of the original. */
export interface Lens {
  readonly scale: number
  /** The point of the original at the top left corner of what is shown. */
  readonly from: Point
  /** Where that corner lies in the new picture. */
  readonly to: Point
}

/** A rectangle of the original as the lens shows it. */
function throughLens({ x, y, width, height }: Rect, { scale, from, to }: Lens): Rect {
  return { x: to.x + (x - from.x) * scale, y: to.y + (y - from.y) * scale, width: width * scale, height: height * scale }
}

/** A thing as the lens shows it. Wherever the lens points, equal scales share what they have painted of equal things. */
export function enlarged(thing: Thing, lens: Lens): Thing {
  const { scale, from, to } = lens
  const key = `${thing.key} at ${scale}`
  const boxes = thing.boxes.map((box) => throughLens(box, lens))
  const { paint, stamp } = thing
  const [box] = boxes
  if (stamp !== undefined && box !== undefined) {
    return stamped(key, box, (own) => {
      own.scale(scale, scale)
      stamp(own)
    })
  }
  return {
    key,
    boxes,
    paint(pen) {
      pen.translate(to.x - from.x * scale, to.y - from.y * scale)
      pen.scale(scale, scale)
      paint(pen)
    },
  }
}
