import { command } from '../arguments.js'

/** Where a database is. */
export type Place = { readonly kind: 'sqlite'; readonly path: string } | { readonly kind: 'postgres'; readonly url: string }

export interface MoveJob {
  readonly from: Place
  readonly to: Place
}

export const MOVE = command({
  name: 'move',
  calls: ['--from FILE --to postgres://…', '--from postgres://… --to FILE'],
  about: `Copies the whole database from SQLite to PostgreSQL or back, all or nothing. Stop the bot first. The database it comes from is
only read. The other one must be empty, or not be there. At the end the copy is read and compared, table by table.`,
  options: {
    from: { type: 'string', takes: 'PLACE', what: 'the database to copy: a file, or postgres://USER@HOST/DATABASE' },
    to: { type: 'string', takes: 'PLACE', what: 'where to copy it: the other kind of place' },
  },
  after: `PGPASSWORD may hold the password, so that it is not part of the address. Ends with status 0 when the copy is there and the
same, 1 when nothing was copied, 2 when the options make no sense.`,
  job: ({ from, to }): MoveJob | string => {
    if (!from || !to) return 'Say with --from and --to what to copy and where.'
    const job = { from: placeOf(from), to: placeOf(to) }
    if (job.from.kind === job.to.kind) return 'Give a file and an address that begins with postgres://, in either order.'
    return job
  },
})

function placeOf(given: string): Place {
  return /^postgres(ql)?:\/\//i.test(given) ? { kind: 'postgres', url: given } : { kind: 'sqlite', path: given }
}
