/** A database file that is written beside its place, and put there once it is complete. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { OWNER_ONLY } from './file.js'

export interface Draft {
  readonly path: string
  /** Syncs the draft to disk and puts it in its place, whatever is there. */
  putInPlace(): void
  /** Removes what was not put in place, which also happens when the process exits. */
  discard(): void
}

/** What SQLite appends to the names of the files that it puts beside a database. */
export const BESIDE = ['-journal', '-wal', '-shm']

/** What the name of a draft has after that of its file: the process, and a number of its own. */
const DRAFT = /\.\d+-[\da-f]{8}\.part(-journal|-wal|-shm)?$/

/** How long a draft is not written to before it counts as left behind by a process that was killed. */
const ABANDONED_MS = 24 * 60 * 60_000

/** Makes the draft of a file, readable by its owner only. Throws the system's error if none can be made there. */
export function makeDraft(to: string): Draft {
  // In containers processes have the same number, so that alone would not do.
  const path = `${to}.${process.pid}-${randomBytes(4).toString('hex')}.part`
  const discard = () => {
    process.off('exit', discard)
    for (const end of ['', ...BESIDE]) rmSync(`${path}${end}`, { force: true })
  }
  removeAbandoned(dirname(to), (file) => file === basename(to))
  closeSync(openSync(path, 'wx', OWNER_ONLY))
  process.once('exit', discard)
  return {
    path,
    putInPlace() {
      settle(path)
      renameSync(path, to)
      settle(dirname(resolve(to)))
    },
    discard,
  }
}

/** Removes the drafts of files in a folder that processes left behind. What cannot be removed stays. */
export function removeAbandoned(folder: string, isOurs: (file: string) => boolean): void {
  const since = Date.now() - ABANDONED_MS
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = entry.name.replace(DRAFT, '')
    if (file === entry.name || !entry.isFile() || !isOurs(file)) continue
    const path = join(folder, entry.name)
    try {
      if (statSync(path).mtimeMs < since) rmSync(path)
    } catch {
      // Somebody else's, or removed by another process.
    }
  }
}

/** Syncs a file or folder to disk. */
export function settle(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
