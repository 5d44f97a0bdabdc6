/** Which queued announcement of a table is delivered next, and which ones it covers. */
import type { Announcement } from '../model/announcement.js'
import type { Queued } from '../model/ports.js'

/**
 * The announcement to deliver next: the oldest one that no later one replaces. A later one replaces progress of the same turn, a
 * change of the lobby, or a call of the same seat. So after an outage nobody gets several calls.
 */
export function nextToDeliver(queued: readonly Queued[]): Queued | undefined {
  return queued.find(
    ({ announcement }, index) => !queued.slice(index + 1).some((later) => isReplaced(announcement, later.announcement)),
  )
}

function isReplaced(told: Announcement, later: Announcement): boolean {
  if (told.kind === 'progress') return later.kind === 'progress' && later.turn === told.turn
  if (told.kind === 'lobby-pressed') return later.kind === told.kind
  if (told.kind === 'lobby') return later.kind === 'lobby' || later.kind === 'lobby-pressed'
  return isCall(told) && isCall(later) && later.seat === told.seat
}

/** Whether the answer to an interaction shows it. That answer may arrive later than announcements made after it. */
function isAnswered({ kind }: Announcement): boolean {
  return kind === 'lobby-pressed' || kind === 'opened'
}

function isCall(told: Announcement): told is Extract<Announcement, { readonly kind: 'reminder' | 'nudge' | 'granted' }> {
  return told.kind === 'reminder' || told.kind === 'nudge' || told.kind === 'granted'
}

/** These edit a message of their own. */
const TOLD_BY_ITSELF: ReadonlySet<Announcement['kind']> = new Set(['lobby', 'settled', 'released'])

/** These show the state of the whole game in messages of their own. */
const TELLS_GAME: ReadonlySet<Announcement['kind']> = new Set(['turn', 'turned-back', 'over', 'cancelled', 'ended'])

/**
 * The ids of the announcements that are done once `next` is delivered: all up to it, except those in `toShow` that `next` does
 * not show.
 */
export function doneWith(queued: readonly Queued[], next: Queued, toShow: ReadonlySet<number>): readonly number[] {
  const isShown = ({ id, announcement }: Queued) =>
    id < next.id &&
    !isAnswered(announcement) &&
    (isReplaced(announcement, next.announcement) ||
      (TELLS_GAME.has(next.announcement.kind) && !TOLD_BY_ITSELF.has(announcement.kind)))
  return queued.filter((row) => row.id <= next.id && (!toShow.has(row.id) || isShown(row))).map(({ id }) => id)
}

/** Whether it sends or removes a message of its own. */
export function isNews({ kind }: Announcement): boolean {
  return kind !== 'progress' && kind !== 'reviewed'
}
