/**
 * Looks back at a finished game, as a sequence of studies whose results another thread finds. The number of iterations is bounded
 * for the whole game. Decisions are judged by what their seats could know, and the same seed gives the same review.
 */
import type { Outcome, Seat } from '../../engine/game.js'
import { at } from '../../engine/lists.js'
import { seededRandom } from '../../engine/random.js'
import type { Game, GameState } from '../../games/game.js'
import type { Insight, Study } from '../../players/study.js'
import type { ActionEntry, GameEntry } from '../model/log.js'
import type { Miss, Review, TurningPoint } from '../model/review.js'
import type { Past } from './history.js'

export interface Reviewed {
  readonly game: Game
  readonly past: Past
  readonly outcome: Outcome
  /** What the draws of the studies follow from. */
  readonly seed: string
  /** Iterations for the whole game. */
  readonly iterations: number
}

/** Parts of the iterations for the chances by turn, the search for the best moves, their comparison, and the turning points. */
const PARTS = { chances: 0.2, search: 0.4, comparison: 0.35, turningPoints: 0.05 } as const
/** Iterations for estimating the sum of all worths, by which worths are scaled to chances. */
const FOR_SCALE = 30
/** The most decisions that are judged. If there are more, only every second, third and so on is judged. */
const MOST_DECISIONS = 400
/** A difference counts from so many of its standard errors on: of a hundred equal moves, less than one looks worse. */
const CERTAIN = 2.5
/** Lost chances to win: below `SMALL` it is no mistake, and from `LARGE` on it is not a small one. */
const SMALL = 0.03
const LARGE = 0.1
/** Fewest per cent by which a turning point changes the chances, and how many are told. */
const SWING = 8
const TOLD = 3

type Studying<T> = Generator<Study<GameState>, T, Insight>

/** A decision with the position it was made at. */
interface Decided {
  /** Number of the position after it. */
  readonly number: number
  readonly entry: ActionEntry
  readonly before: GameState
}

/** What a search preferred, which is not what was done. */
interface Doubtful extends Decided {
  readonly sample: GameState
  readonly better: string
}

/** Yields studies, gets what they found, and returns the review. */
export function* reviewing(reviewed: Reviewed): Studying<Review> {
  const starts = turnStarts(reviewed.past)
  const chances = [...(yield* chancesAt(reviewed, starts, PARTS.chances)), chancesByOutcome(reviewed.outcome)]
  const decisions = decisionsOf(reviewed)
  const doubtful = yield* doubtfulAmong(reviewed, decisions)
  const misses = yield* missesAmong(reviewed, doubtful)
  const missed = new Set(misses.map(({ position }) => position))
  const good = decisions.map(({ entry }) => entry.position).filter((position) => !missed.has(position))
  const percents = chances.map((each) => each.map(percent))
  return { chances: percents, good, misses, turningPoints: yield* turningPointsOf(reviewed, starts, percents, misses) }
}

const percent = (part: number) => Math.round(100 * part)

/** Numbers of the positions at which turns begin. */
function turnStarts(past: Past): readonly number[] {
  return past.flatMap(({ turn }, number) => (turn > 0 && turn !== past[number - 1]?.turn ? [number] : []))
}

function chancesByOutcome({ winners, places }: Outcome): readonly number[] {
  return places.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
}

/** Everybody's chances at positions, true as they were, hidden things included. */
function* chancesAt(reviewed: Reviewed, numbers: readonly number[], part: number): Studying<readonly (readonly number[])[]> {
  const iterations = spent(reviewed.iterations * part, numbers.length, reviewed.game.pace)
  const all: (readonly number[])[] = []
  for (const number of numbers) {
    const worth = yield* worthAt(at(reviewed.past, number).state, iterations, `${reviewed.seed}.chances.${number}`)
    const sum = total(worth)
    all.push(worth.map((each) => each / sum))
  }
  return all
}

function* worthAt(state: GameState, iterations: number, seed: string): Studying<readonly number[]> {
  const insight = yield { state, of: 'position', iterations, seed }
  if (insight.kind !== 'position') throw new TypeError('a study found what was not asked')
  return insight.worth
}

function* actionAt(state: GameState, seat: Seat, only: string | null, iterations: number, seed: string) {
  const insight: Insight = yield { state, of: { seat, only }, iterations, seed } satisfies Study<GameState>
  if (insight.kind !== 'action') throw new TypeError('a study found what was not asked')
  return insight
}

const total = (worths: readonly number[]) => worths.reduce((sum, worth) => sum + worth, 0)

/** Iterations for each of so many studies. */
function spent(iterations: number, studies: number, most: number): number {
  return Math.max(1, Math.min(most, Math.floor(iterations / Math.max(1, studies))))
}

