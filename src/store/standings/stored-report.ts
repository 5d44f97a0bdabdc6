/** The report of a finished game whose table cannot be read any more, from its result or from its seats. */
import type { Figures } from '../../games/figures.js'
import type { Unrated } from '../../standings/ports.js'
import { isComputer } from '../../tables/model/computer.js'
import type { Credit, GameReport } from '../../tables/model/game-report.js'
import type { Affairs } from '../../tables/model/ports.js'
import type { ComputerTakeover } from '../../tables/model/terms.js'
import { intact } from './intact.js'

/** A game's result as stored. */
export interface StoredResult extends Pick<GameReport, 'endedAt' | 'rounds' | 'seats' | 'byRules'> {
  readonly unrated: Unrated | null
}

/** A credit as stored. */
export interface StoredCredit extends Omit<Credit, 'user' | 'played' | 'figures'> {
  readonly userId: string
  readonly name: string
  /** Null if the credit was not rated. */
  readonly mu: number | null
}

/** As stored when the game ended. `figuresOf` is null for figures that cannot be read. */
export function reportFromResult<Stored extends StoredCredit>(
  { endedAt, rounds, seats, byRules, unrated }: StoredResult,
  credits: readonly Stored[],
  figuresOf: (credit: Stored) => Figures | null,
): GameReport {
  return {
    ...{ endedAt, rounds, seats, byRules },
    hasComputer: unrated === 'computer-player',
    cutShort: unrated === 'cut-short',
    againstComputers: unrated === 'against-computers',
    withComputerTakeover: unrated === 'relief',
    credits: credits.map((credit) => creditOf(credit, figuresOf(credit) ?? NO_FIGURES)),
  }
}

const NO_FIGURES: Figures = { sources: {}, choices: {}, feats: {} }

function creditOf({ userId, name, ...credit }: StoredCredit, figures: Figures): Credit {
  const { seat, place, points, resigned, decisions, decisionMs } = credit
  // Nothing depends on this in a game that was not rated.
  const played = credit.mu !== null
  return { user: { id: userId, name }, seat, place, points, resigned, played, figures, decisions, decisionMs }
}

/** What the seats' report needs of a table. */
export interface SeatedTable {
  readonly endedAt: Date
  readonly computerTakeover: ComputerTakeover
  /** As JSON, which may be damaged. */
  readonly affairs: string | null
}

export interface StoredSeat {
  readonly seat: number
  readonly userId: string
  readonly userName: string
  readonly place: number | null
  readonly points: number | null
}

/**
 * Without rounds, figures and times, and as if everybody had played. Players whose seat was taken over are not credited, and no
 * records are set.
 */
export function reportFromSeats(
  { endedAt, computerTakeover, affairs: stored }: SeatedTable,
  seats: readonly StoredSeat[],
): GameReport {
  const affairs = intact<Affairs>(stored)
  const credits = seats.flatMap((row): readonly Credit[] => {
    if (row.place === null || isComputerSeat(row)) return []
    const { userId, userName, seat, place } = row
    const resigned = affairs?.attendance[seat]?.by === 'resigned'
    const points = resigned ? 0 : (row.points ?? 0)
    const rest = { played: true, figures: NO_FIGURES, decisions: 0, decisionMs: 0 }
    return [{ user: { id: userId, name: userName }, seat, place, points, resigned, ...rest }]
  })
  return {
    endedAt,
    rounds: 0,
    seats: seats.length,
    byRules: false,
    cutShort: false,
    hasComputer: false,
    againstComputers: seats.some(isComputerSeat),
    withComputerTakeover: computerTakeover !== 'none',
    credits,
  }
}

function isComputerSeat({ userId }: Pick<StoredSeat, 'userId'>): boolean {
  return isComputer({ id: userId })
}
