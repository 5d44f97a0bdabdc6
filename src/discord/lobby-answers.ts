/** Which changes of lobbies the answers to presses are about to show, so that nothing is told twice, and what got lost is. */
import { createRecent } from '../tables/recent.js'

export interface LobbyAnswers {
  /** A press on a lobby's message is answered with the lobby at `position`; the result is to be told whether that has arrived. */
  expect(tableId: string, position: number): (hasArrived: boolean) => void
  /** Whether the answer with the lobby at `position` arrives; null if none is known of, as after a restart. */
  arrival(tableId: string, position: number): Promise<boolean> | null
}

interface Expected {
  readonly position: number
  readonly arrival: Promise<boolean>
}

/** Lobbies of which the latest answer is known. Of others the channel is told once more, which changes nothing. */
const REMEMBERED = 1_000

/** For all tables, none of which expects an answer yet. */
export function createLobbyAnswers(): LobbyAnswers {
  const latest = createRecent<Expected>(REMEMBERED)
  return {
    expect(tableId, position) {
      let settle: (hasArrived: boolean) => void = () => {}
      const arrival = new Promise<boolean>((resolve) => {
        settle = resolve
      })
      latest.set(tableId, { position, arrival })
      return settle
    },
    arrival(tableId, position) {
      const expected = latest.get(tableId)
      return expected?.position === position ? expected.arrival : null
    },
  }
}
