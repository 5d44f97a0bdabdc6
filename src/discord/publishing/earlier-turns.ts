/** What a player missed before the turn that is told in full: the turns of the others, one line each. */
import type { Seat } from '../../engine/game.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { LogEntry } from '../../tables/model/log.js'
import type { PlayingTable } from '../../tables/model/table.js'
import { hindsight } from '../words/hindsight.js'
import { nameOf, publicReader } from '../words/reader.js'
import type { EarlierTurns } from '../words/turn.js'
import { linesOfTurn, turnsTaken } from '../words/turns-taken.js'

/** The turns before turn `before` in `entries`, which begin after the last turn of `seat`. Null if there are none to tell. */
export function earlierTurns(table: PlayingTable, seat: Seat, entries: readonly LogEntry[], before: number): EarlierTurns | null {
  const { turn: words } = TEXTS[table.locale]
  const then = hindsight(table, entries, publicReader(table))
  const lines = turnsTaken(entries)
    .filter(({ number }) => number < before)
    .flatMap((turn) => linesOfTurn(turn, then))
  const [first] = entries
  // The last turn was that of whoever had the seat then.
  const holder = nameOf(then((first?.position ?? table.position) - 1).table, seat)
  const heading = first?.position === 1 ? words.sinceStart : words.sinceTurnOf(holder)
  return lines.length === 0 ? null : { heading, lines }
}
