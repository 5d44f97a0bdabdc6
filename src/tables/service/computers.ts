/** Lets computer players think and move, each table's one after the other, without making anybody wait. */
import type { Seat } from '../../engine/game.js'
import { seededRandom } from '../../engine/random.js'
import type { Game, GameState } from '../../games/game.js'
import { choose, type Level, lookAhead } from '../../players/levels.js'
import type { Findings } from '../../players/search.js'
import { type Insight, type Study, study } from '../../players/study.js'
import { type ComputerMove, computerToMove } from '../decisions/computer-move.js'
import { levelAt } from '../model/computer-seats.js'
import type { LoadedTable } from '../model/loaded-table.js'
import { messageOf } from '../model/message-of.js'
import type { Logger } from '../model/ports.js'
import type { Result } from '../model/refusal.js'
import type { Moved } from '../model/services.js'
import { sha256 } from '../model/sha256.js'
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
  /** How long it may think at most, in milliseconds. Absent: as long as its level. */
  readonly withinMs?: number
}

/** Who thinks for computer players, and for people who ask for a hint. Rejects if it cannot. */
export interface Thinker {
  /** The action that a player of the level takes. */
  choose(question: Question): Promise<string>
  /** Everything that a look ahead finds. */
  lookAhead(question: Question): Promise<Findings<string>>
  /** A piece of a look back at a game that is over. Everything else goes first. */
  study(game: Game, study: Study<GameState>): Promise<Insight>
}

/** Thinks on the calling thread. */
export const THINKER_HERE: Thinker = {
  choose: async ({ game, sample, seat, level, seed }) => choose(game, sample, seat, level, seededRandom(seed)),
  lookAhead: async ({ game, sample, seat, level, seed }) => lookAhead(game, sample, seat, level, seededRandom(seed)),
  study: async (game, task) => study(game, task),
}

export interface ComputersDeps {
  readonly thinker: Pick<Thinker, 'choose'>
  readonly find: (tableId: string) => Promise<LoadedTable | null>
  readonly move: (tableId: string, move: ComputerMove) => Promise<Result<Moved | null>>
  /** Whether the program is stopping. Computer players then stop without a word, and move after the next start. */
  readonly stopped: () => boolean
  readonly now: () => Date
  readonly logger: Logger
}

/** Lets the computer players of a table move until a person has to. Does nothing while that is under way. */
export type LetMove = (tableId: string) => void

/** How long a computer player thinks about a whole turn, in milliseconds, however many decisions it takes. */
const TURN_MS = 2400
/** Of what is left of it, a single decision gets at most this share. */
const SHARE = 0.5

/** What a computer player has left of its time for a turn. */
interface Budget {
  readonly seat: Seat
  readonly turn: number
  readonly leftMs: number
}

export function createComputers({ thinker, find, move, stopped, now, logger }: ComputersDeps): LetMove {
  const moving = new Set<string>()

  async function moveAll(tableId: string): Promise<void> {
    let budget: Budget | null = null
    for (let loaded = await find(tableId); loaded !== null; loaded = await find(tableId)) {
      const question = questionAt(loaded)
      if (question === null || stopped()) return
      const { position } = loaded.table
      const { game, sample, seat } = question
      budget = budgetFor(budget, seat, game.turn(sample).number)
      const begun = now().getTime()
      const action = await thinker.choose({ ...question, withinMs: SHARE * budget.leftMs }).catch((thrown: unknown) => {
        if (stopped()) throw thrown
        const why = `a computer player could not think and follows the rules of thumb: ${messageOf(thrown)}`
        logger.error({ table: tableId, position }, why)
        return choose(game, sample, seat, 'traveller', seededRandom(question.seed))
      })
      budget = { ...budget, leftMs: Math.max(0, budget.leftMs - Math.max(0, now().getTime() - begun)) }
      const moved = await move(tableId, { seat, position, action })
      if (!moved.ok) return
    }
  }

  return (tableId) => {
    if (moving.has(tableId)) return
    moving.add(tableId)
    moveAll(tableId)
      .catch((thrown: unknown) => {
        if (stopped()) return
        logger.error({ table: tableId, position: null }, `a computer player could not move, will try again: ${messageOf(thrown)}`)
      })
      .finally(() => moving.delete(tableId))
  }
}

function budgetFor(budget: Budget | null, seat: Seat, turn: number): Budget {
  return budget?.seat === seat && budget.turn === turn ? budget : { seat, turn, leftMs: TURN_MS }
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
  // The secret makes it unpredictable, and no draw of the table uses this text. Once the secret is disclosed, the search can be
  // repeated with the same draws, but not always to the same choice: on a busy machine it may have ended by the clock.
  const seed = sha256(`computer.${pledge?.secret ?? ''}.${table.id}.${table.position}`)
  const { game } = table
  return { game, sample: game.sample(table.state, seat, seededRandom(`sample.${seed}`)), seat, level, seed }
}
