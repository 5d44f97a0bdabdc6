/** How good each legal action looks to a seat, by rules of thumb: what a practised player would think of first. */
import type { Seat } from '../../../engine/game.js'
import { type CardId, cardOf } from '../data/cards.js'
import { othersOn } from '../data/pieces.js'
import { systemOf } from '../data/systems.js'
import { type Level, TOP_LEVEL, TOP_LEVEL_POINTS } from '../data/technologies.js'
import { apply } from '../rules/apply.js'
import { playerOf, tileOf } from '../rules/draft.js'
import { researchPrice } from '../rules/statistics.js'
import type { Action, Common, Flight, Playing, Squad, State, TileId } from '../rules/types.js'
import { type Business, economyOf } from './economy.js'
import { fleetWorth, MEAN_POINTS } from './fleet-prospects.js'
import { businessOf, FORT, LEFT, prospectsOf } from './prospects.js'
import { type Sight, sightOf } from './sight.js'
import { BALANCED, type Style } from './styles.js'

/** The rules of thumb as numbers, tuned by play against each other: points, unless something else is said. */
export const APPEAL = {
  /** How sharply good actions are told from bad ones. */
  keenness: 12,
  /** How much colonies and third levels still to come count, compared with `prospects`. */
  colonies: 1.6,
  science: 1,
  /** An action that is left in a turn. */
  action: 0.12,
  /** A bomb for a scout that carries it, and a drive. */
  bomb: 1.3,
  drive: 0.2,
  /** What is lost by ending a turn without moving ships. */
  moves: 1,
} as const

/** In the order of `actions`. A difference of one makes an action e times as likely. */
export function appeal(state: State, seat: Seat, actions: readonly Action[], style = BALANCED): readonly number[] {
  if (state.phase === 'layout') return actions.map(() => 0)
  const worthOf = judge(state, seat, style)
  return actions.map((action) => APPEAL.keenness * worthOf(action))
}

type Judge = (action: Action) => number

/** Rates actions in points. */
function judge(state: Playing, seat: Seat, style: Style): Judge {
  switch (state.phase) {
    case 'cards':
      return cards(state, seat, style)
    case 'moves':
      return moves(state, seat, style)
    case 'battle':
      return aims
    case 'colonies':
      return (action) => (action.kind === 'colonize' ? pointsOf(state, action.tile) : 0)
    default:
      return (action) => prospectsOf(apply(state, seat, action).state, seat, style)
  }
}

/** Buying, playing and research: what the economy and the fleets gain by it, less what is spent. */
function cards(state: Playing, seat: Seat, taste: Style): Judge {
  const sight = sightOf(state)
  const business = businessOf(sight, seat)
  const style: Style = { war: taste.war, stars: APPEAL.colonies * taste.stars, science: APPEAL.science * taste.science }
  const economy = business === null ? 0 : economyOf(business, style)
  const fleet = fleetWorth(sight, seat, taste)
  const spent = (money: number) => APPEAL.action + LEFT.money * money
  const ended = -APPEAL.action * state.pool.actions - LEFT.money * state.pool.money
  const gained = (changed: Business) => economyOf(changed, style) - economy
  return (action) => {
    switch (action.kind) {
      case 'buy':
        return business === null ? 0 : gained(withCard(business, action.card)) - spent(cardOf(action.card).price)
      case 'research': {
        const { levels } = playerOf(state, seat)
        const level = (levels[action.area] + 1) as Level
        const top = level === TOP_LEVEL ? TOP_LEVEL_POINTS : 0
        const more = business === null ? 0 : gained({ ...business, levels: { ...levels, [action.area]: level } })
        return more + top - spent(researchPrice(levels, action.area) ?? 0)
      }
      case 'place': {
        const { construct } = cardOf(action.card).effect
        const ships = construct === undefined ? 0 : fleetWorth(withShip(sight, seat, construct, action.tile), seat, taste) - fleet
        return ships + placed(action.card) + played(action.card) - spent(cardOf(action.card).cost)
      }
      case 'play':
        return played(action.card) + (action.card === 'improbability-drive' ? APPEAL.drive : 0) - spent(cardOf(action.card).cost)
      case 'end-turn':
        return ended - APPEAL.moves
      default:
        return ended
    }
  }
}

/** What a card brings beside ships: money, actions and cards. */
function played(card: CardId): number {
  const { money = 0, actions = 0, draw = 0 } = cardOf(card).effect
  return LEFT.money * money + APPEAL.action * actions + LEFT.card * draw
}

/** What a card on a tile brings beside ships. */
function placed(card: CardId): number {
  if (card === 'fortification') return FORT
  return card === 'nova-bomb' ? APPEAL.bomb : 0
}

function withCard({ deck: { has, size }, ...business }: Business, card: CardId): Business {
  return { ...business, deck: { has: { ...has, [card]: has[card] + 1 }, size: size + 1 } }
}

function withShip(sight: Sight, seat: Seat, ship: Squad['ship'], tile: TileId): Sight {
  return withSquads(sight, seat, (squads) => [...squads, { tile, ship, count: 1 }])
}

function withSquads(sight: Sight, seat: Seat, change: (squads: readonly Squad[]) => Squad[]): Sight {
  const holdings = sight.holdings.map((each, other) => (other === seat ? { ...each, squads: change(each.squads) } : each))
  return { ...sight, holdings }
}

/** Moves of scouts and colonizers by where they get to; whatever may lead to a battle by what it leads to. */
function moves(state: Extract<Playing, { readonly phase: 'moves' }>, seat: Seat, style: Style): Judge {
  const sight = sightOf(state)
  const fleet = fleetWorth(sight, seat, style)
  const stays = () => prospectsOf(state, seat, style)
  let known: number | null = null
  return (action) => {
    if (action.kind === 'end-moves') return 0
    if (action.kind === 'move' && isPeaceful(state, seat, action)) {
      return fleetWorth(withFlight(sight, seat, action), seat, style) - fleet + peek(state, seat, action)
    }
    known ??= stays()
    return prospectsOf(apply(state, seat, action).state, seat, style) - known
  }
}

function isPeaceful(table: Common, seat: Seat, { ship, tile }: Flight): boolean {
  return (ship === 'scout' || ship === 'colonizer') && othersOn(tileOf(table, tile), seat).length === 0
}

function withFlight(sight: Sight, seat: Seat, { from, ship, tile }: Flight): Sight {
  const moved = withSquads(sight, seat, (squads) =>
    squads.map((squad) => (squad.tile === from && squad.ship === ship ? { ...squad, tile } : squad)),
  )
  return { ...moved, table: { ...sight.table, landed: [...sight.table.landed, { tile, ship, count: 1 }] } }
}

/** A scout may look at what lies face down where it lands. */
function peek(table: Common, seat: Seat, { ship, tile }: Flight): number {
  const { isUp, seenBy } = tileOf(table, tile)
  return ship === 'scout' && !isUp && !seenBy.includes(seat) ? LEFT.peek : 0
}

/** Whoever has to aim had best leave it to what is worth most. */
function aims(action: Action): number {
  return action.kind === 'fire-at-will' ? 1 : 0
}

/** What a colony scores, as far as everybody knows. */
function pointsOf(table: Common, tile: TileId): number {
  const { system, isUp } = tileOf(table, tile)
  return system !== null && isUp ? systemOf(system).points : MEAN_POINTS
}
