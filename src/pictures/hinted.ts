/** What a hint recommends among the choices of a picture: a frame along the inside of its card, and a star. */
import type { Pen } from './canvas.js'
import { stamped, type Thing } from './drawing.js'
import { boxAround, inset, type Point, type Rect } from './geometry.js'
import { INK, MARK, WHITE } from './palette.js'
import { fillWith, roundRect, strokeWith } from './shapes.js'

/** The frame lies wholly inside its card, so that it touches nothing beside it. */
const FRAME = { breadth: 7, edge: 2, radius: 8 } as const
/** Across the star with its rim, in pixels. */
export const STAR = 34
const TIPS = 5

/** Lies above the card. `star` is where the card leaves room for the middle of a star, in pixels of the picture. */
export function hintedThings(card: Rect, star: Point): Thing[] {
  return [frameThing(card, FRAME.breadth + 2 * FRAME.edge, FRAME.radius), starThing(boxAround(star, STAR))]
}

/** The frame around a badge, and the star on the frame, as shares of the badge's height. */
const BADGE = { frame: 0.2, star: 0.8 } as const

/** A badge with a frame around it. */
export function framedSize({ width, height }: Pick<Rect, 'width' | 'height'>): Pick<Rect, 'width' | 'height'> {
  const both = 2 * BADGE.frame * height
  return { width: width + both, height: height + both }
}

/** The rectangle of the badge in a frame. */
export const badgeInside = (framed: Rect): Rect => inset(framed, frameAround(framed))

const frameAround = ({ height }: Rect) => (height * BADGE.frame) / (1 + 2 * BADGE.frame)

/** Where the star of a framed badge may lie: on the frame, at a corner or an end, and on nothing of the badge. */
export function starsOn(framed: Rect): readonly Rect[] {
  const { x, y, width, height } = framed
  const frame = frameAround(framed)
  const size = (frame * BADGE.star) / BADGE.frame
  const [left, right, top, foot] = [x + frame / 2, x + width - frame / 2, y + frame / 2, y + height - frame / 2]
  const corners = [left, right].flatMap((across) => [top, foot].map((down) => ({ x: across, y: down })))
  const beside = (size - frame) / 2
  const ends = [left - beside, right + beside].map((across) => ({ x: across, y: y + height / 2 }))
  const sides = [1 / 2, 1 / 3, 2 / 3].flatMap((share) =>
    [top - beside, foot + beside].map((down) => ({ x: left + share * (right - left), y: down })),
  )
  return [...corners, ...ends, ...sides].map((middle) => boxAround(middle, size))
}

/** The frame, as round as the badge in it, and the star. */
export function hintedBadge(framed: Rect, star: Rect): Thing[] {
  const frame = frameAround(framed)
  return [frameThing(framed, frame, (framed.height - frame) / 2), starThing(star)]
}

/** `breadth` is that of the frame with its white edges. */
function frameThing(card: Rect, breadth: number, radius: number): Thing {
  const { width, height } = card
  return stamped(`frame of a hint ${width} ${height} ${breadth}`, card, (own) => {
    roundRect(own, breadth / 2, breadth / 2, width - breadth, height - breadth, radius)
    strokeWith(own, breadth, WHITE)
    strokeWith(own, (breadth * FRAME.breadth) / (FRAME.breadth + 2 * FRAME.edge), MARK)
  })
}

/** The star alone, in a square. */
export function starThing(box: Rect): Thing {
  return stamped(`star of a hint ${box.width}`, box, (own) => {
    own.scale(box.width / STAR, box.width / STAR)
    paintStar(own)
  })
}

function paintStar(pen: Pen): void {
  const [middle, far, near] = [STAR / 2, STAR / 2 - 2, STAR / 4 - 1]
  pen.beginPath()
  for (let point = 0; point < 2 * TIPS; point++) {
    const [away, angle] = [point % 2 === 0 ? far : near, (point * Math.PI) / TIPS]
    pen.lineTo(middle + away * Math.sin(angle), middle - away * Math.cos(angle))
  }
  pen.closePath()
  pen.lineJoin = 'round'
  strokeWith(pen, 4, INK)
  fillWith(pen, MARK)
}
