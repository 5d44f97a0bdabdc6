/** A database file that is written beside its place, and put there once it is complete. */
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

const DRAFT = /\.\d+\.part(-journal|-wal|-shm)?$/

/** How long a draft is not written to before it counts as left behind by a process that was killed. */
const ABANDONED_MS = 24 * 60 * 60_000

/** Makes the draft of a file, readable by its owner only. Throws the system's error if none can be made there. */
export function makeDraft(to: string): Draft {
  const path = `${to}.${process.pid}.part`
  const discard = () => {
    process.off('exit', discard)
    for (const end of ['', ...BESIDE]) rmSync(`${path}${end}`, { force: true })
  }
  // An earlier process may have had the same number, as in a container it always has.
  discard()
  removeAbandoned(dirname(to), (name) => name.startsWith(`${basename(to)}.`))
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

/** Removes the drafts in a folder that processes left behind. */
export function removeAbandoned(folder: string, isOurs: (name: string) => boolean): void {
  const since = Date.now() - ABANDONED_MS
  for (const name of readdirSync(folder).filter((each) => DRAFT.test(each) && isOurs(each))) {
    const path = join(folder, name)
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs
    if (written !== undefined && written < since) rmSync(path, { force: true })
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
