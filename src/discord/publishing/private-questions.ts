/** Questions asked privately, so that they are not asked twice. After a restart nobody can be reached privately. */
import type { Clock } from '../../tables/model/ports.js'
import type { Table } from '../../tables/model/table.js'
import { askedKey, type Question, questionOf } from './asked-key.js'

/** How long a question asked privately waits for its answer before its player is called. */
export const UNANSWERED_MS = 30_000

export type IsDone = (question: Question) => boolean | Promise<boolean>

/** A question that was asked privately. */
export interface PrivateQuestion {
  /** Whether the question was still open after {@link UNANSWERED_MS}. Never settles after `callOff`. */
  readonly unanswered: Promise<boolean>
  readonly answered: () => void
  readonly callOff: () => void
}

export interface PrivateQuestions {
  find(table: Table, question: Question): PrivateQuestion | undefined
  begin(table: Table, question: Question): PrivateQuestion
  /** The question counts as answered. */
  end(table: Table, question: Question): void
  /** Ends the questions of a table of which `isDone`. */
  forget(table: Table, isDone: IsDone): Promise<void>
  /** None of them is unanswered any more. */
  close(): void
}

export function createPrivateQuestions(clock: Pick<Clock, 'after'>): PrivateQuestions {
  const asked = new Map<string, PrivateQuestion>()

  function end(key: string): void {
    asked.get(key)?.answered()
    asked.delete(key)
  }

  return {
    find: (table, question) => asked.get(keyOf(table, question)),
    begin(table, question) {
      const own = newPrivateQuestion(clock)
      asked.set(keyOf(table, question), own)
      return own
    },
    end: (table, question) => end(keyOf(table, question)),
    async forget({ id }, isDone) {
      for (const key of [...asked.keys()]) {
        const question = key.startsWith(`${id}/`) ? questionOf(key.slice(id.length + 1)) : null
        if (question !== null && (await isDone(question))) end(key)
      }
    },
    close() {
      for (const { callOff } of asked.values()) callOff()
    },
  }
}

function newPrivateQuestion(clock: Pick<Clock, 'after'>): PrivateQuestion {
  let answered = () => {}
  let callOff = () => {}
  const unanswered = new Promise<boolean>((resolve) => {
    callOff = clock.after(UNANSWERED_MS, () => resolve(true))
    answered = () => {
      callOff()
      resolve(false)
    }
  })
  return { unanswered, answered, callOff }
}

function keyOf({ id }: Table, question: Question): string {
  return `${id}/${askedKey(question)}`
}
