/**
 * What a viewer may know: all but the hands of others, what lies face down, and damage that is not settled for all (X18, X20,
 * Y27).
 */
import type { Seat, Viewer } from '../../../engine/game.js'
import { byKey } from '../../../engine/lists.js'
import { CARD_IDS, cardOf } from '../data/cards.js'
import { AREAS } from '../data/technologies.js'
import { SHIPS } from '../data/units.js'
import { supplyOf } from './fleets.js'
import { seatsToMove } from './movers.js'
import { aimsOf, outlookOf } from './outlook.js'
import { scoreOf } from './scoring.js'
import { blankTable } from './setup.js'
import { actionsOf, bonusOf, colonyStatistics, researchPrice, shipStatistics } from './statistics.js'
import type { Common, State, Tile } from './types.js'
import type { PlayerView, TileView, View } from './view-types.js'

const PRICES = byKey(CARD_IDS, (id) => cardOf(id).price)

/** The table as `viewer` may see it. */
export function view(state: State, viewer: Viewer): View {
  const table = state.phase === 'layout' ? blankTable(state.seats, state.options) : state
  const { seats, options, round, first, active, turns, piles, novas, pool, landed } = table
  const over = state.phase === 'over' ? state : null
  const volleys = state.phase === 'battle' ? state.volleys : []
  return {
    seats,
    options,
    round,
    first,
    active,
    turns,
    piles,
    novas,
    pool,
    landed,
    phase: state.phase,
    viewer,
    players: table.players.map((_, seat) => playerView(table, seat, over !== null || seat === viewer)),
    tiles: table.tiles.map((tile) => tileView(tile, viewer)),
    faceDown: table.tiles.filter(({ isUp }) => !isUp).length,
    toMove: seatsToMove(state),
    picked: state.phase === 'moves' || state.phase === 'drive' ? state.picked : null,
    outlook: state.phase === 'layout' ? null : outlookOf(state, viewer),
    aims: state.phase === 'layout' ? [] : aimsOf(state, viewer),
    volleys: volleys.map((volley) => (volley.seat === viewer ? volley : { ...volley, hits: [] })),
    prices: PRICES,
    scores: over?.scores ?? null,
    winners: over?.winners ?? null,
    reason: over?.reason ?? null,
  }
}

function tileView(tile: Tile, viewer: Viewer): TileView {
  const isKnown = tile.isUp || (viewer !== 'table' && tile.seenBy.includes(viewer))
  return isKnown ? tile : { ...tile, system: null }
}

function playerView(table: Common, seat: Seat, isOpen: boolean): PlayerView {
  const player = table.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  const { hand, known: _known, deck, ...open } = player
  const bonus = bonusOf(table, seat)
  return {
    ...open,
    hand: isOpen ? hand : null,
    handCount: hand.length,
    deckCount: deck.length,
    score: scoreOf(table, seat),
    bonus,
    actions: actionsOf(player.levels, bonus),
    ships: byKey(SHIPS, (ship) => shipStatistics(player.levels, ship)),
    colony: colonyStatistics(false),
    fortified: colonyStatistics(true),
    supply: supplyOf(table, seat),
    researchPrices: byKey(AREAS, (area) => researchPrice(player.levels, area)),
  }
}
