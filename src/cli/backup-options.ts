/** The command line of `npm run backup`. */
import { parseArgs } from 'node:util'

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
  /** One sentence that says what to do. */
  | { readonly kind: 'wrong'; readonly problem: string }
  | { readonly kind: 'back-up'; readonly out: string; readonly force: boolean }

const OPTIONS = { out: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean' } } as const

/** Reads the arguments after the command's name. */
export function parseBackup(args: readonly string[]): BackupJob {
  const wrong = (problem: string): BackupJob => ({ kind: 'wrong', problem: `${problem} --help lists the options.` })
  try {
    const { out, force = false, help = false } = parseArgs({ args: [...args], options: OPTIONS, strict: true }).values
    if (help) return { kind: 'help' }
    return out === undefined || out === '' ? wrong('Say where to write with --out.') : { kind: 'back-up', out, force }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return wrong(error.message.replace(/\s+/g, ' '))
  }
}
