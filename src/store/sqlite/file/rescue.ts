/** Saves the content of a deleted or replaced database, which exists as long as it is open. */
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'better-sqlite3'
import { settle } from './draft.js'
import { makeFolder, OWNER_ONLY } from './file.js'

/**
 * Copies the database to a new file beside its old path, readable by its owner only. Returns that file's path. Rejects if it
 * cannot be written.
 */
export async function rescue(database: Database.Database, file: string): Promise<string> {
  const path = freePath(`${file}.rescued`)
  const part = `${path}.part`
  makeFolder(dirname(path))
  try {
    closeSync(openSync(part, 'w', OWNER_ONLY))
    await database.backup(part)
    settle(part)
    renameSync(part, path)
    settle(dirname(path))
    return path
  } finally {
    rmSync(part, { force: true })
  }
}

/** The path itself, or the path with the first number for which no file exists. */
function freePath(path: string): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? path : `${path}-${number}`
    if (!existsSync(numbered)) return numbered
  }
}
