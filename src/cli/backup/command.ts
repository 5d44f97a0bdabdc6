import { command } from '../arguments.js'

export const BACKUP = command({
  name: 'backup',
  calls: ['--out FILE [--force]'],
  about: `Copies the database into one file, while the bot runs or not. Which database: DATABASE_PATH, as the bot reads it.
The file appears complete and checked, or not at all, and only its owner may read it.`,
  options: {
    out: { type: 'string', takes: 'FILE', what: 'where to write' },
    force: { type: 'boolean', what: 'overwrite the file if there is one' },
  },
  after: 'Ends with status 0 when the backup is there, 1 when it could not be made, 2 when the options make no sense.',
  job: ({ out, force = false }) => (out ? { out, force } : 'Say where to write with --out.'),
})
