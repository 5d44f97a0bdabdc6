/** Positions from recorded games, for pictures of them. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reader } from '../games/face.js'
import type { Game, GameState } from '../games/game.js'
import type { Drawing } from '../pictures/drawing.js'
import { type Played, playedThrough } from '../tables/past/points-by-turn.js'

export const PICTURES = ['board', 'card', 'final'] as const

/** The position of a recorded game to draw, and the viewer. */
export interface Position {
  readonly fixture: string
  readonly position?: number
  readonly viewer?: number
  readonly path?: readonly string[]
  readonly names?: readonly string[]
  readonly picture?: (typeof PICTURES)[number]
}

/** The part of a recorded game's file that a picture needs. */
interface Recording {
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  readonly log: readonly Played[]
}

const NAMES = ['Annie', 'Katie', 'Buffalo Bill', 'Jesse']

export const goldensFolder = (game: string) => join('test/games', game, 'goldens')

/** Every named position of a game. Empty if it has none. */
export function namedPositions(game: string): Readonly<Record<string, Position>> {
  const file = join(goldensFolder(game), 'positions.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Position>) : {}
}

/** The names of all positions of a game, at least one. Throws a one-sentence error if there is none. */
export function positionNames(game: string): readonly string[] {
  const names = Object.keys(namedPositions(game))
  if (names.length > 0) return names
  throw new Error(`${game} has no named positions yet: list some in ${join(goldensFolder(game), 'positions.json')}.`)
}

/** Throws a one-sentence error if there is no such position, or if nothing is to be decided in it and `path` is given. */
export function drawingOf(game: Game, wanted: Position): Drawing {
  const named = namedPositions(game.id)[wanted.fixture]
  const position = named === undefined ? wanted : { ...named, ...wanted, fixture: named.fixture }
  const recording = readRecording(game.id, position.fixture)
  if (position.viewer !== undefined && position.viewer >= recording.seats) {
    throw new Error(`${wanted.fixture} has only ${recording.seats} seats, counted from 0.`)
  }
  const state = replayed(game, recording, position)
  const reader: Reader = {
    locale: 'en',
    names: NAMES.map((name, seat) => position.names?.[seat] ?? name).slice(0, recording.seats),
    viewer: position.viewer ?? 'table',
  }
  switch (position.picture) {
    case 'card':
      return cardOf(game, state, reader)
    case 'final':
      return finalOf(game, recording, position, reader)
    default:
      return boardOf(game, state, position.path ?? [], reader)
  }
}

function boardOf(game: Game, state: GameState, path: readonly string[], reader: Reader): Drawing {
  const { viewer } = reader
  const next = game.toMove(state)
  if (viewer !== 'table' && next.kind === 'seats' && next.seats.includes(viewer)) {
    return game.panel(state, viewer, path, reader).illustration.drawing
  }
  if (path.length > 0) throw new Error('Nothing is to be decided by that viewer in this position: leave out --path.')
  return game.illustrate(state, [], reader).drawing
}

function cardOf(game: Game, state: GameState, reader: Reader): Drawing {
  const card = reader.viewer === 'table' ? null : game.card(state, reader.viewer, reader)
  if (card === null) throw new Error(`${game.id} has no card for ${reader.viewer}: name a seat, in a game that has cards.`)
  return card.drawing
}

function finalOf(game: Game, recording: Recording, { fixture }: Position, reader: Reader): Drawing {
  const { last, points } = playedThrough(game, startOf(game, recording, fixture), recording.log)
  const final = game.final(last, points, reader)
  if (final === null) throw new Error(`${game.id} has no picture of the final score.`)
  return final.drawing
}

function readRecording(game: string, name: string): Recording {
  const file = join('test/games', game, 'fixtures', `${name}.json`)
  if (!existsSync(file)) throw new Error(`There is no position or recorded game ${name}: ${file} does not exist.`)
  return JSON.parse(readFileSync(file, 'utf8')) as Recording
}

function replayed(game: Game, recording: Recording, { fixture, position = recording.log.length }: Position): GameState {
  const { log } = recording
  if (position > log.length) throw new Error(`${fixture} has only ${log.length} entries in its log.`)
  const start = startOf(game, recording, fixture)
  return log.slice(0, position).reduce((state, [by, action]) => game.replay(state, by, action).state, start)
}

function startOf(game: Game, { seats, options }: Recording, fixture: string): GameState {
  const start = game.setup(seats, options)
  if (start === null) throw new Error(`The options of ${fixture} are unknown to the rules: record it anew.`)
  return start
}
