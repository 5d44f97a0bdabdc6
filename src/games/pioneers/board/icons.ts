/** Our own icons, drawn as solid shapes in a box of 100 by 100. */
import { type Path, type Pen, path } from '../../../pictures/canvas.js'
import { stamp } from '../../../pictures/sprites.js'
import type { Tile } from '../rules/types.js'

const CHEVRON = (y: number) => `M50 ${y}L88 ${y + 26}V${y + 44}L50 ${y + 18}L12 ${y + 44}V${y + 26}Z`
const GRAIN = (y: number) =>
  `M46 ${y + 14}Q22 ${y + 10} 22 ${y - 12}Q46 ${y - 8} 46 ${y + 14}ZM54 ${y + 14}Q78 ${y + 10} 78 ${y - 12}Q54 ${y - 8} 54 ${y + 14}Z`

/** A wreath, open at the top: leaves along a circle, each a spindle that leans outwards. Angles in degrees, clockwise from the top. */
const LAUREL = [40, 65, 90, 115, 140, 165].flatMap((angle) => [laurelLeaf(angle, 1), laurelLeaf(angle, -1)]).join('')

function laurelLeaf(angle: number, side: 1 | -1): string {
  const turn = (degrees: number, radius: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${(50 + side * radius * Math.sin(radians)).toFixed(1)} ${(50 - radius * Math.cos(radians)).toFixed(1)}`
  }
  return `M${turn(angle + 14, 33)}Q${turn(angle + 6, 50)} ${turn(angle - 18, 47)}Q${turn(angle - 6, 32)} ${turn(angle + 14, 33)}Z`
}

const DATA = {
  banker: 'M50 6L94 32V40H6V32ZM50 17a8 8 0 1 0 .01 0ZM14 45H30V76H14ZM42 45H58V76H42ZM70 45H86V76H70ZM8 80H92V94H8Z',
  barkeeper:
    'M18 38Q8 36 10 26Q12 15 24 17Q30 5 43 10Q56 5 62 17Q74 17 74 28Q74 36 68 38V43H78Q92 43 92 56V68Q92 81 78 81H68V86Q68 94 60 94H26Q18 94 18 86ZM68 53V71H77Q82 71 82 67V57Q82 53 77 53ZM29 48V82H36V48ZM48 48V82H55V48Z',
  merchant:
    'M16 8H84L96 40Q96 52 85 52Q76 52 73.500 44Q71 52 61.700 52Q53 52 50 44Q47 52 38.300 52Q29 52 26.500 44Q24 52 15 52Q4 52 4 40ZM12 58H88V94H12ZM22 66V94H44V66ZM54 66V82H78V66Z',
  sergeant: CHEVRON(4) + CHEVRON(29) + CHEVRON(54),
  'gold-digger':
    'M17 93L7 83L57 33L47 23Q30 16 14 25Q27 2 53 5L62 8L69 1L81 13L87 19L99 31L92 38L95 47Q98 73 75 86Q84 70 77 53L67 43Z',
  farmer: `M50 2Q66 16 50 34Q34 16 50 2ZM46 40H54V98H46Z${GRAIN(30)}${GRAIN(48)}${GRAIN(66)}`,
  hotel: 'M4 14H16V56H96V88H84V76H16V88H4ZM22 34a10 10 0 1 1 20 0a10 10 0 1 1 -20 0ZM47 28H80Q96 28 96 44V50H47ZM20 47H43V51H20Z',
  pioneer:
    'M28 26Q30 4 50 6Q70 4 72 26Q92 27 96 34Q74 42 50 42Q26 42 4 34Q8 27 28 26ZM30 46Q50 50 70 46Q70 66 50 68Q30 66 30 46ZM12 98Q12 72 36 70Q50 84 64 70Q88 72 88 98Z',
  nugget: 'M8 62L22 34L44 18L70 22L92 48L88 74L66 86L30 84ZM24 60L34 66L46 44L40 36ZM58 34L76 48L70 34Z',
  star: 'M50 3L61.800 36.200L97 37L69 58.300L79 92L50 72L21 92L31 58.300L3 37L38.200 36.200Z',
  wheel:
    'M50 4a46 46 0 1 0 .01 0ZM50 14a36 36 0 1 1 -.01 0ZM50 38a12 12 0 1 0 .01 0ZM46 8V92H54V8ZM8 46V54H92V46ZM22.700 17L17 22.700L77.300 83L83 77.300ZM83 22.700L77.300 17L17 77.300L22.700 83Z',
  hourglass:
    'M20 3H80V15H73Q72 34 57 50Q72 66 73 85H80V97H20V85H27Q28 66 43 50Q28 34 27 15H20ZM37 28Q42 38 50 44Q58 38 63 28ZM36 85H64Q60 70 50 66Q40 70 36 85Z',
  round: 'M50 16A38 38 0 1 0 82.900 35L69 43A22 22 0 1 1 50 32V48L80 24L50 0Z',
  back: 'M42 8V28H62Q94 28 94 60Q94 92 62 92H20V76H62Q78 76 78 60Q78 44 62 44H42V64L6 36Z',
  road: 'M2 74L74 2L98 26L26 98Z',
  tag: 'M6 6H50L96 52L52 96L6 50ZM26 16a10 10 0 1 0 .01 0Z',
  pointer: 'M4 8L96 50L4 92L24 50Z',
  laurel: LAUREL,
  horseshoe:
    'M12 8H38V46Q38 68 50 68Q62 68 62 46V8H88V50Q88 96 50 96Q12 96 12 50ZM21 22V30H29V22ZM21 42V50H29V42ZM71 22V30H79V22ZM71 42V50H79V42ZM32 72L26 78L32 84L38 78ZM68 72L62 78L68 84L74 78Z',
} as const satisfies Readonly<Record<Tile, string>> & Readonly<Record<string, string>>

export type Icon = keyof typeof DATA

/** Icons whose strokes cross; in all others overlaps are holes. */
const CROSSING: readonly Icon[] = ['wheel']

const paths = new Map<Icon, Path>()

function pathOf(icon: Icon): Path {
  const known = paths.get(icon)
  if (known !== undefined) return known
  const made = path(DATA[icon])
  paths.set(icon, made)
  return made
}

/** Fills an icon centred on (x, y), `size` pixels wide; `rim` is drawn around it first. */
export function drawIcon(pen: Pen, icon: Icon, x: number, y: number, size: number, fill: string, rim?: string): void {
  const side = Math.ceil(size) + 10
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  stamp(pen, `icon ${icon} ${size} ${fill} ${rim}`, box, (own) => paintIcon(own, icon, side / 2, side / 2, size, fill, rim))
}

function paintIcon(pen: Pen, icon: Icon, x: number, y: number, size: number, fill: string, rim?: string): void {
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 100, size / 100)
  if (rim !== undefined) {
    pen.lineWidth = 800 / size
    pen.lineJoin = 'round'
    pen.strokeStyle = rim
    pen.stroke(pathOf(icon))
  }
  pen.fillStyle = fill
  pen.fill(pathOf(icon), CROSSING.includes(icon) ? 'nonzero' : 'evenodd')
  pen.restore()
}
