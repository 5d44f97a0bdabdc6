/** Our own icons, drawn as solid shapes in a box of 100 by 100. */
import { type Path, type Pen, path } from './canvas.js'
import { stamp } from './sprites.js'

/** Fills an icon centred on (x, y), `size` pixels wide. A `rim` is drawn around it first. */
export type DrawIcon<Icon extends string> = (
  pen: Pen,
  icon: Icon,
  x: number,
  y: number,
  size: number,
  fill: string,
  rim?: string,
) => void

/** A set of icons by name, as SVG path data. Overlaps are holes, except in those of `crossing`, whose strokes cross. */
export interface IconSet<Icon extends string> {
  /** Unique to the set. */
  readonly name: string
  readonly data: Readonly<Record<Icon, string>>
  readonly crossing: readonly Icon[]
}

/** Returns the function that draws a set's icons. */
export function iconsOf<Icon extends string>({ name, data, crossing }: IconSet<Icon>): DrawIcon<Icon> {
  const paths = new Map<Icon, Path>()

  function pathOf(icon: Icon): Path {
    const known = paths.get(icon)
    if (known !== undefined) return known
    const made = path(data[icon])
    paths.set(icon, made)
    return made
  }

  function paint(pen: Pen, icon: Icon, middle: number, size: number, fill: string, rim?: string): void {
    pen.save()
    pen.translate(middle - size / 2, middle - size / 2)
    pen.scale(size / 100, size / 100)
    if (rim !== undefined) {
      pen.lineWidth = 800 / size
      pen.lineJoin = 'round'
      pen.strokeStyle = rim
      pen.stroke(pathOf(icon))
    }
    pen.fillStyle = fill
    pen.fill(pathOf(icon), crossing.includes(icon) ? 'nonzero' : 'evenodd')
    pen.restore()
  }

  return (pen, icon, x, y, size, fill, rim) => {
    const side = Math.ceil(size) + 10
    const box = { x: x - side / 2, y: y - side / 2, width: side, height: side }
    stamp(pen, `${name} ${icon} ${size} ${fill} ${rim}`, box, (own) => paint(own, icon, side / 2, size, fill, rim))
  }
}

/**
 * A wreath, open at the top: spindle-shaped leaves along a circle, leaning outwards. Angles in degrees, clockwise from the top.
 */
const LAUREL = [40, 65, 90, 115, 140, 165].flatMap((angle) => [laurelLeaf(angle, 1), laurelLeaf(angle, -1)]).join('')

function laurelLeaf(angle: number, side: 1 | -1): string {
  const turn = (degrees: number, radius: number) => {
    const radians = (degrees * Math.PI) / 180
    return `${(50 + side * radius * Math.sin(radians)).toFixed(1)} ${(50 - radius * Math.cos(radians)).toFixed(1)}`
  }
  return `M${turn(angle + 14, 33)}Q${turn(angle + 6, 50)} ${turn(angle - 18, 47)}Q${turn(angle - 6, 32)} ${turn(angle + 14, 33)}Z`
}

/** Icons used by more than one game. */
export const COMMON_ICONS = {
  person:
    'M28 26Q30 4 50 6Q70 4 72 26Q92 27 96 34Q74 42 50 42Q26 42 4 34Q8 27 28 26ZM30 46Q50 50 70 46Q70 66 50 68Q30 66 30 46ZM12 98Q12 72 36 70Q50 84 64 70Q88 72 88 98Z',
  pickaxe: 'M17 93L7 83L57 33L47 23Q30 16 14 25Q27 2 53 5L62 8L69 1L81 13L87 19L99 31L92 38L95 47Q98 73 75 86Q84 70 77 53L67 43Z',
  nugget: 'M8 62L22 34L44 18L70 22L92 48L88 74L66 86L30 84ZM24 60L34 66L46 44L40 36ZM58 34L76 48L70 34Z',
  dollar:
    'M45 2H55V14Q74 16 80 30L68 36Q64 26 50 26Q34 26 34 35Q34 42 52 46Q82 52 82 69Q82 86 55 88V98H45V88Q22 86 18 68L31 63Q34 76 50 76Q68 76 68 67Q68 60 48 56Q20 50 20 34Q20 16 45 14Z',
  star: 'M50 3L61.800 36.200L97 37L69 58.300L79 92L50 72L21 92L31 58.300L3 37L38.200 36.200Z',
  wheel:
    'M50 4a46 46 0 1 0 .01 0ZM50 14a36 36 0 1 1 -.01 0ZM50 38a12 12 0 1 0 .01 0ZM46 8V92H54V8ZM8 46V54H92V46ZM22.700 17L17 22.700L77.300 83L83 77.300ZM83 22.700L77.300 17L17 77.300L22.700 83Z',
  hourglass:
    'M20 3H80V15H73Q72 34 57 50Q72 66 73 85H80V97H20V85H27Q28 66 43 50Q28 34 27 15H20ZM37 28Q42 38 50 44Q58 38 63 28ZM36 85H64Q60 70 50 66Q40 70 36 85Z',
  round: 'M50 16A38 38 0 1 0 82.900 35L69 43A22 22 0 1 1 50 32V48L80 24L50 0Z',
  pointer: 'M4 8L96 50L4 92L24 50Z',
  laurel: LAUREL,
  horseshoe:
    'M12 8H38V46Q38 68 50 68Q62 68 62 46V8H88V50Q88 96 50 96Q12 96 12 50ZM21 22V30H29V22ZM21 42V50H29V42ZM71 22V30H79V22ZM71 42V50H79V42ZM32 72L26 78L32 84L38 78ZM68 72L62 78L68 84L74 78Z',
} as const

export type CommonIcon = keyof typeof COMMON_ICONS

/** Common icons whose strokes cross. */
export const COMMON_CROSSING = ['wheel'] as const satisfies readonly CommonIcon[]

/** Draws one of the common icons. */
export const drawCommonIcon = iconsOf<CommonIcon>({ name: 'icon', data: COMMON_ICONS, crossing: COMMON_CROSSING })
