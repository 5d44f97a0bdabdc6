/** A log reduced to what is needed to replay a game: no names, no times, and nothing that does not change the game. */
import type { Seat } from '../../engine/game.js'
import { type LogEntry, type UndoEntry, undoneBy } from '../model/log.js'
import { sha256 } from '../model/sha256.js'

export type Step =
  | { readonly kind: 'draw'; readonly action: string }
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: string }
  /** The seats were drawn. `order` has, by seat, the player's index (from 0) in the order of joining. Takes a draw's number. */
  | { readonly kind: 'seated'; readonly order: readonly number[] }
  /** The game is again as it was after the first `to` steps. */
  | { readonly kind: 'undo'; readonly to: number }

/** The steps of a whole log. */
export function stepsOf(log: readonly LogEntry[]): readonly Step[] {
  return reduced(log).steps
}

/** By position in a whole log: the number of the entry's step, from 1. The later one if the step is repeated. */
export function stepNumbers(log: readonly LogEntry[]): ReadonlyMap<number, number> {
  return reduced(log).numbers
}

interface Reduced {
  readonly steps: readonly Step[]
  readonly numbers: ReadonlyMap<number, number>
}

/** A step takes back everything, so what a secret undo leaves is repeated after it. */
function reduced(log: readonly LogEntry[]): Reduced {
  const steps: Step[] = []
  const numbers = new Map<number, number>()
  /** The number of steps up to each position, including the start. */
  const stepsAt = [0]
  const add = (entry: LogEntry) => {
    const step = stepOf(entry, stepsAt)
    if (step !== null) numbers.set(entry.position, steps.push(step))
    stepsAt[entry.position] = steps.length
  }
  const undone = undoneBy(log)
  for (const entry of log) {
    add(entry)
    if (entry.kind !== 'undo' || entry.secret !== true) continue
    const since = log.slice(entry.to, entry.position - 1)
    const repeated = new Set(since.filter((before) => isLeftBy(entry, before, undone)))
    if (repeated.size === 0) continue
    for (const before of since) {
      stepsAt[before.position] = steps.length
      if (repeated.has(before)) add(before)
    }
    stepsAt[entry.position] = steps.length
  }
  return { steps, numbers }
}

/** Whether an entry before an undo still counts right after it. */
function isLeftBy(undo: UndoEntry, before: LogEntry, undone: ReadonlyMap<LogEntry, UndoEntry>): boolean {
  const isOfTheGame = before.kind === 'action' || before.kind === 'draw'
  return isOfTheGame && (undone.get(before)?.position ?? Number.POSITIVE_INFINITY) > undo.position
}

function stepOf(entry: LogEntry, stepsAt: readonly number[]): Step | null {
  switch (entry.kind) {
    case 'draw':
      return { kind: 'draw', action: entry.action }
    case 'action':
      return { kind: 'action', seat: entry.seat, action: entry.action }
    case 'seated':
      return { kind: 'seated', order: entry.order ?? [] }
    case 'undo':
      return { kind: 'undo', to: stepsAt[entry.to] ?? 0 }
    default:
      return null
  }
}

/** One line per step: `chance ACTION`, `SEAT ACTION`, `seated 2 0 1`, `undo 4`. */
export function writeStep(step: Step): string {
  switch (step.kind) {
    case 'draw':
      return `chance ${step.action}`
    case 'action':
      return `${step.seat} ${step.action}`
    case 'seated':
      return ['seated', ...step.order].join(' ')
    case 'undo':
      return `undo ${step.to}`
  }
}

/** The step that {@link writeStep} writes as `line`. Null for any line that it never writes. */
export function readStep(line: string): Step | null {
  const [word = '', ...rest] = line.split(' ')
  const step = readAs(word, rest)
  return step !== null && writeStep(step) === line ? step : null
}

function readAs(word: string, rest: readonly string[]): Step | null {
  const numbers = rest.map(Number)
  const areNumbers = rest.every((text) => /^\d{1,6}$/.test(text))
  if (word === 'seated') return areNumbers ? { kind: 'seated', order: numbers } : null
  if (word === 'undo') return areNumbers ? { kind: 'undo', to: numbers[0] ?? 0 } : null
  const action = rest.join(' ')
  if (word === 'chance') return { kind: 'draw', action }
  return /^\d$/.test(word) ? { kind: 'action', seat: Number(word), action } : null
}

/** The SHA-256 of a log's lines, each followed by a line feed. It reveals changes to undone steps as well. */
export function digestOf(lines: readonly string[]): string {
  return sha256(lines.map((line) => `${line}\n`).join(''))
}
