/** Final scoring (P26, P27, G22, G26). */
import { pointsThen, winnersOf } from '../../../engine/ranking.js'
import type { FinalScore } from '../data/effects.js'
import { FAVOUR_POINTS, majorityPoints } from '../data/towns.js'
import { townsfolkOf } from '../data/townsfolk.js'
import { DAMAGE_POINTS } from '../data/wagons.js'
import type { Draft, Part } from './draft.js'
import type { Fact } from './facts.js'
import { countOf } from './holdings.js'
import { type Common, type Player, type Score, TIES } from './types.js'

export const REASON = 'four-weeks'

/** Every seat's points by source, as if the game ended now. */
export function finalScores({ players }: Pick<Common, 'players'>): readonly Score[] {
  const most = Math.max(...players.map(({ favours }) => favours))
  return players.map((player) => scoreOf(player, most))
}

/** One player's points by source. Without `mostFavours` nobody has the majority. */
export function scoreOf(player: Player, mostFavours = Number.POSITIVE_INFINITY): Score {
  const { track, silver } = player
  const gold = player.gold.reduce((sum, nuggets) => sum + nuggets, 0)
  const favours = FAVOUR_POINTS * player.favours
  const majority = majorityPoints(player.favours, mostFavours)
  const townsfolk = player.townsfolk.reduce((sum, id) => sum + townsfolkPoints(player, townsfolkOf(id).score), 0)
  const tokens = player.wagons.reduce((sum, wagon) => sum + wagon.damage, 0)
  const damage = tokens === 0 ? 0 : DAMAGE_POINTS * tokens
  return {
    track,
    gold,
    favours,
    majority,
    townsfolk,
    damage,
    total: track + gold + favours + majority + townsfolk + damage,
    silver,
  }
}

/** The points of a player's townsfolk card. */
export function townsfolkPoints(player: Player, score: FinalScore): number {
  if (score.kind === 'flat') return score.points
  return Math.min(score.most, score.points * Math.floor(countOf(player, score.per) / score.every))
}

/** Most points, then most silver. Players who are still tied share the victory (P27). */
export const better = pointsThen(...TIES)

/** The game is over after the last town. */
export function finish({ table, facts }: Draft): Part {
  const scores = finalScores(table)
  const winners = winnersOf(scores, better)
  facts.push(...scores.map((score, seat): Fact => ({ to: 'table', kind: 'scored', seat, ...score })))
  facts.push({ to: 'table', kind: 'over', winners, reason: REASON })
  return { phase: 'over', scores, winners }
}
