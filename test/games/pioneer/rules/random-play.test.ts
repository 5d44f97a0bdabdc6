import { describe, expect, test } from 'vitest'
import { ENCODED_LIMIT } from '../../../../src/engine/game.js'
import { GALAXIES } from '../../../../src/games/pioneer/data/galaxies.js'
import { invariants } from '../../../../src/games/pioneer/rules/invariants.js'
import { decode, encode } from '../../../../src/games/pioneer/rules/notation.js'
import type { Action } from '../../../../src/games/pioneer/rules/types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { playing } from './given.js'
import { atRandom, fondOf, type Passed, played } from './played.js'

const MOST_ACTIONS = 200
const MOST_GAMES = 50

describe.each([2, 3, 4])('lively games of %i', (seats) => {
  const games = GALAXIES.map((galaxy) => played(seats, `lively ${galaxy}`, atRandom, galaxy))

  test('tell all that they change', () => {
    for (const game of games) {
      for (const [index, { state, facts }] of game.entries()) {
        const before = game[index - 1]?.state
        if (before !== undefined) expect(pioneerRules.trials.unexplained(before, facts, state)).toEqual([])
      }
    }
  })

  test('break nothing, and end with points that agree with the outcome', () => {
    for (const game of games) {
      for (const { state } of game) expect(invariants(state)).toEqual([])
      const last = game.at(-1)?.state
      if (last === undefined) throw new Error('nothing was played')
      const next = pioneerRules.toMove(last)
      expect(next.kind === 'over' && next.outcome.points).toEqual(pioneerRules.points(last))
      expect(playing(last).round).toBeLessThanOrEqual(30)
    }
  })

  test('offer short lists of actions that are read as they were written', () => {
    for (const { state } of games.flat()) {
      const next = pioneerRules.toMove(state)
      for (const seat of next.kind === 'seats' ? next.seats : []) {
        const legal = pioneerRules.legalActions(state, seat)
        expect(legal.length > 0 && legal.length <= MOST_ACTIONS).toBe(true)
        for (const action of legal) expect(decode(encode(action))).toEqual(action)
        expect(legal.every((action) => encode(action).length <= ENCODED_LIMIT)).toBe(true)
        expect(legal).toContainEqual(pioneerRules.defaultAction(state, seat))
      }
    }
  })
})

// Few random games have a colony, or a battle with a choice of targets.
const PLAYERS = [fondOf(/^hit|warship/), fondOf(/^colonize|colonizer/)]

test('everything that can happen happens in games of warriors and settlers', () => {
  const missing = new Set<Action['kind']>([
    'buy',
    'play',
    'place',
    'research',
    'move',
    'pick',
    'fly',
    'hit',
    'fire',
    'colonize',
    'chart',
    'reveal',
  ])
  for (let game = 0; missing.size > 0 && game < MOST_GAMES; game++)
    for (const player of PLAYERS) for (const { action } of played(4, `fond ${game}`, player)) missing.delete(action.kind)
  expect([...missing]).toEqual([])
})

test.each([
  '',
  'buy',
  'buy.spoon',
  'buy.gold.1',
  'pick.1.scout',
  'pick.01.scout.1',
  'fly.-1',
  'fly.x',
  'hit.1.2.moon',
  'draw.spoon',
  'toString',
  'end-cards.1',
  'layout.a',
])('%s is nothing', (text) => expect(decode(text)).toBeNull())

const FORGED = [-1, 0.5, 99, Number.NaN, 'gold', '__proto__', 'length', null]

test('nothing that cannot be written is allowed, whatever the step', () => {
  const fields = ['card', 'from', 'tile', 'area', 'ship', 'count', 'seat', 'unit']
  const kinds = [
    'buy',
    'play',
    'place',
    'research',
    'move',
    'pick',
    'fly',
    'bomb',
    'hit',
    'colonize',
    'sail',
    'toString',
    'first',
    'draw',
  ]
  // As it could only come from a caller who does not keep to the types.
  const forged = kinds.flatMap((kind) =>
    FORGED.map((value) => ({ kind, ...Object.fromEntries(fields.map((field) => [field, value])) }) as unknown as Action),
  )
  const isAsked = ({ state }: Passed) => {
    const next = pioneerRules.toMove(state)
    return next.kind === 'seats' && next.seats.includes(0)
  }
  const asked = played(3, 'forged').filter(isAsked)
  expect([...new Set(asked.map(({ state }) => state.phase))].sort()).toEqual(['cards', 'moves'])
  const allowed = asked
    .filter((_, index) => index % 4 === 0)
    .flatMap(({ state }) => forged.filter((action) => pioneerRules.refuse(state, 0, action) === null))
  // Of a purchase nothing but the card counts, and gold can be bought.
  expect(allowed.length).toBeGreaterThan(0)
  for (const action of allowed) expect(action).toMatchObject({ kind: 'buy', card: 'gold' })
})
