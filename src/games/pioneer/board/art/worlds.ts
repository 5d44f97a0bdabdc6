/** The worlds of the systems: discs lit from the upper left, with what makes each of them its own. */
import { seededRandom } from '../../../../engine/random.js'
import type { Pen } from '../../../../pictures/canvas.js'
import { INK } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, fillWith, strokeWith } from '../../../../pictures/shapes.js'
import type { SystemId } from '../../data/systems.js'
import { STARLIGHT } from './colours.js'
import { paintExtraBefore, paintExtraBehind } from './extras.js'
import { fraction, paintGlow } from './stars.js'
import { LOOKS } from './world-looks.js'

type Look = (typeof LOOKS)[SystemId]
type Surface = Exclude<Look['surface'], 'belt'>

/** The light around all of them but suns. */
const HAZE = '#8ea4e8'

/** A system's world around (x, y); rings and the like reach to twice the radius. */
export function paintWorld(pen: Pen, id: SystemId, x: number, y: number, radius: number): void {
  const look = LOOKS[id]
  pen.save()
  pen.translate(x, y)
  pen.scale(radius / 100, radius / 100)
  pen.lineJoin = 'round'
  if (look.extra !== undefined) paintExtraBehind(pen, look.extra, look)
  if (look.surface === 'belt') paintBelt(pen, look)
  else paintDisc(pen, look, look.surface, id)
  if (look.extra !== undefined) paintExtraBefore(pen, look.extra, look)
  pen.restore()
}

/** Of radius 100 around (0, 0). */
function paintDisc(pen: Pen, look: Look, surface: Surface, seed: string): void {
  const isSun = surface === 'sun'
  if (isSun) paintGlow(pen, 0, 0, 190, look.dark, 0.8)
  else paintGlow(pen, 0, 0, 128, HAZE, 0.45)
  circle(pen, 0, 0, 100)
  pen.save()
  pen.clip()
  const body = pen.createRadialGradient(-38, -42, 8, 0, 0, 118)
  body.addColorStop(0, look.light)
  body.addColorStop(isSun ? 0.75 : 0.45, isSun ? look.detail : mixed(look.light, look.dark))
  body.addColorStop(1, look.dark)
  pen.fillStyle = body
  pen.fillRect(-100, -100, 200, 200)
  SURFACES[surface](pen, look, seed)
  if (!isSun) paintNight(pen)
  pen.restore()
  circle(pen, 0, 0, 100)
  strokeWith(pen, 6, INK)
  if (!isSun) paintRimLight(pen)
}

const mixed = (light: string, dark: string) =>
  `#${[1, 3, 5]
    .map((at) => Math.round((Number.parseInt(light.slice(at, at + 2), 16) + Number.parseInt(dark.slice(at, at + 2), 16)) / 2))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`

/** The side that lies in shade. */
function paintNight(pen: Pen): void {
  const night = pen.createRadialGradient(-46, -50, 70, -46, -50, 190)
  night.addColorStop(0, '#05061800')
  night.addColorStop(0.45, '#05061830')
  night.addColorStop(1, '#050618e6')
  pen.fillStyle = night
  pen.fillRect(-100, -100, 200, 200)
}

function paintRimLight(pen: Pen): void {
  pen.beginPath()
  pen.arc(0, 0, 92, Math.PI * 0.95, Math.PI * 1.62)
  pen.lineWidth = 6
  pen.lineCap = 'round'
  pen.strokeStyle = STARLIGHT
  pen.globalAlpha = 0.75
  pen.stroke()
  pen.globalAlpha = 1
}

const SURFACES: Readonly<Record<Surface, (pen: Pen, look: Look, seed: string) => void>> = {
  rock: paintCraters,
  bands: paintBands,
  seas: paintLands,
  lava: paintCracks,
  sun: paintGranules,
}

function paintCraters(pen: Pen, { detail, dark }: Look, seed: string): void {
  const random = seededRandom(`craters ${seed}`)
  for (let crater = 0; crater < 11; crater++) {
    const [x, y] = [-85 + 170 * fraction(random), -85 + 170 * fraction(random)]
    const radius = 8 + 20 * fraction(random) ** 2
    circle(pen, x, y, radius)
    fillWith(pen, detail)
    pen.beginPath()
    pen.arc(x, y, radius * 0.86, Math.PI * 0.9, Math.PI * 1.75)
    strokeWith(pen, 4, dark)
  }
}

