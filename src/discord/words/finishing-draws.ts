/** Draws that finish what a seat did: the table draws, but what is told of it is the seat's doing, and so is its cause. */
import type { Seat } from '../../engine/game.js'
import { replaced } from '../../engine/lists.js'
import type { Reader } from '../../games/face.js'
import type { ActionEntry, Cause, GameEntry, LogEntry } from '../../tables/model/log.js'
import type { Table } from '../../tables/model/table.js'

/** Causes that need no remark: the name of a computer player says enough, and so does the end of a turn. */
export const isOwnDoing = (cause: Cause): cause is 'player' | 'computer' | 'only-end' =>
  cause === 'player' || cause === 'computer' || cause === 'only-end'

/** Stands for a seat's name in a sentence, so that nothing else in it can be taken for the name. */
const SOMEBODY = '\uFFFC'

/**
 * The entries with what was drawn to finish an action of the table for a player as actions of the same cause. That is so if the
 * action tells nothing of itself, and the first sentence told of what was drawn speaks of the player. What follows from the end
 * of a turn, or of a part of it, is nobody's doing.
 */
export function withDrawsFinished<Entry extends LogEntry>(
  { game }: Pick<Table, 'game'>,
  entries: readonly Entry[],
  reader: Reader,
): readonly (Entry | ActionEntry)[] {
  const isTold = ({ facts }: GameEntry) => game.story(facts, reader).length > 0
  const speaksOf = (seat: Seat, { facts }: GameEntry) => {
    const [sentence = ''] = game.story(facts, { ...reader, viewer: 'table', names: replaced(reader.names, seat, SOMEBODY) })
    return sentence.includes(SOMEBODY)
  }
  /** The action that is not told yet, and the position up to which that is so. */
  let begun: { readonly action: ActionEntry; readonly until: number } | null = null
  return entries.map((entry: Entry) => {
    const before: typeof begun = begun
    begun = null
    if (entry.kind === 'action') {
      const isOpen = !isOwnDoing(entry.cause) && !game.endsPart(entry.action) && !isTold(entry)
      if (isOpen) begun = { action: entry, until: entry.position }
      return entry
    }
    if (entry.kind !== 'draw' || before === null || entry.position !== before.until + 1) return entry
    const { action } = before
    if (speaksOf(action.seat, entry)) return { ...action, position: entry.position, facts: entry.facts }
    if (!isTold(entry)) begun = { action, until: entry.position }
    return entry
  })
}
