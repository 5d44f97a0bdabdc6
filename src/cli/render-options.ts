/** The command line of `npm run render`. */
import { readArguments, type Values, type Wrong, wrong } from './arguments.js'

export const USAGE = `Usage: npm run render -- --fixture NAME --out FILE [options]
       npm run render -- --all --out FOLDER
       npm run render -- --sheet --out FILE

Draws stored positions as PNG files.

  --fixture NAME    a position of test/games/<game>/goldens/positions.json, or a recorded game of test/games/<game>/fixtures
  --position N      how much of the recorded game's log has happened (default: all of it)
  --viewer SEAT     as this seat sees it, with its choices pointed out if it has to act (default: as the table sees it)
  --path A,B        what that seat has already chosen in its menus
  --picture KIND    board (default), card: that seat's own coaches, or final: the final score of the whole game
  --names A,B,C,D   the players' names
  --all             every position of positions.json, each as NAME.png into the folder: the goldens
  --sheet           all goldens side by side as one picture
  --game GAME       which game (default: the first one)
  --out FILE        where to write
  --help            print this
`

export const PICTURES = ['board', 'card', 'final'] as const
export type PictureKind = (typeof PICTURES)[number]

export interface Position {
  readonly fixture: string
  readonly position?: number
  readonly viewer?: number
  readonly path?: readonly string[]
  readonly names?: readonly string[]
  readonly picture?: PictureKind
}

export type RenderJob =
  | { readonly kind: 'help' }
  | Wrong
  | { readonly kind: 'one'; readonly game: string | null; readonly out: string; readonly position: Position }
  | { readonly kind: 'all' | 'sheet'; readonly game: string | null; readonly out: string }

const OPTIONS = {
  fixture: { type: 'string' },
  position: { type: 'string' },
  viewer: { type: 'string' },
  path: { type: 'string' },
  names: { type: 'string' },
  picture: { type: 'string' },
  all: { type: 'boolean' },
  sheet: { type: 'boolean' },
  game: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean' },
} as const

/** Reads the arguments after the command's name. */
export function parseRender(args: readonly string[]): RenderJob {
  const read = readArguments(args, { options: OPTIONS })
  if (typeof read === 'string') return wrong(read)
  const { values } = read
  if (values.help === true) return { kind: 'help' }
  const { fixture, out, game = null } = values
  if (out === undefined) return wrong('Say where to write with --out.')
  const modes = [fixture !== undefined, values.all === true, values.sheet === true].filter(Boolean).length
  if (modes !== 1) return wrong('Give exactly one of --fixture, --all and --sheet.')
  if (fixture === undefined) return { kind: values.all === true ? 'all' : 'sheet', game, out }
  for (const name of ['position', 'viewer'] as const) {
    if (values[name] !== undefined && !/^\d+$/.test(values[name])) return wrong(`--${name} must be a whole number.`)
  }
  const picture = PICTURES.find((kind) => kind === (values.picture ?? 'board'))
  if (picture === undefined) return wrong(`--picture must be one of ${PICTURES.join(', ')}.`)
  if (picture === 'card' && values.viewer === undefined) return wrong('Say whose card with --viewer.')
  return { kind: 'one', game, out, position: { fixture, ...chosen(values), ...(picture === 'board' ? {} : { picture }) } }
}

function chosen({ position, viewer, path, names }: Values<typeof OPTIONS>): Omit<Position, 'fixture'> {
  return {
    ...(position === undefined ? {} : { position: Number(position) }),
    ...(viewer === undefined ? {} : { viewer: Number(viewer) }),
    ...(path === undefined ? {} : { path: path.split(',') }),
    ...(names === undefined ? {} : { names: names.split(',') }),
  }
}
