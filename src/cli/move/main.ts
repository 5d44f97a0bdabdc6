/** `npm run move`: copies the database from SQLite to PostgreSQL or back. */
import { loadEnvironment } from '../../config.js'
import { MoveFailed, type Source, type Target } from '../../store/move/ends.js'
import { type Moved, type MoveProgress, move } from '../../store/move/move.js'
import { openPostgresSource } from '../../store/move/postgres/source.js'
import { openPostgresTarget } from '../../store/move/postgres/target.js'
import { openSqliteSource } from '../../store/move/sqlite/source.js'
import { openSqliteTarget } from '../../store/move/sqlite/target.js'
import { run } from '../arguments.js'
import { inColumns } from '../columns.js'
import { MOVE, type MoveJob, type Place } from './command.js'

// Exiting in order removes the unfinished file when this is interrupted. PostgreSQL drops what was not committed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

async function openSource(place: Place): Promise<Source> {
  return place.kind === 'sqlite' ? openSqliteSource(place.path) : openPostgresSource(place.url)
}

async function openTarget(place: Place): Promise<Target> {
  return place.kind === 'sqlite' ? openSqliteTarget(place.path) : openPostgresTarget(place.url)
}

/** Reports the progress of a long move. */
function tell({ step, rows, of, table }: MoveProgress): void {
  process.stderr.write(`move: ${rows} of ${of} rows ${step} (${table})\n`)
}

async function carryOut({ from, to }: MoveJob): Promise<readonly Moved[]> {
  const source = await openSource(from)
  try {
    const target = await openTarget(to)
    try {
      return await move(source, target, { tell })
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

function report(moved: readonly Moved[]): string {
  const lines = moved.map(({ table, rows, sha256 }) => [table, String(rows), sha256])
  const sum = moved.reduce((all, each) => all + each.rows, 0)
  return `${inColumns([['table', 'rows', 'SHA-256 in both'], ...lines], [1])}\nCopied ${sum} ${sum === 1 ? 'row' : 'rows'}.\n`
}

async function main(job: MoveJob): Promise<number> {
  loadEnvironment()
  process.stdout.write(report(await carryOut(job)))
  return 0
}

await run(MOVE, main, { kinds: [MoveFailed], status: 1 })
