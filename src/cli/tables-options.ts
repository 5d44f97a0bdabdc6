/** The command line of `npm run tables`. */
import { readArguments, type Wrong, wrong } from './arguments.js'

export const USAGE = `Usage: npm run tables -- --list [--all] [--json]
       npm run tables -- --show TABLE [--names] [--json]
       npm run tables -- --close TABLE

Shows the bot's tables and closes one, while the bot runs or not. Which database: DATABASE_PATH, as the bot reads it.

  --list         the open tables and those that were set aside, the latest changed first
  --all          also those that are over
  --show TABLE   one table: where it is, how far, and why it was set aside
  --names        with its players' names and ids
  --json         as JSON, for programs
  --close TABLE  end a table without a result; its channel is told, at the bot's next start if it does not run
  --help         print this

Ends with status 0 when it is done, 1 when it cannot be done, 2 when the options make no sense.
`

export type TablesJob =
  | { readonly kind: 'help' }
  | Wrong
  | { readonly kind: 'list'; readonly all: boolean; readonly json: boolean }
  | { readonly kind: 'show'; readonly tableId: string; readonly names: boolean; readonly json: boolean }
  | { readonly kind: 'close'; readonly tableId: string }

const OPTIONS = {
  list: { type: 'boolean' },
  all: { type: 'boolean' },
  show: { type: 'string' },
  names: { type: 'boolean' },
  json: { type: 'boolean' },
  close: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Reads the arguments after the command's name. */
export function parseTables(args: readonly string[]): TablesJob {
  const read = readArguments(args, { options: OPTIONS })
  if (typeof read === 'string') return wrong(read)
  const { list, all = false, show, names = false, json = false, close, help } = read.values
  if (help === true) return { kind: 'help' }
  if ([list, show, close].filter((given) => given !== undefined).length !== 1)
    return wrong('Give exactly one of --list, --show and --close.')
  if (all && list === undefined) return wrong('--all goes with --list.')
  if (names && show === undefined) return wrong('--names goes with --show.')
  if (close !== undefined) return json ? wrong('--json goes with --list and --show.') : { kind: 'close', tableId: close }
  return show === undefined ? { kind: 'list', all, json } : { kind: 'show', tableId: show, names, json }
}
