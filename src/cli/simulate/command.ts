import type { Game } from '../../games/game.js'
import { command, type Given } from '../arguments.js'
import { chosenOf, gameNamed, wholeNumber } from '../game-arguments.js'
import { POLICIES, type Policy, policyNamed, policyNames } from '../policies.js'
import type { FactKey } from './statistics.js'

export interface Simulation {
  readonly game: Game
  readonly seatCounts: readonly number[]
  readonly seed: string
  readonly games: number
  readonly policy: Policy
  readonly policyName: string
  readonly chosen: Readonly<Record<string, string>>
  readonly output: 'transcript' | 'stats'
  /** Facts, and their keys, whose named values are counted. */
  readonly by: readonly FactKey[]
}

const OPTIONS = {
  game: { type: 'string', takes: 'GAME', what: 'which game (default: the first one)' },
  seats: { type: 'string', takes: 'N', what: 'number of players (default: every number the game allows)' },
  seed: { type: 'string', takes: 'SEED', what: 'any text; the same seed gives the same games (default: 1)' },
  games: {
    type: 'string',
    takes: 'K',
    what: 'how many games for each number of players (default: 1 with --transcript, else 1000)',
  },
  policy: {
    type: 'string',
    takes: 'POLICY',
    what: `how players choose: ${Object.keys(POLICIES).join(' or ')} (default: random), or
search:ITERATIONS; several with commas go round the seats: greedy,random; with greedy:STYLE or
traveller:STYLE they pursue something, in games that have styles`,
  },
  option: {
    type: 'string',
    multiple: true,
    takes: 'NAME=VALUE',
    what: 'an option of the game, as the host of a table may set it; may be repeated',
  },
  transcript: {
    type: 'boolean',
    what: 'print every game as JSON lines: the setup, then one fact a line; npm run verify checks them',
  },
  stats: { type: 'boolean', what: 'print tables of rounds, reasons for the end, points, wins and facts (default)' },
  by: {
    type: 'string',
    multiple: true,
    takes: 'FACT.KEY',
    what: `with --stats: also how often facts of this kind name what, and how often the seats that had
one won; may be repeated, and FACT.KEY.KEY names two things together`,
  },
} as const

/** The `npm run simulate` command for these games. */
export function simulateCommand(games: readonly Game[]) {
  return command({
    name: 'simulate',
    calls: ['[options]'],
    about: 'Plays games between simulated players and prints what happened.',
    options: OPTIONS,
    after: `The first game has the given seed, the following ones have it with .2, .3 and so on behind it.
${stylesOf(games)}`,
    job: (given) => simulationOf(given, games),
  })
}

function stylesOf(games: readonly Game[]): string {
  const styled = games.filter(({ styles }) => styles.length > 0)
  return `Styles: ${styled.map(({ id, styles }) => `${styles.join(', ')} (${id})`).join('; ') || 'none'}.`
}

function simulationOf(given: Given<typeof OPTIONS>, games: readonly Game[]): Simulation | string {
  if (given.transcript === true && given.stats === true) return '--transcript and --stats exclude each other: give one.'
  if (given.seed === '') return '--seed needs a value.'
  const output = given.transcript === true ? 'transcript' : 'stats'
  const game = gameNamed(given.game, games)
  if (typeof game === 'string') return game
  const seatCounts = seatCountsOf(given.seats, game)
  if (typeof seatCounts === 'string') return seatCounts
  const count = wholeNumber('games', given.games ?? (output === 'transcript' ? '1' : '1000'), 1, 1_000_000)
  if (typeof count === 'string') return count
  const policyName = given.policy ?? 'random'
  const policy = policyNamed(policyName, game)
  if (policy === null) return `There is no policy ${policyName}: take one of ${policyNames(game).join(', ')}.`
  const named = policyName.split(',').length
  if (named > Math.max(...seatCounts)) return `--policy names ${named} players, more than there are seats.`
  const chosen = chosenOf(given.option ?? [], game)
  if (typeof chosen === 'string') return chosen
  const by = factKeysOf(given.by ?? [])
  if (typeof by === 'string') return by
  return { game, seatCounts, seed: given.seed ?? '1', games: count, policy, policyName, chosen, output, by }
}

function factKeysOf(texts: readonly string[]): readonly FactKey[] | string {
  const keys = texts.map((text): FactKey => {
    const [kind = '', ...names] = text.split('.')
    return { kind, keys: names }
  })
  const unread = keys.findIndex((asked) => asked.kind === '' || asked.keys.length === 0 || asked.keys.includes(''))
  return unread < 0 ? keys : `--by wants FACT.KEY, not ${texts[unread]}.`
}

function seatCountsOf(text: string | undefined, { id, seats }: Game): readonly number[] | string {
  if (text === undefined) return Array.from({ length: seats.max - seats.min + 1 }, (_, index) => seats.min + index)
  const count = wholeNumber(`seats of ${id}`, text, seats.min, seats.max)
  return typeof count === 'string' ? count : [count]
}
