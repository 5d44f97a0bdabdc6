/**
 * Ratings by OpenSkill's Plackett-Luce model with its default constants. Each game is one match between teams of one. A skill is
 * estimated by a mean and a standard deviation.
 */
import { ordinal, rate, rating } from 'openskill'

/** An estimate of a player's skill, as stored. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** A rating as shown: whole numbers on a scale on which a newcomer has 1000, give or take 200. */
export interface ShownRating {
  /**
   * 1000 + 24 (mu - 3 sigma), which the skill is unlikely to be below. It rises with every game that makes the estimate more
   * certain.
   */
  readonly rating: number
  /** 24 sigma. The likeliest skill is rating + 3 × uncertainty. */
  readonly uncertainty: number
  /** True while the uncertainty is above {@link SETTLED_UNCERTAINTY}, for about the first dozen games. */
  readonly provisional: boolean
}

const SCALE = { alpha: 24, target: 1000 } as const

/** A rating with at most this uncertainty is not provisional. */
const SETTLED_UNCERTAINTY = 150

/** The skill of somebody who has not played yet. */
export const NEWCOMER: Skill = rating()

/**
 * The skills after a game with these ranks. The lowest rank is best. Ties count as the average of all orders in which they could
 * be broken, because the model itself moves joint winners less than the player behind them. Needs at least two skills.
 */
export function ratedAnew(skills: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const orders = ordersOf(ranks)
  const rated = orders.map((order) => ratedInOrder(skills, order))
  const average = (index: number, of: keyof Skill) =>
    rated.reduce((sum, after) => sum + (after[index] ?? NEWCOMER)[of], 0) / orders.length
  return skills.map((_, index) => ({ mu: average(index, 'mu'), sigma: average(index, 'sigma') }))
}

/** The places from 0 on, without ties, that agree with these ranks: one for each way to break the ties. */
function ordersOf(ranks: readonly number[]): readonly (readonly number[])[] {
  if (ranks.length === 0) return [[]]
  const best = Math.min(...ranks)
  const tied = [...ranks.keys()].filter((index) => ranks[index] === best)
  return tied.flatMap((first) => {
    const others = ordersOf(ranks.toSpliced(first, 1))
    return others.map((order) => order.map((place) => place + 1).toSpliced(first, 0, 0))
  })
}

function ratedInOrder(skills: readonly Skill[], order: readonly number[]): readonly Skill[] {
  const teams = rate(
    skills.map((skill) => [skill]),
    { rank: [...order] },
  )
  return skills.map((before, index) => {
    const { mu, sigma } = teams[index]?.[0] ?? before
    return { mu, sigma }
  })
}

/** Raised by any change that gives other ratings or counts for the same games. All games are then recounted. */
export const COUNTED_UNDER = 5

/** Within this time, repeated games of the same two people count less and less. */
export const DAY_MS = 24 * 60 * 60_000

/** The weight of a game as a meeting of two players with `earlier` rated games within a day: one, a half, a quarter... */
export function meetingWeight(earlier: number): number {
  return 2 ** -earlier
}

/** The skill after a game with a weight from 0 to 1. The skill, and with it the shown rating, moves by that part of the way. */
export function weighed(before: Skill, after: Skill, weight: number): Skill {
  // With full weight the result is exactly `after`, bit for bit.
  if (weight === 1) return after
  const part = (from: number, to: number) => from + weight * (to - from)
  return { mu: part(before.mu, after.mu), sigma: part(before.sigma, after.sigma) }
}

export function shown(skill: Skill): ShownRating {
  const uncertainty = Math.round(SCALE.alpha * skill.sigma)
  return { rating: Math.round(ordinal(skill, SCALE)), uncertainty, provisional: uncertainty > SETTLED_UNCERTAINTY }
}
