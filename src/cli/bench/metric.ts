/** What a metric gets to measure with. */
export interface Bench {
  /** Reports progress, or why something cannot be measured. */
  progress(text: string): void
}

/** Something that is measured. Each metric has its own file and is listed in metrics.ts. */
export interface Metric {
  readonly name: string
  /** One line, for `--help`. */
  readonly what: string
  readonly unit: string
  readonly better: 'higher' | 'lower'
  /** Null if this machine cannot measure it. The reason was reported as progress. */
  measure(bench: Bench): Promise<number | null>
}
