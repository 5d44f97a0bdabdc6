/**
 * Ratings by OpenSkill's Plackett-Luce model with its usual constants: each game is one match of teams of one, ties share a
 * rank. A skill is estimated by a mean and a standard deviation.
 */
import { ordinal, rate, rating } from 'openskill'

/** An estimate of somebody's skill, as it is stored. */
export interface Skill {
  readonly mu: number
  readonly sigma: number
}

/** A rating as it is shown: whole numbers on a scale on which a newcomer has 1000, give or take 200. */
export interface ShownRating {
  /** 1000 + 24 (mu - 3 sigma): what the skill is hardly below. It rises with every game that makes the estimate surer. */
  readonly rating: number
  /** 24 sigma. The skill is most probably at rating + 3 × uncertainty. */
  readonly uncertainty: number
  /** Until the uncertainty is {@link SETTLED_UNCERTAINTY} or less: after about a dozen games. */
  readonly provisional: boolean
}

const SCALE = { alpha: 24, target: 1000 } as const

/** A rating with at most this uncertainty is no longer provisional. */
const SETTLED_UNCERTAINTY = 150

/** What is known of somebody who has not played yet. */
export const NEWCOMER: Skill = rating()

/** The skills after a game in which these had these ranks: the lowest is best, equal ones are level. Needs two or more. */
export function ratedAnew(skills: readonly Skill[], ranks: readonly number[]): readonly Skill[] {
  const teams = rate(
    skills.map((skill) => [skill]),
    { rank: [...ranks] },
  )
  return skills.map((before, index) => {
    const { mu, sigma } = teams[index]?.[0] ?? before
    return { mu, sigma }
  })
}

/** Raised by any change after which the same games lead to other ratings or counts: all games are then counted anew. */
export const COUNTED_UNDER = 1

/** Within this time repeated games of the same two people count less and less. */
export const DAY_MS = 24 * 60 * 60_000

/** What a game weighs as a meeting of two who have met in so many rated games within a day: all of it, half, a quarter... */
export function meetingWeight(earlier: number): number {
  return 2 ** -earlier
}

/** The skill after a game of that weight, from 0 to 1: moved by that part of the way, and so is the rating that is shown. */
export function weighed(before: Skill, after: Skill, weight: number): Skill {
  // What counts in full is the very same number, bit by bit.
  if (weight === 1) return after
  const part = (from: number, to: number) => from + weight * (to - from)
  return { mu: part(before.mu, after.mu), sigma: part(before.sigma, after.sigma) }
}

export function shown(skill: Skill): ShownRating {
  const uncertainty = Math.round(SCALE.alpha * skill.sigma)
  return { rating: Math.round(ordinal(skill, SCALE)), uncertainty, provisional: uncertainty > SETTLED_UNCERTAINTY }
}
