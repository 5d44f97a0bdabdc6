/** For which seats a computer player decides: its own, and, if the table's terms say so, those whose players left or are away. */
import type { Seat } from '../../engine/game.js'
import type { Level } from '../../players/levels.js'
import type { Attendance } from './attendance.js'
import { levelOf } from './computer.js'
import type { PlayingTable } from './table.js'
import type { Terms } from './terms.js'

/** Whether a computer player decides for a seat. */
export function isByComputer({ by }: Pick<Attendance, 'by'>, { computerTakeover }: Pick<Terms, 'computerTakeover'>): boolean {
  return by === 'computer' || (by !== 'player' && computerTakeover !== 'none')
}

/** How well the computer player plays that decides for a seat. Null if none does. */
export function levelAt({ attendance, players, terms }: PlayingTable, seat: Seat): Level | null {
  const [own, player] = [attendance[seat], players[seat]]
  if (own === undefined || player === undefined || !isByComputer(own, terms)) return null
  if (own.by === 'computer') return levelOf(player)
  return terms.computerTakeover === 'none' ? null : terms.computerTakeover
}
