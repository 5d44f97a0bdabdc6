/** What rules of thumb are worth, in games of two in which everybody takes what looks best. */
import { afterEach, expect, test } from 'vitest'
import type { GameRules } from '../../src/engine/game.js'
import { at } from '../../src/engine/lists.js'
import { seededRandom } from '../../src/engine/random.js'
import type { AnyFact } from '../../src/games/game.js'

/** The numbers behind some rules of thumb, by name. */
type Weights = Readonly<Record<string, number>>

/**
 * Tests that each group of rules of thumb is worth having: whoever does without it loses to whoever has all of them. To do
 * without a group, each of `weights` takes its numbers.
 */
export function testThumbs<State, Action, View, Fact extends AnyFact, Code extends string, Options>(
  rules: GameRules<State, Action, View, Fact, Code, Options>,
  options: Options,
  weights: readonly Weights[],
  games: number,
  groups: Readonly<Record<string, readonly Weights[]>>,
): void {
  const full = weights.map((each) => ({ ...each }))

  function weigh(without: readonly Weights[]): void {
    for (const [index, each] of weights.entries()) Object.assign(each, full[index], without[index])
  }

  /** `think` is called for a seat before it decides. */
  function winnersOf(seed: string, think: (seat: number) => void): readonly number[] {
    const random = seededRandom(seed)
    let state = rules.setup(2, options)
    let next = rules.toMove(state)
    for (; next.kind !== 'over'; next = rules.toMove(state)) {
      if (next.kind === 'chance') {
        state = rules.apply(state, 'chance', next.draw(random)).state
        continue
      }
      const seat = at(next.seats, 0)
      think(seat)
      const legal = rules.legalActions(state, seat)
      const looks = rules.strategy?.appeal?.(state, seat, legal) ?? []
      state = rules.apply(state, seat, at(legal, looks.indexOf(Math.max(...looks)))).state
    }
    return next.outcome.winners
  }

  afterEach(() => weigh([]))

  test.each(Object.entries(groups))('without %s one loses', (_name, without) => {
    let won = 0
    for (let game = 0; game < games; game++) {
      // Both seats of each deal.
      const complete = game % 2
      const winners = winnersOf(`thumbs ${Math.floor(game / 2)}`, (seat) => weigh(seat === complete ? [] : without))
      if (winners.includes(complete)) won += 1 / winners.length
    }
    // Chance alone has 50 % ± 5 %.
    expect(won / games).toBeGreaterThan(0.6)
  })
}
