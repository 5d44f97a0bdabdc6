/** The actions of Pioneers by the names of a map, and expectations about a table. */
import { expect } from 'vitest'
import type { Seat } from '../../../../src/engine/game.js'
import { type GameMap, placeOf } from '../../../../src/games/pioneers/data/map.js'
import { MAPS, mapFor } from '../../../../src/games/pioneers/data/maps.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneers/rules/refusals.js'
import { roadOwners } from '../../../../src/games/pioneers/rules/roads.js'
import { settlersOf } from '../../../../src/games/pioneers/rules/settlers.js'
import type { Action, CoachId, Player, Playing, Profession, State, Tile } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { givenBy } from '../../../kit/given.js'
import { lineNamed, placesIn } from './position.js'

/** An action by the names of a map. */
type Deed = (map: GameMap) => Action

export const oneRoad =
  (line: string): Deed =>
  (map) => ({ kind: 'one-road', line: lineNamed(map, line) })
export const twoRoads =
  (line: string): Deed =>
  (map) => ({ kind: 'two-roads', line: lineNamed(map, line) })
export const secondRoad =
  (line: string): Deed =>
  (map) => ({ kind: 'second-road', line: lineNamed(map, line) })
export const sergeantRoad =
  (line: string): Deed =>
  (map) => ({ kind: 'sergeant-road', line: lineNamed(map, line) })
export const buyCoach =
  (slot: number): Deed =>
  () => ({ kind: 'buy-coach', slot })
export const doneBuying: Deed = () => ({ kind: 'done-buying' })
/** The cities of the route, separated by spaces, beginning with the stagecoach's. */
export const ride =
  (path: string): Deed =>
  (map) => ({ kind: 'move', path: placesIn(map, path) })
export const settle =
  (coach: CoachId, pioneer: Profession): Deed =>
  () => ({ kind: 'settle', coach, pioneer })
export const returnPioneer =
  (coach: CoachId, pioneer: Profession): Deed =>
  () => ({ kind: 'return-pioneer', coach, pioneer })
export const farmer =
  (coach: CoachId): Deed =>
  () => ({ kind: 'farmer', coach })
export const skip: Deed = () => ({ kind: 'skip' })
export const endTurn: Deed = () => ({ kind: 'end-turn' })
export const join =
  (coach: CoachId): Deed =>
  () => ({ kind: 'join', coach })
export const decline: Deed = () => ({ kind: 'decline' })
/** Chance. */
export const refill =
  (coach: CoachId): Deed =>
  () => ({ kind: 'refill', coach })
/** Chance. */
export const nugget =
  (value: number): Deed =>
  () => ({ kind: 'nugget', value })

export const given = givenBy({
  rules: pioneersRules,
  refusals: REFUSAL_RULES,
  read: (deed: Deed, state) => ({ action: deed(mapOf(state)) }),
  checks: (state) => ({
    /** Dollars by seat. */
    hasCash: (...dollars: number[]) => expect(dealtState(state).players.map(({ cash }) => cash)).toEqual(dollars),
    /** One player with at least these fields. */
    hasPlayer: (seat: Seat, expected: Partial<Player>) => expect(dealtState(state).players[seat]).toMatchObject(expected),
    hasTile: (city: string, tile: Tile | null) => expect(dealtState(state).tiles[placeOf(mapOf(state), city)]).toBe(tile),
    /** The pioneers in a city, by seat. */
    hasSettlers(city: string, ...pioneers: number[]) {
      const table = dealtState(state)
      expect(table.players.map((_, seat) => settlersOf(table, placeOf(mapOf(state), city), seat))).toEqual(pioneers)
    },
    /** The owners of the roads on a line. */
    hasRoads: (line: string, ...owners: Seat[]) =>
      expect(roadOwners(dealtState(state), lineNamed(mapOf(state), line))).toEqual(owners),
    /** Nuggets left, by value from three up. */
    hasNuggetsLeft: (...counts: number[]) => expect(dealtState(state).nuggetsLeft).toEqual(counts),
  }),
})

const mapOf = (state: State): GameMap => (isUndealt(state) ? mapFor(state.seats) : MAPS[state.map])

function dealtState(state: State): Playing {
  if (isUndealt(state)) throw new Error('nothing has been dealt yet')
  return state
}
