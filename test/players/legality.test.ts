/** What a search relies on in the real rules: a seat that knows the same may do the same. */
/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'
import type { GameRules } from '../../src/engine/game.js'
import { at } from '../../src/engine/lists.js'
import { pick, seededRandom } from '../../src/engine/random.js'
import { search } from '../../src/players/search.js'

type AnyRules = GameRules<object, object, unknown, { readonly to: number | 'table' }, string, unknown>

/** The rules of every game, whatever its file calls them. */
const RULES = Object.values(import.meta.glob<object>('../../src/games/*/rules.ts', { eager: true })).flatMap((module) =>
  Object.values(module).filter((part): part is AnyRules => typeof part === 'object' && 'legalActions' in part),
)

const SEATS = 3
const EVERY = 25
const ITERATIONS = 30

/** Searches in a random game, and the actions of seats that the rules would have refused on the way. */
function refusedIn<State, Action, View, Fact extends { readonly to: number | 'table' }, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
): { readonly searches: number; readonly refused: readonly string[] } {
  const refused: string[] = []
  const watched: typeof rules = {
    ...rules,
    strategy: { ...rules.strategy, foresight: { turns: 0, lead: 10, keenness: 1, pace: 1 } },
    apply(state, by, action) {
      if (by !== 'chance' && rules.refuse(state, by, action) !== null) refused.push(rules.encode(action))
      return rules.apply(state, by, action)
    },
  }
  const random = seededRandom('legality')
  const options = rules.readOptions({})
  if (options === null) throw new Error('the first options are unknown')
  let state = rules.setup(SEATS, options)
  let decisions = 0
  let searches = 0
  for (let next = rules.toMove(state); next.kind !== 'over'; next = rules.toMove(state)) {
    if (next.kind === 'chance') {
      state = rules.apply(state, 'chance', next.draw(random)).state
      continue
    }
    const seat = at(next.seats, 0)
    const legal = rules.legalActions(state, seat)
    if (legal.length > 1 && decisions++ % EVERY === 0) {
      searches++
      search(watched, state, seat, { iterations: ITERATIONS }, random)
    }
    state = rules.apply(state, seat, pick(legal, random)).state
  }
  return { searches, refused }
}

test('a search takes only legal actions', () => {
  expect(RULES.length).toBeGreaterThan(2)
  for (const found of RULES.map((rules) => refusedIn(rules))) {
    expect(found.searches).toBeGreaterThan(3)
    expect(found.refused).toEqual([])
  }
})
