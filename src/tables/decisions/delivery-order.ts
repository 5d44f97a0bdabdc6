/** Which of a table's queued announcements is told next, and which are told with it. */
import type { Announcement } from '../model/announcement.js'
import type { Queued } from '../model/ports.js'

/**
 * The one to deliver next: the oldest, but what a later one will tell is passed over: a progress of the same turn, a change of
 * the lobby, and a call to a seat that is called again: after an outage nobody is called for each time that they missed.
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

/** Whether an answer shows it, which may come later than what is told after it. */
function isAnswered({ kind }: Announcement): boolean {
  return kind === 'lobby-pressed' || kind === 'opened'
}

function isCall(told: Announcement): told is Extract<Announcement, { readonly kind: 'reminder' | 'nudge' | 'granted' }> {
  return told.kind === 'reminder' || told.kind === 'nudge' || told.kind === 'granted'
}

/** These have a message of their own to change. */
const TOLD_BY_ITSELF: ReadonlySet<Announcement['kind']> = new Set(['lobby', 'settled', 'released'])

/** These show the whole game as it is, in messages of their own. */
const TELLS_GAME: ReadonlySet<Announcement['kind']> = new Set(['turn', 'turned-back', 'over', 'cancelled', 'ended'])

/** The ids of what is done with once `next` is told: all up to it, but what is still `toShow` later only if `next` shows it too. */
export function doneWith(queued: readonly Queued[], next: Queued, toShow: ReadonlySet<number>): readonly number[] {
  const isShown = ({ id, announcement }: Queued) =>
    id < next.id &&
    !isAnswered(announcement) &&
    (isReplaced(announcement, next.announcement) ||
      (TELLS_GAME.has(next.announcement.kind) && !TOLD_BY_ITSELF.has(announcement.kind)))
  return queued.filter((row) => row.id <= next.id && (!toShow.has(row.id) || isShown(row))).map(({ id }) => id)
}

/** Whether it has a message of its own, or takes one away. */
export function isNews({ kind }: Announcement): boolean {
  return kind !== 'progress'
}
