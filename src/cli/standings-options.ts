/** The command line of `npm run standings`. */
import { readArguments, type Wrong, wrong } from './arguments.js'

export const USAGE = `Usage: npm run standings -- --check
       npm run standings -- --rebuild

Counts ratings, leaderboards and records anew from the finished games. Which database: DATABASE_PATH, as the bot reads it.

  --check    in a copy, and say whether it comes to what is stored; the bot may run
  --rebuild  and store it; stop the bot first
  --help     print this

Ends with status 0 when it is done and nothing differs, 1 when it differs or cannot be done, 2 when the options make no sense.
`

export type StandingsJob = { readonly kind: 'help' } | Wrong | { readonly kind: 'check' } | { readonly kind: 'rebuild' }

const OPTIONS = { check: { type: 'boolean' }, rebuild: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** Reads the arguments after the command's name. */
export function parseStandings(args: readonly string[]): StandingsJob {
  const read = readArguments(args, { options: OPTIONS })
  if (typeof read === 'string') return wrong(read)
  const { check = false, rebuild = false, help = false } = read.values
  if (help) return { kind: 'help' }
  if (check === rebuild) return wrong('Give exactly one of --check and --rebuild.')
  return { kind: check ? 'check' : 'rebuild' }
}
