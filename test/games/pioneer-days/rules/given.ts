/** Given a state, when something is done, then these are the facts and this is the table: the sentences of the rules' tests. */
import { expect } from 'vitest'
import type { Actor, Seat } from '../../../../src/engine/game.js'
import { decode } from '../../../../src/games/pioneer-days/notation.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneer-days/rules/refusals.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules/rules.js'
import type { Action, Fact, Phase, Player, Playing, RefusalCode, State } from '../../../../src/games/pioneer-days/rules/types.js'

/** An encoded action, by the first seat to act (or chance) or by the one before the colon: `take.0`, `2:pay-wood.0`. */
type Deed = string

/** A fact without its addressee, as far as a test cares. */
type Told = { readonly kind: Fact['kind'] } & Readonly<Record<string, unknown>>

/** A state, and what was told on the way to it. */
export interface Scene {
  readonly state: State
  readonly facts: readonly Fact[]
  /** Does one after the other; each must be allowed. Facts start anew. */
  when(...deeds: readonly Deed[]): Scene
  /** All facts told by the last `when`, in order, each with at least these fields. */
  tells(...facts: readonly Told[]): Scene
  /** Of the facts told by the last `when` those of these kinds, in order. */
  tellsOf(kind: Fact['kind'], ...facts: readonly Readonly<Record<string, unknown>>[]): Scene
  neverTells(...kinds: readonly Fact['kind'][]): Scene
  /** The seat may not do this, for this reason. */
  refuses(deed: Deed, code: RefusalCode): Scene
  allows(...deeds: readonly Deed[]): Scene
  /** The whole legal list of the first seat to act, or of the one given. */
  offers(deeds: readonly Deed[], seat?: Seat): Scene
  isIn(phase: Phase): Scene
  /** One player, at least with these fields. */
  hasPlayer(seat: Seat, expected: Partial<Player>): Scene
  /** The table, at least with these fields. */
  has(expected: Readonly<Record<string, unknown>>): Scene
  waitsFor(...seats: readonly Seat[]): Scene
}

export function given(state: State): Scene {
  return sceneOf(state, [])
}

function sceneOf(state: State, facts: readonly Fact[]): Scene {
  const read = (deed: Deed) => readDeed(state, deed)
  const scene: Scene = {
    state,
    facts,
    when: (...deeds) => deeds.reduce(performed, sceneOf(state, [])),
    tells(...expected) {
      expect(facts.map((fact, index) => onlyNamed(fact, expected[index]))).toEqual(expected)
      return scene
    },
    tellsOf(kind, ...expected) {
      const told = facts.filter((fact) => fact.kind === kind)
      expect(told.map((fact, index) => onlyNamed(fact, expected[index]))).toEqual(expected)
      return scene
    },
    neverTells(...kinds) {
      const told = facts.map(({ kind }) => kind)
      for (const kind of kinds) expect(told).not.toContain(kind)
      return scene
    },
    refuses(deed, code) {
      const { by, action } = read(deed)
      const seat = by === 'chance' ? 0 : by
      expect(pioneerDaysRules.refuse(state, seat, action)).toEqual({ code, rule: REFUSAL_RULES[code] })
      expect(pioneerDaysRules.legalActions(state, seat)).not.toContainEqual(action)
      return scene
    },
    allows(...deeds) {
      for (const { by, action } of deeds.map(read)) {
        const seat = by === 'chance' ? 0 : by
        expect(pioneerDaysRules.refuse(state, seat, action)).toBeNull()
        expect(pioneerDaysRules.legalActions(state, seat)).toContainEqual(action)
      }
      return scene
    },
    offers(deeds, seat = moversOf(state)[0] ?? 0) {
      expect(pioneerDaysRules.legalActions(state, seat).map(pioneerDaysRules.encode)).toEqual(deeds)
      return scene
    },
    isIn(phase) {
      expect(state.phase).toBe(phase)
      return scene
    },
    hasPlayer(seat, expected) {
      expect(playing(state).players[seat]).toMatchObject(expected)
      return scene
    },
    has(expected) {
      expect(state).toMatchObject(expected)
      return scene
    },
    waitsFor(...seats) {
      expect(pioneerDaysRules.toMove(state)).toEqual({ kind: 'seats', seats })
      return scene
    },
  }
  return scene
}

/** The scene after one more action, which must be legal unless chance took it. */
function performed(before: Scene, deed: Deed): Scene {
  const { by, action } = readDeed(before.state, deed)
  if (by !== 'chance') expect(pioneerDaysRules.refuse(before.state, by, action), deed).toBeNull()
  const step = pioneerDaysRules.apply(before.state, by, action)
  return sceneOf(step.state, [...before.facts, ...step.facts])
}

function readDeed(state: State, deed: Deed): { readonly by: Actor; readonly action: Action } {
  const [, seat, text = ''] = /^(?:(\d):)?(.*)$/.exec(deed) ?? []
  const action = decode(text)
  if (action === null) throw new Error(`${deed} is no action`)
  if (seat !== undefined) return { by: Number(seat), action }
  const isChance = pioneerDaysRules.toMove(state).kind === 'chance'
  return { by: isChance ? 'chance' : (moversOf(state)[0] ?? 0), action }
}

function moversOf(state: State): readonly Seat[] {
  const next = pioneerDaysRules.toMove(state)
  return next.kind === 'seats' ? next.seats : []
}

export function playing(state: State): Playing {
  if (state.phase === 'deal') throw new Error('nothing has been dealt yet')
  return state
}

/** The fields of a fact that the expectation names; all of them if there is none. */
function onlyNamed(fact: Fact, expected: Readonly<Record<string, unknown>> | undefined): Readonly<Record<string, unknown>> {
  const keys = Object.keys(expected ?? fact)
  return Object.fromEntries(Object.entries(fact).filter(([key]) => keys.includes(key)))
}
