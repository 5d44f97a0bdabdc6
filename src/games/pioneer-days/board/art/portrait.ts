/** Portraits of the townsfolk in the manner of tinted engravings. Each combines a hat, hair, a beard, a coat and a tool. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { INK, PAPER_LIGHT, PAPER_SHADE } from '../../../../pictures/palette.js'
import { circle, fillAndStroke, fillWith, roundRect, strokeWith } from '../../../../pictures/shapes.js'
import { stamp } from '../../../../pictures/sprites.js'
import type { TownsfolkId } from '../../data/ids.js'
import { drawIcon } from '../pieces/icons.js'
import { type Beard, type Hair, type Hat, LOOKS } from './portrait-looks.js'

const SKINS = ['#f0c9a4', '#d9a679', '#b9805a', '#8a5a3c'] as const
const HAIRS = ['#241811', '#4f3220', '#a8552a', '#d6ac5c', '#8d8a86', '#d8d4cc'] as const
const HATS = ['#7a4a2c', '#3c2a1e', '#4d6a86', '#e0c083', '#7d2a3a', '#26221f', '#f4efe2'] as const
const COATS = ['#9c3b2e', '#3f6b4d', '#365a86', '#7b4f7d', '#c08a2d', '#33302e', '#8a6a4a'] as const
const GROUND = '#cfdcd6'

interface Shapes {
  /** Filled with the hat's paint. */
  readonly crown: string
  /** The band or ribbon, as a darker line around the hat. */
  readonly band: string
}

/** In a box of 100 by 100. The face is an ellipse around (50, 47). */
const HAT_SHAPES: Readonly<Record<Hat, Shapes>> = {
  none: { crown: '', band: '' },
  stetson: { crown: 'M12 34Q50 44 88 34Q84 27 70 28L66 8Q58 2 50 7Q42 2 34 8L30 28Q16 27 12 34Z', band: 'M30 24H70V30H30Z' },
  bowler: { crown: 'M20 34Q50 40 80 34L77 29H72Q72 6 50 6Q28 6 28 29H23Z', band: 'M28 24H72V30H28Z' },
  top: { crown: 'M20 33Q50 39 80 33L77 28H69L72 -2H28L31 28H23Z', band: 'M30 21H70L70.500 28H29.500Z' },
  cap: { crown: 'M26 33H80Q84 34 82 29L73 26Q74 10 50 9Q26 10 26 33Z', band: 'M26 27H74V33H26Z' },
  straw: { crown: 'M8 32Q50 42 92 32Q80 24 70 25L64 10Q50 4 36 10L30 25Q20 24 8 32Z', band: 'M31 21H69L70 27H30Z' },
  bonnet: { crown: 'M22 62Q12 30 26 14Q50 -4 74 14Q88 30 78 62Q76 38 68 28Q50 18 32 28Q24 38 22 62Z', band: '' },
  kerchief: { crown: 'M26 38Q24 8 50 8Q76 8 74 38Q50 24 26 38ZM74 30L90 24L86 38L76 37Z', band: '' },
  toque: { crown: 'M28 32L27 18Q16 14 22 4Q30 -6 40 0Q50 -8 60 0Q70 -6 78 4Q84 14 73 18L72 32Z', band: 'M28 26H72V32H28Z' },
  bun: { crown: '', band: '' },
  headband: { crown: 'M26 30Q50 22 74 30L74 37Q50 29 26 37Z', band: '' },
}

const BEARDS: Readonly<Record<Beard, string>> = {
  none: '',
  moustache: 'M50 55Q40 51 32 60Q42 64 50 60Q58 64 68 60Q60 51 50 55Z',
  full: 'M26 46Q28 58 38 56Q50 50 62 56Q72 58 74 46Q78 76 50 84Q22 76 26 46ZM43 61Q50 65 57 61Q50 58 43 61Z',
  whiskers: 'M26 42L33 44Q34 58 42 66L38 74Q26 66 26 42ZM74 42L67 44Q66 58 58 66L62 74Q74 66 74 42Z',
  goatee: 'M42 64Q50 60 58 64Q58 80 50 84Q42 80 42 64ZM50 55Q42 52 37 58Q44 61 50 59Q56 61 63 58Q58 52 50 55Z',
}

const HAIR_SHAPES: Readonly<Record<Hair, string>> = {
  short: 'M25 48Q20 16 50 15Q80 16 75 48Q72 34 66 30Q50 26 34 30Q28 34 25 48Z',
  long: 'M22 76Q16 14 50 14Q84 14 78 76Q72 78 68 70L70 40Q66 30 50 28Q34 30 30 40L32 70Q28 78 22 76Z',
}

