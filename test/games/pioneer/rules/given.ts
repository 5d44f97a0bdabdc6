/** Given a state, when something is done, then these are the facts and this is the table: the sentences of the rules' tests. */
import { expect } from 'vitest'
import type { Actor, Seat } from '../../../../src/engine/game.js'
import { seededRandom } from '../../../../src/engine/random.js'
import type { Fact } from '../../../../src/games/pioneer/rules/facts.js'
import { invariants } from '../../../../src/games/pioneer/rules/invariants.js'
import { REFUSAL_RULES } from '../../../../src/games/pioneer/rules/refusals.js'
import type { Action, Phase, Player, Playing, RefusalCode, State } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'

/**
 * An encoded action, by the first seat to act (or chance) or by the one before the colon: `buy.scout`, `1:fire`; `~`: whatever
 * chance draws.
 */
type Deed = string
type Told = Readonly<Record<string, unknown>>

/** A state, and what was told on the way to it. */
export interface Scene {
  readonly state: Playing
  readonly facts: readonly Fact[]
  /** Does one after the other; each must be allowed. Facts start anew. */
  when(...deeds: readonly Deed[]): Scene
  /** The kinds of all facts told by the last `when`, in order. */
  tells(...kinds: readonly Fact['kind'][]): Scene
  /** Of the facts told by the last `when` those of this kind, in order, each with at least these fields. */
  tellsOf(kind: Fact['kind'], ...facts: readonly Told[]): Scene
  refuses(deed: Deed, code: RefusalCode): Scene
  allows(...deeds: readonly Deed[]): Scene
  /** The whole legal list of the first seat to act. */
  offers(...deeds: readonly Deed[]): Scene
  isIn(phase: Phase): Scene
  hasPlayer(seat: Seat, expected: Partial<Player>): Scene
  hasTile(tile: number, expected: Told): Scene
  /** The table, at least with these fields. */
  has(expected: Told): Scene
  waitsFor(...seats: readonly Seat[]): Scene
}

export function given(state: State): Scene {
  return sceneOf(state, [])
}

function sceneOf(any: State, facts: readonly Fact[]): Scene {
  const state = playing(any)
  const checked = (check: () => void): Scene => {
    check()
    return scene
  }
  const legal = (seat: Seat) => pioneerRules.legalActions(state, seat).map(pioneerRules.encode)
  const read = (deed: Deed) => {
    const { by, action } = readDeed(state, deed)
    return { seat: by === 'chance' ? 0 : by, action }
  }
  const scene: Scene = {
    state,
    facts,
    when: (...deeds) => deeds.reduce(performed, sceneOf(state, [])),
    tells: (...kinds) => checked(() => expect(facts.map(({ kind }) => kind)).toEqual(kinds)),
    tellsOf: (kind, ...told) =>
      checked(() =>
        expect(facts.filter((fact) => fact.kind === kind)).toEqual(told.map((each) => expect.objectContaining(each))),
      ),
    refuses: (deed, code) =>
      checked(() => {
        const { seat, action } = read(deed)
        expect(pioneerRules.refuse(state, seat, action), deed).toEqual({ code, rule: REFUSAL_RULES[code] })
        expect(legal(seat)).not.toContain(pioneerRules.encode(action))
      }),
    allows: (...deeds) =>
      checked(() => {
        for (const { seat, action } of deeds.map(read)) expect(legal(seat)).toContain(pioneerRules.encode(action))
      }),
    offers: (...deeds) => checked(() => expect(legal(moversOf(state)[0] ?? 0)).toEqual(deeds)),
    isIn: (phase) => checked(() => expect(state.phase).toBe(phase)),
    hasPlayer: (seat, expected) => checked(() => expect(state.players[seat]).toMatchObject(expected)),
    hasTile: (tile, expected) => checked(() => expect(state.tiles[tile]).toMatchObject(expected)),
    has: (expected) => checked(() => expect(state).toMatchObject(expected)),
    waitsFor: (...seats) => checked(() => expect(pioneerRules.toMove(state)).toEqual({ kind: 'seats', seats })),
  }
  return scene
}

/** The scene after one more action, which must be legal unless chance took it; what never breaks is not broken by it. */
function performed(before: Scene, deed: Deed): Scene {
  const { by, action } = readDeed(before.state, deed)
  if (by !== 'chance') expect(pioneerRules.refuse(before.state, by, action), deed).toBeNull()
  const step = pioneerRules.apply(before.state, by, action)
  expect(invariants(step.state).filter((sentence) => !invariants(before.state).includes(sentence))).toEqual([])
  return sceneOf(step.state, [...before.facts, ...step.facts])
}

function readDeed(state: State, deed: Deed): { readonly by: Actor; readonly action: Action } {
  const next = pioneerRules.toMove(state)
  if (deed === '~' && next.kind === 'chance') return { by: 'chance', action: next.draw(seededRandom('any')) }
  const [, seat, text = ''] = /^(?:(\d):)?(.*)$/.exec(deed) ?? []
  const action = pioneerRules.decode(text)
  if (action === null) throw new Error(`${deed} is no action now`)
  if (seat !== undefined) return { by: Number(seat), action }
  return { by: next.kind === 'chance' ? 'chance' : (moversOf(state)[0] ?? 0), action }
}

function moversOf(state: State): readonly Seat[] {
  const next = pioneerRules.toMove(state)
  return next.kind === 'seats' ? next.seats : []
}

export function playing(state: State): Playing {
  if (state.phase === 'layout') throw new Error('nothing has been laid out yet')
  return state
}
