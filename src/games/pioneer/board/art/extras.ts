/** What orbits worlds: rings, moons, gates, yards and beacons; worlds have radius 100 around (0, 0). */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { INK } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, strokeWith } from '../../../../pictures/shapes.js'
import { BRASS, BRASS_DARK, STARLIGHT, STEEL, STEEL_DARK } from './colours.js'
import { paintGlow } from './stars.js'
import type { Extra } from './world-looks.js'

interface Tints {
  readonly light: string
  readonly dark: string
}

/** Behind the world. */
export function paintExtraBehind(pen: Pen, extra: Extra, tints: Tints): void {
  if (extra === 'ring' || extra === 'gate' || extra === 'halo') paintRing(pen, extra, tints, Math.PI, Math.PI * 2)
  if (extra === 'beams') paintBeams(pen)
}

/** Before the world. */
export function paintExtraBefore(pen: Pen, extra: Extra, tints: Tints): void {
  switch (extra) {
    case 'ring':
    case 'gate':
    case 'halo':
      paintRing(pen, extra, tints, 0, Math.PI)
      break
    case 'moon':
      paintMoon(pen)
      break
    case 'dish':
      paintDish(pen)
      break
    case 'yard':
      paintYard(pen)
      break
    case 'shelves':
      paintShelves(pen)
      break
    case 'chimneys':
      paintChimneys(pen)
      break
    case 'beams':
      break
    default:
      extra satisfies never
  }
}

type Ringed = Extract<Extra, 'ring' | 'gate' | 'halo'>

const RINGS: Readonly<Record<Ringed, { readonly reach: number; readonly flat: number; readonly tilt: number }>> = {
  ring: { reach: 172, flat: 0.3, tilt: -0.35 },
  gate: { reach: 150, flat: 0.42, tilt: 0.5 },
  halo: { reach: 160, flat: 0.34, tilt: -0.5 },
}

/** Half of a ring, from angle to angle. */
function paintRing(pen: Pen, kind: Ringed, { light, dark }: Tints, from: number, to: number): void {
  const { reach, flat, tilt } = RINGS[kind]
  const [metal, shade] = kind === 'gate' ? [STEEL, STEEL_DARK] : kind === 'halo' ? [BRASS, BRASS_DARK] : [light, dark]
  pen.save()
  pen.rotate(tilt)
  pen.lineCap = 'butt'
  for (const [width, colour] of [
    [kind === 'ring' ? 38 : 30, INK],
    [kind === 'ring' ? 28 : 20, shade],
    [kind === 'ring' ? 20 : 12, metal],
    [kind === 'ring' ? 4 : 3, shade],
  ] as const) {
    pen.beginPath()
    pen.ellipse(0, 0, reach, reach * flat, 0, from, to)
    strokeWith(pen, width, colour)
  }
  pen.restore()
}

function paintMoon(pen: Pen): void {
  circle(pen, 104, -82, 26)
  const body = pen.createRadialGradient(94, -92, 2, 104, -82, 30)
  body.addColorStop(0, '#f4f1e6')
  body.addColorStop(1, '#77788f')
  fillAndStroke(pen, body, 6, INK)
}

function paintBeams(pen: Pen): void {
  pen.save()
  pen.rotate(0.5)
  pen.fillStyle = '#bfe4ff'
  for (const side of [-1, 1]) {
    for (const [breadth, alpha] of [
      [60, 0.28],
      [30, 0.5],
    ] as const) {
      pen.globalAlpha = alpha
      pen.beginPath()
      pen.moveTo(0, -8)
      pen.lineTo(side * 215, -breadth)
      pen.lineTo(side * 215, breadth)
      pen.lineTo(0, 8)
      pen.fill()
    }
  }
  pen.restore()
}

function metal(pen: Pen, data: string, fill = STEEL): void {
  fillAndStroke(pen, fill, 7, INK, path(data))
}

function paintDish(pen: Pen): void {
  pen.save()
  pen.translate(62, -78)
  pen.rotate(0.6)
  metal(pen, 'M-8 0H8L16 56H-16Z', STEEL_DARK)
  metal(pen, 'M-52 -30Q0 40 52 -30Z')
  metal(pen, 'M-3 -8V-58H3V-8Z', STEEL)
  paintGlow(pen, 0, -60, 26, STARLIGHT)
  pen.restore()
}

function paintYard(pen: Pen): void {
  metal(pen, 'M-150 18H150V36H-150Z')
  for (const x of [-136, -92, 78, 122]) metal(pen, `M${x} -40H${x + 14}V92H${x}Z`, STEEL_DARK)
  metal(pen, 'M-116 4L-74 26L-116 50Z', BRASS)
  metal(pen, 'M98 -6L142 -6L120 -44Z', BRASS)
}

function paintShelves(pen: Pen): void {
  for (const [index, y] of [-52, -8, 36].entries()) {
    const half = [74, 88, 80][index] ?? 80
    metal(pen, `M${-half} ${y}H${half}V${y + 10}H${-half}Z`, BRASS_DARK)
    for (let x = -half + 12, book = 0; x < half - 12; x += 17, book++) {
      pen.fillStyle = [BRASS, STARLIGHT, '#c2605a', '#5f9fb8'][(book + index) % 4] ?? BRASS
      pen.fillRect(x, y - 26 + (book % 3) * 5, 12, 26 - (book % 3) * 5)
    }
  }
}

function paintChimneys(pen: Pen): void {
  for (const [x, height] of [
    [-50, 62],
    [-8, 84],
    [34, 56],
  ] as const) {
    metal(pen, `M${x} -62L${x + 6} ${-62 - height}H${x + 26}L${x + 32} -62Z`, STEEL_DARK)
    paintGlow(pen, x + 16, -66 - height, 34, '#ffb03c')
  }
}
