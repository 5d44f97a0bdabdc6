/** How good a position is for a seat, in points, by rules of thumb: for computer players and simulations. */
import type { Seat } from '../../../engine/game.js'
import { systemOf } from '../data/systems.js'
import { AREAS, TOP_LEVEL, TOP_LEVEL_POINTS } from '../data/technologies.js'
import type { Unit } from '../data/units.js'
import { apply } from '../rules/apply.js'
import { bestFor, openVolleys, resolveBattles } from '../rules/battle.js'
import { draftOf, tileOf } from '../rules/draft.js'
import { legalActions } from '../rules/legal.js'
import type { Action, Playing, State, Volley } from '../rules/types.js'
import { WORTH } from '../rules/worth.js'
import { type Business, deckOf, economyOf } from './economy.js'
import { fears, fleetWorth, MEAN_POINTS } from './fleet-prospects.js'
import { holdingAt, type Sight, sightOf } from './sight.js'
import { BALANCED, type Style } from './styles.js'

/** What ships of rivals may still do, in points. */
const RIVAL_SHIPS = { scout: 0.3, bomber: 1.5, colonizer: 1.3, warship: 0.9 } as const
export const FORT = 0.33
/** How much of a rival's gain is one's own loss, all rivals together. */
const RIVALRY = 0.63
/** How many of a seat's share of the free systems its cards may count on. */
const TARGETS = 2.01
/** How much somebody without a colonizer counts among those who share them. */
const IDLE = 0.3
/**
 * Points of what is left in a turn, of a card that is owed, of a peek; and what is lost by aiming on, so that nobody aims for
 * ever.
 */
export const LEFT = { actions: 0.19, money: 0.09, card: 0.41, peek: 0.2, moves: 0.001, aim: 0.001 } as const

/** Points that the seat may hope for; comparable between states of the same game only. */
export function prospectsOf(state: State, seat: Seat, style: Style): number {
  if (state.phase === 'layout') return 0
  const options = state.active === seat ? flights(state, seat) : []
  if (options.length === 0) return standing(atRest(state, seat), seat, style) - (isAiming(state, seat) ? LEFT.aim : 0)
  return Math.max(...options.map((option) => standing(atRest(option, seat), seat, style)))
}

/**
 * While ships are picked, what each flight would lead to; with a drive, for any ship. To put the ships back is no better than
 * never to have picked them, and what ends the moves no worse: so nobody goes around in circles.
 */
function flights(state: Playing, seat: Seat): readonly Playing[] {
  if (state.draws.length > 0 || (state.phase !== 'moves' && state.phase !== 'drive')) return []
  if (state.phase === 'moves' && state.picked === null) return []
  return legalActions(state, seat).flatMap((action) => {
    if (action.kind === 'unpick') return []
    const { state: next } = apply(state, seat, action)
    if (next.phase === 'layout') return []
    return action.kind === 'pick' ? flights(next, seat) : [next]
  })
}

/** Where no ship is picked, the moves are taken to be over; what a seat still has to aim hits what is worth most. */
function atRest(state: Playing, seat: Seat): Playing {
  const action = restOf(state, seat)
  const { state: next } = action === null ? { state } : apply(state, seat, action)
  return next.phase === 'layout' ? state : next
}

function restOf(state: Playing, seat: Seat): Action | null {
  if (isAiming(state, seat)) return { kind: 'fire-at-will' }
  const isResting = state.phase === 'moves' && state.active === seat && state.picked === null && state.draws.length === 0
  return isResting ? { kind: 'end-moves' } : null
}

const isAiming = (state: Playing, seat: Seat) => state.phase === 'battle' && openVolleys(state.volleys, seat).length > 0

function standing(state: Playing, seat: Seat, style: Style): number {
  const table = state.phase === 'battle' ? afterBattles(state, state.volleys) : state
  const sight = sightOf(table)
  let others = 0
  for (let other = 0; other < table.seats; other++) if (other !== seat) others += rivalOf(sight, other)
  return ownOf(sight, seat, style) + pending(state, seat) - (RIVALRY * style.war * others) / (table.seats - 1)
}

