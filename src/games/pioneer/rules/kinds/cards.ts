/** The card phase: buying, playing, research (X9-X16). */
import type { OfKind } from '../../../../engine/kinds.js'
import { NUMBER, oneOf } from '../../../../engine/notation.js'
import { CARD_IDS, type CardId, cardOf, type Effect, isMetal } from '../../data/cards.js'
import { coloniesOf, fleetOn, squadsOf } from '../../data/pieces.js'
import { AREAS, type Level, TOP_LEVEL } from '../../data/technologies.js'
import { joined, without } from '../cards.js'
import { addToPool, changePlayer, changeTile, type Draft, playerOf, tell, tileOf } from '../draft.js'
import { oweCards } from '../drawing.js'
import { addShips, supplyOf } from '../fleets.js'
import { cleanUp } from '../phases.js'
import { pileTaken } from '../setup.js'
import { researchPrice } from '../statistics.js'
import type { Action, Playing, RefusalCode, TileId } from '../types.js'
import type { Deed } from './kind.js'

const PHASES = ['cards'] as const
const card = oneOf(CARD_IDS)

/** Cards that are played onto a tile. */
const PLACED: readonly CardId[] = CARD_IDS.filter(
  (id) => id === 'nova-bomb' || cardOf(id).effect.construct !== undefined || cardOf(id).effect.fortify === true,
)
const METALS = CARD_IDS.filter(isMetal)
const UNPLACED: readonly CardId[] = CARD_IDS.filter((id) => !METALS.includes(id) && !PLACED.includes(id))

export const buy: Deed<OfKind<Action, 'buy'>> = {
  fields: { card },
  phases: PHASES,
  tries: () => CARD_IDS.map((id) => ({ kind: 'buy', card: id })),
  refuse({ pool, piles, players, active }, _seat, { card: id }) {
    if (!CARD_IDS.includes(id)) return 'pile-empty'
    const { price, area } = cardOf(id)
    if (area !== null && players[active]?.levels[area] !== TOP_LEVEL) return `needs-${area}`
    if (piles[id] === 0) return 'pile-empty'
    if (pool.actions === 0) return 'no-action-left'
    return pool.money < price ? 'too-dear' : null
  },
  apply(draft, seat, { card: id }) {
    const { price } = cardOf(id)
    draft.table.piles = pileTaken(draft.table.piles, id)
    changePlayer(draft, seat, { trash: joined(playerOf(draft.table, seat).trash, [id]) })
    addToPool(draft, -1, -price)
    tell(draft, { kind: 'bought', seat, card: id, paid: price })
  },
}

export const research: Deed<OfKind<Action, 'research'>> = {
  fields: { area: oneOf(AREAS) },
  phases: PHASES,
  tries: () => AREAS.map((area) => ({ kind: 'research', area })),
  refuse({ pool, players, active }, _seat, { area }) {
    const levels = players[active]?.levels
    if (levels === undefined || !AREAS.includes(area)) return 'top-level'
    const price = researchPrice(levels, area)
    if (price === null) return 'top-level'
    if (pool.actions === 0) return 'no-action-left'
    return pool.money < price ? 'too-dear' : null
  },
  apply(draft, seat, { area }) {
    const { levels } = playerOf(draft.table, seat)
    const paid = researchPrice(levels, area) ?? 0
    const level = (levels[area] + 1) as Level
    changePlayer(draft, seat, { levels: { ...levels, [area]: level } })
    addToPool(draft, -1, -paid)
    tell(draft, { kind: 'researched', seat, area, level, paid })
  },
}

export const play: Deed<OfKind<Action, 'play'>> = {
  fields: { card },
  phases: PHASES,
  tries: () => UNPLACED.map((id) => ({ kind: 'play', card: id })),
  refuse(state, seat, { card: id }) {
    if (!UNPLACED.includes(id))
      return PLACED.includes(id) ? 'no-such-tile' : METALS.includes(id) ? 'metal-not-played' : 'not-in-hand'
    const code = refusePlaying(state, id)
    if (code !== null || id !== 'improbability-drive') return code
    return squadsOf(state, seat).length === 0 ? 'no-ship' : null
  },
  apply(draft, seat, { card: id }) {
    putDown(draft, seat, id)
    carryOut(draft, seat, cardOf(id).effect)
    if (id === 'improbability-drive') draft.part = { phase: 'drive', picked: null }
  },
}

