/** Measures what it costs to divide the bot among several processes. */
import { median } from '../median.js'
import type { Bench, Metric } from '../metric.js'
import { oncePerRun, orWithoutPostgres } from '../once.js'
import { tellsProcessorTime } from '../process/processor.js'
import { answerMs, fleetOf, growths, timesAsMuch, told } from './figures.js'
import { measureFleets, type Round, type Terms } from './rounds.js'

const MOST = 4
const SEVERAL = [2, MOST] as const

/** So many tables that no game ends before all presses are made. */
const USUAL: Terms = {
  shards: 4,
  tables: 20,
  processes: [1, ...SEVERAL],
  rounds: 7,
  presses: 48,
  warmUp: 200,
  windowMs: 2_000,
  idleMs: 5_000,
}

type Measure = (progress: Bench['progress']) => Promise<readonly Round[]>

/** These metrics are left out on a machine without PostgreSQL. `measure` measures the fleets. */
export function clusterMetrics(measure: Measure = (progress) => measureFleets(USUAL, progress)): readonly Metric[] {
  const roundsIn = oncePerRun((bench) => orWithoutPostgres(bench, () => rounds(bench)))

  async function rounds({ progress }: Bench): Promise<readonly Round[] | null> {
    if (!tellsProcessorTime()) {
      progress('This system does not tell how long a process had a processor. Linux does.')
      return null
    }
    const all = await measure(progress)
    for (const line of told(all)) progress(line)
    return all
  }

  return FIGURES.map(({ figure, ...described }) => ({
    ...described,
    async measure(bench) {
      const all = await roundsIn(bench)
      return all === null ? null : figure(all, bench.progress)
    },
  }))
}

interface Figure extends Omit<Metric, 'measure'> {
  readonly figure: (rounds: readonly Round[], progress: Bench['progress']) => number | null
}

const sqlite = (round: Round) => round.sqlite
const fleet = (processes: number) => (round: Round) => fleetOf(round, processes)
const named = (processes: number) => (processes === 1 ? 'one process' : `${processes} processes`)

const cpuOf = (processes: number): Figure => ({
  name: `cluster_cpu_${processes}_vs_1`,
  what: `processor time of ${named(processes)} for a press over that of one, on PostgreSQL, without what they take at rest`,
  unit: 'ratio',
  better: 'lower',
  figure: (rounds) => timesAsMuch(rounds, fleet(processes), fleet(1), ({ processorMs }) => processorMs),
})

const statementsOf = (processes: number): Figure => ({
  name: `cluster_statement_${processes}_vs_1`,
  what: `the time of a statement with ${named(processes)} over that with one, for whichever statement of a press grows most`,
  unit: 'ratio',
  better: 'lower',
  figure(rounds, progress) {
    const all = growths(rounds, processes)
    for (const { text, times, ms } of all.slice(0, TOLD))
      progress(`${times.toFixed(2)} × ${ms.toFixed(3)} ms: ${beginning(text)}`)
    return all[0]?.times ?? null
  },
})

const TOLD = 5
const BEGINNING = 90
const beginning = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, BEGINNING)

const pressOf = (processes: number): Figure => ({
  name: `postgres_press_${processes}_vs_sqlite`,
  what: `a press until its answer with a picture, on the wire, ${named(processes)} on PostgreSQL over one on SQLite`,
  unit: 'ratio',
  better: 'lower',
  figure: (rounds) => timesAsMuch(rounds, fleet(processes), sqlite, (each) => answerMs(each, true)),
})

const picturesOf = (processes: number): Figure => ({
  name: `postgres_pictures_${processes}_vs_sqlite`,
  what: `answers with a picture a second, ${USUAL.tables} tables at once, ${named(processes)} on PostgreSQL over one on SQLite`,
  unit: 'ratio',
  better: 'higher',
  figure: (rounds) => timesAsMuch(rounds, fleet(processes), sqlite, ({ pictures }) => pictures),
})

const IDLE: Figure = {
  name: 'cluster_idle_cpu_ms_per_s',
  what: `processor time that each of ${named(MOST)} takes in a second in which nobody presses anything`,
  unit: 'ms',
  better: 'lower',
  figure: (rounds) => median(rounds.map((round) => fleetOf(round, MOST).idleMs)),
}

const FIGURES: readonly Figure[] = [
  ...[1, ...SEVERAL].map(pressOf),
  ...[1, ...SEVERAL].map(picturesOf),
  ...SEVERAL.map(cpuOf),
  ...SEVERAL.map(statementsOf),
  IDLE,
]