/** The table once the battles have been fought, as all sides fight best from where they aim. */
function afterBattles(state: Playing, volleys: readonly Volley[]): Playing {
  if (volleys.length === 0) return state
  const draft = draftOf(state)
  const worth = (unit: Unit) => WORTH[unit]
  resolveBattles(
    draft,
    volleys.map((volley) => (volley.isSettled ? volley : { ...volley, hits: bestFor(state, volley, worth) })),
  )
  return { ...state, ...draft.table }
}

/** What a rival may hope for: all of it is open, since everybody can count a rival's cards. */
function rivalOf(sight: Sight, seat: Seat): number {
  const { turns } = sight
  let ships = 0
  for (const { ship, count } of holdingAt(sight, seat).squads) ships += RIVAL_SHIPS[ship] * count
  return scored(sight, seat, BALANCED) + Math.min(1, turns / 3) * ships + cardsWorth(sight, seat, BALANCED)
}

function ownOf(sight: Sight, seat: Seat, style: Style): number {
  if (sight.table.players[seat]?.isOut !== false) return -20
  return scored(sight, seat, style) + fleetWorth(sight, seat, style) + cardsWorth(sight, seat, style) - fears(sight, seat)
}

/** Points of the moment. */
function scored(sight: Sight, seat: Seat, style: Style): number {
  const { points, forts } = holdingAt(sight, seat)
  const levels = sight.table.players[seat]?.levels
  let tops = 0
  if (levels !== undefined) for (const area of AREAS) if (levels[area] === TOP_LEVEL) tops++
  return style.stars * points + FORT * forts * Math.min(1, sight.turns / 3) + style.science * TOP_LEVEL_POINTS * tops
}

function cardsWorth(sight: Sight, seat: Seat, style: Style): number {
  const business = businessOf(sight, seat)
  return business === null ? 0 : economyOf(business, style)
}

/** What a seat's economy depends on. Null for a seat that is out of the game. */
export function businessOf(sight: Sight, seat: Seat): Business | null {
  const { table, holdings, turns } = sight
  const player = table.players[seat]
  const own = holdings[seat]
  if (player === undefined || own === undefined || player.isOut) return null
  let targets = 0
  for (const { colony, isBombed } of table.tiles) if (colony === null && !isBombed) targets++
  const { levels } = player
  return {
    deck: deckOf(player),
    levels,
    bonus: own.bonus,
    turns,
    targets: (TARGETS * targets) / (1 + rivalSettlers(sight, seat)),
  }
}

/** How many others the free systems are shared with: whoever has no colonizer, as everybody can count, may still get one. */
function rivalSettlers({ table: { players }, holdings }: Sight, seat: Seat): number {
  return players.reduce((sum, player, other) => {
    if (other === seat || player.isOut) return sum
    const settles =
      [player.hand, player.deck, player.played, player.trash].some((cards) => cards.includes('colonizer')) ||
      holdings[other]?.squads.some(({ ship }) => ship === 'colonizer') === true
    return sum + (settles ? 1 : IDLE)
  }, 0)
}

/** What is under way: what is left to spend, cards and peeks that are owed, a colony whose system is still to be turned up. */
function pending(state: Playing, seat: Seat): number {
  const isOwn = state.active === seat && (state.phase === 'cards' || state.phase === 'drive' || state.phase === 'die')
  const left = isOwn ? LEFT.actions * state.pool.actions + LEFT.money * state.pool.money : 0
  const drive = isOwn && state.phase === 'drive' ? 0.2 : 0
  const moves = state.active === seat && state.phase === 'moves' ? LEFT.moves : 0
  return state.draws.reduce(
    (sum, draw) => {
      if (draw.kind === 'cards') return draw.seat === seat && state.phase === 'cards' ? sum + LEFT.card * draw.count : sum
      if (draw.kind === 'peek') return draw.seat === seat ? sum + LEFT.peek : sum
      const tile = tileOf(state, draw.tile)
      if (tile.colony?.seat !== seat) return sum
      return sum + (tile.system === null ? MEAN_POINTS : systemOf(tile.system).points)
    },
    left + drive + moves,
  )
}
