/** The command line of `npm run verify`. */
import { readArguments, type Wrong, wrong } from './arguments.js'

export const USAGE = `Usage: npm run verify -- --table TABLE
       npm run verify -- --transcript FILE

Draws everything anew that was drawn in a game and says whether it came out as recorded, and all facts with it.

  --table TABLE      a table that is over, by its name, in the database that the bot uses (DATABASE_PATH); the bot may run
  --transcript FILE  the transcript of a table or of simulated games; - reads standard input
  --help             print this

Ends with status 0 if all is right, 1 if something does not follow, 2 if the options make no sense or nothing can be read.
`

export type VerifyJob =
  | { readonly kind: 'help' }
  | Wrong
  | { readonly kind: 'table'; readonly tableId: string }
  | { readonly kind: 'transcript'; readonly file: string }

const OPTIONS = { table: { type: 'string' }, transcript: { type: 'string' }, help: { type: 'boolean' } } as const

/** Reads the arguments after the command's name. */
export function parseVerify(args: readonly string[]): VerifyJob {
  const read = readArguments(args, { options: OPTIONS })
  if (typeof read === 'string') return wrong(read)
  const { table, transcript, help } = read.values
  if (help === true) return { kind: 'help' }
  if (table !== undefined && transcript === undefined) return { kind: 'table', tableId: table.trim().toLowerCase() }
  if (transcript !== undefined && table === undefined) return { kind: 'transcript', file: transcript }
  return wrong('Give exactly one of --table and --transcript.')
}
