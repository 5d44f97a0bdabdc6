/** Why nothing can be stored: what SQLite and the system refuse, in a sentence for the operator. */
import { NotStored } from '../../../tables/model/not-stored.js'
import { codeOf } from '../../unavailable.js'
import { DiskFailed } from './disk.js'

export interface Trouble {
  /** Null if storing works. */
  reason(): string | null
  /** A new reason in one sentence. Null if storing works again. */
  become(sentence: string | null): void
  /** What is to be thrown instead: {@link NotStored} if the state of the files prevented it, which is now the reason. */
  failed(thrown: unknown): unknown
  /** Does the work. Throws as `failed` says. */
  guarded(work: () => void): void
  /** Whether the work succeeds. False if the state of the files prevents it. */
  succeeds(work: () => void): boolean
}

/** Error codes of SQLite and of the system which mean that the file itself cannot be written. */
const REFUSALS = /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN|BUSY|PROTOCOL)|E[A-Z]+$)/

/** `troubled` is called with every change of the reason. */
export function createTrouble(troubled: (reason: string | null) => void): Trouble {
  let reason: string | null = null

  function become(sentence: string | null): void {
    if (sentence === reason) return
    reason = sentence
    troubled(sentence)
  }

  function failed(thrown: unknown): unknown {
    if (thrown instanceof NotStored || !isRefusal(thrown)) return thrown
    const sentence = sentenceOf(thrown)
    become(sentence)
    return new NotStored(sentence, { cause: thrown })
  }

  function guarded(work: () => void): void {
    try {
      work()
    } catch (thrown) {
      throw failed(thrown)
    }
  }

  return {
    reason: () => reason,
    become,
    failed,
    guarded,
    succeeds(work) {
      try {
        guarded(work)
        return true
      } catch (thrown) {
        if (thrown instanceof NotStored) return false
        throw thrown
      }
    },
  }
}

function isRefusal(thrown: unknown): thrown is Error {
  return thrown instanceof DiskFailed || REFUSALS.test(codeOf(thrown))
}

function sentenceOf(thrown: Error): string {
  if (thrown instanceof DiskFailed) return thrown.message
  if (codeOf(thrown) === 'SQLITE_FULL') return 'Nothing can be stored, for the disk is full: make room where the database lies.'
  return `Nothing can be stored (${codeOf(thrown)}): see to it that the database can be written to.`
}
