/** The galaxy: tiles with their numbers and names, colonies and fleets on them. */
import type { Locale } from '../../../../i18n/locale.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point, type Rect } from '../../../../pictures/geometry.js'
import { centredLettering } from '../../../../pictures/lettering/lettering.js'
import { SMALLEST_TEXT, text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, WHITE } from '../../../../pictures/palette.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { pieceThing } from '../../../../pictures/pieces.js'
import type { TileId } from '../../rules/types.js'
import type { TileView, View } from '../../rules/view-types.js'
import { tileNumber } from '../../texts/naming.js'
import { systemName } from '../../texts/systems.js'
import { STARLIGHT } from '../art/colours.js'
import { drawIcon } from '../art/icons.js'
import { colonyThing } from '../pieces/colonies.js'
import { type Plaque, stackThings } from '../pieces/fleets.js'
import type { Window } from './hexes.js'
import { placingOf } from './placing.js'
import { tileThing, valuesThing, WORLD } from './tiles.js'

type Shown = Pick<Window, 'radius' | 'middles' | 'shows' | 'scale'>

const NUMBER = 27
/** From one piece of those who have peeked to the next: beside an eye, and between the values of a system. */
const STEPS = { beside: 27, between: 22 } as const
/** In radii of a tile from its middle. */
export const SPOTS = { number: -0.66, name: 0.54, watchers: 0.46, eye: -0.28, shared: 0.05 } as const
/** How far a colony moves up over ships, in radii. */
const LIFT = 0.06
/** The sides of what ships may hide if need be, in pixels. */
const COLONY = 50
const EYE = 46
/** The broadest name, in radii; and around its letters, in pixels: how far they rise above their feet, sink below, and a rim. */
const NAME = { broadest: 1.5, above: 20, below: 6, rim: 4 } as const

/**
 * The tiles that the reader is shown. They come first, so that nothing that stands on one is cut by its neighbour. `colourOf` is
 * the colour that a seat plays with.
 */
export function galaxyThings(
  view: View,
  locale: Locale,
  colourOf: ColourOf,
  { radius, middles, shows, scale }: Shown,
  { frames, badges }: Pointed,
): Thing[] {
  const placed = view.tiles.flatMap((tile, index) => {
    const middle = middles[index]
    return middle === undefined || !shows(index) ? [] : [{ tile, index, middle }]
  })
  const numbers = placed.map(({ index, middle }) => badges.get(index) ?? numberRect(index, middle, radius))
  return [
    ...placed.map(({ tile, middle }) => tileThing(faceOf(tile, colourOf), middle, radius)),
    ...frames,
    ...placed.flatMap(({ tile, index, middle }) =>
      standing(view, tile, index, middle, radius, { locale, colourOf, isNumbered: badges.has(index), scale, numbers }),
    ),
  ]
}

function faceOf({ system, isUp, isBombed, colony }: TileView, colourOf: ColourOf) {
  return { system, isUp, isBombed, owner: colony === null ? null : colourOf(colony.seat) }
}

/** What points tiles out. */
export interface Pointed {
  /** They lie on tiles, below all that stands there. */
  readonly frames: readonly Thing[]
  /** Where the numbers of tiles stand on badges. */
  readonly badges: ReadonlyMap<TileId, Rect>
}

interface Reading {
  readonly locale: Locale
  readonly colourOf: ColourOf
  readonly isNumbered: boolean
  /** How much larger the tiles are shown than drawn. */
  readonly scale: number
  /** The numbers of all tiles. */
  readonly numbers: readonly Rect[]
}