function paintBands(pen: Pen, { detail, light }: Look, seed: string): void {
  const random = seededRandom(`bands ${seed}`)
  pen.save()
  pen.rotate(-0.32)
  for (let y = -96; y < 100; y += 22 + 12 * fraction(random)) {
    pen.beginPath()
    pen.ellipse(0, y, 124, 7 + 7 * fraction(random), 0, 0, Math.PI * 2)
    pen.fillStyle = random.below(3) === 0 ? light : detail
    pen.globalAlpha = 0.75
    pen.fill()
  }
  pen.globalAlpha = 1
  pen.beginPath()
  pen.ellipse(26, 26, 24, 12, 0, 0, Math.PI * 2)
  fillWith(pen, light)
  pen.restore()
}

/** Land, or where the world is all land: water; with clouds over it. */
function paintLands(pen: Pen, { detail }: Look, seed: string): void {
  const random = seededRandom(`lands ${seed}`)
  pen.fillStyle = detail
  for (let land = 0; land < 5; land++) {
    const [x, y] = [-70 + 140 * fraction(random), -75 + 150 * fraction(random)]
    blob(pen, x, y, 22 + 24 * fraction(random), () => fraction(random))
    pen.fill()
  }
  pen.fillStyle = STARLIGHT
  pen.globalAlpha = 0.6
  for (let cloud = 0; cloud < 5; cloud++) {
    pen.beginPath()
    pen.ellipse(-70 + 140 * fraction(random), -80 + 160 * fraction(random), 26 + 22 * fraction(random), 6, -0.25, 0, Math.PI * 2)
    pen.fill()
  }
  pen.globalAlpha = 1
}

function blob(pen: Pen, x: number, y: number, radius: number, next: () => number): void {
  const reach = Array.from({ length: 9 }, () => radius * (0.6 + 0.7 * next()))
  const corner = (index: number) => {
    const angle = (index * Math.PI * 2) / reach.length
    const far = reach[index % reach.length] ?? radius
    return [x + 1.25 * far * Math.cos(angle), y + far * Math.sin(angle)] as const
  }
  const between = (index: number) => {
    const [[ax, ay], [bx, by]] = [corner(index), corner(index + 1)]
    return [(ax + bx) / 2, (ay + by) / 2] as const
  }
  pen.beginPath()
  pen.moveTo(...between(0))
  for (let index = 1; index <= reach.length; index++) pen.quadraticCurveTo(...corner(index), ...between(index))
  pen.closePath()
}

function paintCracks(pen: Pen, { detail }: Look, seed: string): void {
  const random = seededRandom(`cracks ${seed}`)
  pen.lineCap = 'round'
  for (let crack = 0; crack < 7; crack++) {
    let [x, y] = [-90 + 180 * fraction(random), -90 + 180 * fraction(random)]
    let angle = Math.PI * 2 * fraction(random)
    pen.beginPath()
    pen.moveTo(x, y)
    for (let part = 0; part < 5; part++) {
      angle += 1.6 * (fraction(random) - 0.5)
      x += 24 * Math.cos(angle)
      y += 24 * Math.sin(angle)
      pen.lineTo(x, y)
    }
    for (const [width, colour] of [
      [11, '#c2341d'],
      [5, detail],
    ] as const) {
      strokeWith(pen, width, colour)
    }
  }
}

function paintGranules(pen: Pen, { light }: Look, seed: string): void {
  const random = seededRandom(`granules ${seed}`)
  pen.fillStyle = light
  pen.globalAlpha = 0.55
  for (let spot = 0; spot < 16; spot++) {
    circle(pen, -80 + 160 * fraction(random), -80 + 160 * fraction(random), 6 + 12 * fraction(random))
    pen.fill()
  }
  pen.globalAlpha = 1
}

/** Middle, size and turn of each rock of a belt. */
const ROCKS = [
  [-74, 34, 44],
  [4, -18, 62],
  [86, -58, 38],
  [72, 52, 30],
  [-66, -62, 26],
  [2, 78, 22],
] as const

function paintBelt(pen: Pen, look: Look): void {
  paintGlow(pen, 0, 0, 150, HAZE, 0.3)
  for (const [index, [x, y, size]] of ROCKS.entries()) {
    const random = seededRandom(`rock ${index}`)
    pen.save()
    pen.translate(x, y)
    blob(pen, 0, 0, size * 0.9, () => fraction(random))
    const body = pen.createLinearGradient(-size, -size, size, size)
    body.addColorStop(0, look.light)
    body.addColorStop(0.5, look.detail)
    body.addColorStop(1, look.dark)
    fillAndStroke(pen, body, 6, INK)
    circle(pen, -size * 0.2, -size * 0.15, size * 0.2)
    fillWith(pen, look.dark)
    pen.restore()
  }
}
