import type { Seat } from '../../../engine/game.js'
import { handBy } from '../../../game-kit/alt.js'
import { nameOf } from '../../../game-kit/reader.js'
import type { Reader } from '../../face.js'
import { squadsOf, unitsOn } from '../data/pieces.js'
import { AREAS } from '../data/technologies.js'
import { UNITS } from '../data/units.js'
import type { Cards } from '../rules/types.js'
import type { PlayerView, View } from '../rules/view-types.js'
import { describeCard } from './effects.js'
import { GLOSSARY } from './glossary.js'
import { TEXTS } from './index.js'
import { bonusIn, cardName, cardsIn, fleetOf, technologyName, tileLabel, unitsOf } from './naming.js'
import { tellStatus } from './status.js'

/** What is one player's: cards as far as the viewer knows them, technologies, ships with their places, points. */
export function tellHand(view: View, seat: Seat, reader: Reader): string {
  const { locale } = reader
  const { state, status } = TEXTS[locale]
  const player = view.players[seat]
  if (player === undefined || view.tiles.length === 0) return status.drawing
  const levels = state.levels({ levels: levelsOf(player, reader) })
  const points = tellPoints(view, seat, player, reader)
  if (player.isOut) return [state.out, ...tellCards(player, reader), levels, points].join('\n')
  return [
    ...tellCards(player, reader),
    ...tellPool(view, seat, reader),
    // The actions of a turn have those that systems bring among them.
    state.turn({ actions: player.actions, bonus: bonusIn({ ...player.bonus, actions: 0 }, locale).join(', ') }),
    levels,
    state.board({ units: placesOf(view, seat, reader) }),
    points,
  ].join('\n')
}

/** What the picture of a hand shows, in words: the same as {@link tellHand}, and how the game goes on. */
export const describeHand = handBy({ tellHand, tellGoings: tellStatus })

/** How a player stands, in one line. */
export function tellStanding(view: View, seat: Seat, player: PlayerView, reader: Reader): string {
  const { locale } = reader
  return TEXTS[locale].state.player({
    who: nameOf(reader, seat),
    points: GLOSSARY[locale].points(player.score.total),
    units: fleetOf(unitsOfSeat(view, seat), locale) || TEXTS[locale].state.nothing,
    cards: player.score.cards,
  })
}

function tellCards({ hand, handCount, deckCount, trash, played }: PlayerView, { locale }: Reader): readonly string[] {
  const { state } = TEXTS[locale]
  const piles = state.piles({ deck: deckCount, trash: trash.length, played: cardsIn(played, locale).join(', ') })
  if (hand === null) return [state.hidden({ cards: handCount }), piles]
  return [...tellOwnCards(hand, locale), piles]
}

function tellOwnCards(hand: Cards, locale: Reader['locale']): readonly string[] {
  const { state, panel } = TEXTS[locale]
  if (hand.length === 0) return [state.hand({ cards: state.nothing })]
  const kinds = [...new Set(hand)]
  const lines = kinds.map((id) => {
    const count = hand.filter((card) => card === id).length
    const card = count === 1 ? cardName(id, locale) : `${count} × ${cardName(id, locale)}`
    return panel.cards.line({ card, effect: describeCard(id, locale) })
  })
  return [panel.cards.hand, ...lines]
}

function tellPool({ active, pool, phase }: View, seat: Seat, { locale }: Reader): readonly string[] {
  if (active !== seat || phase !== 'cards') return []
  return [TEXTS[locale].state.pool({ actions: pool.actions, money: GLOSSARY[locale].money(pool.money) })]
}

/** The technologies of a player, each area at its level. */
function levelsOf({ levels }: PlayerView, { locale }: Reader): string {
  const { areas } = GLOSSARY[locale]
  const reached = AREAS.map((area) => {
    const level = levels[area]
    return level === 0 ? `${areas[area]} 0` : `${areas[area]} ${level} (${technologyName(area, level, locale)})`
  })
  return reached.join(', ')
}

/** Where everything of a seat stands. */
function placesOf(view: View, seat: Seat, { locale }: Reader): string {
  const places = view.tiles.flatMap((tile, index) => {
    const units = UNITS.filter((unit) => unitsOn(tile, seat, unit) > 0)
    if (units.length === 0) return []
    const told = units.map((unit) =>
      unit === 'colony' && tile.colony?.isFortified === true
        ? GLOSSARY[locale].fortified
        : unitsOf(unit, unitsOn(tile, seat, unit), locale),
    )
    return [`${tileLabel(view, index, locale)} (${told.join(', ')})`]
  })
  return places.length === 0 ? TEXTS[locale].state.nothing : places.join(TEXTS[locale].digest.semicolon)
}

function unitsOfSeat(view: View, seat: Seat) {
  const sums: Record<(typeof UNITS)[number], number> = { scout: 0, bomber: 0, colonizer: 0, warship: 0, colony: 0 }
  for (const { ship, count } of squadsOf(view, seat)) sums[ship] += count
  sums.colony = view.tiles.filter(({ colony }) => colony?.seat === seat).length
  return sums
}

function tellPoints(view: View, seat: Seat, { score }: PlayerView, { locale }: Reader): string {
  const { state } = TEXTS[locale]
  const { points } = GLOSSARY[locale]
  const final = view.scores?.[seat]
  if (final !== undefined) return state.inTheEnd({ total: points(final.total) })
  return state.soFar({ total: points(score.total), systems: score.systems, technologies: score.technologies })
}
