/** What a deleted or replaced database held: it is still there while it is open. */
import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type Database from 'better-sqlite3'
import { settle } from './backup.js'
import { makeFolder, OWNER_ONLY } from './file.js'

/** Copies all of it to a new file beside where it was, for its owner alone; the file's path. Rejects where it cannot be written. */
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

/** The path itself, or with the first number that makes it one of no file. */
function freePath(path: string): string {
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? path : `${path}-${number}`
    if (!existsSync(numbered)) return numbered
  }
}
