/** Given a state, when something is done, then these are the facts and this is the table: the sentences of the rules' tests. */
import { expect } from 'vitest'
import type { Actor, Seat } from '../../../../src/engine/game.js'
import { type GameMap, placeOf } from '../../../../src/games/pioneers/data/map.js'
import { MAPS, mapFor } from '../../../../src/games/pioneers/data/maps.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/laying.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneers/rules/refusals.js'
import { roadOwners } from '../../../../src/games/pioneers/rules/roads.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules/rules.js'
import { settlersOf } from '../../../../src/games/pioneers/rules/settlers.js'
import type {
  Action,
  CoachId,
  Fact,
  Player,
  Playing,
  Profession,
  RefusalCode,
  State,
  Tile,
} from '../../../../src/games/pioneers/rules/types.js'
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
/** The cities of the route, apart by spaces, the stagecoach's first. */
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

/** A fact without its addressee, as far as a test cares. */
type Told = { readonly kind: Fact['kind'] } & Readonly<Record<string, unknown>>

/** A state, and what was told on the way to it. */
export interface Scene {
  readonly state: State
  readonly facts: readonly Fact[]
  /** Does one after the other, each by the seat that has to act (or by chance); each must be allowed. Facts start anew. */
  when(...deeds: readonly Deed[]): Scene
  /** All facts told by the last `when`, in order, each with at least these fields. */
  tells(...facts: readonly Told[]): Scene
  /** The kinds of all facts told by the last `when`. */
  tellsKinds(...kinds: readonly Fact['kind'][]): Scene
  neverTells(...kinds: readonly Fact['kind'][]): Scene
  /** The seat to act (or the one given) may not do this, for this reason. */
  refuses(deed: Deed, code: RefusalCode, seat?: Seat): Scene
  allows(...deeds: readonly Deed[]): Scene
  /** The whole legal list of the seat to act, encoded. */
  offers(...deeds: readonly Deed[]): Scene
  isIn(phase: State['phase']): Scene
  /** Dollars by seat. */
  hasCash(...dollars: readonly number[]): Scene
  /** One player, at least with these fields. */
  hasPlayer(seat: Seat, expected: Partial<Player>): Scene
  hasTile(city: string, tile: Tile | null): Scene
  /** The pioneers in a city by seat. */
  hasSettlers(city: string, ...pioneers: readonly number[]): Scene
  /** The owners of the roads on a line. */
  hasRoads(line: string, ...owners: readonly Seat[]): Scene
  /** Nuggets left, by value from three up. */
  hasNuggetsLeft(...counts: readonly number[]): Scene
  waitsFor(seat: Seat): Scene
}

export function given(state: State): Scene {
  return sceneOf(state, [])
}

const kindsOf = (facts: readonly Fact[]) => facts.map((fact) => fact.kind)

function sceneOf(state: State, facts: readonly Fact[]): Scene {
  const map = isUndealt(state) ? mapFor(state.seats) : MAPS[state.map]
  const legal = () => pioneersRules.legalActions(state, moverOf(state))
  const scene: Scene = {
    state,
    facts,
    when: (...deeds) => deeds.reduce((before, deed) => performed(before, deed(map)), sceneOf(state, [])),
    tells(...expected) {
      expect(facts.map((fact, index) => onlyNamed(fact, expected[index]))).toEqual(expected)
      return scene
    },
    tellsKinds(...kinds) {
      expect(kindsOf(facts)).toEqual(kinds)
      return scene
    },
    neverTells(...kinds) {
      for (const kind of kinds) expect(kindsOf(facts)).not.toContain(kind)
      return scene
    },
    refuses(deed, code, seat = moverOf(state)) {
      expect(pioneersRules.refuse(state, seat, deed(map))).toEqual({ code, rule: REFUSAL_RULES[code] })
      expect(pioneersRules.legalActions(state, seat)).not.toContainEqual(deed(map))
      return scene
    },
    allows(...deeds) {
      for (const deed of deeds) {
        expect(pioneersRules.refuse(state, moverOf(state), deed(map))).toBeNull()
        expect(legal()).toContainEqual(deed(map))
      }
      return scene
    },
    offers(...deeds) {
      expect(legal().map(pioneersRules.encode)).toEqual(deeds.map((deed) => pioneersRules.encode(deed(map))))
      return scene
    },
    isIn(phase) {
      expect(state.phase).toBe(phase)
      return scene
    },
    hasCash(...dollars) {
      expect(dealtState(state).players.map((player) => player.cash)).toEqual(dollars)
      return scene
    },
    hasPlayer(seat, expected) {
      expect(dealtState(state).players[seat]).toMatchObject(expected)
      return scene
    },
    hasTile(city, tile) {
      expect(dealtState(state).tiles[placeOf(map, city)]).toBe(tile)
      return scene
    },
    hasSettlers(city, ...pioneers) {
      const table = dealtState(state)
      expect(table.players.map((_, seat) => settlersOf(table, placeOf(map, city), seat))).toEqual(pioneers)
      return scene
    },
    hasRoads(line, ...owners) {
      expect(roadOwners(dealtState(state), lineNamed(map, line))).toEqual(owners)
      return scene
    },
    hasNuggetsLeft(...counts) {
      expect(dealtState(state).nuggetsLeft).toEqual(counts)
      return scene
    },
    waitsFor(seat) {
      expect(pioneersRules.toMove(state)).toEqual({ kind: 'seats', seats: [seat] })
      return scene
    },
  }
  return scene
}

/** The scene after one more action, which must be legal unless chance took it. */
function performed(before: Scene, action: Action): Scene {
  const by = actorOf(before.state)
  if (by !== 'chance') expect(pioneersRules.refuse(before.state, by, action)).toBeNull()
  const step = pioneersRules.apply(before.state, by, action)
  return sceneOf(step.state, [...before.facts, ...step.facts])
}

function actorOf(state: State): Actor {
  return pioneersRules.toMove(state).kind === 'chance' ? 'chance' : moverOf(state)
}

function moverOf(state: State): Seat {
  const next = pioneersRules.toMove(state)
  const seat = next.kind === 'seats' ? next.seats[0] : undefined
  return seat ?? 0
}

function dealtState(state: State): Playing {
  if (isUndealt(state)) throw new Error('nothing has been dealt yet')
  return state
}

/** The fields of a fact that the expectation names; all of them if there is none. */
function onlyNamed(fact: Fact, expected: Told | undefined): Readonly<Record<string, unknown>> {
  const keys = Object.keys(expected ?? fact)
  return Object.fromEntries(Object.entries(fact).filter(([key]) => keys.includes(key)))
}
