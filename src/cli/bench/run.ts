import type { Metric } from './metric.js'
import { type Measured, type Report, thisMachine } from './report.js'

/** Measures in sequence, so that no metric disturbs another. */
export async function runBench(metrics: readonly Metric[], progress: (text: string) => void): Promise<Report> {
  const bench = { progress }
  const measured: Record<string, Measured> = {}
  for (const { name, unit, better, measure } of metrics) {
    progress(`measuring ${name}`)
    const value = await measure(bench)
    if (value !== null) measured[name] = { value, unit, better }
  }
  return { machine: thisMachine(), metrics: measured }
}
