/**
 * The order in which interactions are answered: those of one user one after the other, and those of one lane one after the other.
 * A lane is entered only when its user's turn has come, so whoever has much else waiting keeps nobody else of that lane waiting.
 * Doing and giving have lanes of their own, so an answer that Discord is slow to take delays later answers, but nobody's presses.
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
   * Resolves when an errand is done and its result given. The next errand of its user and of its lane is done as soon as this one
   * is, but the results of a lane are given one after the other. Rejects as a part of the errand does, and leaves out the parts
   * after it.
   */
  run<T>(errand: Errand<T>): Promise<void>
  /** Resolves when the errands of a lane that have been begun so far are over. The others have changed nothing yet. */
  given(lane: string): Promise<void>
}

export function createOrder(): Order {
  const turns = createFairTurns()
  const doing = createLanes()
  const giving = createLanes()

  return {
    async run({ userId, lane, mayAct, work, give }) {
      const begun = await turns.run(userId, async () => {
        await mayAct
        const worked = lane === null ? work() : doing.run(lane, work)
        const giveWorked = async () => give(await worked)
        // Both are queued at once, so results are given in the order in which they came about.
        const given = lane === null ? giveWorked() : giving.run(lane, giveWorked)
        // It is awaited only after the turn.
        given.catch(() => {})
        await worked
        return { given }
      })
      await begun.given
    },
    given: (lane) => giving.run(lane, async () => {}),
  }
}
