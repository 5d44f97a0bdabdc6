/** Common outlines. They leave the path open for the caller to fill or stroke. */
import type { Pen } from './canvas.js'
import type { SeatShape } from './palette.js'

/** A rectangle with round corners. */
export function roundRect(pen: Pen, x: number, y: number, width: number, height: number, radius: number): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
}

/** A seat's own shape around (x, y). `size` is its visual diameter, so that all shapes look about equally large. */
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
