/** The command line of `npm run simulate`. */
import { parseArgs } from 'node:util'
import type { Game } from '../games/plug.js'
import { POLICIES, type Policy } from './policies.js'

export const USAGE = `Usage: npm run simulate -- [options]

Plays games between simulated players and prints what happened.

  --game GAME          which game (default: the first one)
  --seats N            number of players (default: every number the game allows)
  --seed SEED          any text; the same seed gives the same games (default: 1)
  --games K            how many games for each number of players (default: 1 with --transcript, else 1000)
  --policy POLICY      how players choose: ${Object.keys(POLICIES).join(' or ')} (default: random)
  --option NAME=VALUE  an option of the game, as the host of a table may set it; may be repeated
  --transcript         print every game as JSON lines: the setup, then one fact a line
  --stats              print tables of rounds, reasons for the end, points, wins and facts (default)
  --help               print this

The first game has the given seed, the following ones have it with .2, .3 and so on behind it.
`

export interface Simulation {
  readonly game: Game
  readonly seatCounts: readonly number[]
  readonly seed: string
  readonly games: number
  readonly policy: Policy
  readonly policyName: string
  readonly chosen: Readonly<Record<string, string>>
  readonly output: 'transcript' | 'stats'
}

export type Parsed =
  | { readonly kind: 'run'; readonly simulation: Simulation }
  | { readonly kind: 'help' }
  /** One sentence that says what to do. */
  | { readonly kind: 'wrong'; readonly problem: string }

/** A mistake in the arguments; never leaves this file. */
class Wrong extends Error {}

/** Reads the arguments after the command's name. */
export function parseSimulation(args: readonly string[], games: readonly Game[]): Parsed {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true })
    return values.help === true ? { kind: 'help' } : { kind: 'run', simulation: simulationOf(values, games) }
  } catch (error) {
    if (error instanceof Wrong || isParseError(error)) return { kind: 'wrong', problem: error.message.replace(/\s+/g, ' ') }
    throw error
  }
}

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  policy: { type: 'string' },
  option: { type: 'string', multiple: true },
  transcript: { type: 'boolean' },
  stats: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function isParseError(error: unknown): error is TypeError & { readonly code: string } {
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}

function simulationOf(values: Values, games: readonly Game[]): Simulation {
  if (values.transcript === true && values.stats === true)
    throw new Wrong('--transcript and --stats exclude each other: give one')
  if (values.seed === '') throw new Wrong('--seed needs a value')
  const output = values.transcript === true ? 'transcript' : 'stats'
  const game = gameOf(values.game, games)
  const policyName = values.policy ?? 'random'
  const policy = Object.hasOwn(POLICIES, policyName) ? POLICIES[policyName] : undefined
  if (policy === undefined) throw new Wrong(`no policy ${policyName}: take one of ${Object.keys(POLICIES).join(', ')}`)
  return {
    game,
    seatCounts: seatCountsOf(values.seats, game),
    seed: values.seed ?? '1',
    games: wholeNumber('games', values.games ?? (output === 'transcript' ? '1' : '1000'), 1, 1_000_000),
    policy,
    policyName,
    chosen: chosenOf(values.option ?? [], game),
    output,
  }
}

function gameOf(id: string | undefined, games: readonly Game[]): Game {
  const game = id === undefined ? games[0] : games.find((candidate) => candidate.id === id)
  if (game === undefined) throw new Wrong(`no game ${id}: take one of ${games.map((each) => each.id).join(', ')}`)
  return game
}

function seatCountsOf(text: string | undefined, { id, seats }: Game): readonly number[] {
  if (text !== undefined) return [wholeNumber(`seats of ${id}`, text, seats.min, seats.max)]
  return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index)
}

function wholeNumber(name: string, text: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new Wrong(`${name} must be a whole number from ${least} to ${most}, not ${text}`)
  return number
}

function chosenOf(texts: readonly string[], { id, options }: Game): Readonly<Record<string, string>> {
  const pairs = texts.map((text): [string, string] => {
    const [name = '', value = ''] = text.split('=', 2)
    const spec = options.find((option) => option.id === name)
    if (spec === undefined)
      throw new Wrong(`${id} has no option ${name}: it has ${options.map((option) => option.id).join(', ') || 'none'}`)
    if (!spec.choices.includes(value))
      throw new Wrong(`${name} must be one of ${spec.choices.join(', ')}, not ${value || 'empty'}`)
    return [name, value]
  })
  return Object.fromEntries(pairs)
}
