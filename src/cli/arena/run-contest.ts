import { seededRandom } from '../../engine/random.js'
import { playGame, seedInSeries } from '../play-game.js'
import { type Policy, policyNamed } from '../policies.js'
import type { Contest } from './command.js'

/** How a game of a contest ended. Lists are by seat. */
export interface Score {
  /** Counted from 1. */
  readonly number: number
  readonly winners: readonly number[]
  readonly points: readonly number[]
  /** Decisions between at least two actions, and the processor time that they took, in milliseconds. */
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
}

/** How many times a contest reports its progress. */
const REPORTS = 10

/**
 * Plays those games of a contest that are not known yet and tells each as it ends. The scores are of all games of its part, known
 * ones first.
 */
export function runContest(
  contest: Contest,
  known: readonly Score[],
  ended: (score: Score) => void,
  progress: (text: string) => void,
): readonly Score[] {
  const numbers = numbersOf(contest)
  const wanted = new Set(numbers)
  const scores = known.filter(({ number }) => wanted.delete(number))
  for (const number of wanted) {
    const score = play(contest, number)
    ended(score)
    scores.push(score)
    if (scores.length % Math.ceil(numbers.length / REPORTS) === 0)
      progress(`${contest.game.id}: ${scores.length} of ${numbers.length} games`)
  }
  return scores
}

/** The games of the contest's part: whole deals, which everybody plays from every seat. */
function numbersOf({ games, policies, part: [which, of] }: Contest): readonly number[] {
  const all = Array.from({ length: games }, (_, index) => index + 1)
  return all.filter((number) => dealOf(number, policies.length) % of === which - 1)
}

/** Each deal is played as often as there are seats. Counted from 0. */
function dealOf(number: number, seats: number): number {
  return Math.floor((number - 1) / seats)
}

/** The seed of the deal of a game. */
export function seedOf({ seed, policies }: Pick<Contest, 'seed' | 'policies'>, number: number): string {
  return seedInSeries(seed, dealOf(number, policies.length) + 1)
}

/** The names by seat in a game counted from 1: each game seats them one place further on. */
export function seatedIn(policies: readonly string[], number: number): readonly string[] {
  const shift = policies.length - ((number - 1) % policies.length)
  return policies.map((_, seat) => policies[(seat + shift) % policies.length] ?? '')
}

function play(contest: Contest, number: number): Score {
  const { game, chosen, policies } = contest
  const seed = seedOf(contest, number)
  const seated = seatedIn(policies, number).join(',')
  const policy = policyNamed(seated, game)
  if (policy === null) throw new Error(`there is no policy ${seated}`)
  const spent = { decisions: policies.map(() => 0), ms: policies.map(() => 0) }
  const { outcome } = playGame({
    game,
    seats: policies.length,
    chosen: { ...chosen, ...game.stamp },
    seed,
    policy: timed(policy, spent),
    own: seededRandom(`${seed} played by ${seated}`),
  })
  return { number, winners: outcome.winners, points: outcome.points, ...spent }
}

/** Adds up the decisions of each seat and their time. */
function timed(policy: Policy, { decisions, ms }: { readonly decisions: number[]; readonly ms: number[] }): Policy {
  return (choice) => {
    const { seat, legal } = choice
    if (legal.length === 1) return policy(choice)
    const before = process.cpuUsage()
    const action = policy(choice)
    const { user, system } = process.cpuUsage(before)
    decisions[seat] = (decisions[seat] ?? 0) + 1
    ms[seat] = (ms[seat] ?? 0) + (user + system) / 1000
    return action
  }
}
