/** Runs tasks one after the other. Those that somebody waits for go first, and in a rush those that can still be in time. */

/** Whether somebody waits for a picture, as for the answer to a press, or a channel is told something with it. */
export type Wanted = 'at-once' | 'soon'

/** After so many milliseconds, tasks that are wanted soon get every second turn, however many are wanted at once. */
export const PATIENCE_MS = 1_000

/**
 * Once a task that is wanted at once has waited so many milliseconds, there is more to do than can be done. Then the newest go
 * first: in their order, each would end when nobody waits for it any more.
 */
export const RUSH_MS = 2_000

export interface InTurn {
  /** Runs `task` when its turn comes. Rejects as the task does. */
  run<Result>(wanted: Wanted, task: () => Promise<Result>): Promise<Result>
  /** How many tasks have not ended. */
  unfinished(): number
}

interface Waiting {
  readonly since: number
  readonly begin: () => Promise<void>
}

/** `now` tells the time in milliseconds. */
export function createInTurn(now: () => number = () => performance.now()): InTurn {
  const waiting: Readonly<Record<Wanted, Waiting[]>> = { 'at-once': [], soon: [] }
  let isBusy = false
  let wasOverdue = false

  function nextAtOnce(): Waiting | undefined {
    const [oldest] = waiting['at-once']
    const isRush = oldest !== undefined && oldest.since + RUSH_MS <= now()
    return isRush ? waiting['at-once'].pop() : waiting['at-once'].shift()
  }

  function next(): void {
    const [soon] = waiting.soon
    wasOverdue = soon !== undefined && !wasOverdue && soon.since + PATIENCE_MS <= now()
    const first = (wasOverdue ? undefined : nextAtOnce()) ?? waiting.soon.shift()
    isBusy = first !== undefined
    void first?.begin().finally(next)
  }

  return {
    run(wanted, task) {
      return new Promise((resolve, reject) => {
        const begin = () => Promise.resolve().then(task).then(resolve, reject)
        waiting[wanted].push({ since: now(), begin })
        if (!isBusy) next()
      })
    },
    unfinished: () => waiting['at-once'].length + waiting.soon.length + (isBusy ? 1 : 0),
  }
}
