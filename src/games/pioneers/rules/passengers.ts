/** Pioneers on coaches: who travels, who may get off, and what happens when a coach is empty (R47, R48, R61, R62). */

import type { Seat } from '../../../engine/game.js'
import { replaced } from '../../../engine/lists.js'
import { coachOf } from '../data/coaches.js'
import { EMPTIED_DOLLARS } from '../data/prices.js'
import { changePlayer, type Draft, playerOf } from './draft.js'
import type { Fact } from './facts.js'
import type { CoachId, OwnCoach, Player, Profession, Tile } from './types.js'

/** A passenger, by coach and kind of seat. Equal ones on the same coach are one choice (E28). */
export interface Passenger {
  readonly coach: CoachId
  readonly pioneer: Profession
}

/** The passengers of a player, each choice once. With `kind`, only those of that kind. */
export function passengersOf(player: Player, kind: Profession | null): readonly Passenger[] {
  const found: Passenger[] = []
  for (const { id, seats } of player.coaches) {
    seats.forEach((pioneer, seat) => {
      if (pioneer === null || (kind !== null && pioneer !== kind) || seats.indexOf(pioneer) !== seat) return
      found.push({ coach: id, pioneer })
    })
  }
  return found
}

/** Whether any coach of the player carries a pioneer of this kind. */
export function hasPassenger(player: Player, kind: Profession): boolean {
  return player.coaches.some((coach) => coach.seats.includes(kind))
}

/** Whether this coach of the player carries a pioneer of this kind. */
export function carries(player: Player, { coach, pioneer }: Passenger): boolean {
  return player.coaches.some(({ id, seats }) => id === coach && seats.includes(pioneer))
}

/** The kind of passenger that settles on a tile. Null for a hotel, which takes any (R48). */
export function kindFor(tile: Tile): Profession | null {
  return tile === 'hotel' ? null : tile
}

/** The tiles on which any passenger of the player could settle (R43). */
export function tilesFor(player: Player): ReadonlySet<Tile> {
  const tiles = new Set<Tile>()
  for (const { seats } of player.coaches) {
    for (const pioneer of seats) if (pioneer !== null) tiles.add(pioneer)
  }
  return tiles.size === 0 ? tiles : tiles.add('hotel')
}

/**
 * A passenger leaves its coach, recorded by `fact`. An emptied coach scores at once, whoever's turn it is (R61, E35), and leaves
 * play (R62).
 */
export function leaveCoach(draft: Draft, seat: Seat, passenger: Passenger, fact: Fact): void {
  const player = playerOf(draft.table, seat)
  const coaches = player.coaches.map((coach) => (coach.id === passenger.coach ? without(coach, passenger.pioneer) : coach))
  draft.facts.push(fact)
  if (coaches.some((coach) => coach.id === passenger.coach && isEmpty(coach))) scoreCoach(draft, seat, passenger.coach)
  else changePlayer(draft, seat, { coaches })
}

function scoreCoach(draft: Draft, seat: Seat, coach: CoachId): void {
  const player = playerOf(draft.table, seat)
  const { points } = coachOf(coach)
  changePlayer(draft, seat, {
    coaches: player.coaches.filter(({ id }) => id !== coach),
    emptied: [...player.emptied, coach],
    track: player.track + points,
    cash: player.cash + EMPTIED_DOLLARS,
  })
  draft.facts.push({ to: 'table', kind: 'coach-emptied', seat, coach, points, dollars: EMPTIED_DOLLARS })
}

function without(coach: OwnCoach, pioneer: Profession): OwnCoach {
  const seat = coach.seats.indexOf(pioneer)
  return { id: coach.id, seats: replaced(coach.seats, seat, null) }
}

function isEmpty(coach: OwnCoach): boolean {
  return coach.seats.every((seat) => seat === null)
}
