/**
 * Tracks which answers are about to show a lobby. A change is not announced twice, and one whose answer was lost is announced
 * after all.
 */

import { createRecent } from '../../recent.js'
import type { Table } from '../../tables/model/table.js'

/** A stage of a table. Positions restart with the game, so the status is part of it. */
type Stage = Pick<Table, 'id' | 'status' | 'position'>

export interface LobbyAnswers {
  /** An answer will show the table at this stage. The returned function takes whether it arrived in the lobby's message. */
  expect(stage: Stage): (hasArrived: boolean) => void
  /**
   * Whether the answer for this stage shows the present state: it arrived, and nothing else has changed the message since it was
   * expected (the order of such changes is unknown). Null if no answer is known, as after a restart.
   */
  shows(stage: Stage): Promise<boolean> | null
  /** Whether an answer that will show the table is still expected. */
  isUnderWay(tableId: string): boolean
  /** A lobby's message was changed by something other than an answer. */
  changedElsewhere(tableId: string): void
}

interface Expected {
  readonly arrival: Promise<boolean>
  /** How often the message had been changed by something else at that time. */
  readonly changes: number
}

/** Number of answers and of lobbies that are remembered. For others the channel is told again, which changes nothing. */
const REMEMBERED = 1_000

/** A tracker for all tables, with no expected answers. */
export function createLobbyAnswers(): LobbyAnswers {
  const expected = createRecent<Expected>(REMEMBERED)
  const changes = createRecent<number>(REMEMBERED)
  const changesOf = (tableId: string) => changes.get(tableId) ?? 0
  /** Number of answers by table. */
  const underWay = new Map<string, number>()
  const keyOf = ({ id, status, position }: Stage) => `${id} ${status} ${position}`

  function count(tableId: string, more: 1 | -1): void {
    const present = (underWay.get(tableId) ?? 0) + more
    if (present > 0) underWay.set(tableId, present)
    else underWay.delete(tableId)
  }

  return {
    expect(stage) {
      let settle: (hasArrived: boolean) => void = () => {}
      const arrival = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      count(stage.id, 1)
      void arrival.then(() => count(stage.id, -1))
      expected.set(keyOf(stage), { arrival, changes: changesOf(stage.id) })
      return settle
    },
    isUnderWay: (tableId) => underWay.has(tableId),
    shows(stage) {
      const known = expected.get(keyOf(stage))
      return known?.arrival.then((hasArrived) => hasArrived && known.changes === changesOf(stage.id)) ?? null
    },
    changedElsewhere: (tableId) => changes.set(tableId, changesOf(tableId) + 1),
  }
}
