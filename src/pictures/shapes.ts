/** Common outlines, and how they are filled and stroked. */
import type { Path, Pen } from './canvas.js'
import type { SeatShape } from './palette.js'

type Ink = Pen['fillStyle']

/** Fills a shape, or without one the pen's path. */
export function fillWith(pen: Pen, ink: Ink, shape?: Path): void {
  pen.fillStyle = ink
  if (shape === undefined) pen.fill()
  else pen.fill(shape)
}

/** Strokes a shape, or without one the pen's path. `width` is in the units of the pen. */
export function strokeWith(pen: Pen, width: number, ink: Ink, shape?: Path): void {
  pen.lineWidth = width
  pen.strokeStyle = ink
  if (shape === undefined) pen.stroke()
  else pen.stroke(shape)
}

/** Fills a shape, then strokes its outline over the fill: the pen's path if there is no shape. */
export function fillAndStroke(pen: Pen, fill: Ink, width: number, outline: Ink, shape?: Path): void {
  fillWith(pen, fill, shape)
  strokeWith(pen, width, outline, shape)
}

/** A rectangle with round corners as the pen's path. */
export function roundRect(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
}

/** A circle as the pen's path. */
export function circle(pen: Pen, x: number, y: number, radius: number): void {
  pen.beginPath()
  pen.arc(x, y, radius, 0, Math.PI * 2)
}

/** A seat's own shape as the pen's path, around (x, y). `size` is its visual diameter: all shapes look about equally large. */
export function seatShape(pen: Pen, shape: SeatShape, x: number, y: number, size: number): void {
  const r = size / 2
  pen.beginPath()
  switch (shape) {
    case 'circle':
      pen.arc(x, y, r, 0, Math.PI * 2)
      break
    case 'triangle':
      polygon(pen, x, y + r * 0.18, r * 1.28, 3)
      break
    case 'square':
      pen.rect(x - r * 0.88, y - r * 0.88, r * 1.76, r * 1.76)
      break
    case 'diamond':
      polygon(pen, x, y, r * 1.2, 4)
      break
    case 'hexagon':
      polygon(pen, x, y, r * 1.06, 6)
      break
    case 'cross':
      cross(pen, x, y, r * 1.1, r * 0.45)
      break
    default:
      shape satisfies never
  }
}

/** An upright cross with this arm length from the middle and this half width. */
function cross(pen: Pen, x: number, y: number, arm: number, half: number): void {
  const corners = [
    [-half, -arm],
    [half, -arm],
    [half, -half],
    [arm, -half],
    [arm, half],
    [half, half],
    [half, arm],
    [-half, arm],
    [-half, half],
    [-arm, half],
    [-arm, -half],
    [-half, -half],
  ] as const
  for (const [dx, dy] of corners) pen.lineTo(x + dx, y + dy)
  pen.closePath()
}

function polygon(pen: Pen, x: number, y: number, radius: number, corners: number): void {
  for (let i = 0; i < corners; i++) {
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / corners
    pen.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle))
  }
  pen.closePath()
}
