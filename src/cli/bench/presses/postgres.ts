/** Measures presses whose tables are in PostgreSQL. */
import { median } from '../median.js'
import type { Metric } from '../metric.js'
import { oncePerRun, orWithoutPostgres } from '../once.js'
import { type Pressed, pressBoth } from './both-databases.js'

/** The metrics of such presses. They are left out on a machine without PostgreSQL. `press` makes the presses. */
export function postgresMetrics(press: () => Promise<readonly Pressed[]> = pressBoth): readonly Metric[] {
  const pressedIn = oncePerRun((bench) =>
    orWithoutPostgres(bench, async () => {
      const all = await press()
      const middle = (of: 'sqlite' | 'postgres') => median(all.map((each) => each[of])).toFixed(2)
      bench.progress(`a press with SQLite ${middle('sqlite')} ms, with PostgreSQL ${middle('postgres')} ms`)
      return all
    }),
  )

  return FIGURES.map(({ figure, ...described }) => ({
    ...described,
    better: 'lower',
    async measure(bench) {
      const all = await pressedIn(bench)
      return all === null ? null : figure(all)
    },
  }))
}

interface Figure extends Pick<Metric, 'name' | 'what' | 'unit'> {
  readonly figure: (pressed: readonly Pressed[]) => number
}

const FIGURES: readonly Figure[] = [
  {
    name: 'postgres_text_press_vs_sqlite',
    what: 'a press with tables in PostgreSQL over the same in SQLite, on the same disk: rules, commit and panel in words, without Discord',
    unit: 'ratio',
    figure: (pressed) => median(pressed.map(({ postgres, sqlite }) => postgres / sqlite)),
  },
  {
    name: 'postgres_statements_per_press',
    what: 'statements that PostgreSQL gets for a press and for what its channel is told, at the median',
    unit: 'statements',
    figure: (pressed) => median(pressed.map(({ statements }) => statements)),
  },
  {
    name: 'postgres_round_trips_per_press',
    what: 'how often a press waits for PostgreSQL until its answer, at the most; a begin or a commit counts, too',
    unit: 'round trips',
    figure: (pressed) => Math.max(...pressed.map(({ roundTrips }) => roundTrips)),
  },
]
