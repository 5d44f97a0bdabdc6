import { command } from '../arguments.js'

/** Where the copy goes: to a file, or to a folder that keeps the latest copies. */
export type BackupJob =
  | { readonly kind: 'file'; readonly out: string; readonly force: boolean }
  | { readonly kind: 'folder'; readonly folder: string; readonly keep: number }

const USUAL_KEPT = '14'

export const BACKUP = command({
  name: 'backup',
  calls: ['--out FILE [--force]', '--into FOLDER [--keep N]'],
  about: `Copies the database into one file, while the bot runs or not. Which database: the one that the bot uses.
The file appears complete and checked, or not at all, and only its owner may read it.`,
  options: {
    out: { type: 'string', takes: 'FILE', what: 'where to write' },
    force: { type: 'boolean', what: 'overwrite the file if there is one' },
    into: {
      type: 'string',
      takes: 'FOLDER',
      what: 'write a file there that is named after the time, then remove the oldest ones',
    },
    keep: { type: 'string', takes: 'N', what: `how many of them to keep: ${USUAL_KEPT} by default` },
  },
  after: 'Ends with status 0 when the backup is there, 1 when it could not be made, 2 when the options make no sense.',
  job: ({ out, force = false, into, keep }): BackupJob | string => {
    if (Boolean(out) === Boolean(into)) return 'Say where to write with either --out or --into.'
    if (out) return keep === undefined ? { kind: 'file', out, force } : '--keep goes with --into.'
    if (force) return '--force goes with --out.'
    if (!/^[1-9]\d{0,5}$/.test(keep ?? USUAL_KEPT)) return '--keep takes a whole number from 1 on.'
    return { kind: 'folder', folder: into ?? '', keep: Number(keep ?? USUAL_KEPT) }
  },
})
