/** Each group of Pioneer Days' rules of thumb is worth having: whoever does without it loses to whoever has all of them. */
import { afterEach, expect, test } from 'vitest'
import { at } from '../../../../src/engine/lists.js'
import { seededRandom } from '../../../../src/engine/random.js'
import { APPEAL } from '../../../../src/games/pioneer-days/rules/appeal.js'
import { THUMB } from '../../../../src/games/pioneer-days/rules/outlook.js'
import { pioneerDaysRules as rules } from '../../../../src/games/pioneer-days/rules/rules.js'

type Weights = Readonly<Record<string, number>>
const FULL = { thumb: { ...THUMB }, appeal: { ...APPEAL } }
const GAMES = 160

function weigh(thumb: Weights, appeal: Weights): void {
  Object.assign(THUMB, FULL.thumb, thumb)
  Object.assign(APPEAL, FULL.appeal, appeal)
}

afterEach(() => weigh({}, {}))

test.each<[string, Weights, Weights]>([
  ['what towns ask for', { needs: 0 }, {}],
  ['goods kept for later', { stock: 0, silver: 0.01 }, {}],
  ['disasters to come', { storm: 0, disease: 0 }, { nearing: 0 }],
  ['what decisions about a disaster cost', {}, { damage: 0, guest: 0, starved: 0, raided: 0 }],
])('without %s one loses', (_group, thumb, appeal) => {
  let won = 0
  for (let game = 0; game < GAMES; game++) {
    // Both seats of each deal.
    const full = game % 2
    const winners = winnersOf(`thumbs ${Math.floor(game / 2)}`, (seat) => (seat === full ? weigh({}, {}) : weigh(thumb, appeal)))
    if (winners.includes(full)) won += 1 / winners.length
  }
  // Chance alone has 50 % ± 4 %.
  expect(won / GAMES).toBeGreaterThan(0.6)
})

/** Plays a game of two in which everybody takes what looks best. `think` is called for a seat before it decides. */
function winnersOf(seed: string, think: (seat: number) => void): readonly number[] {
  const random = seededRandom(seed)
  let state = rules.setup(2, { sets: 'first-game', boards: 'standard' })
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
