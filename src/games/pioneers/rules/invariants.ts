/** Invariants of Pioneers under any play: the pieces, the money, and the turn order. */
import { complaint } from '../../../engine/complaint.js'
import type { Seat } from '../../../engine/game.js'
import { COACHES, STARTING_COACHES } from '../data/coaches.js'
import { mapFor } from '../data/maps.js'
import { coversAreFit } from './covers.js'
import type { Fact } from './facts.js'
import { isUndealt, laidIn } from './phases/laying.js'
import { settlersOf } from './settlers.js'
import type { Playing, State, Undealt } from './types.js'

const PIONEERS = 20
const ROADS = 15
const NUGGETS = [6, 3, 1]
const OPENING_CASH = 2

/** Violations in a state, one sentence each. */
export function invariants(state: State): readonly string[] {
  return isUndealt(state) ? covers(state) : pieces(state)
}

/** Changes that the facts of a step do not explain, one sentence each. */
export function unexplained(before: State, facts: readonly Fact[], after: State): readonly string[] {
  return isUndealt(after) ? laid(before, after) : [...money(before, facts, after), ...turns(before, facts, after)]
}

/** No city is covered twice, and all covers are fit. */
function covers(now: Undealt): readonly string[] {
  const { covered } = laidIn(now)
  const isFit = now.phase === 'covers' || coversAreFit(mapFor(now.seats), covered)
  const isOnce = new Set(covered).size === covered.length
  return [...complaint(isOnce, 'a city is covered twice'), ...complaint(isFit, 'the covers are not fit')]
}

/** Before the deal, each step adds one cover. */
function laid(before: State, now: Undealt): readonly string[] {
  const { covered } = laidIn(now)
  const had = isUndealt(before) && before.phase === 'covers' ? laidIn(before).covered.length + 1 : 0
  return complaint(covered.length === had, `${covered.length} cities are covered`)
}

function pieces(now: Playing): readonly string[] {
  const debts = now.players.flatMap(({ cash }, seat) => complaint(cash >= 0, `seat ${seat} has $${cash}`))
  const supplies = [...now.players.keys()].flatMap((seat) => suppliesOf(now, seat))
  return [...supplies, ...debts, ...roads(now), ...coaches(now), ...nuggets(now)]
}

function suppliesOf(now: Playing, seat: Seat): readonly string[] {
  const player = now.players[seat]
  if (player === undefined) return []
  const travelling = player.coaches.reduce((sum, { seats }) => sum + seats.filter((pioneer) => pioneer !== null).length, 0)
  const settled = now.settlers.reduce((sum, _, place) => sum + settlersOf(now, place, seat), 0)
  const built = now.roads.filter((owners) => (owners & (1 << seat)) !== 0).length
  const pioneers = player.pioneers + travelling + settled
  return [
    ...complaint(pioneers === PIONEERS && player.pioneers >= 0, `seat ${seat} has ${pioneers} pioneers`),
    ...complaint(player.roads + built === ROADS && player.roads >= 0, `seat ${seat} has ${player.roads + built} roads`),
  ]
}

function roads(now: Playing): readonly string[] {
  const isCrowded = now.roads.some((owners) => [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0).length > 2)
  return complaint(!isCrowded, 'a line has more than two owners')
}

function coaches(now: Playing): readonly string[] {
  const owned = now.players.flatMap((player) => [...player.coaches.map(({ id }) => id), ...player.emptied])
  const bought = now.phase === 'refill' ? [now.bought.coach] : []
  const starting = owned.filter((id) => STARTING_COACHES.some((coach) => coach.id === id))
  const all = new Set([...now.display, ...now.unseen, ...owned, ...bought])
  const count = now.display.length + now.unseen.length + owned.length
  const isWhole = all.size === COACHES.length + now.seats && starting.length === now.seats
  // A coach just bought is either with its buyer or only in `bought`.
  const isOnce = count === all.size || count + bought.length === all.size
  return complaint(isWhole && isOnce, 'a coach is missing or in two places')
}

function nuggets(now: Playing): readonly string[] {
  const taken = now.players.flatMap((player) => player.nuggets)
  const left = [3, 4, 5].map((value, index) => taken.filter((nugget) => nugget === value).length + (now.nuggetsLeft[index] ?? 0))
  return complaint(left.join() === NUGGETS.join(), `there are ${left.join(', ')} nuggets of 3, 4, 5`)
}

/** Cash changes only as the facts say. */
function money(before: State, facts: readonly Fact[], now: Playing): readonly string[] {
  const paid = facts.flatMap(paymentsOf)
  return now.players.flatMap(({ cash }, seat) => {
    const received = paid.reduce((sum, [who, dollars]) => sum + (who === seat ? dollars : 0), 0)
    const expected = cashOf(before, seat) + received
    return complaint(cashOf(now, seat) === expected, `seat ${seat} has $${cash}, the facts tell of $${expected}`)
  })
}

/** A coach is paid at once, but its fact waits for the refill. */
function cashOf(state: State, seat: Seat): number {
  if (isUndealt(state)) return OPENING_CASH
  const owed = state.phase === 'refill' && state.turn.seat === seat ? state.bought.paid : 0
  return (state.players[seat]?.cash ?? 0) + owed
}

/** Who receives how much by a fact. Negative amounts are paid. */
function paymentsOf(fact: Fact): readonly (readonly [Seat, number])[] {
  switch (fact.kind) {
    case 'income':
    case 'hotel-paid':
      return [[fact.seat, fact.amount]]
    case 'road-bought':
    case 'coach-bought':
      return [[fact.seat, -fact.paid]]
    case 'joined':
      return [
        [fact.by, fact.paid],
        [fact.seat, -fact.paid],
      ]
    case 'coach-emptied':
      return [[fact.seat, fact.dollars]]
    case 'moved': {
      const owners = Object.entries(fact.owners).map(([owner, dollars]) => [Number(owner), dollars] as const)
      const tolls = owners.reduce((sum, [, dollars]) => sum + dollars, 0)
      return [[fact.seat, -fact.bank - tolls], ...owners]
    }
    default:
      return []
  }
}

/** Turns go clockwise from the first player, one round for each time around. */
function turns(before: State, facts: readonly Fact[], now: Playing): readonly string[] {
  const began = facts.filter((fact) => fact.kind === 'turn')
  const last = isUndealt(before) ? null : before.turn
  const [fact, ...more] = began
  if (fact === undefined) return complaint(last?.seat === now.turn.seat && last.round === now.turn.round, 'a turn began untold')
  const seat = last === null ? now.first : (last.seat + 1) % now.seats
  const round = last === null ? 1 : last.round + (seat === now.first ? 1 : 0)
  const isNext = more.length === 0 && fact.seat === seat && fact.round === round
  return complaint(isNext && now.turn.seat === seat && now.turn.round === round, `the turn of seat ${fact.seat} was not next`)
}
