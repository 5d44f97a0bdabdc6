/** `npm run move`: copies the database from SQLite to PostgreSQL or back. */
import { loadEnvironment } from '../../config.js'
import { MoveFailed, type Source, type Target } from '../../store/move/ends.js'
import { type Moved, type MoveProgress, moveBetween } from '../../store/move/move.js'
import { openPostgresSource } from '../../store/move/postgres/source.js'
import { openPostgresTarget } from '../../store/move/postgres/target.js'
import { openSqliteSource } from '../../store/move/sqlite/source.js'
import { openSqliteTarget } from '../../store/move/sqlite/target.js'
import { run } from '../arguments.js'
import { inColumns } from '../columns.js'
import { MOVE, type MoveJob, type Place } from './command.js'

// Exiting in order removes the unfinished file when this is interrupted. PostgreSQL drops what was not committed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

function openSource(place: Place): Source | Promise<Source> {
  return place.kind === 'sqlite' ? openSqliteSource(place.path) : openPostgresSource(place.url)
}

function openTarget(place: Place): Target | Promise<Target> {
  return place.kind === 'sqlite' ? openSqliteTarget(place.path) : openPostgresTarget(place.url)
}

/** Reports the progress of a long move. */
function tell({ step, rows, of, table }: MoveProgress): void {
  process.stderr.write(`move: ${rows} of ${of} rows ${step} (${table})\n`)
}

function report(moved: readonly Moved[]): string {
  const lines = moved.map(({ table, rows, sha256 }) => [table, String(rows), sha256])
  const sum = moved.reduce((all, each) => all + each.rows, 0)
  return `${inColumns([['table', 'rows', 'SHA-256 in both'], ...lines], [1])}\nCopied ${sum} ${sum === 1 ? 'row' : 'rows'}.\n`
}

async function main({ from, to }: MoveJob): Promise<number> {
  loadEnvironment()
  const moved = await moveBetween(
    () => openSource(from),
    () => openTarget(to),
    { tell },
  )
  process.stdout.write(report(moved))
  return 0
}

await run(MOVE, main, { kinds: [MoveFailed], status: 1 })
