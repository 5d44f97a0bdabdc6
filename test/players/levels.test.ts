/** The levels of computer players on the real games. */
import { describe, expect, test } from 'vitest'
import { playGame } from '../../src/cli/play-game.js'
import { policyNamed } from '../../src/cli/policies.js'
import { pick, type Random, seededRandom } from '../../src/engine/random.js'
import type { GameState, Ruleset } from '../../src/games/game.js'
import { GAMES } from '../../src/games/index.js'
import { choose, LEVELS, type PlayedByComputer } from '../../src/players/levels.js'

/** Of all positions in which something is hidden all levels decide every so many, with so many iterations of a search. */
const STRIDE = 40
const FEW = 6
const SERIES = ['one', 'two', 'three']

interface Asked {
  readonly state: GameState
  readonly seat: number
}

/** Positions of a random game in which a seat has a choice. */
function* decisions(game: Ruleset, seats: number, random: Random): Generator<Asked> {
  let state = game.setup(seats, {})
  while (state !== null) {
    const next = game.toMove(state)
    if (next.kind === 'over') return
    if (next.kind === 'chance') {
      state = game.replay(state, 'chance', next.draw(random)).state
      continue
    }
    const seat = pick(next.seats, random)
    const legal = game.legalActions(state, seat)
    if (legal.length > 1) yield { state, seat }
    state = game.replay(state, seat, pick(legal, random)).state
  }
}

/** As a computer player decides: on a sample of its own. */
function decided(game: Ruleset, { state, seat }: Asked, level: (typeof LEVELS)[number]): string {
  const own = seededRandom('own')
  let asked = 0
  return choose(game, game.sample(state, seat, own), seat, level, own, () => ++asked === FEW)
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a computer player of %s', (_id, game) => {
  test.each([2, 3, 4])('imagines and decides the same whatever is hidden from it, %d seats', (seats) => {
    const imagined = ({ state, seat }: Asked) => game.save(game.sample(state, seat, seededRandom('own')))
    let hidden = 0
    for (const seed of SERIES) {
      for (const asked of decisions(game, seats, seededRandom(seed))) {
        const { state, seat } = asked
        const other = { state: game.sample(state, seat, seededRandom('other')), seat }
        if (game.save(other.state) === game.save(state)) continue
        expect(game.viewAsJson(other.state, seat)).toBe(game.viewAsJson(state, seat))
        expect(imagined(other)).toBe(imagined(asked))
        expect(game.impressions(other.state, seat)).toEqual(game.impressions(state, seat))
        if (hidden++ % STRIDE > 0) continue
        for (const level of LEVELS) expect(decided(game, other, level)).toBe(decided(game, asked, level))
      }
    }
    expect(hidden).toBeGreaterThan(5)
  })
})

/** Wins of the first policy against the second in games of two, from both seats. A shared victory counts in parts. */
function winsOf(game: Ruleset, one: string, other: string, games: number): number {
  let won = 0
  for (let number = 0; number < games; number++) {
    const seat = number % 2
    const policy = policyNamed(seat === 0 ? `${one},${other}` : `${other},${one}`, game)
    if (policy === null) throw new Error(`there is no policy ${one} or ${other}`)
    const { winners } = playGame({ game, seats: 2, chosen: {}, seed: `levels ${number}`, policy }).outcome
    if (winners.includes(seat)) won += 1 / winners.length
  }
  return won
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a newcomer to %s', (_id, game) => {
  test('beats random players', () => expect(winsOf(game, 'newcomer', 'random', 30)).toBeGreaterThan(21))
  test('loses to a traveller', () => expect(winsOf(game, 'newcomer', 'traveller', 30)).toBeLessThan(9))
})

test('a traveller takes each of the actions that look best equally often, and no other', () => {
  const game: PlayedByComputer<null> = {
    legalActions: () => ['west', 'east', 'stay'],
    impressions: () => [2, 2, 1],
    pace: 1,
    search: () => expect.fail('a traveller does not look ahead'),
  }
  const random = seededRandom('equals')
  const chosen = Array.from({ length: 200 }, () => choose(game, null, 0, 'traveller', random))
  expect(chosen).not.toContain('stay')
  for (const action of ['west', 'east']) expect(chosen.filter((each) => each === action).length).toBeGreaterThan(70)
})

/** Games in which even a short search is known to be stronger than the rules of thumb that it starts from. */
test.each(['pioneers', 'pioneer-days'])('a short search beats a traveller in %s', (id) => {
  const game = GAMES.find((each) => each.id === id)
  if (game === undefined) throw new Error(`there is no game ${id}`)
  // The same games each time: it fails only when rules, rules of thumb or the search have changed for the worse.
  expect(winsOf(game, 'search:24', 'traveller', 8)).toBeGreaterThanOrEqual(5)
})

test('computer players play the same game for the same seed', () => {
  for (const game of GAMES) {
    const policy = policyNamed('newcomer,traveller', game)
    if (policy === null) throw new Error('a level is missing')
    const play = () => playGame({ game, seats: 2, chosen: {}, seed: 'again', policy }).steps
    expect(play()).toEqual(play())
  }
})

test('a veteran finds the same action again from the same seed', () => {
  for (const game of GAMES) {
    // Late in the game, where looking ahead is short.
    const asked = [...decisions(game, 2, seededRandom('veteran'))].at(-4)
    if (asked === undefined) throw new Error('nobody decides')
    const { state, seat } = asked
    const once = choose(game, state, seat, 'veteran', seededRandom('own'))
    expect(game.legalActions(state, seat)).toContain(once)
    expect(choose(game, state, seat, 'veteran', seededRandom('own'))).toBe(once)
  }
})
