/** Final scoring (P26, P27, G22, G26). */
import type { Outcome, Seat } from '../../../engine/game.js'
import { at } from '../../../engine/random.js'
import type { FinalScore } from '../data/effects.js'
import { townsfolkOf } from '../data/townsfolk.js'
import { DAMAGE_POINTS } from '../data/wagons.js'
import type { Draft, Part } from './draft.js'
import { countOf } from './holdings.js'
import type { Common, Fact, Player, Score } from './types.js'

const FAVOUR_POINTS = 2
const MAJORITY_POINTS = 5
const REASON = 'four-weeks'

/** Every seat's points by source, as if the game ended now. */
export function finalScores({ players }: Pick<Common, 'players'>): readonly Score[] {
  const most = Math.max(...players.map(({ favours }) => favours))
  return players.map((player) => scoreOf(player, most))
}

/** One player's points by source; without `mostFavours` nobody has the majority. */
export function scoreOf(player: Player, mostFavours = Number.POSITIVE_INFINITY): Score {
  const { track, silver } = player
  const gold = player.gold.reduce((sum, nuggets) => sum + nuggets, 0)
  const favours = FAVOUR_POINTS * player.favours
  const majority = player.favours > 0 && player.favours === mostFavours ? MAJORITY_POINTS : 0
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

/** What a townsfolk of a player's is worth. */
export function townsfolkPoints(player: Player, score: FinalScore): number {
  if (score.kind === 'flat') return score.points
  return Math.min(score.most, score.points * Math.floor(countOf(player, score.per) / score.every))
}

/** Most points, then most silver; who is still level shares the victory (P27). Ascending. */
function winnersOf(scores: readonly Score[]): readonly Seat[] {
  return [...scores.keys()].filter((seat) => placeOf(scores, seat) === 1)
}

/** The place that a seat has reached: 1 plus the number of those ahead of it. */
function placeOf(scores: readonly Score[], seat: Seat): number {
  const own = at(scores, seat)
  return 1 + scores.filter((score) => isAhead(score, own)).length
}

function isAhead(one: Score, other: Score): boolean {
  return one.total > other.total || (one.total === other.total && one.silver > other.silver)
}

/** The result as the rest of the program understands it. */
export function outcomeOf(scores: readonly Score[]): Outcome {
  return {
    winners: winnersOf(scores),
    places: scores.map((_, seat) => placeOf(scores, seat)),
    points: scores.map((score) => score.total),
    reason: REASON,
  }
}

/** The game is over after the last town. */
export function finish({ table, facts }: Draft): Part {
  const scores = finalScores(table)
  const winners = winnersOf(scores)
  facts.push(...scores.map((score, seat): Fact => ({ to: 'table', kind: 'scored', seat, ...score })))
  facts.push({ to: 'table', kind: 'over', winners, reason: REASON })
  return { phase: 'over', scores, winners }
}
