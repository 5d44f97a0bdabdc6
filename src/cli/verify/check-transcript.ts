/** Checks a transcript against its own log, seed and scheme. Regenerates it and compares it line by line. */
import { z } from 'zod'
import type { Ruleset } from '../../games/game.js'
import type { BrokenOff } from '../../games/transcript.js'
import { commitmentTo, committedDraw } from '../../tables/model/fairness.js'
import { checkDraws } from '../../tables/past/check-draws.js'
import { digestOf, readStep } from '../../tables/past/compact-log.js'
import { transcriptOf } from '../../tables/past/transcript.js'
import { type GamePlan, type PlayedGame, playGame } from '../play-game.js'
import { policyNamed } from '../policies.js'
import { simulatedTranscript } from '../simulate/run-simulation.js'
import { differenceOf } from './difference.js'

export type Checked =
  | {
      readonly kind: 'right'
      readonly game: string
      readonly seats: number
      readonly scheme: Setup['proof']['scheme']
      readonly draws: number
      readonly facts: number
      /** Whether the game was played to its end. */
      readonly isOver: boolean
    }
  /** The line number, counted from 1 in the whole text, and one sentence. */
  | { readonly kind: 'wrong'; readonly line: number; readonly problem: string }

const MOST_SEATS = 64
/** Steps that used up a draw number. */
const DRAWN = /^(chance|seated) /
const options = z.record(z.string(), z.string())
const log = z.array(z.string())
const ended = z.strictObject({ reason: z.enum(['resigned', 'cancelled']), winners: z.array(z.int()) })
const SETUP = z.looseObject({
  type: z.literal('setup'),
  game: z.string(),
  rulesVersion: z.int(),
  seats: z.int().min(1).max(MOST_SEATS),
  seed: z.string(),
  proof: z.discriminatedUnion('scheme', [
    z.strictObject({ scheme: z.literal('seeded'), policy: z.string(), options, log, digest: z.string() }),
    z.strictObject({
      scheme: z.literal('committed'),
      table: z.string(),
      commitment: z.string(),
      entropy: z.array(z.string()),
      options,
      log,
      digest: z.string(),
      ended: ended.optional(),
    }),
  ]),
})

type Setup = z.infer<typeof SETUP>
type Committed = Extract<Setup['proof'], { readonly scheme: 'committed' }>
type Seeded = Extract<Setup['proof'], { readonly scheme: 'seeded' }>

/** The lines that follow from a setup, or why there are none. */
type Expected =
  | { readonly ok: true; readonly lines: readonly string[]; readonly isOver: boolean }
  | { readonly ok: false; readonly problem: string }

const no = (problem: string): Expected => ({ ok: false, problem })

/** The lines of each game, with the number of its first line. Null if the text is no transcript. */
export function gamesIn(text: string): readonly { readonly first: number; readonly lines: readonly string[] }[] | null {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const starts = lines.flatMap((line, index) => (isSetup(line) ? [index] : []))
  if (starts[0] !== 0) return null
  return starts.map((start, index) => ({ first: start + 1, lines: lines.slice(start, starts[index + 1] ?? lines.length) }))
}

function isSetup(line: string): boolean {
  const read = parsed(line)
  return typeof read === 'object' && read !== null && 'type' in read && read.type === 'setup'
}

/** The JSON value of a line. Undefined if it is not JSON. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Checks the lines of one game. `first` is the number of its first line. */
export function checkGame(lines: readonly string[], first: number, games: readonly Ruleset[]): Checked {
  const wrong = (index: number, problem: string): Checked => ({ kind: 'wrong', line: first + index, problem })
  const read = SETUP.safeParse(parsed(lines[0] ?? ''))
  if (!read.success) return wrong(0, `the setup cannot be checked: ${z.prettifyError(read.error).replace(/\s+/g, ' ')}`)
  const setup = read.data
  const expected = expectedLines(setup, games)
  if (!expected.ok) return wrong(0, expected.problem)
  for (let index = 0; index < Math.max(lines.length, expected.lines.length); index++) {
    const problem = compared(lines[index], expected.lines[index])
    if (problem !== null) return wrong(index, problem)
  }
  const { game, seats, proof } = setup
  const draws = proof.log.filter((line) => DRAWN.test(line)).length
  return { kind: 'right', game, seats, scheme: proof.scheme, draws, facts: lines.length - 1, isOver: expected.isOver }
}

