/** The galaxy: tiles with their numbers and names, colonies and fleets on them. */
import type { Locale } from '../../../../i18n/locale.js'
import { stamped, type Thing } from '../../../../pictures/drawing.js'
import { boxAround, type Point } from '../../../../pictures/geometry.js'
import { centredLettering } from '../../../../pictures/lettering/lettering.js'
import { SMALLEST_TEXT, text, textWidth } from '../../../../pictures/lettering/text.js'
import { GOLD, INK, WHITE } from '../../../../pictures/palette.js'
import type { ColourOf } from '../../../../pictures/paper/panel.js'
import { pieceThing } from '../../../../pictures/pieces.js'
import type { SystemId } from '../../data/systems.js'
import type { TileId } from '../../rules/types.js'
import type { TileView, View } from '../../rules/view-types.js'
import { tileNumber } from '../../texts/naming.js'
import { systemName } from '../../texts/systems.js'
import { STARLIGHT } from '../art/colours.js'
import { drawIcon } from '../art/icons.js'
import { colonyThing } from '../pieces/colonies.js'
import { fleetHeight, fleetsOn, type Plaque } from '../pieces/fleets.js'
import type { Window } from './hexes.js'
import { betweenValues, tileThing, valuesThing, WORLD } from './tiles.js'

type Shown = Pick<Window, 'radius' | 'middles' | 'shows' | 'scale'>

const NUMBER = 27
/** From one piece of those who have peeked to the next: beside an eye, and between the values of a system. */
const STEPS = { beside: 27, between: 22 } as const
/** In radii of a tile from its middle. */
export const SPOTS = { number: -0.66, name: 0.54, watchers: 0.46, eye: -0.28, shared: 0.05 } as const
/** How far a colony moves up under many ships, in radii. */
const LIFT = 0.24
/** The broadest name, in radii. */
const NAME_ROOM = 1.5

/**
 * The tiles that the reader is shown. They come first, so that nothing that stands on one is cut by its neighbour. `colourOf` is
 * the colour that a seat plays with.
 */
export function galaxyThings(
  view: View,
  locale: Locale,
  colourOf: ColourOf,
  { radius, middles, shows, scale }: Shown,
  { frames, numbered }: Pointed,
): Thing[] {
  const placed = view.tiles.flatMap((tile, index) => {
    const middle = middles[index]
    return middle === undefined || !shows(index) ? [] : [{ tile, index, middle }]
  })
  return [
    ...placed.map(({ tile, middle }) => tileThing(faceOf(tile, colourOf), middle, radius)),
    ...frames,
    ...placed.flatMap(({ tile, index, middle }) =>
      standing(view, tile, index, middle, radius, { locale, colourOf, isNumbered: numbered.has(index), scale }),
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
  /** Tiles whose numbers stand on badges. */
  readonly numbered: ReadonlySet<TileId>
}

interface Reading {
  readonly locale: Locale
  readonly colourOf: ColourOf
  readonly isNumbered: boolean
  /** How much larger the tiles are shown than drawn. */
  readonly scale: number
}

/** What is on a tile. */
function standing(
  view: View,
  tile: TileView,
  index: number,
  middle: Point,
  radius: number,
  { locale, colourOf, isNumbered, scale }: Reading,
): Thing[] {
  const { system, colony, isUp, isBombed, seenBy } = tile
  const at = (share: number): Point => ({ x: middle.x, y: middle.y + share * radius })
  const landed = view.landed.some((squad) => squad.tile === index)
  const plaques = tile.fleets.map(
    ({ seat, ships }): Plaque => ({
      colour: colourOf(seat),
      ships,
      hasMoved: landed && seat === view.active,
      isAtHome: colony?.seat === seat,
    }),
  )
  const isCrowded = fleetHeight(plaques, radius) > radius * 0.6
  const hasValues = system !== null && !isBombed
  const values = hasValues ? [valuesThing(system, middle, radius)] : []
  const strip = hasValues ? betweenValues(system, radius, scale) : null
  const { things, isBelowValues } = fleetsOn(plaques, middle, radius, strip)
  const isPeeked = hasValues && !isUp
  const watchers = seenBy.filter((seat) => seat !== view.viewer).map(colourOf)
  const isShared = isPeeked && watchers.length > 0 && !isCrowded
  const isBesideNumber = isPeeked && !isShared && !isNumbered
  const eye = isBesideNumber ? { x: middle.x + 0.24 * radius, y: at(SPOTS.number).y - 9 } : at(isShared ? SPOTS.eye : WORLD)
  return [
    ...(isNumbered ? [] : [numberThing(index, { x: middle.x - (isBesideNumber ? 0.2 * radius : 0), y: at(SPOTS.number).y })]),
    ...(colony === null ? [] : [colonyThing(colourOf(colony.seat), colony.isFortified, at(WORLD - (isCrowded ? LIFT : 0)))]),
    ...(isBelowValues ? [] : values),
    // On the world rather than below a badge, or apart from who else has peeked.
    ...(isPeeked ? [peekedThing(eye)] : []),
    ...(isShared ? pieceThings(watchers, at(SPOTS.shared), STEPS.between) : []),
    ...(plaques.length === 0 && hasValues ? [nameThing(system, locale, at(SPOTS.name), radius)] : []),
    ...(plaques.length === 0 && !isUp && system === null ? watcherThings(watchers, at(SPOTS.watchers)) : []),
    ...things,
    ...(isBelowValues ? values : []),
  ]
}

function numberThing(tile: TileId, { x, y }: Point): Thing {
  return centredLettering(String(tileNumber(tile)), x, y, { face: 'display', size: NUMBER, fill: STARLIGHT })
}

/** Squeezed a little if it is too long for its tile. */
function nameThing(system: SystemId, locale: Locale, { x, y }: Point, radius: number): Thing {
  const name = systemName(system, locale)
  const natural = textWidth(name, 'text', SMALLEST_TEXT)
  const width = Math.min(natural, NAME_ROOM * radius)
  const room = 4
  const box = { x: x - width / 2 - room, y: y - 22, width: width + 2 * room, height: 34 }
  return stamped(`system ${name} ${radius}`, box, (own) => {
    own.translate(room, 22)
    own.scale(width / natural, 1)
    text(own, name, 0, 0, { face: 'text', size: SMALLEST_TEXT, fill: WHITE, halo: INK })
  })
}

/** The viewer has seen what lies here. */
function peekedThing(middle: Point): Thing {
  return stamped('peeked', boxAround(middle, 46), (own) => drawIcon(own, 'eye', 23, 23, 34, GOLD, INK))
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
