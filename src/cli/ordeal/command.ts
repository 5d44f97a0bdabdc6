import { isDatabaseAddress } from '../../config.js'
import { command } from '../arguments.js'
import type { Trial } from './trial.js'

interface OrdealJob {
  readonly trial: Trial
  readonly amount: number
  readonly seed: string
  readonly json: boolean
  /** The address of an empty database in PostgreSQL. Null for a file. */
  readonly url: string | null
}

const USUAL_SEED = '1'

/** The `npm run ordeal` command for these trials. */
export function ordealCommand(trials: readonly Trial[]) {
  const known = trials.map(({ name }) => name)
  const width = Math.max(...known.map(({ length }) => length))
  const lines = trials.map(({ name, what, unit, usual }) => {
    const amount = unit === 'minutes' ? `${usual} minutes` : usual.toLocaleString('en')
    return `  ${name.padEnd(width)}  ${what} (N is ${amount} unless told)`
  })
  return command({
    name: 'ordeal',
    calls: ['NAME [options]'],
    about: `Puts this program through something hard and holds what came of it against what should have. Nothing outside this machine
is asked, and nothing of a real bot is touched. Ends with 1 if anything was lost, doubled, stuck or untrue.`,
    options: {
      count: { type: 'string', takes: 'N', what: 'how many' },
      minutes: { type: 'string', takes: 'N', what: 'how long, for what is measured in time' },
      seed: { type: 'string', takes: 'TEXT', what: `other choices than those of seed ${USUAL_SEED}` },
      database: {
        type: 'string',
        takes: 'URL',
        what: 'an empty database in PostgreSQL, for kills, faults and cluster; a file, or for cluster a server of its own, unless told',
      },
      json: { type: 'boolean', what: 'print one JSON object instead of a table; progress goes to standard error' },
    },
    after: `Names:\n${lines.join('\n')}`,
    takesNames: true,
    job: ({ count, minutes, database, seed = USUAL_SEED, json = false }, [name, ...more]): OrdealJob | string => {
      const trial = trials.find((each) => each.name === name)
      if (trial === undefined || more.length > 0) return `Name one of ${known.join(', ')}.`
      const [given, other] = trial.unit === 'minutes' ? [minutes, count] : [count, minutes]
      if (other !== undefined) return `${trial.name} takes --${trial.unit}.`
      if (given !== undefined && !/^[1-9]\d{0,8}$/.test(given)) return `--${trial.unit} takes a whole number from 1 on.`
      if (database !== undefined && trial.runsOnServer !== true) return `${trial.name} takes no --database.`
      if (database !== undefined && !isDatabaseAddress(database))
        return '--database takes the address of one database, such as postgres://user:password@host:5432/name.'
      return { trial, url: database ?? null, amount: given === undefined ? trial.usual : Number(given), seed, json }
    },
  })
}
