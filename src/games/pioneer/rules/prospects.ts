/** How good a position is for a seat, in points, by rules of thumb: for computer players and simulations. */
import type { Seat } from '../../../engine/game.js'
import { othersOn, squadsOf } from '../data/pieces.js'
import { STAR_IDS, type SystemId, systemOf } from '../data/systems.js'
import { SHIPS, type Unit } from '../data/units.js'
import { apply } from './apply.js'
import { bestFor, resolveBattles } from './battle.js'
import { draftOf, tileOf } from './draft.js'
import { economyOf, type Style } from './economy.js'
import { legalActions } from './legal.js'
import { distances, neighboursIn } from './routes.js'
import { scoreOf } from './scoring.js'
import { attackOn, colonyStatistics, shipStatistics } from './statistics.js'
import type { Common, Playing, State, Tile, TileId, Volley } from './types.js'
import { WORTH } from './worth.js'

/** Without a preference. */
const BALANCED: Style = { war: 1, stars: 1, science: 1 }

/** Points of a ship for what it may still do; colonizers are counted by where they may go. */
const SHIP_WORTH = { scout: 0.35, bomber: 1.6, colonizer: 0, warship: 0.9 } as const
const RIVAL_SHIP_WORTH = { scout: 0.3, bomber: 1.5, colonizer: 1.3, warship: 0.9 } as const
const FORT = 0.35
/** Points that a system of unknown face has on average, and the bonus units. */
const BONUS = { money: 0.25, cards: 0.3, actions: 0.3 } as const
/** What is left of a colony's worth for each turn that a colonizer still needs. */
const PATIENCE = 0.84
/** How much of a rival's gain is one's own loss, all rivals together. */
const RIVALRY = 0.85
/** What is feared of an enemy fleet within reach that suffices to destroy a colony. */
const FEAR = 0.45
/** Tiles turned up by each player in a round. */
const PACE = 0.5
/** Points of what is left in a turn. */
const LEFT = { actions: 0.25, money: 0.09, card: 0.3, peek: 0.2, moves: 0.001 } as const

/** Points that the seat may hope for; comparable between states of the same game only. */
export function prospects(state: State, seat: Seat, style: Style = BALANCED): number {
  if (state.phase === 'layout') return 0
  const options = state.active === seat ? flights(state, seat) : []
  if (options.length === 0) return standing(atRest(state, seat), seat, style)
  return Math.max(...options.map((option) => standing(atRest(option, seat), seat, style)))
}

/**
 * While ships are picked, what each flight would lead to; with a drive, for any ship. To put the ships back is no better than never
 * to have picked them, and what ends the moves no worse: so nobody goes around in circles.
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

/** Where no ship is picked, the moves are taken to be over. */
function atRest(state: Playing, seat: Seat): Playing {
  const isResting = state.phase === 'moves' && state.active === seat && state.picked === null && state.draws.length === 0
  const { state: next } = isResting ? apply(state, seat, { kind: 'end-moves' }) : { state }
  return next.phase === 'layout' ? state : next
}

function standing(state: Playing, seat: Seat, style: Style): number {
  const table = state.phase === 'battle' ? afterBattles(state, state.volleys) : state
  const turns = turnsLeft(table)
  const rivals = table.players.map((_, other) => other).filter((other) => other !== seat)
  const others = rivals.reduce((sum, other) => sum + rivalOf(table, other, turns), 0) / rivals.length
  return ownOf(table, seat, turns, style) + pending(state, seat) - RIVALRY * style.war * others
}

/** The table once the battles have been fought, as all sides fight best from where they aim. */
function afterBattles(state: Playing, volleys: readonly Volley[]): Playing {
  const draft = draftOf(state)
  const worth = (unit: Unit) => WORTH[unit]
  resolveBattles(
    draft,
    volleys.map((volley) => (volley.isSettled ? volley : { ...volley, hits: bestFor(state, volley, worth) })),
  )
  return { ...state, ...draft.table }
}

/** Rounds that are likely to come. */
function turnsLeft({ tiles, seats }: Common): number {
  const down = tiles.filter(({ isUp }) => !isUp).length
  return down === 0 ? 0 : Math.max(1, down / (PACE * seats))
}

/** What a rival may hope for: all of it is open, since everybody can count a rival's cards. */
function rivalOf(table: Common, seat: Seat, turns: number): number {
  const { total } = scoreOf(table, seat)
  const ships = squadsOf(table, seat).reduce((sum, { ship, count }) => sum + RIVAL_SHIP_WORTH[ship] * count, 0)
  return total + Math.min(1, turns / 3) * ships + coloniesWorth(table, seat, turns) + cardsWorth(table, seat, turns, BALANCED)
}

function ownOf(table: Common, seat: Seat, turns: number, style: Style): number {
  if (table.players[seat]?.isOut !== false) return -20
  const { systems, technologies } = scoreOf(table, seat)
  return (
    style.stars * systems +
    style.science * technologies +
    coloniesWorth(table, seat, turns) +
    fleetWorth(table, seat, turns, style) +
    cardsWorth(table, seat, turns, style) -
    fears(table, seat)
  )
}

function cardsWorth(table: Common, seat: Seat, turns: number, style: Style): number {
  const player = table.players[seat]
  if (player === undefined || player.isOut) return 0
  const targets = table.tiles.filter(({ colony, isBombed }) => colony === null && !isBombed).length
  return economyOf(table, player, seat, turns, (1.4 * targets) / table.seats, style)
}

