/** A file with a line for each game of a contest, so that it can be broken off, resumed, and played in parts. */
import { appendFileSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { messageOf } from '../../tables/model/message-of.js'
import type { Contest } from './command.js'
import type { Score } from './run-contest.js'

const LINE = z.strictObject({
  contest: z.string(),
  number: z.int().positive(),
  winners: z.array(z.int()),
  points: z.array(z.number()),
  decisions: z.array(z.int()),
  ms: z.array(z.number()),
})

/** The file cannot be read or written. */
export class LogUnusable extends Error {
  constructor(file: string, cause: unknown) {
    super(`--log ${file} cannot be used (${messageOf(cause)}). Name a file in a folder that exists and may be written to.`)
  }
}

/**
 * The scores of this contest in the file. Lines of other contests, and one that was not written to its end, are left out. Makes
 * the file if there is none, so that no game is played before it is known that it can be kept.
 */
export function scoresIn(file: string, contest: Contest): readonly Score[] {
  const scores = new Map<number, Score>()
  for (const line of kept(file).split('\n')) {
    const read = LINE.safeParse(parsed(line))
    if (!read.success || read.data.contest !== nameOf(contest)) continue
    const { contest: _, ...score } = read.data
    scores.set(score.number, score)
  }
  return [...scores.values()]
}

function kept(file: string): string {
  try {
    appendFileSync(file, '')
    return readFileSync(file, 'utf8')
  } catch (thrown) {
    throw new LogUnusable(file, thrown)
  }
}

/** Adds a line. */
export function logScore(file: string, contest: Contest, score: Score): void {
  appendFileSync(file, `${JSON.stringify({ contest: nameOf(contest), ...score })}\n`)
}

/** What makes the games of two contests the same, however many there are. */
function nameOf({ game, policies, seed, chosen }: Contest): string {
  const options = Object.entries(chosen).map(([name, value]) => `${name}=${value}`)
  return [`${game.id}.${game.rulesVersion}`, policies.join(','), seed, ...options.sort()].join(' ')
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
