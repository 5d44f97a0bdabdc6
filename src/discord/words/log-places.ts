/** Places in a log as its reader knows it. They count only what tells the reader something, and so no secret steps of others. */
import type { LogPlace } from '../wire/custom-id.js'
import type { Told } from './chronicle.js'

/** An entry that tells something, and the place right after it. */
export interface Placed extends Told {
  readonly place: LogPlace
}

/**
 * What is told, without the entries that tell nothing. A place stays the same while the log grows, unless something before it is
 * undone. In a part of a log the places in its first turn are not known.
 */
export function placed(told: readonly Told[]): readonly Placed[] {
  const telling = told.filter(({ chapters }) => chapters.some((each) => each.heading !== null || each.sentences.length > 0))
  // An undo may have led back from a later turn, whose entries about seats still count.
  let earliest = Number.POSITIVE_INFINITY
  const turns = telling.toReversed().map(({ turn }) => (earliest = Math.min(earliest, turn)))
  let place = { turn: -1, entries: 0 }
  return telling.map((each) => {
    const turn = turns.pop() ?? each.turn
    place = { turn, entries: turn === place.turn ? place.entries + 1 : 1 }
    return { ...each, place }
  })
}

/** What is told up to a place, or up to the entry at a position. */
export function toldUpTo(told: readonly Placed[], upTo: LogPlace | number | 'latest'): readonly Placed[] {
  if (upTo === 'latest') return told
  if (typeof upTo === 'number') return told.filter(({ position }) => position <= upTo)
  return told.filter(({ place }) => place.turn < upTo.turn || (place.turn === upTo.turn && place.entries <= upTo.entries))
}