function coloniesWorth({ tiles }: Common, seat: Seat, turns: number): number {
  return tiles.reduce((sum, { colony, system }) => {
    if (colony?.seat !== seat || system === null) return sum
    return sum + turns * bonusWorth(system) + (colony.isFortified ? FORT : 0)
  }, 0)
}

function bonusWorth(system: SystemId): number {
  const { money, cards, actions } = systemOf(system).bonus
  return BONUS.money * money + BONUS.cards * cards + BONUS.actions * actions
}

/** Ships by what they may do; each colonizer goes for a system of its own. */
function fleetWorth(table: Common, seat: Seat, turns: number, style: Style): number {
  const still = Math.min(1, turns / 3)
  const neighbours = neighboursIn(table)
  const taken = new Set<TileId>()
  const levels = table.players[seat]?.levels
  if (levels === undefined) return 0
  return squadsOf(table, seat).reduce((sum, { tile, ship, count }) => {
    if (ship !== 'colonizer') return sum + still * count * shipWorth(table, seat, tile, ship, neighbours, style)
    const steps = distances(neighbours, tile, 6)
    const { movement } = shipStatistics(levels, ship)
    const landed = table.landed.some((squad) => squad.tile === tile && squad.ship === ship && table.active === seat)
    let worth = 0
    for (let each = 0; each < count; each++) {
      const best = bestTarget(table, seat, turns, (target) => {
        const far = steps.get(target)
        if (far === undefined || taken.has(target) || (far === 0 && !landed)) return null
        return PATIENCE ** Math.ceil(far / movement)
      })
      if (best.tile !== null) taken.add(best.tile)
      worth += Math.max(0.3 * still, best.worth)
    }
    return sum + style.stars * worth
  }, 0)
}

function bestTarget(table: Common, seat: Seat, turns: number, near: (tile: TileId) => number | null) {
  let best: { readonly tile: TileId | null; readonly worth: number } = { tile: null, worth: 0 }
  for (const [tile, each] of table.tiles.entries()) {
    const factor = near(tile)
    if (factor === null || each.colony !== null || each.isBombed) continue
    const worth = 0.95 * factor * tileWorth(table, each, seat, turns)
    if (worth > best.worth) best = { tile, worth }
  }
  return best
}

/** What a system is worth to whoever colonizes it: as far as the seat knows it. */
function tileWorth(table: Common, tile: Tile, seat: Seat, turns: number): number {
  const { system, isUp, seenBy } = tile
  const isKnown = system !== null && (isUp || seenBy.includes(seat))
  const worth = isKnown ? systemOf(system).points + turns * bonusWorth(system) : MEAN_POINTS + turns * MEAN_BONUS
  const guards = othersOn(tile, seat).reduce((sum, other) => sum + attackOn(table, tile, other), 0)
  return guards >= 2 ? 0.4 * worth : worth
}

const MEAN_POINTS = STAR_IDS.reduce((sum, star) => sum + systemOf(star).points, 0) / STAR_IDS.length
const MEAN_BONUS = STAR_IDS.reduce((sum, star) => sum + bonusWorth(star), 0) / STAR_IDS.length

/** Warships and bombers are worth more near the colonies of others. */
function shipWorth(
  table: Common,
  seat: Seat,
  tile: TileId,
  ship: Exclude<(typeof SHIPS)[number], 'colonizer'>,
  neighbours: readonly (readonly TileId[])[],
  style: Style,
): number {
  if (ship === 'scout') return SHIP_WORTH.scout
  const steps = distances(neighbours, tile, 5)
  const near = Math.max(
    0,
    ...table.tiles.flatMap(({ colony }, target) =>
      colony !== null && colony.seat !== seat && steps.has(target) ? [0.5 * 0.75 ** (steps.get(target) ?? 0)] : [],
    ),
  )
  return style.war * (SHIP_WORTH[ship] + near)
}

/** Points that are likely to be lost to fleets in reach of the own colonies. */
function fears(table: Common, seat: Seat): number {
  const neighbours = neighboursIn(table)
  const threats = table.players.flatMap(({ levels }, other) =>
    other === seat
      ? []
      : squadsOf(table, other).flatMap(({ tile, ship, count }) => {
          const { attack, movement } = shipStatistics(levels, ship)
          return ship === 'warship' ? [{ other, power: attack * count, reach: distances(neighbours, tile, movement) }] : []
        }),
  )
  if (threats.length === 0) return 0
  return table.tiles.reduce((sum, tile, index) => {
    if (tile.colony?.seat !== seat) return sum
    const power = new Map<Seat, number>()
    for (const threat of threats)
      if (threat.reach.has(index)) power.set(threat.other, (power.get(threat.other) ?? 0) + threat.power)
    const shield = defenceOn(table, tile, seat)
    const isFeared = [...power.values()].some((each) => each >= shield)
    const worth = tile.system === null ? MEAN_POINTS : systemOf(tile.system).points
    return isFeared ? sum + FEAR * (worth + 0.8) : sum
  }, 0)
}

function defenceOn(table: Common, tile: Tile, seat: Seat): number {
  const levels = table.players[seat]?.levels
  const ships = tile.fleets.find((fleet) => fleet.seat === seat)?.ships
  const ofColony = colonyStatistics(tile.colony?.isFortified === true).defence
  if (levels === undefined || ships === undefined) return ofColony
  return SHIPS.reduce((sum, ship) => sum + ships[ship] * shipStatistics(levels, ship).defence, ofColony)
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
