import { type PlayedGame, playGame, seedInSeries } from '../play-game.js'
import { type Policy, policyNamed } from '../policies.js'
import type { Contest } from './command.js'

/** What a policy achieved in a contest. */
export interface Result {
  readonly policy: string
  /** How many of the seats it had. */
  readonly seats: number
  /** A victory that several share counts in equal parts. */
  wins: number
  /** Sum over its seats and all games. */
  points: number
  /** Decisions between at least two actions, and the processor time that they took, in milliseconds. */
  decisions: number
  ms: number
}

/** How many times a contest reports its progress. */
const REPORTS = 10

/** Plays all games of a contest. The results are by policy, in the order of their first seats. */
export function runContest(contest: Contest, progress: (text: string) => void): readonly Result[] {
  const { game, games, chosen, seed, policies } = contest
  const results = resultsOf(policies)
  for (let number = 1; number <= games; number++) {
    const seated = seatedIn(policies, number)
    const bySeat = seated.map((name) => results.get(name) ?? missing(name))
    const policy = timed(policyOf(contest, seated), bySeat)
    const plan = { game, seats: seated.length, chosen: { ...chosen, ...game.stamp }, seed: seedInSeries(seed, number), policy }
    count(playGame(plan), bySeat)
    if (number % Math.ceil(games / REPORTS) === 0) progress(progressOf(contest, number, [...results.values()]))
  }
  return [...results.values()]
}

/** The names by seat in a game counted from 1: each game seats them one place further on. */
export function seatedIn(policies: readonly string[], number: number): readonly string[] {
  const shift = policies.length - ((number - 1) % policies.length)
  return policies.map((_, seat) => policies[(seat + shift) % policies.length] ?? '')
}

function resultsOf(policies: readonly string[]): ReadonlyMap<string, Result> {
  const results = new Map<string, Result>()
  for (const policy of policies) {
    const seats = (results.get(policy)?.seats ?? 0) + 1
    results.set(policy, { policy, seats, wins: 0, points: 0, decisions: 0, ms: 0 })
  }
  return results
}

function policyOf({ game }: Contest, seated: readonly string[]): Policy {
  const names = seated.join(',')
  return policyNamed(names, game) ?? missing(names)
}

function missing(name: string): never {
  throw new Error(`there is no policy ${name}`)
}

/** Adds the time of each decision to the result of the policy that makes it. */
function timed(policy: Policy, bySeat: readonly Result[]): Policy {
  return (choice) => {
    const result = bySeat[choice.seat]
    if (result === undefined || choice.legal.length === 1) return policy(choice)
    const before = process.cpuUsage()
    const action = policy(choice)
    const { user, system } = process.cpuUsage(before)
    result.decisions += 1
    result.ms += (user + system) / 1000
    return action
  }
}

function count({ outcome }: PlayedGame, bySeat: readonly Result[]): void {
  for (const [seat, result] of bySeat.entries()) {
    if (outcome.winners.includes(seat)) result.wins += 1 / outcome.winners.length
    result.points += outcome.points[seat] ?? 0
  }
}

function progressOf({ game, games }: Contest, played: number, results: readonly Result[]): string {
  const wins = results.map(({ policy, wins }) => `${policy} ${wins.toFixed(1)}`)
  return `${game.id}: ${played} of ${games} games, wins: ${wins.join(', ')}`
}
