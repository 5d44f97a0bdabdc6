/** A whole game as its past, for looking back at it. */
import { seededRandom } from '../../../src/engine/random.js'
import type { Game, GameState } from '../../../src/games/game.js'
import type { GameEntry } from '../../../src/tables/model/log.js'
import type { Past } from '../../../src/tables/past/history.js'
import type { Reviewed } from '../../../src/tables/past/reviewing.js'

type Cause = 'player' | 'clock'
export type Move = string | readonly [action: string, cause: Cause]

/** A game from its start, by the moves that `next` names until it is over. */
export function played(game: Game, seats: number, next: (state: GameState, seat: number) => Move): Reviewed {
  const random = seededRandom('played')
  const positions: Past[number][] = []
  let state = game.setup(seats, {})
  for (let position = 1; state !== null; position++) {
    const now: GameState = state
    const move = game.toMove(now)
    if (move.kind === 'over') {
      const [first, ...rest] = positions
      if (first === undefined) break
      const past: Past = [{ ...first, entry: null }, ...rest]
      return { game, past, outcome: move.outcome, seed: 'seed', iterations: 500 }
    }
    const place = { position, at: new Date(0), turn: 0 }
    let entry: GameEntry
    if (move.kind === 'chance') {
      const action = move.draw(random)
      entry = { ...place, kind: 'draw', action, facts: game.replay(now, 'chance', action).facts }
    } else {
      const seat = move.seats[0] ?? 0
      const said = next(now, seat)
      const [action, cause] = typeof said === 'string' ? [said, 'player' as const] : said
      const facts = game.replay(now, seat, action).facts
      entry = { ...place, kind: 'action', seat, userId: 'u', cause, action, facts }
    }
    state = game.replay(now, entry.kind === 'draw' ? 'chance' : entry.seat, entry.action).state
    positions.push({ state, turn: game.turn(state).number, entry, later: [] })
  }
  throw new Error('the game has no end')
}
