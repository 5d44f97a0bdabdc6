import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { GameState } from '../../../games/game.js'
import type { Drawing } from '../../../pictures/drawing.js'
import { MEASURED_GAME } from '../measured-game.js'
import { randomAction } from '../position.js'

const NAMES = ['Annie', 'Bill', 'Katie', 'Jim']

/** A step of a simulated game: its state and the seat that decides next. The seat is null for a draw. */
interface Step {
  readonly state: GameState
  readonly seat: Seat | null
}

/** Every position of a simulated four-player game. */
function* steps(seed: string): Generator<Step> {
  const random = seededRandom(seed)
  let state = MEASURED_GAME.setup(NAMES.length, {})
  while (state !== null) {
    const next = MEASURED_GAME.toMove(state)
    if (next.kind === 'over') return
    const seat = next.kind === 'chance' ? null : at(next.seats, 0)
    yield { state, seat }
    const action = next.kind === 'chance' ? next.draw(random) : randomAction(MEASURED_GAME, state, at(next.seats, 0), random)
    state = MEASURED_GAME.replay(state, seat ?? 'chance', action).state
  }
}

/** The public picture after each turn of a simulated four-player game. */
function* turnFrames(seed: string): Generator<Drawing> {
  let turn = 0
  for (const { state } of steps(seed)) {
    const now = MEASURED_GAME.turn(state).number
    if (now !== turn) yield MEASURED_GAME.illustrate(state, [], { locale: 'en', names: NAMES, viewer: 'table' }).drawing
    turn = now
  }
}

/** The picture behind each decision of a simulated four-player game. */
export function* panelFrames(seed: string): Generator<Drawing> {
  for (const { state, seat } of steps(seed)) {
    if (seat !== null)
      yield MEASURED_GAME.panel(state, seat, [], { locale: 'en', names: NAMES, viewer: seat }).illustration.drawing
  }
}

/** The pictures of several tables, interleaved turn by turn, as a program that hosts them all would draw them. */
export function* framesOfTables(tables: number, seed: string): Generator<Drawing> {
  let games = Array.from({ length: tables }, (_, table) => turnFrames(`${seed}/${table}`))
  while (games.length > 0) {
    const frames = games.map((game) => ({ game, next: game.next() }))
    for (const { next } of frames) if (!next.done) yield next.value
    games = frames.filter(({ next }) => !next.done).map(({ game }) => game)
  }
}
