/** The icons on buttons and options, painted as on the board. */
import type { Pen } from '../../../pictures/canvas.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { EMBLEM, emblem, onPaper } from '../../../pictures/emblem.js'
import { INK } from '../../../pictures/palette.js'
import { CARD_IDS } from '../data/cards.js'
import { AREAS } from '../data/technologies.js'
import { SHIPS } from '../data/units.js'
import { ART, drawArt } from './art/card-art.js'
import { AREA_COLOURS } from './art/colours.js'
import { drawIcon } from './art/icons.js'

const MIDDLE = EMBLEM / 2

/** Cards, areas of technology and ships, by their ids. Cards and ships share some of them. */
export const iconOf = {
  card: (id: (typeof CARD_IDS)[number]) => `card-${id}`,
  area: (area: (typeof AREAS)[number]) => area,
  ship: (ship: (typeof SHIPS)[number]) => ship,
} as const

export const EMBLEMS: Readonly<Record<string, () => Drawing>> = Object.fromEntries([
  ...CARD_IDS.map((id) => painted(iconOf.card(id), (pen) => paintArt(pen, id))),
  ...AREAS.map((area) =>
    painted(
      iconOf.area(area),
      onPaper((pen) => drawIcon(pen, area, MIDDLE, MIDDLE, 70, AREA_COLOURS[area], INK)),
    ),
  ),
  ...SHIPS.map((ship) =>
    painted(
      iconOf.ship(ship),
      onPaper((pen) => drawIcon(pen, ship, MIDDLE, MIDDLE, 70, INK)),
    ),
  ),
])

function paintArt(pen: Pen, id: (typeof CARD_IDS)[number]): void {
  const height = Math.round((EMBLEM * ART.height) / ART.width)
  drawArt(pen, id, { x: 0, y: (EMBLEM - height) / 2, width: EMBLEM, height })
}

function painted(name: string, paint: (pen: Pen) => void): readonly [string, () => Drawing] {
  return [name, () => emblem(`pioneer-${name}`, paint)]
}
