/** The icons on buttons and options, painted as on the board. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { EMBLEM, emblem, onPaper } from '../../../pictures/emblem.js'
import { COLOURS, type Colour, FACES, type Face } from '../data/dice.js'
import type { Count } from '../data/effects.js'
import { EQUIPMENT_IDS, type EquipmentId, TOWN_IDS, TOWNSFOLK_IDS, type TownId, type TownsfolkId } from '../data/ids.js'
import { drawFacade } from './art/facades.js'
import { drawPortrait } from './art/portrait.js'
import { drawChip, drawDie } from './pieces/dice.js'
import { drawCount } from './pieces/goods.js'
import { drawTile } from './pieces/tiles.js'

const MIDDLE = EMBLEM / 2
const GOODS = ['silver', 'wood', 'medicine', 'cattle', 'gold', 'equipment', 'wagons'] as const satisfies readonly Count[]
type Good = (typeof GOODS)[number]

/** The names of icons. Townsfolk and equipment are called by their ids. */
export const iconOf = {
  die: (colour: Colour, face: Face) => `die-${colour}-${face}`,
  face: (face: Face) => `face-${face}`,
  good: (good: Good) => `goods-${good}`,
  town: (town: TownId) => `town-${town}`,
  townsfolk: (id: TownsfolkId) => id,
  tile: (id: EquipmentId) => id,
} as const

export const EMBLEMS: Readonly<Record<string, () => Drawing>> = Object.fromEntries([
  ...COLOURS.flatMap((colour) =>
    FACES.map((face) => painted(iconOf.die(colour, face), (pen) => drawDie(pen, colour, face, MIDDLE, MIDDLE, 84))),
  ),
  ...FACES.map((face) => painted(iconOf.face(face), (pen) => drawChip(pen, face, MIDDLE, MIDDLE, 90))),
  ...GOODS.map((good) =>
    painted(
      iconOf.good(good),
      onPaper((pen) => drawCount(pen, good, MIDDLE, MIDDLE, 74)),
    ),
  ),
  ...TOWN_IDS.map((town) =>
    painted(
      iconOf.town(town),
      onPaper((pen) => drawFacade(pen, town, MIDDLE, MIDDLE, 78)),
    ),
  ),
  ...TOWNSFOLK_IDS.map((id) => painted(iconOf.townsfolk(id), (pen) => drawPortrait(pen, id, MIDDLE, MIDDLE, 92))),
  ...EQUIPMENT_IDS.map((id) => painted(iconOf.tile(id), (pen) => drawTile(pen, id, MIDDLE, MIDDLE, 92))),
])

function painted(name: string, paint: (pen: Pen) => void): readonly [string, () => Drawing] {
  return [name, () => emblem(`pioneer-days-${name}`, paint)]
}
