/** What a finished game changes in the standings. */
import type { Unrated } from '../../standings/ports.js'
import { NEWCOMER, ratedAnew, type Skill, shown, weighed } from '../../standings/rating.js'
import { isAnonymous } from '../../tables/model/anonymous.js'
import type { Credit, GameReport } from '../../tables/model/game-report.js'

/** The ladders' game id for all games together. */
export const ALL_GAMES = ''

/** A credit's skill before and after the game, and the weight of the game. */
export interface Rated {
  readonly before: Skill
  readonly after: Skill
  readonly weight: number
}

/** What was known when a game was first recorded and can no longer be computed, because some of its players were forgotten. */
export interface Remembered {
  /** By anonymous user: the skill before the game. */
  readonly skills: ReadonlyMap<string, Skill>
  /** By user, including anonymous users: the weight of the game, if it depends on who was forgotten. */
  readonly weights: ReadonlyMap<string, number>
}

export const NOTHING: Remembered = { skills: new Map(), weights: new Map() }

/** What is stored of the players before the game. */
export interface Before {
  /** The skill of a user who is not anonymous. Null for a newcomer. */
  skillOf(userId: string): Skill | null
  /** The weight of the game for each of these users. */
  weightsOf(userIds: readonly string[]): readonly number[]
}

/** Whether a game counts for its players at all. */
export function isCounted({ cutShort, againstComputers, withComputerTakeover }: GameReport): boolean {
  return !cutShort && !againstComputers && !withComputerTakeover
}

/** The players who are rated. Nobody else has a skill that the game changes. */
export function ratedIn(report: GameReport): readonly Credit[] {
  return unratedFor(report) === null ? report.credits.filter(({ played }) => played) : []
}

/** By user. Users who have not played are left out. */
export function rate(report: GameReport, remembered: Remembered, stored: Before): ReadonlyMap<string, Rated> | Unrated {
  const reason = unratedFor(report)
  if (reason !== null) return reason
  const rated = ratedIn(report)
  const skillOf = ({ user }: Credit) => (isAnonymous(user) ? remembered.skills.get(user.id) : stored.skillOf(user.id)) ?? NEWCOMER
  const before = rated.map(skillOf)
  const after = ratedAnew(before, rated.map(rankOf))
  const ids = rated.map(({ user }) => user.id)
  const weights = rated.some(({ user }) => isAnonymous(user)) ? [] : stored.weightsOf(ids)
  const one = (skill: Skill, index: number): Rated => {
    const weight = remembered.weights.get(ids[index] ?? '') ?? weights[index] ?? 1
    return { before: skill, after: weighed(skill, after[index] ?? skill, weight), weight }
  }
  return new Map(before.map((skill, index) => [ids[index] ?? '', one(skill, index)]))
}

/** Why a game changes no rating. Null if it does. */
function unratedFor({
  cutShort,
  hasComputer,
  againstComputers,
  withComputerTakeover,
  credits: counted,
}: GameReport): Unrated | null {
  if (cutShort) return 'cut-short'
  if (againstComputers) return 'against-computers'
  if (withComputerTakeover) return 'relief'
  if (hasComputer) return 'computer-player'
  if (counted.length < 2) return 'too-few-players'
  return counted.filter(({ played }) => played).length < 2 ? 'hardly-played' : null
}

/** Players who resigned come after everybody else. */
function rankOf({ place, resigned }: Credit): number {
  return resigned ? Number.MAX_SAFE_INTEGER : place
}

/** The columns of a credit that its report tells. */
export function creditColumns({ user, seat, place, points, resigned, decisions, decisionMs }: Credit) {
  return { userId: user.id, name: user.name, seat, place, points, resigned, decisions, decisionMs }
}

/** The columns of a credit that hold skills. */
export function skillColumns(rated: Rated | null) {
  if (rated === null) return { weight: null, muBefore: null, sigmaBefore: null, mu: null, sigma: null }
  const { before, after, weight } = rated
  return { weight, muBefore: before.mu, sigmaBefore: before.sigma, mu: after.mu, sigma: after.sigma }
}

/** The columns of a line of a ladder that hold a rating. Null if there is none. */
export interface RatingColumns {
  readonly mu: number | null
  readonly sigma: number | null
  readonly rating: number | null
}

export function ratingColumns(skill: Skill | undefined): RatingColumns {
  if (skill === undefined) return { mu: null, sigma: null, rating: null }
  return { mu: skill.mu, sigma: skill.sigma, rating: shown(skill).rating }
}
