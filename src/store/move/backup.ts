/** A copy of a database in PostgreSQL in one file, made while the bot is running. `move` brings it back. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { type Backup, BackupFailed, type BackupOptions, refuseToReplace } from '../sqlite/file/backup.js'
import { MoveFailed } from './ends.js'
import { type MoveOptions, moveBetween } from './move.js'
import { openPostgresSnapshot } from './postgres/source.js'
import { openSqliteTarget } from './sqlite/target.js'

/**
 * Copies the database at `url`, as it is at this moment, into the file `to` in SQLite, readable by its owner only. The file
 * appears at `to` once it is complete and compared. Throws {@link BackupFailed}.
 */
export async function backUpPostgres(
  url: string,
  to: string,
  { force, ...options }: BackupOptions & MoveOptions,
): Promise<Backup> {
  if (existsSync(to)) refuseToReplace(to, force)
  const copy = `${to}.${process.pid}.copy`
  try {
    const moved = await moveBetween(
      () => openPostgresSnapshot(url),
      () => openSqliteTarget(copy),
      options,
    )
    renameSync(copy, to)
    return { bytes: statSync(to).size, tables: moved.find(({ table }) => table === 'tables')?.rows ?? 0 }
  } catch (thrown) {
    if (thrown instanceof MoveFailed) throw new BackupFailed(thrown.message, { cause: thrown })
    throw thrown
  } finally {
    rmSync(copy, { force: true })
  }
}