function compared(found: string | undefined, expected: string | undefined): string | null {
  if (expected === undefined) return 'the game was over before this line'
  if (found === undefined) return `this line is missing: ${expected}`
  const read = parsed(found)
  return read === undefined ? 'this line is no JSON' : differenceOf(read, JSON.parse(expected))
}

function expectedLines(setup: Setup, games: readonly Ruleset[]): Expected {
  const game = games.find(({ id }) => id === setup.game)
  if (game === undefined) return no(`there is no game ${setup.game}`)
  if (setup.rulesVersion !== game.rulesVersion)
    return no(`it was played under version ${setup.rulesVersion} of the rules; this program has version ${game.rulesVersion}`)
  const { seats, proof } = setup
  if (seats < game.seats.min || seats > game.seats.max) return no(`${game.id} is not played by ${seats}`)
  if (!areKnown(proof.options, game)) return no(`${game.id} does not have these options`)
  if (digestOf(proof.log) !== proof.digest) return no('the digest is not that of the log')
  return proof.scheme === 'seeded' ? seededLines(setup, proof, game) : committedLines(setup, proof, game)
}

function areKnown(chosen: Readonly<Record<string, string>>, { options, stamp }: Ruleset): boolean {
  return Object.entries(chosen).every(
    ([id, choice]) => stamp[id] === choice || options.some((spec) => spec.id === id && spec.choices.includes(choice)),
  )
}

function seededLines({ seats, seed }: Setup, proof: Seeded, game: Ruleset): Expected {
  const policy = policyNamed(proof.policy, game)
  if (policy === null) return no(`there is no policy ${proof.policy}`)
  const plan: GamePlan = { game, seats, chosen: proof.options, seed, policy }
  const played: PlayedGame = playGame(plan)
  return { ok: true, lines: simulatedTranscript(plan, played, proof.policy), isOver: true }
}

function committedLines({ seats, seed }: Setup, proof: Committed, game: Ruleset): Expected {
  const { table, commitment, entropy, options, log, ended } = proof
  if (commitmentTo(seed) !== commitment) return no('the seed is not the secret that was committed to')
  const steps = log.map(readStep)
  const unread = steps.indexOf(null)
  if (unread >= 0) return no(`step ${unread + 1} of the log cannot be read`)
  const recorded = { game, seats, options, steps: steps.filter((step) => step !== null) }
  const random = (draw: number) => committedDraw({ secret: seed, tableId: table, entropies: entropy }, draw)
  const played = checkDraws({ ...recorded, random })
  if (played.kind === 'step') return no(`step ${played.step} of the log is not possible there`)
  if (played.kind === 'draw')
    return no(`draw ${played.draw + 1} (step ${played.step} of the log) does not follow: it comes out as ${played.drawn}`)
  if (game.toMove(played.dealt).kind === 'chance') return no('the log ends before the game has begun')
  const scheme = { scheme: 'committed', table, commitment, entropy } as const
  const isOver = game.toMove(played.last).kind === 'over'
  if (ended === undefined) return { ok: true, lines: transcriptOf({ ...recorded, ...played, seed, scheme }), isOver }
  if (isOver) return no('the game had ended by its rules and was not broken off')
  if (!isEnd(ended, game.points(played.last))) return no('a game cannot be broken off like this')
  return { ok: true, lines: transcriptOf({ ...recorded, ...played, ended, seed, scheme }), isOver: true }
}

/**
 * Of those who have not resigned, whoever has the most points wins, and equal points share the win. A game without a result, or
 * whose only player resigned, has no winner.
 */
function isEnd({ reason, winners }: BrokenOff, points: readonly number[]): boolean {
  const [first] = winners
  if (reason === 'cancelled' || points.length === 1) return first === undefined
  if (first === undefined || points[first] === undefined || winners.length === points.length) return false
  return winners.every((seat, index) => points[seat] === points[first] && seat > (winners[index - 1] ?? -1))
}
