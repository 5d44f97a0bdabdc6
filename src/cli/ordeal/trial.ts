/** An ordeal: something hard that the program is put through, and its outcome. */

import type { Database } from '../../store/open.js'

export interface Asked {
  /** The number of kills, faults, fuzzes or actions, or the duration in minutes. */
  readonly amount: number
  /** The same seed makes the same choices. Concurrent work may still interleave differently. */
  readonly seed: string
  /** Reports progress. */
  progress(text: string): void
}

/** Where an ordeal keeps its tables. */
export interface Stage {
  /** A database with nothing in it. By default a file that is removed afterward. */
  readonly database?: Database
}

export interface Verdict {
  /** Counts and measurements, in print order. */
  readonly figures: Readonly<Record<string, number>>
  /** One line for each failure. The ordeal is passed if there are none. */
  readonly failures: readonly string[]
}

/** An ordeal that can be run. All are listed in trials.ts. */
export interface Trial {
  readonly name: string
  /** One line, for `--help`. */
  readonly what: string
  /** What the amount counts. */
  readonly unit: 'count' | 'minutes'
  /** The default amount. */
  readonly usual: number
  /** Whether it can be put on a database in PostgreSQL. */
  readonly runsOnServer?: true
  run(asked: Asked, stage: Stage): Promise<Verdict>
}

/** Number of failures that are reported in full. */
export const TOLD = 20
