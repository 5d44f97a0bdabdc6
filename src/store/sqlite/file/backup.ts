/** Copies the database while the bot is running, by SQLite's online backup. The copy is complete, or does not exist at all. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { codeOf, StoreUnavailable } from '../../unavailable.js'
import { readMigrations } from '../migrations.js'
import { type Draft, makeDraft } from './draft.js'
import { inspectFile } from './file.js'

/** No backup was made. The message is one sentence that says what to do, and both files are unchanged. */
export class BackupFailed extends Error {
  override readonly name = 'BackupFailed'
}

export interface BackupOptions {
  /** Whether an existing file is replaced. */
  readonly force: boolean
}

export interface Backup {
  readonly bytes: number
  /** The number of tables in it, whatever their status. */
  readonly tables: number
}

/**
 * Copies the database at `from` into the single file `to`, readable by its owner only. The file appears at `to` once it is
 * complete and checked. Throws {@link BackupFailed}.
 */
export async function backUp(from: string, to: string, { force }: BackupOptions): Promise<Backup> {
  refuseBeforehand(from, to, force)
  let draft: Draft | null = null
  try {
    inspectFile(realpathSync(from), readMigrations())
    draft = makeDraft(to)
    await copy(from, draft.path)
    const tables = check(draft.path)
    draft.putInPlace()
    return { bytes: statSync(to).size, tables }
  } catch (thrown) {
    if (thrown instanceof BackupFailed) throw thrown
    if (thrown instanceof StoreUnavailable) throw new BackupFailed(thrown.message, { cause: thrown })
    throw new BackupFailed(`The backup ${to} cannot be written (${reasonOf(thrown)}): choose another place with --out.`, {
      cause: thrown,
    })
  } finally {
    draft?.discard()
  }
}

function refuseBeforehand(from: string, to: string, force: boolean): void {
  if (!existsSync(from)) {
    throw new BackupFailed(`There is no database at ${from}: set DATABASE_PATH to the file that the bot uses.`)
  }
  if (!existsSync(to)) return
  if (realpathSync(to) === realpathSync(from)) {
    throw new BackupFailed(`${to} is the database itself: choose another file with --out.`)
  }
  refuseToReplace(to, force)
}

/** Throws {@link BackupFailed} unless what is at `to` is a file that may be replaced. */
export function refuseToReplace(to: string, force: boolean): void {
  if (!statSync(to).isFile()) throw new BackupFailed(`${to} is not a file: choose another name with --out.`)
  if (!force) throw new BackupFailed(`There is a file ${to} already: choose another name, or overwrite it with --force.`)
}

async function copy(from: string, part: string): Promise<void> {
  const source = new Database(from, { readonly: true })
  try {
    // In one step, because SQLite restarts a copy in several steps whenever the bot writes in between.
    await source.backup(part, { progress: ({ totalPages }) => Math.max(totalPages, 1) })
  } finally {
    source.close()
  }
}

/** Folds the write-ahead log into the file and has SQLite check all of it. */
function check(part: string): number {
  const database = new Database(part)
  try {
    database.pragma('journal_mode = DELETE')
    const problem = database.pragma('integrity_check(1)', { simple: true })
    if (problem !== 'ok') throw new Error(`the copy is damaged: ${problem}`)
    return database.prepare<[], number>('SELECT count(*) FROM tables').pluck().get() ?? 0
  } finally {
    database.close()
  }
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : codeOf(thrown)
}
