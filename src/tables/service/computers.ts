/** Lets computer players think and move, each table's one after the other, without making anybody wait. */
import { createHash } from 'node:crypto'
import type { Seat } from '../../engine/game.js'
import { seededRandom } from '../../engine/random.js'
import type { Game, GameState } from '../../games/game.js'
import { choose, type Level, lookAhead } from '../../players/levels.js'
import type { Findings } from '../../players/search.js'
import { type Insight, type Study, study } from '../../players/study.js'
import { type ComputerMove, computerToMove } from '../decisions/computer-move.js'
import { type LoadedTable, messageOf } from '../model/loaded-table.js'
import type { Logger } from '../model/ports.js'
import type { Result } from '../model/refusal.js'
import { levelAt } from '../model/relief.js'
import type { Moved } from '../model/services.js'
import type { PlayingTable } from '../model/table.js'

/** What a computer player is asked. */
export interface Question {
  readonly game: Game
  /** A sample for the seat, never the true state. */
  readonly sample: GameState
  readonly seat: number
  readonly level: Level
  /** What its own draws follow from. */
  readonly seed: string
}

/** Who thinks for computer players, and for people who ask for a hint. Rejects if it cannot. */
export interface Mind {
  /** The action that a player of the level takes. */
  choose(question: Question): Promise<string>
  /** Everything that a look ahead finds. */
  lookAhead(question: Question): Promise<Findings<string>>
  /** A piece of a look back at a game that is over. Everything else goes first. */
  study(game: Game, study: Study<GameState>): Promise<Insight>
}

/** Thinks on the calling thread. */
export const MIND_HERE: Mind = {
  choose: async ({ game, sample, seat, level, seed }) => choose(game, sample, seat, level, seededRandom(seed)),
  lookAhead: async ({ game, sample, seat, level, seed }) => lookAhead(game, sample, seat, level, seededRandom(seed)),
  study: async (game, task) => study(game, task),
}

export interface ComputersDeps {
  readonly mind: Pick<Mind, 'choose'>
  readonly find: (tableId: string) => Promise<LoadedTable | null>
  readonly move: (tableId: string, move: ComputerMove) => Promise<Result<Moved | null>>
  readonly logger: Logger
}

/** Lets the computer players of a table move until a person has to. Does nothing while that is under way. */
export type LetMove = (tableId: string) => void

export function createComputers({ mind, find, move, logger }: ComputersDeps): LetMove {
  const moving = new Set<string>()

  async function moveAll(tableId: string): Promise<void> {
    for (let loaded = await find(tableId); loaded !== null; loaded = await find(tableId)) {
      const question = questionAt(loaded)
      if (question === null) return
      const { position } = loaded.table
      const action = await mind.choose(question).catch((thrown: unknown) => {
        logger.error({ table: tableId, position }, `a computer player could not think and does the least: ${messageOf(thrown)}`)
        return question.game.defaultAction(question.sample, question.seat)
      })
      const moved = await move(tableId, { seat: question.seat, position, action })
      if (!moved.ok) return
    }
  }

  return (tableId) => {
    if (moving.has(tableId)) return
    moving.add(tableId)
    moveAll(tableId)
      .catch((thrown: unknown) => {
        logger.error({ table: tableId, position: null }, `a computer player could not move, will try again: ${messageOf(thrown)}`)
      })
      .finally(() => moving.delete(tableId))
  }
}

/** What the table's computer player is asked now. Null if it waits for none. */
function questionAt({ table, pledge }: LoadedTable): Question | null {
  const seat = computerToMove(table)
  if (seat === null || table.status !== 'playing') return null
  const level = levelAt(table, seat)
  if (level === null) return null
  return askedAt(table, pledge, seat, level)
}

/** The question to a seat of a table, with a sample in place of the true state. */
export function askedAt(table: PlayingTable, pledge: LoadedTable['pledge'], seat: Seat, level: Level): Question {
  // The secret makes it unpredictable, and repeatable once it is disclosed. No draw of the table uses this text.
  const seed = createHash('sha256')
    .update(`computer.${pledge?.secret ?? ''}.${table.id}.${table.position}`)
    .digest('hex')
  const { game } = table
  return { game, sample: game.sample(table.state, seat, seededRandom(`sample.${seed}`)), seat, level, seed }
}
