import { command } from '../arguments.js'
import type { Metric } from './metric.js'

type BenchJob =
  | { readonly kind: 'worst'; readonly json: boolean }
  | { readonly kind: 'some'; readonly metrics: readonly Metric[]; readonly json: boolean }

/** The `npm run bench` command for these metrics. */
export function benchCommand(metrics: readonly Metric[]) {
  const known = metrics.map(({ name }) => name)
  const width = Math.max(...known.map(({ length }) => length))
  return command({
    name: 'bench',
    calls: ['[options]'],
    about: 'Measures this program on this machine. Ratios compare what was measured side by side in the same run.',
    options: {
      only: { type: 'string', takes: 'NAME,NAME', what: 'measure only these' },
      worst: {
        type: 'boolean',
        what: `instead: how long the worst question by each command and button keeps everybody waiting, on a
server with a million finished games; storing these takes some minutes and 3 GB`,
      },
      json: { type: 'boolean', what: 'print one JSON object instead of a table; progress goes to standard error' },
    },
    after: `Metrics:\n${metrics.map(({ name, what }) => `  ${name.padEnd(width)}  ${what}`).join('\n')}`,
    job: ({ only, worst = false, json = false }): BenchJob | string => {
      if (worst) return only === undefined ? { kind: 'worst', json } : '--worst measures all, without --only.'
      const names = only?.split(',') ?? known
      const unknown = names.find((name) => !known.includes(name))
      if (unknown !== undefined) return `There is no metric ${unknown || 'without a name'}: take some of ${known.join(', ')}.`
      return { kind: 'some', metrics: metrics.filter(({ name }) => names.includes(name)), json }
    },
  })
}
