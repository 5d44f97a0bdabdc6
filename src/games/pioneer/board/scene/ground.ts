/** What never changes: the void, and the window onto deep space with its chart lines. */
import { seededRandom } from '../../../../engine/random.js'
import { type Layer, type Pen, paintedLayer } from '../../../../pictures/canvas.js'
import { inset } from '../../../../pictures/geometry.js'
import { INK } from '../../../../pictures/palette.js'
import { circle, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { BRASS, BRASS_DARK, CHART, STARLIGHT, VOID } from '../art/colours.js'
import { paintGrain } from '../art/dither.js'
import { fraction, paintGlow, paintSparkle, paintStars } from '../art/stars.js'
import { GALAXY, PICTURE } from '../layout.js'
import { paintPiles } from './piles.js'
import { paintTechnology } from './technology.js'

/** Middle, size and colour of each cloud, as shares of the window. */
const NEBULAE = [
  [0.1, 0.2, 0.42, '#3d2f7a'],
  [0.24, 0.06, 0.3, '#57357a'],
  [0.9, 0.86, 0.46, '#1d5a78'],
  [0.98, 0.6, 0.3, '#2a7a86'],
  [0.9, 0.1, 0.32, '#4a2f6a'],
  [0.06, 0.92, 0.36, '#27406f'],
  [0.5, 0.5, 0.5, '#232c66'],
] as const

/** Of 6.4 MB: painting it takes longer than everything else. */
let ground: Layer | null = null

/** The whole picture as it is before anything lies on it. */
export function paintGround(pen: Pen): void {
  ground ??= paintedLayer(PICTURE.width, PICTURE.height, paintSheet)
  pen.drawImage(ground, 0, 0)
}

function paintSheet(pen: Pen): void {
  pen.fillStyle = VOID
  pen.fillRect(0, 0, PICTURE.width, PICTURE.height)
  pen.save()
  roundRect(pen, GALAXY.x + 1, GALAXY.y + 1, GALAXY.width - 2, GALAXY.height - 2, 10)
  pen.clip()
  paintClouds(pen)
  paintGrain(pen, GALAXY)
  paintStarlight(pen)
  paintChart(pen)
  pen.restore()
  paintFrame(pen)
  paintPiles(pen)
  paintTechnology(pen)
}

function paintClouds(pen: Pen): void {
  const { x, y, width, height } = GALAXY
  pen.fillStyle = '#0d1230'
  pen.fillRect(x, y, width, height)
  for (const [left, top, size, colour] of NEBULAE) paintGlow(pen, x + left * width, y + top * height, size * width, colour, 0.75)
  paintWisps(pen)
}

function paintStarlight(pen: Pen): void {
  const { x, y, width, height } = GALAXY
  paintStars(pen, GALAXY, 620, 'deep space')
  const random = seededRandom('bright stars')
  for (let star = 0; star < 16; star++) {
    const [sx, sy] = [x + width * fraction(random), y + height * fraction(random)]
    const size = 6 + 9 * fraction(random)
    paintGlow(pen, sx, sy, size * 2.2, '#9fb4ff', 0.5)
    paintSparkle(pen, sx, sy, size, STARLIGHT)
  }
}

/** Veils of dust in the clouds. */
function paintWisps(pen: Pen): void {
  const random = seededRandom('wisps')
  for (let wisp = 0; wisp < 70; wisp++) {
    const [left, top, size, colour] = NEBULAE[wisp % NEBULAE.length] ?? NEBULAE[0]
    const angle = Math.PI * 2 * fraction(random)
    const far = size * GALAXY.width * 0.55 * fraction(random)
    const radius = 30 + 70 * fraction(random)
    const [x, y] = [
      GALAXY.x + left * GALAXY.width + far * Math.cos(angle),
      GALAXY.y + top * GALAXY.height + far * 0.7 * Math.sin(angle),
    ]
    pen.save()
    pen.translate(x, y)
    pen.rotate(angle)
    pen.scale(1.9, 0.6)
    paintGlow(pen, 0, 0, radius, colour, 0.35)
    pen.restore()
  }
}

/** Circles and rays of a star chart. */
function paintChart(pen: Pen): void {
  const [x, y] = [GALAXY.x + GALAXY.width / 2, GALAXY.y + GALAXY.height / 2]
  pen.strokeStyle = CHART
  pen.globalAlpha = 0.32
  pen.lineWidth = 1.2
  for (let radius = 130; radius < 700; radius += 130) {
    circle(pen, x, y, radius)
    pen.stroke()
  }
  for (let ray = 0; ray < 24; ray++) {
    const angle = (ray * Math.PI) / 12
    pen.beginPath()
    pen.moveTo(x + 130 * Math.cos(angle), y + 130 * Math.sin(angle))
    pen.lineTo(x + 700 * Math.cos(angle), y + 700 * Math.sin(angle))
    pen.stroke()
  }
  pen.globalAlpha = 1
}

function paintFrame(pen: Pen): void {
  for (const [room, width, colour] of [
    [2.5, 5, INK],
    [4, 3, BRASS_DARK],
    [5, 2, BRASS],
    [10, 1.2, BRASS_DARK],
  ] as const) {
    const box = inset(GALAXY, room)
    roundRect(pen, box.x, box.y, box.width, box.height, 12 - room / 2)
    strokeWith(pen, width, colour)
  }
}