/** What is on a tile. */
function standing(
  view: View,
  tile: TileView,
  index: number,
  middle: Point,
  radius: number,
  { locale, colourOf, isNumbered, scale, numbers }: Reading,
): Thing[] {
  const { system, colony, isUp, isBombed, seenBy } = tile
  const at = (share: number): Point => ({ x: middle.x, y: middle.y + share * radius })
  const hasValues = system !== null && !isBombed
  const isPeeked = hasValues && !isUp
  const watchers = seenBy.filter((seat) => seat !== view.viewer).map(colourOf)
  const isShared = isPeeked && watchers.length > 0
  const isBesideNumber = isPeeked && !isShared && !isNumbered
  const eye = isBesideNumber ? { x: middle.x + 0.24 * radius, y: at(SPOTS.number).y - 9 } : at(isShared ? SPOTS.eye : WORLD)
  const plaques = plaquesOn(view, tile, index, colourOf)
  const hasShips = plaques.length > 0
  const name = hasValues ? nameRect(systemName(system, locale), radius) : null
  const home = at(WORLD - (hasShips ? LIFT : 0))
  const below = [
    ...(colony === null ? [] : [boxAround(home, COLONY)]),
    ...(isPeeked ? [boxAround(eye, EYE)] : []),
    ...(isShared ? [boxAround(at(SPOTS.shared), EYE)] : []),
  ]
  const fromMiddle = (rect: Rect): Rect => ({ ...rect, x: rect.x - middle.x, y: rect.y - middle.y })
  const { stack, top, form, ...placing } = placingOf(plaques, {
    radius,
    shown: scale,
    system: hasValues ? system : null,
    name,
    numbers: numbers.map(fromMiddle),
    below: below.map(fromMiddle),
  })
  return [
    ...(colony === null ? [] : [colonyThing(colourOf(colony.seat), colony.isFortified, home)]),
    ...(isNumbered ? [] : [numberThing(index, { x: middle.x - (isBesideNumber ? 0.2 * radius : 0), y: at(SPOTS.number).y })]),
    // On the world rather than below a badge, or apart from who else has peeked.
    ...(isPeeked ? [peekedThing(eye)] : []),
    ...(isShared ? pieceThings(watchers, at(SPOTS.shared), STEPS.between) : []),
    ...(!hasShips && !isUp && system === null ? watcherThings(watchers, at(SPOTS.watchers)) : []),
    ...stackThings(stack, { x: middle.x, y: middle.y + top }),
    ...(hasValues ? [valuesThing(system, form, middle, radius)] : []),
    ...(hasValues && name !== null && placing.name !== null
      ? [nameThing(systemName(system, locale), { ...name, x: middle.x + name.x, y: middle.y + placing.name }, radius)]
      : []),
  ]
}

function plaquesOn(view: View, { fleets, colony }: TileView, index: number, colourOf: ColourOf): readonly Plaque[] {
  const landed = view.landed.some((squad) => squad.tile === index)
  return fleets.map(({ seat, ships }) => ({
    colour: colourOf(seat),
    ships,
    hasMoved: landed && seat === view.active,
    isAtHome: colony?.seat === seat,
  }))
}

function numberRect(index: number, { x, y }: Point, radius: number): Rect {
  const width = textWidth(String(tileNumber(index)), 'display', NUMBER)
  return { x: x - width / 2, y: y + SPOTS.number * radius - 0.74 * NUMBER, width, height: 0.74 * NUMBER }
}

function numberThing(tile: TileId, { x, y }: Point): Thing {
  return centredLettering(String(tileNumber(tile)), x, y, { face: 'display', size: NUMBER, fill: STARLIGHT })
}

/** Around the letters of a name at its lowest place, from the middle of its tile. Squeezed a little if it is too long. */
function nameRect(name: string, radius: number): Rect {
  const width = Math.min(textWidth(name, 'text', SMALLEST_TEXT), NAME.broadest * radius)
  return { x: -width / 2, y: SPOTS.name * radius - NAME.above, width, height: NAME.above + NAME.below }
}

function nameThing(name: string, { x, y, width, height }: Rect, radius: number): Thing {
  const { above, rim } = NAME
  const box = { x: x - rim, y: y - rim, width: width + 2 * rim, height: height + 2 * rim }
  return stamped(`system ${name} ${radius}`, box, (own) => {
    own.translate(rim, above + rim)
    own.scale(width / textWidth(name, 'text', SMALLEST_TEXT), 1)
    text(own, name, 0, 0, { face: 'text', size: SMALLEST_TEXT, fill: WHITE, halo: INK })
  })
}

/** The viewer has seen what lies here. */
function peekedThing(middle: Point): Thing {
  return stamped('peeked', boxAround(middle, EYE), (own) => drawIcon(own, 'eye', 23, 23, 34, GOLD, INK))
}

/** Who has seen what the viewer has not. */
function watcherThings(colours: readonly number[], { x, y }: Point): Thing[] {
  if (colours.length === 0) return []
  const left = x - (colours.length * STEPS.beside) / 2
  return [
    stamped('watched', boxAround({ x: left, y }, 34), (own) => drawIcon(own, 'eye', 17, 17, 26, STARLIGHT)),
    ...pieceThings(colours, { x: x + STEPS.beside / 2, y }, STEPS.beside),
  ]
}

/** Pieces in a row around a point. */
function pieceThings(colours: readonly number[], { x, y }: Point, step: number): Thing[] {
  const left = x - ((colours.length - 1) * step) / 2
  return colours.map((colour, index) => pieceThing(colour, { x: left + index * step, y }, 19))
}
