/** What one player decides about, so large that it can be read on a phone. */
import type { Seat } from '../../../engine/game.js'
import { composed, type Drawing } from '../../../pictures/drawing.js'
import { keyOf } from '../../../pictures/key.js'
import { coloursOf } from '../../../pictures/paper/panel.js'
import { type Section, SHEET_WIDTH, sheetOf } from '../../../pictures/paper/sheet.js'
import type { Reader } from '../../face.js'
import type { Mark } from '../rules/types.js'
import type { PlayerView, View } from '../rules/view-types.js'
import { stepOf } from '../texts/status.js'
import { VOID } from './art/colours.js'
import { cardSections } from './close-up/cards.js'
import { sectorsSection } from './close-up/sectors.js'
import { pioneerInks } from './inks.js'
import { onTiles } from './marks.js'
import { besides } from './scene/hexes.js'
import { purseThings, unitThings } from './scene/panels.js'

/**
 * The decision of `seat`: its cards, or the part of the galaxy that is marked; both if a card is to be played there. Null if the
 * table does not wait for it, or nothing is left to choose.
 */
export function drawCloseUp(view: View, seat: Seat, marks: readonly Mark[], reader: Reader): Drawing | null {
  const player = view.players[seat]
  if (player === undefined || !view.toMove.includes(seat)) return null
  const colourOf = coloursOf(reader)
  const isAboutCards = stepOf(view) === 'cards'
  const tiles = onTiles(marks)
  if (!isAboutCards && tiles.length === 0) return null
  const sections = isAboutCards
    ? [...aboutCards(view, player, marks, reader), purseSection(view, player)]
    : [
        sectorsSection(view, tiles, reader.locale, colourOf, { around: tiles.map(({ tile }) => tile), ...WHOLE }),
        unitsSection(view, seat, player, colourOf(seat)),
      ]
  const { height, things } = sheetOf(sections, VOID)
  return composed({
    width: SHEET_WIDTH,
    height,
    key: `pioneer-close-up-${keyOf([view, seat, marks, reader.locale, reader.colours ?? null])}`,
    inks: pioneerInks,
    things,
  })
}

/** The heights of the part of the galaxy that a decision is about: alone, and below cards. */
const WHOLE = { usual: 620, most: 770 } as const
const PLACE = { usual: 340, most: 340 } as const
/** So tall may cards and technologies be above a place. What has no room is left out, but for the hand. */
const MOST_CARDS = 540

function aboutCards(view: View, player: PlayerView, marks: readonly Mark[], reader: Reader): readonly Section[] {
  const { locale } = reader
  const tiles = onTiles(marks)
  const all = cardSections(view, player, marks, locale)
  if (tiles.length === 0) return all
  const heights = all.map(({ height }) => height)
  const fitting = all.filter((_, index) => index === 0 || sum(heights.slice(0, index + 1)) <= MOST_CARDS)
  const around = tiles.flatMap(({ tile }) => besides(view.tiles, tile))
  return [...fitting, sectorsSection(view, tiles, locale, coloursOf(reader), { around, ...PLACE })]
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

function purseSection(view: View, player: PlayerView): Section {
  return { height: 56, things: (box) => purseThings(view, player, true, box) }
}

const UNIT_ROWS = { count: 4, height: 40 } as const

/** The player's units, and what each can do. */
function unitsSection(view: View, seat: Seat, player: PlayerView, colour: number): Section {
  const { count, height } = UNIT_ROWS
  return { height: count * height, things: (rect) => unitThings(view, seat, player, colour, { rect, rows: count }) }
}