export const place: Deed<OfKind<Action, 'place'>> = {
  fields: { card, tile: NUMBER },
  phases: PHASES,
  tries: (state, seat) => {
    const { hand } = playerOf(state, seat)
    const cards = PLACED.filter((id) => hand.includes(id))
    if (cards.length === 0) return []
    const tiles = coloniesOf(state, seat)
    return cards.flatMap((id) => tiles.map((tile) => ({ kind: 'place' as const, card: id, tile })))
  },
  refuse(state, seat, { card: id, tile }) {
    if (!PLACED.includes(id)) return 'not-in-hand'
    if (state.tiles[tile]?.colony?.seat !== seat) return state.tiles[tile] === undefined ? 'no-such-tile' : 'no-own-colony'
    return refusePlaying(state, id) ?? refuseThere(state, seat, id, tile)
  },
  apply(draft, seat, { card: id, tile }) {
    const { effect } = cardOf(id)
    putDown(draft, seat, id)
    carryOut(draft, seat, effect)
    if (effect.construct !== undefined) {
      addShips(draft, tile, seat, effect.construct, 1)
      tell(draft, { kind: 'constructed', seat, ship: effect.construct, tile })
    } else if (effect.fortify === true) {
      changeTile(draft, tile, { colony: { seat, isFortified: true } })
      tell(draft, { kind: 'fortified', seat, tile })
    } else arm(draft, seat, tile)
  },
}

export const endCards: Deed<OfKind<Action, 'end-cards'>> = {
  fields: {},
  phases: PHASES,
  tries: () => [{ kind: 'end-cards' }],
  refuse: () => null,
  apply: cleanUp,
}

/** What is wrong with playing a card, wherever it goes. */
function refusePlaying({ pool, players, active }: Playing, id: CardId): RefusalCode | null {
  if (players[active]?.hand.includes(id) !== true) return 'not-in-hand'
  if (pool.actions === 0) return 'no-action-left'
  return pool.money < cardOf(id).cost ? 'too-dear' : null
}

/** What is wrong with playing a card onto this tile with an own colony. */
function refuseThere(state: Playing, seat: number, id: CardId, tile: TileId): RefusalCode | null {
  const { construct, fortify } = cardOf(id).effect
  const there = tileOf(state, tile)
  if (fortify === true && there.colony?.isFortified === true) return 'already-fortified'
  if (construct === undefined && fortify !== true) return fleetOn(there, seat).scout === 0 ? 'no-scout-there' : null
  return supplyOf(state, seat)[construct ?? 'colony'] === 0 ? 'no-piece-left' : null
}

/** A card from the hand to the cards that were played; a Nova Bomb leaves the game (Y3, Y4). */
function putDown(draft: Draft, seat: number, id: CardId): void {
  const { hand, known, played } = playerOf(draft.table, seat)
  const { cost, effect } = cardOf(id)
  const isGone = id === 'nova-bomb'
  changePlayer(draft, seat, {
    hand: without(hand, [id]),
    known: without(known, [id]),
    played: isGone ? played : joined(played, [id]),
  })
  if (isGone) draft.table.novas++
  addToPool(draft, -1, -cost)
  tell(draft, { kind: 'played', seat, card: id, paid: cost, effect })
}

/** What needs no place: money, actions, cards. */
export function carryOut(draft: Draft, seat: number, { money = 0, actions = 0, draw = 0 }: Effect): void {
  addToPool(draft, actions, money)
  oweCards(draft, seat, draw)
}

/** A scout takes a bomb aboard. */
function arm(draft: Draft, seat: number, tile: TileId): void {
  addShips(draft, tile, seat, 'scout', -1)
  addShips(draft, tile, seat, 'bomber', 1)
  tell(draft, { kind: 'armed', seat, tile })
}
