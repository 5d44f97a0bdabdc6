/** Proposals expire, and a user whose proposal failed must wait before making another of its kind. */

import { PACE_MS } from '../model/deadlines.js'
import type { User } from '../model/people.js'
import type { Motion, Pause, Proposal } from '../model/proposal.js'
import type { PlayingTable } from '../model/table.js'
import type { Pace } from '../model/terms.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORTEST_MS = 10 * MINUTE
const LONGEST_OPEN_MS = 24 * HOUR
const LONGEST_PAUSE_MS = HOUR

/** How long a proposal stays open, in milliseconds: the pace's time for a decision, between 10 minutes and 24 hours. */
export function openMs(pace: Pace): number {
  return Math.max(SHORTEST_MS, Math.min(PACE_MS[pace] ?? LONGEST_OPEN_MS, LONGEST_OPEN_MS))
}

/** How long a user waits after a failed proposal, in milliseconds: as long as it could stay open, at most an hour. */
function pauseMs(pace: Pace): number {
  return Math.min(openMs(pace), LONGEST_PAUSE_MS)
}

/** When a user may make another proposal of this kind. Null means now. */
export function pausedUntil({ pauses, terms }: PlayingTable, { id }: User, kind: Motion['kind'], at: Date): Date | null {
  const now = at.getTime()
  // A pause that ends later than a pause begun now dates from before the clock was set back.
  const lasts = ({ until }: Pause) => until > now && until <= now + pauseMs(terms.pace)
  const pause = pauses.find((each) => each.userId === id && each.kind === kind && lasts(each))
  return pause === undefined ? null : new Date(pause.until)
}

/** The table after its proposal failed: without a proposal, and with a pause for the proposer. */
export function withPause(table: PlayingTable, { by, motion }: Proposal, at: Date): PlayingTable {
  const now = at.getTime()
  const pause: Pause = { userId: by.id, kind: motion.kind, until: now + pauseMs(table.terms.pace) }
  const others = table.pauses.filter(
    ({ userId, kind, until }) => until > now && !(userId === pause.userId && kind === pause.kind),
  )
  return { ...table, proposal: null, pauses: [...others, pause] }
}
