import { codeOf, StoreUnavailable, type UnavailableReason } from '../../unavailable.js'
import { MoveFailed } from '../ends.js'

/** What is wrong with a file and what to do, where the store's own sentence advises to change its settings. */
const PROBLEMS: Partial<Readonly<Record<UnavailableReason, string>>> = {
  'in-use': 'is in use: stop the bot first.',
  'not-a-database': 'is not a database: name another file.',
  foreign: 'belongs to another program: name another file.',
  newer: 'was written by a newer version of this program: move it with that version.',
  older: 'was last used by an older version of this program: start the bot on it once, so that it is brought up to date.',
}

/** An exception while a file is opened or written, as one sentence. */
export function refusedFile(path: string, thrown: unknown): unknown {
  if (thrown instanceof MoveFailed) return thrown
  if (thrown instanceof StoreUnavailable) {
    const problem = PROBLEMS[thrown.reason]
    return new MoveFailed(problem === undefined ? thrown.message : `The database ${path} ${problem}`, { cause: thrown })
  }
  const code = codeOf(thrown)
  if (code === 'SQLITE_FULL') return new MoveFailed(`The disk is full: make room where ${path} lies.`, { cause: thrown })
  if (!/^(SQLITE_|E[A-Z]+$)/.test(code)) return thrown
  return new MoveFailed(`The file ${path} cannot be used (${code}): name a file in a folder that this user may write to.`, {
    cause: thrown,
  })
}
