/** Sums up what was measured while many tables were played. */
import type { Pause } from '../../../operator/pauses.js'
import type { Verdict } from '../trial.js'
import type { Look } from './vitals.js'

export interface Answered {
  /** The time of the press, in milliseconds of this process's own clock. */
  readonly at: number
  /** Milliseconds from the press until the answer is on the player's screen. Null if no answer came. */
  readonly ms: number | null
}

export interface Measured {
  readonly tables: number
  /** Measuring begins and ends at these times. Everything before is warm-up. */
  readonly from: number
  readonly to: number
  readonly presses: readonly Answered[]
  readonly hints: readonly Answered[]
  readonly looks: readonly Look[]
}

/** The longest acceptable response time for 99 of 100 presses. */
const P99_LIMIT_MS = 500
const PAUSE_LIMIT_MS = 100
/** Length of the two windows whose median memory use is compared: after the warm-up and before the end. */
const WINDOW_MS = 60_000
/** Memory may differ by this share from one window to the other without a leak, because of uncollected garbage. */
const TOLERANCE = 0.1

export function verdictOf({ tables, from, to, presses, hints, looks }: Measured): Verdict {
  const within = ({ at }: { readonly at: number }) => at >= from && at < to
  const measured = presses.filter(within)
  const times = timesOf(measured)
  const lost = measured.length - times.length
  const measuredHints = hints.filter(within)
  const hintTimes = timesOf(measuredHints)
  const lostHints = measuredHints.length - hintTimes.length
  const measuredLooks = looks.filter(within)
  const pauses = measuredLooks.map(({ ownPause }) => ownPause)
  const pause = longestOf(pauses).ms
  const p99 = quantile(times, 0.99)
  const early = (of: (look: Look) => number) =>
    quantile(looks.filter(({ at }) => at >= from && at < from + WINDOW_MS).map(of), 0.5)
  const late = (of: (look: Look) => number) => quantile(looks.filter(({ at }) => at >= to - WINDOW_MS && at < to).map(of), 0.5)
  const [before, after] = [early((look) => look.residentMiB), late((look) => look.residentMiB)]
  const wrong = (isWrong: boolean, sentence: string) => (isWrong ? [sentence] : [])
  return {
    figures: {
      tables,
      minutes: (to - from) / 60_000,
      presses: measured.length,
      'presses a second': measured.length / ((to - from) / 1000),
      'answer, median (ms)': quantile(times, 0.5),
      'answer, 99 of 100 (ms)': p99,
      'answer, slowest (ms)': Math.max(0, ...times),
      'presses without an answer': lost,
      hints: measuredHints.length,
      'hint, median (ms)': quantile(hintTimes, 0.5),
      'hint, 99 of 100 (ms)': quantile(hintTimes, 0.99),
      'hints without an answer': lostHints,
      'longest pause of the event loop (ms)': Math.max(0, ...measuredLooks.map(({ pauseMs }) => pauseMs)),
      ...pauseFigures(pauses),
      'such pauses over 100 ms': pauses.filter(({ ms }) => ms > PAUSE_LIMIT_MS).length,
      'memory after the warm-up (MiB)': before,
      'memory at the end (MiB)': after,
      'heap after the warm-up (MiB)': early((look) => look.heapMiB),
      'heap at the end (MiB)': late((look) => look.heapMiB),
    },
    failures: [
      ...wrong(times.length === 0, 'nothing was answered'),
      ...wrong(lost > 0, `${lost} presses were not answered`),
      ...wrong(lostHints > 0, `${lostHints} hints were not answered`),
      ...wrong(p99 >= P99_LIMIT_MS, `99 of 100 answers take up to ${Math.round(p99)} ms, not less than ${P99_LIMIT_MS}`),
      ...wrong(
        pause > PAUSE_LIMIT_MS,
        `the event loop paused for ${Math.round(pause)} ms by itself, more than ${PAUSE_LIMIT_MS}`,
      ),
      ...wrong(after > before * (1 + TOLERANCE), `memory grew from ${Math.round(before)} to ${Math.round(after)} MiB`),
    ],
  }
}

const timesOf = (answers: readonly Answered[]) => answers.flatMap(({ ms }) => ms ?? [])

const longestOf = (pauses: readonly Pause[]): Pause =>
  pauses.reduce((longest, pause) => (pause.ms > longest.ms ? pause : longest), {
    ms: 0,
    of: { collection: 0, storing: 0, ending: 0 },
  })

/** The longest pause that the program itself caused, and what it did meanwhile. */
export function pauseFigures(pauses: readonly Pause[]): Verdict['figures'] {
  const { ms, of } = longestOf(pauses)
  return {
    'longest pause without waiting for a processor (ms)': ms,
    '- of it collecting garbage (ms)': of.collection,
    '- of it storing, with checkpoints (ms)': of.storing,
    '- of it counting what a game came to (ms)': of.ending,
    '- of it anything else (ms)': Math.max(0, ms - of.collection - of.storing - of.ending),
  }
}

/** The value that `share` of all values do not exceed. 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
