/** Proposals expire, and a user whose proposal failed must wait before making another of its kind. */

import { PACE_MS } from '../model/deadlines.js'
import type { User } from '../model/people.js'
import type { Motion, Pause, Proposal } from '../model/proposal.js'
import type { TableRefusal } from '../model/refusal.js'
import type { PlayingTable, Table } from '../model/table.js'
import type { Pace } from '../model/terms.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SHORTEST_MS = 10 * MINUTE
const LONGEST_OPEN_MS = 24 * HOUR
const LONGEST_PAUSE_MS = HOUR
/** How many substitutes may refuse within a pause before its proposer has to wait. Each proposal calls the other players, too. */
const MOST_DECLINED = 3

/** How long a proposal stays open, in milliseconds: the pace's time for a decision, between 10 minutes and 24 hours. */
export function openMs(pace: Pace): number {
  return Math.max(SHORTEST_MS, Math.min(PACE_MS[pace] ?? LONGEST_OPEN_MS, LONGEST_OPEN_MS))
}

/** How long a user waits after a failed proposal, in milliseconds: as long as it could stay open, at most an hour. */
function pauseMs(pace: Pace): number {
  return Math.min(openMs(pace), LONGEST_PAUSE_MS)
}

/** When a user may make another proposal of this kind. Null means now. */
export function pausedUntil(table: PlayingTable, by: User, kind: Motion['kind'], at: Date): Date | null {
  return endOf(pausesOf(table, by, kind, at).find(({ declined }) => declined === undefined))
}

/** Why a proposal may not be made yet, or null. */
export function tooEarly(
  table: PlayingTable,
  { by, motion }: Pick<Proposal, 'by' | 'motion'>,
  at: Date,
): Extract<TableRefusal, { readonly code: 'proposed-lately' | 'substitute-declined' }> | null {
  const paused = pausedUntil(table, by, motion.kind, at)
  if (paused !== null) return { code: 'proposed-lately', again: paused }
  if (motion.kind !== 'replace') return null
  const refused = pausesOf(table, by, motion.kind, at)
  const again = endOf(refused.find(({ declined }) => declined?.id === motion.with.id))
  if (again !== null) return { code: 'substitute-declined', user: motion.with, again }
  const next = refused.length < MOST_DECLINED ? null : endOf(refused.toSorted((one, other) => one.until - other.until)[0])
  return next && { code: 'proposed-lately', again: next }
}

function pausesOf({ pauses, terms }: PlayingTable, { id }: User, kind: Motion['kind'], at: Date): readonly Pause[] {
  const now = at.getTime()
  // A pause that ends later than a pause begun now dates from before the clock was set back.
  const lasts = ({ until }: Pause) => until > now && until <= now + pauseMs(terms.pace)
  return pauses.filter((each) => each.userId === id && each.kind === kind && lasts(each))
}

function endOf(pause: Pause | undefined): Date | null {
  return pause === undefined ? null : new Date(pause.until)
}

/**
 * The table after its proposal failed: without a proposal, and with a pause for the proposer. It concerns only the substitute if
 * it was they who refused, so that the proposer can look for another one.
 */
export function withPause(table: PlayingTable, { by, motion }: Proposal, at: Date, refusedBy: User | null = null): PlayingTable {
  const now = at.getTime()
  const until = now + pauseMs(table.terms.pace)
  const declined = motion.kind === 'replace' && refusedBy?.id === motion.with.id ? motion.with : undefined
  const pause: Pause = { userId: by.id, kind: motion.kind, until, ...(declined && { declined }) }
  const isEarlier = (each: Pause) =>
    each.userId === pause.userId && each.kind === pause.kind && each.declined?.id === declined?.id
  return { ...table, proposal: null, pauses: [...table.pauses.filter((each) => !isEarlier(each)), pause] }
}

/** The table without pauses that are over. They would otherwise keep the names of substitutes for as long as the game lasts. */
export function withoutPastPauses(table: Table, at: Date): Table {
  if (table.status !== 'playing') return table
  const pauses = table.pauses.filter(({ until }) => until > at.getTime())
  return pauses.length === table.pauses.length ? table : { ...table, pauses }
}
