/** Fronts of the places in town. Each is one of a few kinds of buildings with a sign of its trade. */
import { type Pen, path } from '../../../../pictures/canvas.js'
import { ALARM, GOLD, INK, PAPER, PAPER_LIGHT, PAPER_SHADE, SEA, WOOD, WOOD_DARK } from '../../../../pictures/palette.js'
import { circle, fillWith } from '../../../../pictures/shapes.js'
import type { TownId } from '../../data/ids.js'
import { drawIcon, type Icon } from '../pieces/icons.js'

type Building = 'front' | 'gable' | 'steeple' | 'columns' | 'barn' | 'tower' | 'bridge' | 'palisade'
type Facade = readonly [building: Building, wall: string, sign: Icon]

const BRICK = '#b8593f'
const SAGE = '#8fa878'
const SKY = '#86a9bd'
const OCHRE = '#d9a648'
const PLUM = '#8d6a86'

const FACADES: Readonly<Record<TownId, Facade>> = {
  sawmill: ['barn', OCHRE, 'saw'],
  hospital: ['gable', PAPER_LIGHT, 'medicine'],
  bank: ['columns', PAPER, 'cash-box'],
  stockyard: ['palisade', OCHRE, 'cattle'],
  church: ['steeple', PAPER_LIGHT, 'favour'],
  school: ['steeple', BRICK, 'ledger'],
  saloon: ['front', BRICK, 'banjo'],
  stable: ['barn', BRICK, 'saddlebags'],
  'general-store': ['front', SAGE, 'barrel'],
  smithy: ['gable', SKY, 'anvil'],
  mint: ['columns', OCHRE, 'nugget'],
  dairy: ['barn', PAPER_LIGHT, 'milk-pail'],
  pharmacy: ['front', SKY, 'mortar'],
  'town-hall': ['tower', PAPER, 'star'],
  depot: ['gable', OCHRE, 'wagon'],
  workshop: ['gable', SAGE, 'toolbox'],
  bridge: ['bridge', WOOD, 'wheel'],
  fort: ['palisade', WOOD, 'shield'],
  hotel: ['front', PLUM, 'coffee-pot'],
  tannery: ['gable', BRICK, 'cattle'],
  theatre: ['front', OCHRE, 'wild'],
  orphanage: ['tower', SKY, 'person'],
}

const FOOT = 'M2 98H98V100H2Z'

/** Wall, roof and details in a box of 100 by 100. The sign hangs at (50, `sign`). */
const BUILDINGS: Readonly<
  Record<Building, { readonly wall: string; readonly roof: string; readonly dark: string; readonly sign: number }>
> = {
  front: {
    wall: 'M10 98V16H90V98Z',
    roof: 'M4 8H96V20H4ZM6 58H94V66H6Z',
    dark: 'M40 98V70H60V98ZM18 72H32V88H18ZM68 72H82V88H68Z',
    sign: 39,
  },
  gable: {
    wall: 'M12 98V42H88V98Z',
    roof: 'M4 46L50 8L96 46V52H4Z',
    dark: 'M40 98V78H60V98ZM18 60H30V78H18ZM70 60H82V78H70Z',
    sign: 62,
  },
  steeple: {
    wall: 'M12 98V54H88V98ZM36 54V30H64V54Z',
    roof: 'M8 56L36 38V30L50 -2L64 30V38L92 56Z',
    dark: 'M42 98V82H58V98ZM20 64H30V84H20ZM70 64H80V84H70Z',
    sign: 66,
  },
  columns: {
    wall: 'M8 98V38H92V98Z',
    roof: 'M2 40L50 8L98 40ZM4 90H96V98H4Z',
    dark: 'M16 44H24V90H16ZM30 44H36V90H30ZM64 44H70V90H64ZM76 44H84V90H76Z',
    sign: 66,
  },
  barn: {
    wall: 'M10 98V50L26 20H74L90 50V98Z',
    roof: 'M2 52L22 14H78L98 52L90 54L73 23H27L10 54Z',
    dark: 'M34 98V76H66V98ZM36 78L64 98M64 78L36 98',
    sign: 52,
  },
  tower: {
    wall: 'M8 98V48H92V98ZM34 48V20H66V48Z',
    roof: 'M28 22L50 0L72 22ZM4 44H96V52H4Z',
    dark: 'M42 98V78H58V98ZM16 62H28V80H16ZM72 62H84V80H72Z',
    sign: 36,
  },
  bridge: {
    wall: 'M0 58H100V68H0Z',
    roof: 'M4 58L24 26H76L96 58H88L71 33H54V58H46V33H29L12 58Z',
    dark: 'M10 68H20V98H10ZM80 68H90V98H80ZM0 92H100V98H0Z',
    sign: 82,
  },
  palisade: {
    wall: 'M4 98V44L12 34L20 44L28 34L36 44L44 34L50 42L56 34L64 44L72 34L80 44L88 34L96 44V98Z',
    roof: 'M6 22H30V34H6ZM70 22H94V34H70ZM2 22L18 8L34 22ZM66 22L82 8L98 22Z',
    dark: 'M8 84H92V88H8Z',
    sign: 64,
  },
}

/** A building in a square centred on (x, y) with this side. */
export function drawFacade(pen: Pen, town: TownId, x: number, y: number, size: number): void {
  const [building, wall, sign] = FACADES[town]
  const { wall: front, roof, dark, sign: height } = BUILDINGS[building]
  pen.save()
  pen.translate(x - size / 2, y - size / 2)
  pen.scale(size / 100, size / 100)
  pen.lineJoin = 'round'
  pen.lineWidth = 2.6
  pen.strokeStyle = INK
  for (const [data, fill] of [
    [FOOT, PAPER_SHADE],
    [front, wall],
    [roof, WOOD],
    [dark, WOOD_DARK],
  ] as const) {
    const part = path(data)
    fillWith(pen, fill, part)
    pen.stroke(part)
  }
  circle(pen, 50, height, 19)
  fillWith(pen, sign === 'star' ? ALARM : sign === 'nugget' ? SEA : PAPER_LIGHT)
  pen.stroke()
  pen.restore()
  const fill = sign === 'star' || sign === 'nugget' ? GOLD : INK
  drawIcon(pen, sign, x, y + ((height - 50) * size) / 100, size * 0.26, fill)
}
