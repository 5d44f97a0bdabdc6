/** Multicoloured figures: the stagecoach and roads. */
import { type Path, type Pen, path } from '../../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, seatStyle } from '../../../../pictures/palette.js'
import { circle, fillWith, seatShape, strokeWith } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import { drawIcon } from './icons.js'

/** Concord coaches were painted red, with yellow wheels. */
const COACH_RED = '#a8242c'
const COACH_YELLOW = '#f2b632'
const LEATHER = '#4a2f1b'
const SHADOW = '#f3e7cb'

/** The figure's own box. All measures below refer to it. */
const FIGURE = { width: 160, height: 112 } as const
const WHEELS = [
  { x: 42, r: 27 },
  { x: 118, r: 22 },
] as const

interface FigureParts {
  readonly body: Path
  readonly roof: Path
  readonly boot: Path
  readonly windows: Path
}

let parts: FigureParts | null = null

function figureParts(): FigureParts {
  parts ??= {
    body: path('M34 24H126Q130 60 108 82H54Q30 60 34 24Z'),
    roof: path('M28 24Q80 8 132 24V30H28ZM52 14L58 2H92L98 12Q74 10 52 14ZM104 13L106 5H120L122 17Z'),
    boot: path('M32 44L16 50L18 78L46 82ZM128 46H146L156 68H148L142 56H126ZM20 80H140V87H20Z'),
    windows: path('M42 36H58V54H43ZM68 36H92V54H68ZM102 36H118L117 54H102Z'),
  }
  return parts
}

/** The stagecoach in a box of this width with its top left corner at (x, y). Its height is 0.7 of the width. */
export function drawStagecoachFigure(pen: Pen, x: number, y: number, width: number): void {
  const rim = 4
  const box = { x: x - rim, y: y - rim, width: width + 2 * rim, height: width * 0.7 + 2 * rim }
  stamp(pen, 'stagecoach', box, (own) => paintStagecoach(own, rim, rim, width))
}

function paintStagecoach(pen: Pen, x: number, y: number, width: number): void {
  const { body, roof, boot, windows } = figureParts()
  pen.save()
  pen.translate(x, y)
  pen.scale(width / FIGURE.width, width / FIGURE.width)
  pen.lineJoin = 'round'
  pen.strokeStyle = PAPER_LIGHT
  pen.lineWidth = 14
  for (const part of [body, roof, boot]) pen.stroke(part)
  for (const wheel of WHEELS) rim(pen, wheel, PAPER_LIGHT, wheel.r + 7)
  pen.strokeStyle = INK
  pen.lineWidth = 6
  for (const [part, fill] of [
    [boot, LEATHER],
    [roof, LEATHER],
    [body, COACH_RED],
    [windows, PAPER_LIGHT],
  ] as const) {
    pen.stroke(part)
    fillWith(pen, fill, part)
  }
  for (const wheel of WHEELS) {
    rim(pen, wheel, INK, wheel.r + 3)
    rim(pen, wheel, COACH_YELLOW, wheel.r - 1)
    drawIcon(pen, 'wheel', wheel.x, 112 - wheel.r - 3, wheel.r * 1.7, INK)
  }
  pen.restore()
}

/** The same figure as a pale silhouette, to fill empty paper. */
export function drawStagecoachShadow(pen: Pen, x: number, y: number, width: number): void {
  const { body, roof, boot } = figureParts()
  pen.save()
  pen.translate(x, y)
  pen.scale(width / FIGURE.width, width / FIGURE.width)
  pen.fillStyle = SHADOW
  for (const part of [boot, roof, body]) pen.fill(part)
  for (const wheel of WHEELS) {
    rim(pen, wheel, PAPER_LIGHT, wheel.r + 3)
    drawIcon(pen, 'wheel', wheel.x, FIGURE.height - wheel.r - 3, wheel.r * 2, SHADOW)
  }
  pen.restore()
}

function rim(pen: Pen, { x, r }: { readonly x: number; readonly r: number }, fill: string, radius: number): void {
  circle(pen, x, FIGURE.height - r - 3, radius)
  fillWith(pen, fill)
}

const ROAD_WIDTH = 11
const BEAD_SPACING = 26

/** A seat's road between two points, with its owner's shape along it. */
export function drawRoad(
  pen: Pen,
  seat: number,
  from: { readonly x: number; readonly y: number },
  to: { readonly x: number; readonly y: number },
): void {
  const { fill, on, shape } = seatStyle(seat)
  pen.lineCap = 'butt'
  for (const [width, colour] of [
    [ROAD_WIDTH + 3, INK],
    [ROAD_WIDTH, fill],
  ] as const) {
    pen.beginPath()
    pen.moveTo(from.x, from.y)
    pen.lineTo(to.x, to.y)
    strokeWith(pen, width, colour)
  }
  const beads = Math.max(2, Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / BEAD_SPACING))
  pen.fillStyle = on
  for (let i = 1; i < beads; i++) {
    const share = i / beads
    seatShape(pen, shape, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 7.5)
    pen.fill()
  }
}
