/** What a player has missed: told when the panel is opened for the first time in a turn. */
import type { Locale } from '../i18n/locale.js'
import { TEXTS } from '../i18n/texts/index.js'
import type { LogEntry } from '../tables/log.js'
import { seatOf, seatsToMove, type Table, type User } from '../tables/table.js'
import type { Tables } from '../tables/tables.js'
import { standingStory } from './chronicle.js'
import { readerFor } from './reading.js'

/** Entries read at first; twice as many each time that they do not reach back far enough. */
const FIRST_REACH = 64

/**
 * What happened since the user last pressed something at the table, under its heading; nothing if the user is not to move
 * or has pressed something in this turn already.
 */
export async function sinceLastMove(
  tables: Pick<Tables, 'log'>,
  table: Table,
  user: User,
  locale: Locale,
): Promise<readonly string[]> {
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || seat === null || !seatsToMove(table).includes(seat)) return []
  const isOwn = (entry: LogEntry) => entry.kind === 'action' && entry.userId === user.id && entry.cause === 'player'
  for (let reach = FIRST_REACH; ; reach *= 2) {
    const after = Math.max(0, table.position - reach)
    const entries = await tables.log(table.id, after)
    const last = entries.findLast(isOwn)
    if (last === undefined && after > 0) continue
    if (last?.turn === table.game.turn(table.state).number) return []
    const missed = entries.filter(({ position }) => position > (last?.position ?? 0))
    const story = standingStory(table, missed, readerFor(table, user, locale))
    return story.length === 0 ? [] : [`**${TEXTS[locale].panel.since}**`, ...story]
  }
}
