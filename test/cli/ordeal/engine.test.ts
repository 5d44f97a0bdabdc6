import { describe, expect, test } from 'vitest'
import { playAll } from '../../../src/cli/ordeal/engine.js'
import type { Game, GameState } from '../../../src/games/game.js'
import { GAMES } from '../../../src/games/index.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'

const asked = (amount: number) => ({ amount, seed: 'test', progress: () => {} })

/** A game whose state gets extra values with each action of a seat. */
function withExtra(game: Game, extra: (state: GameState) => object): Game {
  return {
    ...game,
    submit(state, seat, action) {
      const submitted = game.submit(state, seat, action)
      if (submitted.kind !== 'accepted') return submitted
      return { ...submitted, state: { ...submitted.state, ...extra(submitted.state) } as GameState }
    },
  }
}

const first = (list: unknown, change: (item: Readonly<Record<string, number>>) => object) =>
  Array.isArray(list) ? list.map((item, index) => (index === 0 ? { ...item, ...change(item) } : item)) : []
const playersWith = (change: (player: Readonly<Record<string, number>>) => object) => (state: GameState) => ({
  players: first(Reflect.get(state, 'players'), change),
})

describe('the ordeal of the engine', () => {
  test('finds nothing in 500 actions of each kind of player, and everything forbidden is refused', async () => {
    const { figures, failures } = await playAll(asked(500), GAMES)
    expect(failures).toEqual([])
    expect(figures.actions).toBeGreaterThanOrEqual(15_000)
    expect(figures['forbidden actions tried']).toBeGreaterThan(2_500)
  })

  test('has every kind of player in every game', () => {
    expect(GAMES.filter(({ trials }) => trials.urges === undefined)).toEqual([])
  })

  test('plays any game, with or without urges', async () => {
    const { failures, figures } = await playAll(asked(300), [sealedBids.game])
    expect(failures).toEqual([])
    expect(figures.games).toBeGreaterThan(1)
  })

  test.each([
    ['money from nowhere', playersWith(({ cash = 0 }) => ({ cash: cash + 1 })), /has \$\d+, the facts tell of/],
    ['a pioneer too many', playersWith(({ pioneers = 0 }) => ({ pioneers: pioneers + 1 })), /seat 0 has 21 pioneers/],
    ['a road too few', playersWith(({ roads = 0 }) => ({ roads: roads - 1 })), /seat 0 has 14 roads/],
    ['a nugget twice', playersWith(() => ({ nuggets: [3] })), /nuggets of 3, 4, 5/],
    ['coaches that vanish', () => ({ display: [] }), /a coach is missing/],
    ['a turn that nobody told', (state: GameState) => ({ turn: { ...Reflect.get(state, 'turn'), round: 9 } }), /turn/],
    ['silver from nowhere', playersWith(({ silver = 0 }) => ({ silver: silver + 1 })), /\d+ silver, the facts tell of/],
    ['gold that was not drawn', playersWith(() => ({ gold: [3] })), /gold tokens of 1, 2, 3/],
    ['a wagon that has no card', playersWith(() => ({ wagons: [] })), /a (small|large) wagon is missing/],
    [
      'a marker beyond its track',
      () => ({ tracks: { storm: 3, raid: 0, famine: 0, disease: 0 } }),
      /marker of storm stands on space 3/,
    ],
    ['a turn too many', (state: GameState) => ({ turns: Number(Reflect.get(state, 'turns')) + 1 }), /a turn began untold/],
  ])('notices %s', async (_what, extra, sentence) => {
    const broken = GAMES.map((game) => withExtra(game, extra))
    const { failures } = await playAll(asked(5), broken)
    expect(failures.join('\n')).toMatch(sentence)
  })

  test.each([
    ['a seat that may do nothing on its move', { legalActions: () => [] }, /is to move and has no legal action/],
    [
      'a seat for which nobody can decide',
      {
        defaultAction(): never {
          throw new Error('no item 0')
        },
      },
      /the default of seat \d threw no item 0/,
    ],
    ['a default that is not allowed', { defaultAction: () => 'sail' }, /the default sail of seat \d is not on its list/],
    [
      'a game in which nobody is to move',
      { toMove: () => ({ kind: 'seats', seats: [] }) as const },
      /the game is not over, and nobody is to move/,
    ],
  ])('notices %s', async (_what, broken, sentence) => {
    const games = GAMES.map((game): Game => ({ ...game, ...broken }))
    const { failures } = await playAll(asked(5), games)
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.join('\n')).toMatch(sentence)
  })

  test('notices a seat that may act while it is not to move', async () => {
    const eager = GAMES.map(
      (game): Game => ({ ...game, legalActions: (state, seat) => [...game.legalActions(state, seat), 'sail'] }),
    )
    const { failures } = await playAll(asked(5), eager)
    expect(failures.join('\n')).toMatch(/seat \d may act and is not to move/)
    expect(failures.join('\n')).toMatch(/refused sail, which its own list has|accepted sail/)
  })

  test('notices a game that never ends', async () => {
    const seat = 0
    const endless: Game = {
      ...sealedBids.game,
      seats: { min: 2, max: 2 },
      toMove: () => ({ kind: 'seats', seats: [seat] }),
      legalActions: (_state, other) => (other === seat ? ['again'] : []),
      defaultAction: () => 'again',
      submit: (state) => ({ kind: 'accepted', state, facts: [] }),
    }
    const { failures } = await playAll(asked(100_000), [endless])
    expect(failures.join('\n')).toContain('the game has no end after')
  })

  test('notices a rule that lets everything through', async () => {
    const lax = GAMES.map(
      (game): Game => ({
        ...game,
        submit(state, seat, action) {
          const submitted = game.submit(state, seat, action)
          return submitted.kind === 'accepted' ? submitted : { kind: 'accepted', state, facts: [] }
        },
      }),
    )
    const { failures } = await playAll(asked(50), lax)
    expect(failures.join('\n')).toContain('which its own list does not have')
  })

  test('notices a state that is changed in place', async () => {
    const rash = GAMES.map(
      (game): Game => ({
        ...game,
        submit(state, seat, action) {
          Object.assign(state, { touched: true })
          return game.submit(state, seat, action)
        },
      }),
    )
    const { failures } = await playAll(asked(5), rash)
    expect(failures.join('\n')).toContain('not extensible')
  })
})
