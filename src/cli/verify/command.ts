import { command } from '../arguments.js'

/** What is checked. */
export type VerifyJob =
  | { readonly kind: 'table'; readonly tableId: string }
  | { readonly kind: 'transcript'; readonly file: string }

export const VERIFY = command({
  name: 'verify',
  calls: ['--table TABLE', '--transcript FILE'],
  about: 'Draws everything anew that was drawn in a game and says whether it came out as recorded, and all facts with it.',
  options: {
    table: {
      type: 'string',
      takes: 'TABLE',
      what: 'a table that is over, by its name, in the database that the bot uses; the bot may run',
    },
    transcript: {
      type: 'string',
      takes: 'FILE',
      what: 'the transcript of a table or of simulated games; - reads standard input',
    },
  },
  after:
    'Ends with status 0 if all is right, 1 if something does not follow, 2 if the options make no sense or nothing can be read.',
  job: ({ table, transcript }): VerifyJob | string => {
    if (table !== undefined && transcript === undefined) return { kind: 'table', tableId: table.trim().toLowerCase() }
    if (transcript !== undefined && table === undefined) return { kind: 'transcript', file: transcript }
    return 'Give exactly one of --table and --transcript.'
  },
})
