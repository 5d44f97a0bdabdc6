import { command } from '../arguments.js'

/** What is shown or done. */
export type TablesJob =
  | { readonly kind: 'list'; readonly all: boolean; readonly json: boolean }
  | { readonly kind: 'show'; readonly tableId: string; readonly names: boolean; readonly json: boolean }
  | { readonly kind: 'close'; readonly tableId: string }

export const TABLES = command({
  name: 'tables',
  calls: ['--list [--all] [--json]', '--show TABLE [--names] [--json]', '--close TABLE'],
  about: "Shows the bot's tables and closes one, while the bot runs or not. Which database: the one that the bot uses.",
  options: {
    list: { type: 'boolean', what: 'the open tables and those that were set aside, the latest changed first' },
    all: { type: 'boolean', what: 'also those that are over' },
    show: { type: 'string', takes: 'TABLE', what: 'one table: where it is, how far, and why it was set aside' },
    names: { type: 'boolean', what: "with its players' names and ids" },
    json: { type: 'boolean', what: 'as JSON, for programs' },
    close: {
      type: 'string',
      takes: 'TABLE',
      what: "end a table without a result; its channel is told, at the bot's next start if it does not run",
    },
  },
  after: 'Ends with status 0 when it is done, 1 when it cannot be done, 2 when the options make no sense.',
  job: ({ list, all = false, show, names = false, json = false, close }): TablesJob | string => {
    if ([list, show, close].filter((given) => given !== undefined).length !== 1)
      return 'Give exactly one of --list, --show and --close.'
    if (all && list === undefined) return '--all goes with --list.'
    if (names && show === undefined) return '--names goes with --show.'
    if (close !== undefined) return json ? '--json goes with --list and --show.' : { kind: 'close', tableId: close }
    return show === undefined ? { kind: 'list', all, json } : { kind: 'show', tableId: show, names, json }
  },
})
