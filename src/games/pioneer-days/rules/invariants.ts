/**
 * Invariants of Pioneer Days under any play: cards, tiles and tokens, spaces, goods according to the facts, and the turn order.
 */
import { complaint } from '../../../engine/complaint.js'
import type { Seat } from '../../../engine/game.js'
import { DISASTERS, TRACK_SPACES } from '../data/dice.js'
import { GOLD_TOKENS } from '../data/gold.js'
import { WAGON_SIZES, WAGON_SUPPLY } from '../data/wagons.js'
import type { Fact } from './facts.js'
import { isOverfull } from './holdings.js'
import { lacksSpace } from './phases/room.js'
import type { Player, Playing, State } from './types.js'

const COUNTED = ['silver', 'wood', 'medicine', 'cattle', 'favours'] as const
type Counted = (typeof COUNTED)[number]
type Amounts = Readonly<Partial<Record<Counted, number>>>

/** Violations in a state, one sentence each. */
export function invariants(state: State): readonly string[] {
  return state.phase === 'deal' ? [] : [...pieces(state), ...room(state), ...owedTiles(state), ...debts(state)]
}

/** Changes that the facts of a step do not explain, one sentence each. */
export function unexplained(before: State, facts: readonly Fact[], after: State): readonly string[] {
  if (after.phase === 'deal') return ['the game is before its deal after a step']
  return [...goods(before, facts, after), ...turns(before, facts, after)]
}

function pieces({ phase, players, goldBag, wagonsLeft, tracks, equipment }: Playing): readonly string[] {
  const tokens = players.flatMap((player) => player.gold)
  const gold = goldBag.map((left, index) => left + tokens.filter((nuggets) => nuggets === index + 1).length)
  const wagons = players.flatMap((player) => player.wagons)
  const cards = WAGON_SIZES.filter((size) => {
    const all = wagonsLeft[size] + wagons.filter((wagon) => wagon.size === size).length
    return phase !== 'boards' && all !== WAGON_SUPPLY[size]
  })
  const owned = [...equipment, ...players.flatMap((player) => [...player.equipment, ...player.townsfolk])]
  const markers = DISASTERS.filter((disaster) => tracks[disaster] < 0 || tracks[disaster] >= TRACK_SPACES - 1)
  return [
    ...complaint(gold.join() === GOLD_TOKENS.join(), `there are ${gold.join(', ')} gold tokens of 1, 2, 3`),
    ...cards.map((size) => `a ${size} wagon is missing or made up`),
    ...complaint(new Set(owned).size === owned.length, 'a card or tile is in two places'),
    ...markers.map((disaster) => `the marker of ${disaster} stands on space ${tracks[disaster]}`),
  ]
}

/** Nobody keeps more than fits, except while deciding what to discard. */
function room(now: Playing): readonly string[] {
  const isDeciding = now.phase === 'react' || now.phase === 'disaster'
  return now.players.flatMap((player, seat) => {
    const isGiving = now.phase === 'town' && now.visits[seat]?.giving != null
    const isAsked = isDeciding || isGiving || lacksSpace(now, now, seat)
    return complaint(!isOverfull(player) || isAsked, `seat ${seat} keeps more than fits`)
  })
}

/** A player who owes tiles to a town has them. */
function owedTiles(now: Playing): readonly string[] {
  if (now.phase !== 'town') return []
  return now.visits.flatMap(({ giving }, seat) => {
    const owed = giving?.left ?? 0
    const had = now.players[seat]?.equipment.length ?? 0
    return complaint(owed <= had, `seat ${seat} owes ${owed} tiles and has ${had}`)
  })
}

/** No amount is negative. */
function debts(now: Playing): readonly string[] {
  return now.players.flatMap((player, seat) =>
    COUNTED.flatMap((kind) => complaint(player[kind] >= 0, `seat ${seat} has ${player[kind]} ${kind}`)),
  )
}

/** Goods change only as the facts say. */
function goods(before: State, facts: readonly Fact[], now: Playing): readonly string[] {
  if (before.phase === 'deal' || before.phase === 'boards') return []
  const changes = facts.flatMap(changesOf)
  return now.players.flatMap((player, seat) => {
    const own = changes.flatMap(([who, amounts]) => (who === seat ? [amounts] : []))
    const was = before.players[seat]
    return was === undefined ? [] : COUNTED.flatMap((kind) => counted(kind, seat, was, player, own))
  })
}

function counted(kind: Counted, seat: Seat, was: Player, now: Player, changes: readonly Amounts[]): readonly string[] {
  const expected = changes.reduce((sum, amounts) => sum + (amounts[kind] ?? 0), was[kind])
  return complaint(now[kind] === expected, `seat ${seat} has ${now[kind]} ${kind}, the facts tell of ${expected}`)
}

/** What a seat gains by a fact. Negative amounts are given away. */
function changesOf(fact: Fact): readonly (readonly [Seat, Amounts])[] {
  switch (fact.kind) {
    case 'effect':
      return [
        [fact.seat, fact.gain],
        [fact.seat, negative(fact.cost)],
      ]
    case 'income':
      return [[fact.seat, { silver: fact.amount }]]
    case 'acted':
      return fact.action === 'mine' ? [] : [[fact.seat, { [fact.action]: fact.amount }]]
    case 'changed':
    case 'wagon-bought':
      return [[fact.seat, { silver: -fact.paid }]]
    case 'discarded':
      return fact.good === 'gold' ? [] : [[fact.seat, { [fact.good]: -1 }]]
    case 'stormed':
      return fact.how === 'paid' ? [[fact.seat, { wood: -1 }]] : []
    case 'raided':
      return [[fact.seat, { silver: -fact.lost }]]
    case 'starved':
      return [[fact.seat, { silver: -fact.paid, cattle: -fact.lost }]]
    case 'sickened':
      return fact.how === 'paid' ? [[fact.seat, { medicine: -1 }]] : []
    case 'satisfied':
      return [
        [fact.seat, { favours: fact.favours }],
        [fact.seat, negative(fact.gave)],
      ]
    default:
      return []
  }
}

function negative(amounts: Amounts): Amounts {
  return Object.fromEntries(COUNTED.map((kind) => [kind, -(amounts[kind] ?? 0)]))
}

/** Turns follow one another clockwise from the start player of the day. */
function turns(before: State, facts: readonly Fact[], now: Playing): readonly string[] {
  const began = facts.filter((fact) => fact.kind === 'turn')
  const last = before.phase === 'deal' ? 0 : before.turns
  const [fact] = began
  if (fact === undefined) return complaint(now.turns === last, 'a turn began untold')
  const isNewDay = facts.some(({ kind }) => kind === 'rolled')
  const seat = isNewDay || before.phase === 'deal' ? now.first : (before.active + 1) % now.seats
  const isNext = began.length === 1 && now.turns === last + 1 && fact.seat === seat && now.active === seat
  return complaint(isNext, `the turn of seat ${fact.seat} was not next`)
}
