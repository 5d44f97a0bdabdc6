/**
 * Games pinned to a version of their rules. While the version lasts they replay to the same bytes: draws, states, and facts. Each
 * game keeps them in its folder of tests, one file for each version. What is recorded stays as it is; only games with another
 * stamp are added.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { POLICIES } from '../../../src/cli/policies.js'
import type { Actor } from '../../../src/engine/game.js'
import { at } from '../../../src/engine/lists.js'
import { seededRandom } from '../../../src/engine/random.js'
import type { AnyFact, Game, GameState } from '../../../src/games/game.js'
import { isDealt } from '../../../src/tables/past/check-draws.js'

/** A whole game. */
export interface PinnedGame {
  readonly kind: 'game'
  /** Its draws follow from it. */
  readonly seed: string
  readonly seats: number
  readonly options: Readonly<Record<string, string>>
  /** Each entry of the log: who, the action, and the {@link mark} of what it led to. */
  readonly log: readonly (readonly [by: Actor, action: string, mark: string])[]
  /** The {@link digest} of what the setup line of its transcript says: prices and the like, even of what nobody bought. */
  readonly setup: string
}

/** A position of a live table, as it was stored. */
export interface PinnedState {
  readonly kind: 'state'
  readonly state: unknown
}

export type Pinned = PinnedGame | PinnedState

const FILE = /^version-(\d+)\.jsonl$/

const folderOf = (game: Pick<Game, 'id'>) => `test/games/${game.id}/pinned`

export function fileOf(game: Pick<Game, 'id'>, version: number): string {
  return `${folderOf(game)}/version-${version}.jsonl`
}

/** The versions that a game has pinned, oldest first. */
export function versionsOf(game: Pick<Game, 'id'>): readonly number[] {
  const folder = folderOf(game)
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names
    .flatMap((name) => FILE.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((one, other) => one - other)
}

export function pinnedOf(game: Pick<Game, 'id'>, version: number): readonly Pinned[] {
  const lines = readFileSync(fileOf(game, version), 'utf8').trimEnd().split('\n')
  return lines.map((line): Pinned => JSON.parse(line))
}

/** Whether a game was recorded that a table opened today may be: under the present version, and with the present stamp. */
export function isPinned(game: Game): boolean {
  return versionsOf(game).includes(game.rulesVersion) && pinnedOf(game, game.rulesVersion).some(isOfToday(game))
}

/** Whether it has the stamp of the tables that are opened today. */
export const isOfToday =
  ({ stamp }: Pick<Game, 'stamp'>) =>
  (pinned: Pinned): boolean =>
    pinned.kind === 'game' && Object.entries(stamp).every(([id, mark]) => pinned.options[id] === mark)

/** A few characters that change with a text. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6)
}

/** What changes with a state or with what was told on the way to it. */
function mark(game: Game, state: GameState, facts: readonly AnyFact[]): string {
  return digest(`${game.save(state)}\n${JSON.stringify(facts)}`)
}

/** What changes with the setup line. `decided` is the first state in which a seat had to decide and all was dealt. */
function setupMark(game: Game, decided: GameState): string {
  return digest(JSON.stringify(game.transcript.setup(decided)))
}

const drawOf = ({ seed }: Pick<PinnedGame, 'seed'>, entry: number) => seededRandom(`pinned ${seed}, draw ${entry}`)

/** Where a game no longer replays as it was pinned, in one sentence. Null if it does. */
export function differenceFrom(game: Game, pinned: PinnedGame): string | null {
  let state = game.setup(pinned.seats, pinned.options)
  let setup: string | null = null
  if (state === null) return `its options are unknown: ${JSON.stringify(pinned.options)}`
  for (const [index, [by, action, known]] of pinned.log.entries()) {
    const place = `entry ${index + 1}, ${action} by ${by},`
    const next = game.toMove(state)
    if (by === 'chance') {
      const drawn = next.kind === 'chance' ? next.draw(drawOf(pinned, index)) : 'nothing'
      if (drawn !== action) return `${place} is drawn otherwise: ${drawn}`
    } else if (!game.legalActions(state, by).includes(action)) return `${place} is no longer legal`
    const step = game.replay(state, by, action)
    if (mark(game, step.state, step.facts) !== known) return `${place} leads to another state or tells something else`
    state = step.state
    if (isDealt(game, state)) setup ??= setupMark(game, state)
  }
  if (setup !== pinned.setup) return 'the setup line of its transcript says something else'
  return game.toMove(state).kind === 'over' ? null : 'it is not over where it was'
}

/** What changes with the figures that the standings keep of pinned games. */
export function figuresMark(game: Game, pinned: readonly PinnedGame[]): string {
  return digest(JSON.stringify(pinned.map((each) => figuresOf(game, each))))
}

/** By seat, for players who decided everything by themselves. */
function figuresOf(game: Game, { seats, options, log }: PinnedGame): ReturnType<Game['figures']> {
  const facts: AnyFact[] = []
  let state = game.setup(seats, options)
  for (const [by, action] of log) {
    if (state === null) throw new Error(`its options are unknown: ${JSON.stringify(options)}`)
    const step = game.replay(state, by, action)
    facts.push(...step.facts)
    state = step.state
  }
  return state === null ? [] : game.figures(state, facts)
}

/** Plays every number of seats with every choice of every option, and at least by each of the policies. */
export function recordGames(game: Game): readonly Pinned[] {
  const { min, max } = game.seats
  return Array.from({ length: max - min + 1 }, (_, more) => min + more).flatMap((seats) => {
    const options = game.options.filter(({ players }) => players?.includes(seats) ?? true)
    const games = Math.max(PLAYED_BY.length, ...options.map(({ choices }) => choices.length))
    return Array.from({ length: games }, (_, number) => {
      const chosen = Object.fromEntries(options.map(({ id, choices }) => [id, at(choices, number % choices.length)]))
      const seed = `${seats} seats, game ${number + 1}`
      return recordGame(game, { kind: 'game', seed, seats, options: { ...chosen, ...game.stamp } }, at(PLAYED_BY, number % 2))
    }).flat()
  })
}

const PLAYED_BY = ['random', 'greedy'] as const

/** The game, and the position of a decision in the middle of it. */
function recordGame(game: Game, about: Omit<PinnedGame, 'log' | 'setup'>, player: (typeof PLAYED_BY)[number]): readonly Pinned[] {
  const policy = POLICIES[player]
  const start = game.setup(about.seats, about.options)
  if (start === null) throw new Error(`${game.id} cannot be played`)
  const log: PinnedGame['log'][number][] = []
  const decided: GameState[] = []
  const random = seededRandom(`pinned ${about.seed}, choices`)
  for (let state = start; ; ) {
    const next = game.toMove(state)
    if (next.kind === 'over') break
    const by = next.kind === 'chance' ? 'chance' : at(next.seats, 0)
    if (by !== 'chance') decided.push(state)
    const action =
      next.kind === 'chance'
        ? next.draw(drawOf(about, log.length))
        : policy({ game, state, seat: at(next.seats, 0), legal: game.legalActions(state, at(next.seats, 0)), random })
    const step = game.replay(state, by, action)
    log.push([by, action, mark(game, step.state, step.facts)])
    state = step.state
  }
  const dealt = decided.find((state) => isDealt(game, state))
  if (dealt === undefined) throw new Error(`${game.id} is never dealt`)
  const middle: PinnedState = { kind: 'state', state: JSON.parse(game.save(at(decided, Math.floor(decided.length / 2)))) }
  return [{ ...about, log, setup: setupMark(game, dealt) }, middle]
}
