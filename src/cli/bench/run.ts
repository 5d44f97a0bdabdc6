import type { Bench, Metric } from './metric.js'
import { type Measured, type Report, thisMachine } from './report.js'
import { playWireGames } from './wire/games.js'
import type { WireTally } from './wire/tally.js'

/** Measures in sequence, so that no metric disturbs another. */
export async function runBench(metrics: readonly Metric[], progress: (text: string) => void): Promise<Report> {
  const bench = createBench(progress)
  const measured: Record<string, Measured> = {}
  for (const { name, unit, better, measure } of metrics) {
    progress(`measuring ${name}`)
    const value = await measure(bench)
    if (value !== null) measured[name] = { value, unit, better }
  }
  return { machine: thisMachine(), metrics: measured }
}

function createBench(progress: (text: string) => void): Bench {
  let games: Promise<WireTally> | null = null
  return {
    progress,
    wireGames() {
      games ??= playWireGames(progress)
      return games
    },
  }
}
