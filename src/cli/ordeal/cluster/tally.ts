/** What the figures of an ordeal with several processes are made of. */
import { quantile } from '../load/measure.js'
import type { Verdict } from '../trial.js'
import type { Blow, Kind } from './blow.js'
import type { Fleet } from './fleet.js'
import type { Vigil } from './vigil.js'

const NOTHING_YET: Readonly<Record<Kind, number>> = {
  kills: 0,
  freezes: 0,
  stops: 0,
  starts: 0,
  'database restarts': 0,
  'database cuts': 0,
  'Discord drops': 0,
}

/** Counts and times, in print order. */
export function figuresOf(blows: readonly Blow[], fleet: Fleet, { gaps, waits, handovers }: Vigil): Verdict['figures'] {
  const kinds: Record<Kind, number> = { ...NOTHING_YET }
  for (const { kind } of blows) kinds[kind]++
  const times = gaps.map(({ ms }) => ms)
  return {
    ...kinds,
    'processes that ended by themselves, taken for dead': fleet.resigned(),
    handovers: handovers(),
    'times a shard had no owner': times.length,
    'without an owner, median (ms)': Math.round(quantile(times, 0.5)),
    'without an owner, longest (ms)': Math.round(Math.max(0, ...times)),
    'from SIGTERM to the next owner, median (ms)': Math.round(quantile(waits, 0.5)),
    'from SIGTERM to the next owner, longest (ms)': Math.round(Math.max(0, ...waits)),
  }
}
