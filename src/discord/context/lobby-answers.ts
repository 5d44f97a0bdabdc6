/** Which answers are about to show a lobby, so that nothing is told twice, and what they did not show after all is told. */

import { createRecent } from '../../recent.js'
import type { Table } from '../../tables/model/table.js'

/** How a table is: positions begin anew with the game. */
type Stage = Pick<Table, 'id' | 'status' | 'position'>

export interface LobbyAnswers {
  /** An answer shows the table as it is at this stage; the result is to be told whether it has arrived where the lobby stands. */
  expect(stage: Stage): (hasArrived: boolean) => void
  /**
   * Whether the answer with this stage shows how things are: it has arrived, and the message was not changed from elsewhere since
   * it was expected, of which nobody knows what came last. Null if no answer is known of, as after a restart.
   */
  shows(stage: Stage): Promise<boolean> | null
  /** A lobby's message was changed otherwise than by an answer. */
  changedElsewhere(tableId: string): void
}

interface Expected {
  readonly arrival: Promise<boolean>
  /** How often the message had been changed from elsewhere by then. */
  readonly changes: number
}

/** Answers, and lobbies, that are remembered. Of others the channel is told once more, which changes nothing. */
const REMEMBERED = 1_000

/** For all tables, none of which expects an answer yet. */
export function createLobbyAnswers(): LobbyAnswers {
  const expected = createRecent<Expected>(REMEMBERED)
  const changes = createRecent<number>(REMEMBERED)
  const changesOf = (tableId: string) => changes.get(tableId) ?? 0
  const keyOf = ({ id, status, position }: Stage) => `${id} ${status} ${position}`

  return {
    expect(stage) {
      let settle: (hasArrived: boolean) => void = () => {}
      const arrival = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      expected.set(keyOf(stage), { arrival, changes: changesOf(stage.id) })
      return settle
    },
    shows(stage) {
      const known = expected.get(keyOf(stage))
      return known?.arrival.then((hasArrived) => hasArrived && known.changes === changesOf(stage.id)) ?? null
    },
    changedElsewhere: (tableId) => changes.set(tableId, changesOf(tableId) + 1),
  }
}
