/** The end: points, ties, places (X22, Y11, Y25, Y26). */
import type { Outcome, Seat } from '../../../engine/game.js'
import { outcomeOf, pointsThen } from '../../../engine/ranking.js'
import { coloniesOf } from '../data/pieces.js'
import { systemOf } from '../data/systems.js'
import { AREAS, TOP_LEVEL, TOP_LEVEL_POINTS } from '../data/technologies.js'
import { cardsOf } from './cards.js'
import { type Draft, playerOf, tell } from './draft.js'
import { type Common, type Ending, type Score, type Source, type State, TIES } from './types.js'

/** What a seat would score if the game ended now. */
export function scoreOf(table: Pick<Common, 'tiles' | 'players'>, seat: Seat): Score {
  const player = playerOf(table, seat)
  const colonies = coloniesOf(table, seat)
  // A tile that is still to be turned up counts nothing yet: whoever has peeked at it would tell by the points.
  const systems = table.tiles.reduce(
    (sum, { colony, system, isUp }) => sum + (colony?.seat === seat && isUp && system !== null ? systemOf(system).points : 0),
    0,
  )
  const technologies = TOP_LEVEL_POINTS * AREAS.filter((area) => player.levels[area] === TOP_LEVEL).length
  return { systems, technologies, total: systems + technologies, colonies: colonies.length, cards: cardsOf(player).length }
}

/**
 * What a seat would score if the game ended now, by where it comes from. Games are imagined to their end, so that this is
 * enough.
 */
export function pointsBySource(state: State, seat: Seat): Readonly<Record<Source, number>> {
  if (state.phase === 'layout') return { systems: 0, technologies: 0 }
  const { systems, technologies } = scoreOf(state, seat)
  return { systems, technologies }
}

/** The game is over. */
export function finish(draft: Draft, reason: Ending): void {
  const { table } = draft
  const scores = table.players.map((_, seat) => scoreOf(table, seat))
  const { winners } = finalOutcome(table, scores, reason)
  table.draws = []
  draft.part = { phase: 'over', scores, winners, reason }
  for (const [seat, score] of scores.entries()) tell(draft, { kind: 'scored', seat, ...score })
  tell(draft, { kind: 'over', winners, reason })
}

/** Points, then those of technologies, then systems, then cards (X22, Y26). */
const better = pointsThen(...TIES)

/** How a game that is over ended. Whoever is left alone on the board comes first. */
export function finalOutcome({ players }: Pick<Common, 'players'>, scores: readonly Score[], reason: Ending): Outcome {
  const standings = scores.map((score, seat) => ({
    ...score,
    rank: reason === 'last-one' && players[seat]?.isOut === false ? 0 : 1,
  }))
  return outcomeOf(standings, (one, other) => one.rank - other.rank || better(one, other), reason)
}