/** The decisions to judge: made by players, not by the table for them, with a choice. */
function decisionsOf({ game, past }: Reviewed): readonly Decided[] {
  const all = past.flatMap(({ entry }, number): readonly Decided[] => {
    const before = past[number - 1]?.state
    if (before === undefined || entry?.kind !== 'action') return []
    if (entry.cause !== 'player' && entry.cause !== 'computer') return []
    return game.legalActions(before, entry.seat).length > 1 ? [{ number, entry, before }] : []
  })
  const step = Math.ceil(all.length / MOST_DECISIONS)
  return all.filter((_, index) => index % step === 0)
}

/** Where a search prefers something else, on what the seat could know. */
function* doubtfulAmong({ game, seed, iterations }: Reviewed, decisions: readonly Decided[]): Studying<readonly Doubtful[]> {
  const each = spent(iterations * PARTS.search, decisions.length, game.pace)
  const doubtful: Doubtful[] = []
  for (const decided of decisions) {
    const { number, entry, before } = decided
    const sample = game.sample(before, entry.seat, seededRandom(`${seed}.sample.${number}`))
    const { action: better } = yield* actionAt(sample, entry.seat, null, each, `${seed}.search.${number}`)
    if (better !== entry.action) doubtful.push({ ...decided, sample, better })
  }
  return doubtful
}

/** The decisions that lost more than chance explains. */
function* missesAmong({ game, seed, iterations }: Reviewed, doubtful: readonly Doubtful[]): Studying<readonly Miss[]> {
  const each = spent(iterations * PARTS.comparison, 2 * doubtful.length, game.pace)
  const misses: Miss[] = []
  for (const { number, entry, sample, better } of doubtful) {
    const { seat, position } = entry
    const draws = `${seed}.comparison.${number}`
    const one = yield* actionAt(sample, seat, better, each, draws)
    const other = yield* actionAt(sample, seat, entry.action, each, draws)
    const loss = one.worth - other.worth
    if (loss < CERTAIN * Math.hypot(one.error, other.error)) continue
    const scale = total(yield* worthAt(sample, FOR_SCALE, `${seed}.scale.${number}`))
    if (loss / scale < SMALL) continue
    const [chance, instead] = [percent(one.worth / scale), percent(other.worth / scale)]
    misses.push({ position, isSmall: loss / scale < LARGE, better, chance, instead })
  }
  return misses
}

/** The turns that changed the chances most. The last one settles what was still open, so it counts only for its misses. */
function* turningPointsOf(
  reviewed: Reviewed,
  starts: readonly number[],
  chances: readonly (readonly number[])[],
  misses: readonly Miss[],
): Studying<readonly TurningPoint[]> {
  const { past } = reviewed
  const turns = starts.map((start, index) => {
    const end = starts[index + 1]
    const positions = new Set(past.slice(start + 1, (end ?? past.length - 1) + 1).map(({ entry }) => entry?.position))
    const worst = misses.filter(({ position }) => positions.has(position)).sort((one, other) => lossOf(other) - lossOf(one))[0]
    const swing = end === undefined ? 0 : swingBetween(at(chances, index), at(chances, index + 1))
    const weight = Math.max(swing, worst === undefined ? 0 : lossOf(worst))
    return { turn: at(past, start).turn, start, end, worst, weight }
  })
  const sharpest = turns
    .filter(({ weight }) => weight >= SWING)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, TOLD)
    .sort((one, other) => one.start - other.start)
  const points: TurningPoint[] = []
  for (const { turn, start, end, worst } of sharpest) {
    const position = worst?.position ?? (end === undefined ? null : yield* decisiveBetween(reviewed, start, end))
    if (position !== null) points.push({ turn, position })
  }
  return points
}

const lossOf = ({ chance, instead }: Miss) => chance - instead

function swingBetween(before: readonly number[], after: readonly number[]): number {
  return before.reduce((sum, chance, seat) => sum + Math.abs(at(after, seat) - chance), 0) / 2
}

/** Position in the log of the entry of a turn that changed the chances most, among those that the story tells. */
function* decisiveBetween(reviewed: Reviewed, start: number, end: number): Studying<number | null> {
  const { past } = reviewed
  const numbers = [...past.keys()].filter((number) => number > start && number <= end)
  const told = numbers.filter((number) => isTold(reviewed, past[number]?.entry ?? null))
  const chances = yield* chancesAt(reviewed, [start, ...told], PARTS.turningPoints / TOLD)
  const changes = told.map((_, index) => swingBetween(at(chances, index), at(chances, index + 1)))
  const decisive = told[changes.indexOf(Math.max(...changes))]
  return decisive === undefined ? null : (past[decisive]?.entry?.position ?? null)
}

/** Whether the story tells of the entry itself, and not only of the turn that begins then. */
function isTold({ game, outcome }: Reviewed, entry: GameEntry | null): boolean {
  const names = outcome.places.map(String)
  const [first] = game.chapters(entry?.facts ?? [], { locale: 'en', names, viewer: 'table' })
  return first?.heading === null && first.sentences.length > 0
}
