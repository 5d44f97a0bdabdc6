/** What the table decides for a seat whose time has run out, and when that goes on without any more time. */
import type { Seat } from '../../engine/game.js'
import { seededRandom } from '../../engine/random.js'
import type { Game, GameState } from '../../games/game.js'
import { choose } from '../../players/levels.js'
import type { Attendance } from '../model/attendance.js'
import type { PlayingTable } from '../model/table.js'

/** A game as it developed from `from`, with the log entries that led there. */
interface Developed {
  readonly from: PlayingTable
  readonly state: GameState
  readonly entries: readonly unknown[]
}

/** By the rules of thumb if the table has computer players decide for those who are away; there is no time to look ahead. */
export function actionInstead({ from, state, entries }: Developed, seat: Seat): string {
  const { id, position, game, terms } = from
  if (terms.computerTakeover === 'none') return game.defaultAction(state, seat)
  const random = seededRandom(`instead.${id}.${position + entries.length}`)
  return choose(
    game,
    game.sample(state, seat, random),
    seat,
    terms.computerTakeover === 'newcomer' ? 'newcomer' : 'traveller',
    random,
  )
}

/** Whether it is the seat's own turn, and not a question that is asked in it. */
export function isOwnTurn(game: Game, state: GameState, seat: Seat): boolean {
  return game.turn(state).seat === seat && game.questions.asked(state) === null
}

/**
 * Whether a game has come back to the own turn of a seat, for which its time has run out already, after another seat had
 * something to decide in it.
 */
export function isBackInLateTurn({ lateTurn, wait }: Attendance, game: Game, state: GameState, seat: Seat): boolean {
  return wait === null && lateTurn === game.turn(state).number && isOwnTurn(game, state, seat)
}
