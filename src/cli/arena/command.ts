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
  readonly chosen: Readonly<Record<string, string>>
  readonly json: boolean
}

const OPTIONS = {
  game: { type: 'string', takes: 'GAME', what: 'which game (default: the first one)' },
  seats: { type: 'string', takes: 'N', what: 'number of players (default: one for each policy)' },
  policies: {
    type: 'string',
    takes: 'POLICY,POLICY',
    what: `who plays, one for each seat, as npm run simulate knows them; they change seats from game to
game`,
  },
  seed: { type: 'string', takes: 'SEED', what: 'any text; the same seed gives the same games (default: 1)' },
  games: { type: 'string', takes: 'K', what: 'how many games (default: 200)' },
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
    after: `The first game has the given seed, the following ones have it with .2, .3 and so on behind it. npm run simulate
plays any of them again, with its seed and its policies by seat: each game seats them one place further on.`,
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
  const chosen = chosenOf(given.option ?? [], game)
  if (typeof chosen === 'string') return chosen
  return { game, policies, seed: given.seed ?? '1', games: count, chosen, json: given.json ?? false }
}
