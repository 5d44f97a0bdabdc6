/** The command line of `npm run bench`. */
import { readArguments, type Wrong } from '../arguments.js'
import type { Metric } from './metric.js'

export type Parsed =
  | { readonly kind: 'help' }
  | Wrong
  | { readonly kind: 'worst'; readonly json: boolean }
  | { readonly kind: 'run'; readonly metrics: readonly Metric[]; readonly json: boolean }

/** What `--help` prints. */
export function usageOf(metrics: readonly Metric[]): string {
  const width = Math.max(...metrics.map(({ name }) => name.length))
  return `Usage: npm run bench -- [options]

Measures this program on this machine. Ratios compare what was measured side by side in the same run.

  --only NAME,NAME  measure only these
  --worst           instead: how long the worst question by each command and button keeps everybody waiting, on a
                    server with a million finished games; storing these takes some minutes and 3 GB
  --json            print one JSON object instead of a table; progress goes to standard error
  --help            print this

Metrics:
${metrics.map(({ name, what }) => `  ${name.padEnd(width)}  ${what}`).join('\n')}
`
}

const OPTIONS = {
  only: { type: 'string' },
  worst: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the arguments after the command's name. */
export function parseBench(args: readonly string[], metrics: readonly Metric[]): Parsed {
  const read = readArguments(args, { options: OPTIONS })
  if (typeof read === 'string') return { kind: 'wrong', problem: read }
  const { only, worst = false, json = false, help = false } = read.values
  if (help) return { kind: 'help' }
  if (worst)
    return only === undefined ? { kind: 'worst', json } : { kind: 'wrong', problem: '--worst measures all, without --only' }
  if (only === undefined) return { kind: 'run', metrics, json }
  const names = only.split(',')
  const unknown = names.find((name) => !metrics.some((metric) => metric.name === name))
  if (unknown !== undefined) {
    const known = metrics.map(({ name }) => name).join(', ')
    return { kind: 'wrong', problem: `no metric ${unknown || 'without a name'}: take some of ${known}` }
  }
  return { kind: 'run', metrics: metrics.filter(({ name }) => names.includes(name)), json }
}
