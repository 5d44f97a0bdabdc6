/** Given, when, then: the sentences in which the tests of all rules are written. */
import { expect } from 'vitest'
import type { Actor, GameRules, Seat } from '../../src/engine/game.js'
import type { AnyFact } from '../../src/games/game.js'

/** A fact without its addressee, with the fields that a test cares about. */
type Told<Kind> = { readonly kind: Kind } & Readonly<Record<string, unknown>>

/** A game's own expectations of a state. An expectation that fails throws. */
type Checks = Readonly<Record<string, (...expected: never[]) => void>>

/** A state, and what was told on the way to it. */
interface Sentences<State, Fact extends AnyFact, Code, Deed, Scene> {
  readonly state: State
  readonly facts: readonly Fact[]
  /** Performs these one after the other, each by the seat to move (or chance). Each must be allowed. Facts start anew. */
  when(...deeds: readonly Deed[]): Scene
  /** All facts told by the last `when`, in order, each with at least these fields. */
  tells(...facts: readonly Told<Fact['kind']>[]): Scene
  /** The facts of this kind told by the last `when`, in order. */
  tellsOf(kind: Fact['kind'], ...facts: readonly Readonly<Record<string, unknown>>[]): Scene
  /** The kinds of all facts told by the last `when`. */
  tellsKinds(...kinds: readonly Fact['kind'][]): Scene
  neverTells(...kinds: readonly Fact['kind'][]): Scene
  /** The seat to move (or the given one) may not do this, for this reason. */
  refuses(deed: Deed, code: Code, seat?: Seat): Scene
  allows(...deeds: readonly Deed[]): Scene
  /** The complete legal actions of the first seat to move, or of the given one. */
  offers(deeds: readonly Deed[], seat?: Seat): Scene
  isIn(phase: string): Scene
  /** The state, with at least these fields. */
  has(expected: Readonly<Record<string, unknown>>): Scene
  waitsFor(...seats: readonly Seat[]): Scene
}

/** The sentences together with a game's own checks, which can be chained too. */
export type SceneOf<State, Fact extends AnyFact, Code, Deed, Own extends Checks> = Sentences<
  State,
  Fact,
  Code,
  Deed,
  SceneOf<State, Fact, Code, Deed, Own>
> & { readonly [Check in keyof Own]: (...expected: Parameters<Own[Check]>) => SceneOf<State, Fact, Code, Deed, Own> }

interface Parts<State, Action, View, Fact extends AnyFact, Code extends string, Options, Deed, Own> {
  readonly rules: GameRules<State, Action, View, Fact, Code, Options>
  /** Rule number by code. */
  readonly refusals: Readonly<Record<Code, string>>
  /** Translates a test's name for an action, with the seat if the name includes it. */
  readonly read: (deed: Deed, state: State) => { readonly action: Action; readonly by?: Seat }
  readonly checks: (state: State) => Own
}

/** How the tests of a game begin their sentences. */
export function givenBy<
  State extends object & { readonly phase: string },
  Action,
  View,
  Fact extends AnyFact,
  Code extends string,
  Options,
  Deed,
  Own extends Checks,
>({ rules, refusals, read, checks }: Parts<State, Action, View, Fact, Code, Options, Deed, Own>) {
  type Scene = SceneOf<State, Fact, Code, Deed, Own>
  function moversOf(state: State): readonly Seat[] {
    const next = rules.toMove(state)
    return next.kind === 'seats' ? next.seats : []
  }
  const firstOf = (state: State) => moversOf(state)[0] ?? 0

  function sceneOf(state: State, facts: readonly Fact[]): Scene {
    const asked = (deed: Deed, seat?: Seat) => {
      const { action, by } = read(deed, state)
      return { action, by: by ?? seat ?? firstOf(state) }
    }
    const told = facts.map(({ kind }) => kind)
    const sentences: Sentences<State, Fact, Code, Deed, void> = {
      state,
      facts,
      when() {},
      tells(...expected) {
        expect(facts.map((fact, index) => onlyNamed(fact, expected[index]))).toEqual(expected)
      },
      tellsOf(kind, ...expected) {
        const ofKind = facts.filter((fact) => fact.kind === kind)
        expect(ofKind.map((fact, index) => onlyNamed(fact, expected[index]))).toEqual(expected)
      },
      tellsKinds: (...kinds) => expect(told).toEqual(kinds),
      neverTells(...kinds) {
        for (const kind of kinds) expect(told).not.toContain(kind)
      },
      refuses(deed, code, seat) {
        const { action, by } = asked(deed, seat)
        expect(rules.refuse(state, by, action)).toEqual({ code, rule: refusals[code] })
        expect(rules.legalActions(state, by)).not.toContainEqual(action)
      },
      allows(...deeds) {
        for (const { action, by } of deeds.map((deed) => asked(deed))) {
          expect(rules.refuse(state, by, action)).toBeNull()
          expect(rules.legalActions(state, by)).toContainEqual(action)
        }
      },
      offers(deeds, seat = firstOf(state)) {
        const expected = deeds.map((deed) => rules.encode(read(deed, state).action))
        expect(rules.legalActions(state, seat).map(rules.encode)).toEqual(expected)
      },
      isIn: (phase) => expect(state.phase).toBe(phase),
      has: (expected) => expect(state).toMatchObject(expected),
      waitsFor: (...seats) => expect(rules.toMove(state)).toEqual({ kind: 'seats', seats }),
    }
    const scene = { state, facts, when: (...deeds: readonly Deed[]) => deeds.reduce(performed, sceneOf(state, [])) }
    for (const [name, check] of Object.entries<unknown>({ ...sentences, ...checks(state) })) {
      if (name in scene || typeof check !== 'function') continue
      const said = (...expected: readonly unknown[]) => {
        check(...expected)
        return scene
      }
      Object.assign(scene, { [name]: said })
    }
    return scene as unknown as Scene
  }

  /** The scene after one more action, which must be legal unless it is chance's. */
  function performed(before: Scene, deed: Deed): Scene {
    const { state } = before
    const { action, by: named } = read(deed, state)
    const by: Actor = named ?? (rules.toMove(state).kind === 'chance' ? 'chance' : firstOf(state))
    if (by !== 'chance') expect(rules.refuse(state, by, action), rules.encode(action)).toBeNull()
    const step = rules.apply(state, by, action)
    return sceneOf(step.state, [...before.facts, ...step.facts])
  }

  return (state: State): Scene => sceneOf(state, [])
}

/** The fields of a fact that the expectation names. All of them if there is no expectation. */
function onlyNamed(fact: object, expected: object | undefined): Readonly<Record<string, unknown>> {
  const keys = Object.keys(expected ?? fact)
  return Object.fromEntries(Object.entries(fact).filter(([key]) => keys.includes(key)))
}
