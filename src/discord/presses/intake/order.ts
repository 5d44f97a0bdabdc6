/**
 * The order in which interactions are answered: those of one user one after the other, and those of one lane one after the other.
 * A lane is entered only when its user's turn has come, so whoever has much else waiting keeps nobody else of that lane waiting.
 */
import { createLanes } from '../../../tables/service/lanes.js'
import { createFairTurns } from './fair-turns.js'

/** Something to do for a user, whose result is then to be given to them. */
interface Errand<T> {
  readonly userId: string
  /** Null if it may be done and given beside any other user's. */
  readonly lane: string | null
  /** Whether it may still be done. It is awaited in the user's turn, before the lane. */
  readonly mayAct: Promise<void>
  readonly work: () => Promise<T>
  readonly give: (worked: T) => Promise<void>
}

export interface Order {
  /**
   * Resolves when an errand is done and its result given. Its lane goes on only then, but its user's next errand as soon as this
   * one is done. Rejects as a part of the errand does, and leaves out the parts after it.
   */
  run<T>(errand: Errand<T>): Promise<void>
  /** Resolves when the errands of a lane that have been begun so far are over. The others have changed nothing yet. */
  given(lane: string): Promise<void>
}

export function createOrder(): Order {
  const turns = createFairTurns()
  const lanes = createLanes()

  return {
    async run({ userId, lane, mayAct, work, give }) {
      const next = <T>(task: () => Promise<T>) => (lane === null ? task() : lanes.run(lane, task))
      const begun = await turns.run(userId, async () => {
        await mayAct
        const worked = next(work)
        // Nothing of the lane gets in between, because both are queued at once.
        const given = next(async () => give(await worked))
        // It is awaited only after the turn.
        given.catch(() => {})
        await worked
        return { given }
      })
      await begun.given
    },
    given: (lane) => lanes.run(lane, async () => {}),
  }
}
