/** Proposals do not stay open for ever, and whoever made one that came to nothing waits before making the next of its kind. */

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

/** How long a proposal stays open: as long as the pace gives for a decision, at least 10 minutes and at most 24 hours. */
export function openMs(pace: Pace): number {
  return Math.max(SHORTEST_MS, Math.min(PACE_MS[pace] ?? LONGEST_OPEN_MS, LONGEST_OPEN_MS))
}

/** How long whoever made a proposal that came to nothing waits: as long as it could stay open, an hour at most. */
function pauseMs(pace: Pace): number {
  return Math.min(openMs(pace), LONGEST_PAUSE_MS)
}

/** From when on a user may propose something of this kind again; null: now. */
export function pausedUntil({ pauses, terms }: PlayingTable, { id }: User, kind: Motion['kind'], at: Date): Date | null {
  const now = at.getTime()
  // One that ends later than any that begins now is from before the clock was put back.
  const lasts = ({ until }: Pause) => until > now && until <= now + pauseMs(terms.pace)
  const pause = pauses.find((each) => each.userId === id && each.kind === kind && lasts(each))
  return pause === undefined ? null : new Date(pause.until)
}

/** The table after its proposal came to nothing: nothing is proposed, and whoever proposed it has to wait. */
export function withPause(table: PlayingTable, { by, motion }: Proposal, at: Date): PlayingTable {
  const now = at.getTime()
  const pause: Pause = { userId: by.id, kind: motion.kind, until: now + pauseMs(table.terms.pace) }
  const others = table.pauses.filter(
    ({ userId, kind, until }) => until > now && !(userId === pause.userId && kind === pause.kind),
  )
  return { ...table, proposal: null, pauses: [...others, pause] }
}
