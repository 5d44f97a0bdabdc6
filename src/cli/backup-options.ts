/** The command line of `npm run backup`. */
import { readArguments, type Wrong, wrong } from './arguments.js'

export const USAGE = `Usage: npm run backup -- --out FILE [--force]

Copies the database into one file, while the bot runs or not. Which database: DATABASE_PATH, as the bot reads it.
The file appears complete and checked, or not at all, and only its owner may read it.

  --out FILE  where to write
  --force     overwrite the file if there is one
  --help      print this

Ends with status 0 when the backup is there, 1 when it could not be made, 2 when the options make no sense.
`

export type BackupJob =
  | { readonly kind: 'help' }
  | Wrong
  | { readonly kind: 'back-up'; readonly out: string; readonly force: boolean }

const OPTIONS = { out: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** Reads the arguments after the command's name. */
export function parseBackup(args: readonly string[]): BackupJob {
  const read = readArguments(args, { options: OPTIONS })
  if (typeof read === 'string') return wrong(read)
  const { out, force = false, help = false } = read.values
  if (help) return { kind: 'help' }
  return out === undefined || out === '' ? wrong('Say where to write with --out.') : { kind: 'back-up', out, force }
}
