/** Given a state, when something is done, then these are the facts and this is the table: the sentences of the tests of any rules. */
import { expect } from 'vitest'
import type { Actor, GameRules, Seat } from '../../src/engine/game.js'
import type { AnyFact } from '../../src/games/game.js'

/** A fact without its addressee, as far as a test cares. */
type Told<Kind> = { readonly kind: Kind } & Readonly<Record<string, unknown>>

/** What a game expects of a state beside the rest; an expectation that fails throws. */
type Checks = Readonly<Record<string, (...expected: never[]) => void>>

/** A state, and what was told on the way to it. */
export interface Sentences<State, Fact extends AnyFact, Code, Deed, Scene> {
  readonly state: State
  readonly facts: readonly Fact[]
  /** Does one after the other, each by the seat that has to act (or by chance); each must be allowed. Facts start anew. */
  when(...deeds: readonly Deed[]): Scene
  /** All facts told by the last `when`, in order, each with at least these fields. */
  tells(...facts: readonly Told<Fact['kind']>[]): Scene
  /** Of the facts told by the last `when` those of this kind, in order. */
  tellsOf(kind: Fact['kind'], ...facts: readonly Readonly<Record<string, unknown>>[]): Scene
  /** The kinds of all facts told by the last `when`. */
  tellsKinds(...kinds: readonly Fact['kind'][]): Scene
  neverTells(...kinds: readonly Fact['kind'][]): Scene
  /** The seat to act (or the one given) may not do this, for this reason. */
  refuses(deed: Deed, code: Code, seat?: Seat): Scene
  allows(...deeds: readonly Deed[]): Scene
  /** The whole legal list of the first seat to act, or of the one given. */
  offers(deeds: readonly Deed[], seat?: Seat): Scene
  isIn(phase: string): Scene
  /** The state, at least with these fields. */
  has(expected: Readonly<Record<string, unknown>>): Scene
  waitsFor(...seats: readonly Seat[]): Scene
}

/** The sentences together with a game's own checks, which can be said one after the other too. */
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
  /** What a test calls an action, and by whom if it says so. */
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

  /** The scene after one more action, which must be legal unless chance took it. */
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

/** The fields of a fact that the expectation names; all of them if there is none. */
function onlyNamed(fact: object, expected: object | undefined): Readonly<Record<string, unknown>> {
  const keys = Object.keys(expected ?? fact)
  return Object.fromEntries(Object.entries(fact).filter(([key]) => keys.includes(key)))
}
