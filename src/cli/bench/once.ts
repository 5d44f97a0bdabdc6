import { NoPrograms } from '../postgres/programs.js'
import type { Bench } from './metric.js'

/** Measures once per run of the bench, for all metrics that ask. */
export function oncePerRun<T>(measure: (bench: Bench) => Promise<T>): (bench: Bench) => Promise<T> {
  const measured = new WeakMap<Bench, Promise<T>>()
  return (bench) => {
    const known = measured.get(bench) ?? measure(bench)
    measured.set(bench, known)
    return known
  }
}

/** The same with PostgreSQL. Null on a machine without it, which is reported as progress. */
export async function orWithoutPostgres<T>({ progress }: Bench, measure: () => Promise<T>): Promise<T | null> {
  try {
    return await measure()
  } catch (thrown) {
    if (!(thrown instanceof NoPrograms)) throw thrown
    progress(thrown.message)
    return null
  }
}
