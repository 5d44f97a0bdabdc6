import type { Game } from '../../games/game.js'
import { GAMES } from '../../games/index.js'
import { command, type Given } from '../arguments.js'
import { gameNamed } from '../game-arguments.js'
import { PICTURES, type Position } from '../stored-positions.js'

/** What is drawn, and where it is written. */
export type RenderJob =
  | { readonly kind: 'one'; readonly game: Game; readonly out: string; readonly position: Position }
  | { readonly kind: 'all' | 'sheet'; readonly game: Game; readonly out: string }

const OPTIONS = {
  fixture: {
    type: 'string',
    takes: 'NAME',
    what: 'a position of test/games/<game>/goldens/positions.json, or a recorded game of test/games/<game>/fixtures',
  },
  position: { type: 'string', takes: 'N', what: "how much of the recorded game's log has happened (default: all of it)" },
  viewer: {
    type: 'string',
    takes: 'SEAT',
    what: 'as this seat sees it, with its choices pointed out if it has to act (default: as the table sees it)',
  },
  path: { type: 'string', takes: 'A,B', what: 'what that seat has already chosen in its menus' },
  picture: {
    type: 'string',
    takes: 'KIND',
    what: "board (default), card: that seat's own coaches, or final: the final score of the whole game",
  },
  names: { type: 'string', takes: 'A,B,C,D', what: "the players' names" },
  all: { type: 'boolean', what: 'every position of positions.json, each as NAME.png into the folder: the goldens' },
  sheet: { type: 'boolean', what: 'all goldens side by side as one picture' },
  game: { type: 'string', takes: 'GAME', what: 'which game (default: the first one)' },
  out: { type: 'string', takes: 'FILE', what: 'where to write' },
} as const

export const RENDER = command({
  name: 'render',
  calls: ['--fixture NAME --out FILE [options]', '--all --out FOLDER', '--sheet --out FILE'],
  about: 'Draws stored positions as PNG files.',
  options: OPTIONS,
  job: jobOf,
})

function jobOf(given: Given<typeof OPTIONS>): RenderJob | string {
  const { fixture, out, all, sheet } = given
  if (out === undefined) return 'Say where to write with --out.'
  if ([fixture, all, sheet].filter((mode) => mode !== undefined).length !== 1)
    return 'Give exactly one of --fixture, --all and --sheet.'
  const game = gameNamed(given.game, GAMES)
  if (typeof game === 'string') return game
  if (fixture === undefined) return { kind: all === true ? 'all' : 'sheet', game, out }
  for (const name of ['position', 'viewer'] as const) {
    if (given[name] !== undefined && !/^\d+$/.test(given[name])) return `--${name} must be a whole number.`
  }
  const picture = PICTURES.find((kind) => kind === (given.picture ?? 'board'))
  if (picture === undefined) return `--picture must be one of ${PICTURES.join(', ')}.`
  if (picture === 'card' && given.viewer === undefined) return 'Say whose card with --viewer.'
  return { kind: 'one', game, out, position: { fixture, ...chosen(given), ...(picture === 'board' ? {} : { picture }) } }
}

function chosen({ position, viewer, path, names }: Given<typeof OPTIONS>): Omit<Position, 'fixture'> {
  return {
    ...(position === undefined ? {} : { position: Number(position) }),
    ...(viewer === undefined ? {} : { viewer: Number(viewer) }),
    ...(path === undefined ? {} : { path: path.split(',') }),
    ...(names === undefined ? {} : { names: names.split(',') }),
  }
}
