import type { Game } from '../../games/game.js'
import { command, type Given } from '../arguments.js'
import { chosenOf, gameNamed, wholeNumber } from '../game-arguments.js'
import { policyNamed, policyNames } from '../policies.js'

export interface Contest {
  readonly game: Game
  /** Names of the policies by seat, as they sit in the first game. */
  readonly policies: readonly string[]
  readonly seed: string
  readonly games: number
  /** Which part of the games, counted from 1, of how many parts. */
  readonly part: readonly [which: number, of: number]
  /** A file that keeps the games played. Null: none. */
  readonly log: string | null
  readonly chosen: Readonly<Record<string, string>>
  readonly json: boolean
}

const OPTIONS = {
  game: { type: 'string', takes: 'GAME', what: 'which game (default: the first one)' },
  seats: { type: 'string', takes: 'N', what: 'number of players (default: one for each policy)' },
  policies: {
    type: 'string',
    takes: 'POLICY,POLICY',
    what: `who plays, one for each seat, as npm run simulate knows them; each deal is played once from
every seat`,
  },
  seed: { type: 'string', takes: 'SEED', what: 'any text; the same seed gives the same games (default: 1)' },
  games: { type: 'string', takes: 'K', what: 'how many games (default: 200)' },
  part: { type: 'string', takes: 'I/N', what: 'only the I-th of N parts of these games, for several processes (default: 1/1)' },
  log: {
    type: 'string',
    takes: 'FILE',
    what: `add each game to FILE as a line of JSON and do not play again those of this contest that it has: goes on
after an interruption, and reports on parts whose files have been put together`,
  },
  option: {
    type: 'string',
    multiple: true,
    takes: 'NAME=VALUE',
    what: 'an option of the game, as the host of a table may set it; may be repeated',
  },
  json: { type: 'boolean', what: 'print one JSON object instead of a table; progress goes to standard error' },
} as const

/** The `npm run arena` command for these games. */
export function arenaCommand(games: readonly Game[]) {
  return command({
    name: 'arena',
    calls: ['--policies POLICY,POLICY [options]'],
    about: 'Plays policies against each other and prints which of them wins how often.',
    options: OPTIONS,
    after: `The first deal has the given seed, the following ones have it with .2, .3 and so on behind it. In each game of a deal
the policies sit one place further on. They draw apart from the game, so that its draws are the same for all.`,
    job: (given) => contestOf(given, games),
  })
}

function contestOf(given: Given<typeof OPTIONS>, games: readonly Game[]): Contest | string {
  if (given.seed === '') return '--seed needs a value.'
  const game = gameNamed(given.game, games)
  if (typeof game === 'string') return game
  if (given.policies === undefined) return `--policies is missing: take some of ${policyNames(game).join(', ')}.`
  const policies = given.policies.split(',')
  const unknown = policies.find((name) => policyNamed(name, game) === null)
  if (unknown !== undefined) return `There is no policy ${unknown}: take some of ${policyNames(game).join(', ')}.`
  const seats = wholeNumber(`seats of ${game.id}`, given.seats ?? String(policies.length), game.seats.min, game.seats.max)
  if (typeof seats === 'string') return seats
  if (seats !== policies.length) return `${seats} seats need ${seats} policies, not ${policies.length}.`
  const count = wholeNumber('games', given.games ?? '200', 1, 1_000_000)
  if (typeof count === 'string') return count
  const part = partOf(given.part ?? '1/1')
  if (typeof part === 'string') return part
  if (part[1] > Math.ceil(count / seats))
    return `${count} games of ${seats} are too few for ${part[1]} parts: each deal stays whole.`
  const chosen = chosenOf(given.option ?? [], game)
  if (typeof chosen === 'string') return chosen
  const { seed = '1', log = null, json = false } = given
  return { game, policies, seed, games: count, part, log, chosen, json }
}

function partOf(text: string): Contest['part'] | string {
  const [which = 0, of = 0] = /^[1-9]\d?\/[1-9]\d?$/.test(text) ? text.split('/').map(Number) : []
  return which > 0 && which <= of ? [which, of] : `--part wants I/N, such as 1/2, not ${text || 'nothing'}.`
}
