/** What the figures of an ordeal with several processes are made of. */
import { quantile } from '../load/measure.js'
import type { Verdict } from '../trial.js'
import type { Blow, Kind, Scene } from './blow.js'

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
export function figuresOf(blows: readonly Blow[], { fleet, shardWatch, sandbox }: Scene): Verdict['figures'] {
  const { gaps, waits, handovers } = shardWatch
  const { identifies } = sandbox.gateway
  const kinds: Record<Kind, number> = { ...NOTHING_YET }
  for (const { kind } of blows) kinds[kind]++
  const times = gaps.map(({ ms }) => ms)
  return {
    ...kinds,
    'processes that ended by themselves, taken for dead': fleet.resigned(),
    handovers: handovers(),
    'sessions begun anew': identifies.filter(({ accepted }) => accepted).length,
    'attempts to begin one too early': identifies.filter(({ accepted }) => !accepted).length,
    'times a shard had no owner': times.length,
    'without an owner, median (ms)': Math.round(quantile(times, 0.5)),
    'without an owner, longest (ms)': Math.round(Math.max(0, ...times)),
    'from SIGTERM to the next owner, median (ms)': Math.round(quantile(waits, 0.5)),
    'from SIGTERM to the next owner, longest (ms)': Math.round(Math.max(0, ...waits)),
  }
}
