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
export const SETTLED_UNCERTAINTY = 150

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

export function shown(skill: Skill): ShownRating {
  const uncertainty = Math.round(SCALE.alpha * skill.sigma)
  return { rating: Math.round(ordinal(skill, SCALE)), uncertainty, provisional: uncertainty > SETTLED_UNCERTAINTY }
}
