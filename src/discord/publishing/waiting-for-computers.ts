/** Turns of computer players that follow one another soon are told in one message. */
import { isOnlyComputersMove } from '../../tables/decisions/computer-move.js'
import type { Clock } from '../../tables/model/ports.js'
import type { PlayingTable, Table } from '../../tables/model/table.js'
import type { Tables } from '../../tables/model/tables.js'

/** How long the message of a turn waits at most while only computer players move. */
const LONGEST_MS = 4_000

/** How often it is looked whether they have moved. */
const LOOK_MS = 200

interface WaitingForComputersDeps {
  readonly tables: Pick<Tables, 'find'>
  readonly clock: Clock
  readonly isClosed: () => boolean
}

/** Resolves when a person has to move, the game is over, or {@link LONGEST_MS} have passed. Returns the table as it is then. */
export type WaitForComputers = (table: PlayingTable) => Promise<Table | null>

export function createWaitingForComputers({ tables, clock, isClosed }: WaitingForComputersDeps): WaitForComputers {
  // By the machine's own time too, so that nobody waits for a clock that stands still.
  const pause = () =>
    new Promise<void>((resolve) => {
      clock.after(LOOK_MS, resolve)
      setTimeout(resolve, LOOK_MS)
    })
  return async (begun) => {
    const until = clock.now().getTime() + LONGEST_MS
    let table: Table | null = begun
    // Counted as well, because clocks are set back.
    for (let looks = 0; looks < LONGEST_MS / LOOK_MS; looks++) {
      if (table === null || !isOnlyComputersMove(table) || isClosed() || clock.now().getTime() >= until) break
      await pause()
      table = await tables.find(begun.id)
    }
    return table
  }
}
