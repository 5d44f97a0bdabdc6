/** Each group of Pioneer's rules of thumb is worth having: whoever does without it loses to whoever has all of them. */
import { afterEach, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { seededRandom } from '../../../../src/engine/random.js'
import { APPEAL } from '../../../../src/games/pioneer/rules/appeal.js'
import { LEFT } from '../../../../src/games/pioneer/rules/prospects.js'
import { pioneerRules as rules } from '../../../../src/games/pioneer/rules/rules.js'
import { inMoves } from './position.js'

type Weights = Readonly<Record<string, number>>
const FULL = { appeal: { ...APPEAL }, left: { ...LEFT } }
const GAMES = 100

function weigh(appeal: Weights, left: Weights): void {
  Object.assign(APPEAL, FULL.appeal, appeal)
  Object.assign(LEFT, FULL.left, left)
}

afterEach(() => weigh({}, {}))

test.each<[string, Weights, Weights]>([
  ['hope for colonies to come', { colonies: 0.2 }, {}],
  ['doubts about third levels to come', { science: 3 }, {}],
  ['what is left in a turn', { action: 0 }, { money: 0, card: 0 }],
])('without %s one loses', (_group, appeal, left) => {
  let won = 0
  for (let game = 0; game < GAMES; game++) {
    // Both seats of each deal.
    const full = game % 2
    const winners = winnersOf(`thumbs ${Math.floor(game / 2)}`, (seat) => (seat === full ? weigh({}, {}) : weigh(appeal, left)))
    if (winners.includes(full)) won += 1 / winners.length
  }
  // Chance alone has 50 % ± 5 %.
  expect(won / GAMES).toBeGreaterThan(0.6)
})

/** Plays a game of two in which everybody takes what looks best. `think` is called for a seat before it decides. */
function winnersOf(seed: string, think: (seat: number) => void): readonly number[] {
  const random = seededRandom(seed)
  let state = rules.setup(2, { galaxy: 'standard' })
  for (let next = rules.toMove(state); next.kind !== 'over'; next = rules.toMove(state)) {
    if (next.kind === 'chance') {
      state = rules.apply(state, 'chance', next.draw(random)).state
      continue
    }
    const seat = at(next.seats, 0)
    think(seat)
    const legal = rules.legalActions(state, seat)
    const looks = rules.appeal?.(state, seat, legal) ?? []
    state = rules.apply(state, seat, at(legal, looks.indexOf(Math.max(...looks)))).state
  }
  const over = rules.toMove(state)
  return over.kind === 'over' ? over.outcome.winners : []
}

test('what a scout alone has seen draws no colonizer past a nearer star', () => {
  const look = (tiles: Parameters<typeof inMoves>[0]) => {
    const state = inMoves({ 0: { ships: '0 colonizer 1' }, ...tiles })
    return rules.appeal?.(state, 0, rules.legalActions(state, 0))
  }
  const unseen = look({})
  expect(unseen?.length).toBeGreaterThan(1)
  for (const system of ['ore-belt', 'drift'] as const) expect(look({ 1: { seen: { system, by: [0] } } })).toEqual(unseen)
  expect(look({ 1: { up: 'ore-belt' } })).not.toEqual(unseen)
})