const COAT = 'M6 100Q8 80 34 74L50 84L66 74Q92 80 94 100Z'
const COLLAR = 'M36 73L50 84L64 73L58 92L50 84L42 92Z'

/** A portrait in a square centred on (x, y) with this side. */
export function drawPortrait(pen: Pen, id: TownsfolkId, x: number, y: number, size: number): void {
  const side = Math.ceil(size) + 4
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `portrait ${id} ${size}`, box, (own) => {
    own.save()
    own.translate(2, 2)
    own.scale(size / 100, size / 100)
    paint(own, id, size)
    own.restore()
  })
}

/** On smaller portraits a tool would hide the face. */
const TOOLED = 60

function paint(pen: Pen, id: TownsfolkId, size: number): void {
  const [hat, beard, hair, skin, hairPaint, hatPaint, coat, tool] = LOOKS[id]
  const hairColour = HAIRS[hairPaint] ?? INK
  pen.save()
  roundRect(pen, 0, 0, 100, 100, 14)
  fillWith(pen, GROUND)
  pen.clip()
  paintRays(pen)
  // Scaled down a little to leave room for the highest hats.
  pen.translate(6, 12)
  pen.scale(0.88, 0.88)
  pen.lineJoin = 'round'
  pen.lineWidth = Math.max(2.4, 120 / size)
  pen.strokeStyle = INK
  if (hair === 'long') fill(pen, HAIR_SHAPES.long, hairColour)
  if (hat === 'bun') fill(pen, 'M50 2a13 13 0 1 0 .01 0Z', hairColour)
  fill(pen, COAT, COATS[coat] ?? INK)
  fill(pen, COLLAR, PAPER_LIGHT)
  paintFace(pen, SKINS[skin] ?? PAPER_LIGHT)
  fill(pen, BEARDS[beard], hairColour)
  if (hat !== 'bonnet' && hair === 'short') fill(pen, HAIR_SHAPES.short, hairColour)
  fill(pen, HAT_SHAPES[hat].crown, HATS[hatPaint] ?? INK)
  pen.fillStyle = INK
  pen.fill(path(HAT_SHAPES[hat].band))
  pen.restore()
  if (size >= TOOLED) paintTool(pen, tool)
  roundRect(pen, 0, 0, 100, 100, 14)
  strokeWith(pen, Math.max(2.4, 200 / size), INK)
}

/** The pale rays behind a head, as on old prints. */
function paintRays(pen: Pen): void {
  pen.beginPath()
  for (let ray = 0; ray < 24; ray += 2) {
    const angle = (ray * Math.PI) / 12
    pen.moveTo(50, 50)
    pen.lineTo(50 + 90 * Math.cos(angle), 50 + 90 * Math.sin(angle))
    pen.lineTo(50 + 90 * Math.cos(angle + Math.PI / 12), 50 + 90 * Math.sin(angle + Math.PI / 12))
  }
  pen.fillStyle = PAPER_SHADE
  pen.globalAlpha = 0.55
  pen.fill()
  pen.globalAlpha = 1
}

function paintFace(pen: Pen, skin: string): void {
  fill(pen, 'M42 66H58V78Q50 86 42 78Z', skin)
  pen.beginPath()
  pen.ellipse(50, 47, 24.5, 28, 0, 0, Math.PI * 2)
  fillWith(pen, skin)
  pen.stroke()
  pen.fillStyle = INK
  for (const x of [41, 59]) {
    circle(pen, x, 45, 2.6)
    pen.fill()
  }
  pen.save()
  pen.lineWidth = 1.8
  pen.stroke(path('M36 40Q41 37 45 40M55 40Q59 37 64 40M50 46L47 54H51M44 62Q50 65 56 62'))
  pen.restore()
}

function paintTool(pen: Pen, tool: (typeof LOOKS)[TownsfolkId][7]): void {
  circle(pen, 85, 85, 18)
  fillAndStroke(pen, PAPER_LIGHT, 2.4, INK)
  drawIcon(pen, tool, 85, 85, 23, INK)
}

function fill(pen: Pen, data: string, colour: string): void {
  if (data === '') return
  const shape = path(data)
  pen.fillStyle = colour
  pen.fill(shape, 'evenodd')
  pen.stroke(shape)
}
