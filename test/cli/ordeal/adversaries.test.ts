import { describe, expect, test } from 'vitest'
import { adversariesIn, type Situation } from '../../../src/cli/ordeal/adversaries.js'
import { at } from '../../../src/engine/lists.js'
import { seededRandom } from '../../../src/engine/random.js'
import { URGE_NAMES } from '../../../src/engine/trials.js'
import type { Game, GameState } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { playing } from '../../games/pioneer-days/rules/given.js'

const game = at(GAMES, 0)
// These two adversaries never read the state.
const NO_STATE = {} as GameState

function situation(legal: readonly string[], taken: Readonly<Record<string, number>> = {}): Situation {
  const random = seededRandom(legal.join())
  return { game, state: NO_STATE, seat: 0, legal, random, taken: new Map(Object.entries(taken)) }
}

/** How often each action is chosen in 600 tries. */
function chosen(name: string, asked: Situation): Readonly<Record<string, number>> {
  const choose = adversariesIn(sealedBids.game)[name]
  if (choose === undefined) throw new Error(`nobody is called ${name}`)
  const counts: Record<string, number> = {}
  for (let times = 0; times < 600; times++) {
    const action = choose(asked)
    counts[action] = (counts[action] ?? 0) + 1
  }
  return counts
}

test('an unbiased player takes every action equally often', () => {
  const counts = chosen('random', situation(['pay.1', 'pay.2', 'leave']))
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(150)
})

test('the rarest kind is the one taken least in this game; one in six choices is random', () => {
  const counts = chosen('rarest-kind', situation(['pay.1', 'pay.2', 'leave'], { pay: 2, leave: 1 }))
  expect(counts.leave).toBeGreaterThan(500)
  expect(counts['pay.1']).toBeGreaterThan(0)
  expect(chosen('rarest-kind', situation(['pay.1', 'pay.2', 'leave'], { leave: 1 })).leave).toBeLessThan(100)
})

test('a game without urges is played only by adversaries that need none', () => {
  expect(Object.keys(adversariesIn(sealedBids.game))).toEqual(['random', 'rarest-kind'])
  for (const each of GAMES) expect(Object.keys(adversariesIn(each))).toEqual(['random', ...URGE_NAMES, 'rarest-kind'])
})

/** The final states of two-player games, each played by one kind of player. */
function ends(played: Game, name: string, games: number): readonly GameState[] {
  const choose = adversariesIn(played)[name]
  return Array.from({ length: games }, (_, number) => {
    const random = seededRandom(`${name} ${number}`)
    let state = played.setup(2, {})
    for (let steps = 0; state !== null && steps < 20_000; steps++) {
      const next = played.toMove(state)
      if (next.kind === 'over') return state
      const [seat = 0] = next.kind === 'seats' ? next.seats : []
      const legal = played.legalActions(state, seat)
      state =
        next.kind === 'chance'
          ? played.replay(state, 'chance', next.draw(random)).state
          : played.replay(state, seat, choose?.({ game: played, state, seat, legal, random, taken: new Map() }) ?? '').state
    }
    throw new Error(`${played.id} by ${name} does not end`)
  })
}

describe('in Pioneer Days', () => {
  const days = at(
    GAMES.filter(({ id }) => id === 'pioneer-days'),
    0,
  )
  const mean = (name: string, of: (player: ReturnType<typeof playing>['players'][number]) => number) => {
    const players = ends(days, name, 6).flatMap((state) => playing(state as unknown as Parameters<typeof playing>[0]).players)
    return players.reduce((sum, player) => sum + of(player), 0) / players.length
  }

  test('hoarders of tiles end with more of them than others, spenders with more wagons, misers with more silver', () => {
    const tiles = (name: string) => mean(name, ({ equipment }) => equipment.length)
    const goods = (name: string) => mean(name, ({ wood, medicine, gold }) => wood + medicine + gold.length)
    const wagons = (name: string) => mean(name, (player) => player.wagons.length)
    const silver = (name: string) => mean(name, (player) => player.silver)
    expect(tiles('hoard-tiles')).toBeGreaterThan(1.5 * tiles('hoard-goods'))
    expect(goods('hoard-goods')).toBeGreaterThan(1.5 * goods('hoard-tiles'))
    expect(wagons('buy-everything')).toBeGreaterThan(wagons('random'))
    expect(silver('spend-nothing')).toBeGreaterThan(2 * silver('random'))
  })
})

test('in Pioneers spenders end with fewer dollars than misers', () => {
  const dollars = (name: string) =>
    ends(game, name, 4)
      .flatMap((state) => Reflect.get(state, 'players') as readonly { readonly cash: number }[])
      .reduce((sum, { cash }) => sum + cash, 0)
  expect(dollars('spend-nothing')).toBeGreaterThan(2 * dollars('buy-everything'))
})
