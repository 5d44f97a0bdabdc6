import { pick, type Random } from '../../../engine/random.js'
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { paceOf, playMeasured, rateOf } from './playout.js'

type Square = number

interface Move {
  readonly from: Square
  readonly to: Square
  readonly promotion?: 'queen'
}

interface Squares extends Iterable<Square> {
  nonEmpty(): boolean
}

/** The part of a chessops position that is used here. */
interface Position {
  readonly halfmoves: number
  readonly board: { getRole(square: Square): string | undefined }
  allDests(): ReadonlyMap<Square, Squares>
  play(move: Move): void
}

interface Chess {
  default(): Position
}

/**
 * A variable, so that the import is not resolved at compile time. The library's licence rules it out as a dependency; install it
 * separately to measure.
 */
const LIBRARY: string = 'chessops/chess'

const ROUNDS = 5
const ROUND_MS = 500
/** Half-moves without a capture or a pawn move after which a game is drawn. */
const DRAWN_AFTER = 100

export const playoutVsChessops: Metric = {
  name: 'playout_vs_chessops',
  what: 'the same over the rate of chessops (allDests and play); needs npm install --no-save chessops',
  unit: 'ratio',
  better: 'higher',
  async measure({ progress }) {
    const chess = await installedChess()
    if (chess === null) {
      progress('playout_vs_chessops is left out: chessops is not installed (npm install --no-save chessops)')
      return null
    }
    // The first round lets the engine compile the hot code of both sides.
    ratio(chess, 'warm-up')
    return median(Array.from({ length: ROUNDS }, (_, round) => ratio(chess, `round ${round}`)))
  },
}

/** Runs both sides back to back, so that other load on the machine affects them equally. */
function ratio(chess: Chess, seed: string): number {
  const ours = paceOf(playMeasured, seed, ROUND_MS)
  const theirs = paceOf((random) => playChess(chess, random), seed, ROUND_MS)
  return rateOf(ours) / rateOf(theirs)
}

async function installedChess(): Promise<Chess | null> {
  try {
    const library: unknown = await import(LIBRARY)
    if (hasChess(library)) return library.Chess
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
  throw new Error('The installed chessops has no Chess: take the version that npm install gives.')
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'

function hasChess(library: unknown): library is { readonly Chess: Chess } {
  return typeof library === 'object' && library !== null && 'Chess' in library && typeof library.Chess === 'function'
}

/**
 * Plays one game of random legal moves and returns its length. Picks a piece before its target, because listing all moves would
 * be slower.
 */
function playChess(chess: Chess, random: Random): number {
  const position = chess.default()
  for (let moves = 0; ; moves++) {
    const movable = [...position.allDests()].filter(([, squares]) => squares.nonEmpty())
    if (movable.length === 0 || position.halfmoves >= DRAWN_AFTER) return moves
    const [from, squares] = pick(movable, random)
    position.play(promoting(position, { from, to: pick([...squares], random) }))
  }
}

function promoting({ board }: Position, move: Move): Move {
  const isLastRank = move.to < 8 || move.to >= 56
  return isLastRank && board.getRole(move.from) === 'pawn' ? { ...move, promotion: 'queen' } : move
}
