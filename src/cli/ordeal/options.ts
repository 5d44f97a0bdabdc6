/** The command line of `npm run ordeal`. */
import { readArguments, type Wrong } from '../arguments.js'
import type { Trial } from './trial.js'

export type Parsed =
  | { readonly kind: 'help' }
  | Wrong
  | { readonly kind: 'run'; readonly trial: Trial; readonly amount: number; readonly seed: string; readonly json: boolean }

const USUAL_SEED = '1'

/** What `--help` prints. */
export function usageOf(trials: readonly Trial[]): string {
  const width = Math.max(...trials.map(({ name }) => name.length))
  const lines = trials.map(({ name, what, unit, usual }) => {
    const amount = unit === 'minutes' ? `${usual} minutes` : usual.toLocaleString('en')
    return `  ${name.padEnd(width)}  ${what} (N is ${amount} unless told)`
  })
  return `Usage: npm run ordeal -- NAME [options]

Puts this program through something hard and holds what came of it against what should have. Nothing outside this machine
is asked, and nothing of a real bot is touched. Ends with 1 if anything was lost, doubled, stuck or untrue.

  --count N    how many
  --minutes N  how long, for what is measured in time
  --seed TEXT  other choices than those of seed ${USUAL_SEED}
  --json       print one JSON object instead of a table; progress goes to standard error
  --help       print this

Names:
${lines.join('\n')}
`
}

const OPTIONS = {
  count: { type: 'string' },
  minutes: { type: 'string' },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** Reads the arguments after the command's name. */
export function parseOrdeal(args: readonly string[], trials: readonly Trial[]): Parsed {
  const read = readArguments(args, { options: OPTIONS, allowPositionals: true })
  if (typeof read === 'string') return { kind: 'wrong', problem: read }
  const { values, positionals } = read
  if (values.help === true) return { kind: 'help' }
  const [name, ...more] = positionals
  const known = trials.map((trial) => trial.name).join(', ')
  const trial = trials.find((each) => each.name === name)
  if (trial === undefined || more.length > 0) return { kind: 'wrong', problem: `name one of ${known}; --help tells more` }
  const { count, minutes, seed = USUAL_SEED, json = false } = values
  const [given, other] = trial.unit === 'minutes' ? [minutes, count] : [count, minutes]
  if (other !== undefined) return { kind: 'wrong', problem: `${trial.name} takes --${trial.unit}` }
  if (given !== undefined && !/^[1-9]\d{0,8}$/.test(given))
    return { kind: 'wrong', problem: `--${trial.unit} takes a whole number from 1 on` }
  return { kind: 'run', trial, amount: given === undefined ? trial.usual : Number(given), seed, json }
}
