import type { WireTally } from './wire/tally.js'

/** What metrics measure with. */
export interface Bench {
  /** Tells how far it is, or why something cannot be measured. */
  progress(text: string): void
  /** What was counted over whole games on the wire; they are played once, when first asked for. */
  wireGames(): Promise<WireTally>
}

/** Something that is measured: one file each, listed in metrics.ts. */
export interface Metric {
  readonly name: string
  /** In one line, for `--help`. */
  readonly what: string
  readonly unit: string
  readonly better: 'higher' | 'lower'
  /** Null if it cannot be measured on this machine; why was told as progress. */
  measure(bench: Bench): Promise<number | null>
}
