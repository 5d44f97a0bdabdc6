/** A copy of a database in PostgreSQL in one file, made while the bot is running. `move` brings it back. */
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { type Backup, BackupFailed, type BackupOptions } from '../sqlite/file/backup.js'
import { MoveFailed } from './ends.js'
import { type MoveOptions, move } from './move.js'
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
  if (existsSync(to) && !statSync(to).isFile()) throw new BackupFailed(`${to} is not a file: choose another name with --out.`)
  if (existsSync(to) && !force) {
    throw new BackupFailed(`There is a file ${to} already: choose another name, or overwrite it with --force.`)
  }
  const copy = `${to}.${process.pid}.copy`
  try {
    const tables = await copied(url, copy, options)
    renameSync(copy, to)
    return { bytes: statSync(to).size, tables }
  } catch (thrown) {
    if (thrown instanceof MoveFailed) throw new BackupFailed(thrown.message, { cause: thrown })
    throw thrown
  } finally {
    rmSync(copy, { force: true })
  }
}

/** How many tables were copied. */
async function copied(url: string, path: string, options: MoveOptions): Promise<number> {
  const source = await openPostgresSnapshot(url)
  try {
    const target = openSqliteTarget(path)
    try {
      const moved = await move(source, target, options)
      return moved.find(({ table }) => table === 'tables')?.rows ?? 0
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}
