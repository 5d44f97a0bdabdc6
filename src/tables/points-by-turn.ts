/** How a game came to its result: one replay of its log. */
import type { PointsByTurn } from '../games/plug.js'
import { counting, type LogEntry } from './log.js'
import { isSameState, replay } from './replay.js'
import type { FinishedTable } from './table.js'

/** Everybody's points after each turn of a finished table, from its whole log; empty if that no longer leads to where the table is. */
export function pointsByTurn({ game, players, options, state }: FinishedTable, log: readonly LogEntry[]): PointsByTurn {
  const start = game.setup(players.length, options)
  if (start === null) return []
  const course: (readonly number[])[] = []
  let last = start
  for (const entry of counting(log)) {
    const next = replay(game, last, [entry])
    if (game.turn(next).number > game.turn(last).number) course.push(game.points(next))
    last = next
  }
  return isSameState(game, last, state) ? [...course, game.points(last)] : []
}
