/** An ordeal: something hard that the program is put through, and what came of it. */

export interface Asked {
  /** How many kills, faults, fuzzes or actions; for an ordeal that is measured in time, minutes. */
  readonly amount: number
  /** The same seed makes the same choices; what runs side by side may still meet in another order. */
  readonly seed: string
  /** Tells how far it is. */
  progress(text: string): void
}

export interface Verdict {
  /** What was counted and measured, in the order in which it is printed. */
  readonly figures: Readonly<Record<string, number>>
  /** What went wrong, one line each; none: the ordeal is passed. */
  readonly failures: readonly string[]
}

/** One of the ordeals, listed in trials.ts. */
export interface Trial {
  readonly name: string
  /** In one line, for `--help`. */
  readonly what: string
  /** What the amount counts. */
  readonly unit: 'count' | 'minutes'
  /** The amount unless told. */
  readonly usual: number
  run(asked: Asked): Promise<Verdict>
}

/** So many failures are told in full. */
export const TOLD = 20
