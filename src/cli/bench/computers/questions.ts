/** What computer players are asked while they are measured. */
import { at } from '../../../engine/lists.js'
import { seededRandom } from '../../../engine/random.js'
import type { Game } from '../../../games/game.js'
import type { Level } from '../../../players/levels.js'
import type { Question } from '../../../tables/service/computers.js'
import { positionsOf } from '../rules/search-pace.js'

/** The n-th question to a computer player of this level. The positions of a game are asked about over and over. */
export type Questioner = (number: number, level: Level) => Question

export function questionsAbout(game: Game): Questioner {
  const positions = positionsOf(game)
  return (number, level) => {
    const { state, seat } = at(positions, number % positions.length)
    const seed = `question/${number}`
    return { game, sample: game.sample(state, seat, seededRandom(seed)), seat, level, seed }
  }
}
