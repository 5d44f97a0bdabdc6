/** The command line of `npm run simulate`. */
import type { Game } from '../games/plug.js'
import { readArguments, type Values, type Wrong } from './arguments.js'
import { POLICIES, type Policy, policyNamed } from './policies.js'
import type { FactKey } from './statistics.js'

export const USAGE = `Usage: npm run simulate -- [options]

Plays games between simulated players and prints what happened.

  --game GAME          which game (default: the first one)
  --seats N            number of players (default: every number the game allows)
  --seed SEED          any text; the same seed gives the same games (default: 1)
  --games K            how many games for each number of players (default: 1 with --transcript, else 1000)
  --policy POLICY      how players choose: ${Object.keys(POLICIES).join(' or ')} (default: random);
                       several with commas go round the seats: greedy,random
  --option NAME=VALUE  an option of the game, as the host of a table may set it; may be repeated
  --transcript         print every game as JSON lines: the setup, then one fact a line; npm run verify checks them
  --stats              print tables of rounds, reasons for the end, points, wins and facts (default)
  --by FACT.KEY        with --stats: also how often facts of this kind name what, and how often the seats that had
                       one won; may be repeated
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
  /** Facts and their keys whose names are counted. */
  readonly by: readonly FactKey[]
}

export type Parsed = { readonly kind: 'run'; readonly simulation: Simulation } | { readonly kind: 'help' } | Wrong

/** Reads the arguments after the command's name. */
export function parseSimulation(args: readonly string[], games: readonly Game[]): Parsed {
  const given = readArguments(args, { options: OPTIONS })
  if (typeof given === 'string') return { kind: 'wrong', problem: given }
  if (given.values.help === true) return { kind: 'help' }
  const read = simulationOf(given.values, games)
  return read.ok ? { kind: 'run', simulation: read.value } : { kind: 'wrong', problem: read.problem }
}

const OPTIONS = {
  game: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  policy: { type: 'string' },
  option: { type: 'string', multiple: true },
  by: { type: 'string', multiple: true },
  transcript: { type: 'boolean' },
  stats: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Chosen = Values<typeof OPTIONS>

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: string }

const right = <T>(value: T): Read<T> => ({ ok: true, value })
const wrong = (problem: string): Read<never> => ({ ok: false, problem })

function simulationOf(values: Chosen, games: readonly Game[]): Read<Simulation> {
  if (values.transcript === true && values.stats === true) return wrong('--transcript and --stats exclude each other: give one')
  if (values.seed === '') return wrong('--seed needs a value')
  const output = values.transcript === true ? 'transcript' : 'stats'
  const game = gameOf(values.game, games)
  if (!game.ok) return game
  const seatCounts = seatCountsOf(values.seats, game.value)
  if (!seatCounts.ok) return seatCounts
  const count = wholeNumber('games', values.games ?? (output === 'transcript' ? '1' : '1000'), 1, 1_000_000)
  if (!count.ok) return count
  const policyName = values.policy ?? 'random'
  const policy = policyNamed(policyName)
  if (policy === null) return wrong(`no policy ${policyName}: take one of ${Object.keys(POLICIES).join(', ')}`)
  const chosen = chosenOf(values.option ?? [], game.value)
  if (!chosen.ok) return chosen
  const by = factKeysOf(values.by ?? [])
  if (!by.ok) return by
  return right({
    game: game.value,
    seatCounts: seatCounts.value,
    seed: values.seed ?? '1',
    games: count.value,
    policy,
    policyName,
    chosen: chosen.value,
    output,
    by: by.value,
  })
}

function factKeysOf(texts: readonly string[]): Read<readonly FactKey[]> {
  const keys = texts.map((text): FactKey => {
    const [kind = '', key = ''] = text.split('.', 2)
    return { kind, key }
  })
  const unread = keys.findIndex(({ kind, key }) => kind === '' || key === '')
  return unread < 0 ? right(keys) : wrong(`--by wants FACT.KEY, not ${texts[unread]}`)
}

function gameOf(id: string | undefined, games: readonly Game[]): Read<Game> {
  const game = id === undefined ? games[0] : games.find((candidate) => candidate.id === id)
  return game === undefined ? wrong(`no game ${id}: take one of ${games.map((each) => each.id).join(', ')}`) : right(game)
}

function seatCountsOf(text: string | undefined, { id, seats }: Game): Read<readonly number[]> {
  if (text === undefined) return right(Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index))
  const count = wholeNumber(`seats of ${id}`, text, seats.min, seats.max)
  return count.ok ? right([count.value]) : count
}

function wholeNumber(name: string, text: string, least: number, most: number): Read<number> {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return right(number)
  return wrong(`${name} must be a whole number from ${least} to ${most}, not ${text}`)
}

function chosenOf(texts: readonly string[], { id, options }: Game): Read<Readonly<Record<string, string>>> {
  const pairs = texts.map((text) => text.split('=', 2))
  for (const [name = '', value = ''] of pairs) {
    const spec = options.find((option) => option.id === name)
    if (spec === undefined)
      return wrong(`${id} has no option ${name}: it has ${options.map((option) => option.id).join(', ') || 'none'}`)
    if (!spec.choices.includes(value)) return wrong(`${name} must be one of ${spec.choices.join(', ')}, not ${value || 'empty'}`)
  }
  return right(Object.fromEntries(pairs))
}
