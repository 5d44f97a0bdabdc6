import { at, seededRandom } from '../../engine/random.js'
import { pioneers } from '../../games/pioneers/index.js'
import type { Drawing } from '../../pictures/drawing.js'
import { randomAction } from './position.js'

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']

/** The public picture after each turn of a simulated game of four, until it is over. */
export function* turnFrames(seed: string): Generator<Drawing> {
  const random = seededRandom(seed)
  let state = pioneers.setup(NAMES.length, {})
  let turn = 0
  while (state !== null) {
    const next = pioneers.toMove(state)
    if (next.kind === 'over') return
    const now = pioneers.turn(state).number
    if (now !== turn) yield pioneers.illustrate(state, [], { locale: 'en', names: NAMES, viewer: 'table' }).drawing
    turn = now
    const by = next.kind === 'chance' ? 'chance' : at(next.seats, 0)
    const action = next.kind === 'chance' ? next.draw(random) : randomAction(pioneers, state, at(next.seats, 0), random)
    state = pioneers.replay(state, by, action).state
  }
}

/** The pictures of several tables, one turn of each by turns, as a program that hosts them all makes them. */
export function* framesOfTables(tables: number, seed: string): Generator<Drawing> {
  let games = Array.from({ length: tables }, (_, table) => turnFrames(`${seed}/${table}`))
  while (games.length > 0) {
    const frames = games.map((game) => ({ game, next: game.next() }))
    for (const { next } of frames) if (!next.done) yield next.value
    games = frames.filter(({ next }) => !next.done).map(({ game }) => game)
  }
}
