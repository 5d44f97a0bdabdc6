/** What a step of Pioneer may change only as its facts tell: cards, technologies, units, stars, the order of turns. */
import type { Seat } from '../../../engine/game.js'
import { AREAS } from '../data/technologies.js'
import { SHIPS } from '../data/units.js'
import { cardsOf } from './cards.js'
import type { Fact } from './facts.js'
import type { Playing, State } from './types.js'

/** What a step changed otherwise than its facts tell, one sentence each. */
export function unexplained(before: State, facts: readonly Fact[], after: State): readonly string[] {
  if (after.phase === 'layout') return ['the galaxy is not laid out after a step']
  if (before.phase === 'layout') return []
  return [
    ...after.players.flatMap((_, seat) => ofSeat(before, facts, after, seat)),
    ...stars(before, facts, after),
    ...turns(before, facts, after),
  ]
}

function ofSeat(before: Playing, facts: readonly Fact[], after: Playing, seat: Seat): readonly string[] {
  const changes = [
    ['cards', cardsIn(before, seat), cardsIn(after, seat), sumOf(facts, seat, cardsBy)],
    ['levels of technology', levelsIn(before, seat), levelsIn(after, seat), sumOf(facts, seat, levelsBy)],
    ['units', unitsIn(before, seat), unitsIn(after, seat), sumOf(facts, seat, unitsBy)],
  ] as const
  return changes
    .filter(([, was, is, told]) => is !== was + told)
    .map(([what, was, is, told]) => `seat ${seat} has ${is} ${what}, the facts tell of ${was + told}`)
}

const cardsIn = ({ players }: Playing, seat: Seat) => players.slice(seat, seat + 1).flatMap(cardsOf).length

const levelsIn = ({ players }: Playing, seat: Seat) => AREAS.reduce((sum, area) => sum + (players[seat]?.levels[area] ?? 0), 0)

function unitsIn({ tiles }: Playing, seat: Seat): number {
  const ships = tiles.flatMap(({ fleets }) => fleets.filter((fleet) => fleet.seat === seat))
  const colonies = tiles.filter(({ colony }) => colony?.seat === seat).length
  return colonies + ships.reduce((sum, fleet) => sum + SHIPS.reduce((all, ship) => all + fleet.ships[ship], 0), 0)
}

function sumOf(facts: readonly Fact[], seat: Seat, changeBy: (fact: Fact, seat: Seat) => number): number {
  return facts.reduce((sum, fact) => sum + changeBy(fact, seat), 0)
}

/** A bomb's card leaves the game. */
function cardsBy(fact: Fact, seat: Seat): number {
  if (fact.kind === 'bought' && fact.seat === seat) return 1
  return fact.kind === 'armed' && fact.seat === seat ? -1 : 0
}

function levelsBy(fact: Fact, seat: Seat): number {
  return fact.kind === 'researched' && fact.seat === seat ? 1 : 0
}

/** A colonizer becomes a colony, which changes no number. */
function unitsBy(fact: Fact, seat: Seat): number {
  switch (fact.kind) {
    case 'constructed':
      return fact.seat === seat ? 1 : 0
    case 'vanished':
      return fact.seat === seat ? -1 : 0
    case 'destroyed':
    case 'exploded':
      return -fact.lost.reduce((sum, hit) => sum + (hit.seat === seat ? hit.count : 0), 0)
    default:
      return 0
  }
}

function stars(before: Playing, facts: readonly Fact[], after: Playing): readonly string[] {
  const up = ({ tiles }: Playing) => tiles.filter(({ isUp }) => isUp).length
  const told = facts.filter(({ kind }) => kind === 'turned-up').length
  return up(after) === up(before) + told ? [] : [`${up(after)} tiles are up, the facts tell of ${up(before) + told}`]
}

function turns(before: Playing, facts: readonly Fact[], after: Playing): readonly string[] {
  const began = facts.filter((fact) => fact.kind === 'turn')
  if (after.turns !== before.turns + began.length) return ['a turn began untold']
  return began.length > 1 || began.some(({ seat }) => seat !== after.active) ? ['the turn is not that of the facts'] : []
}
