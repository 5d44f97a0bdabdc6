import { counted } from '../../words.js'

/** Looking back at a finished game. */
export const review = {
  /** The button below a finished game. */
  button: 'Analysis',
  title: (game: string) => `${game}: analysis`,
  /** The title of the picture, and what it shows. */
  chances: 'Chances of winning',
  legend: 'turn by turn, if everybody plays on equally well',
  /** The picture in words: who has which chances at some moments. */
  chance: (name: string, chance: string) => `${name} ${chance}`,
  atFirst: (chances: string) => `At the start: ${chances}.`,
  afterTurn: (turn: number, chances: string) => `After turn ${turn}: ${chances}.`,
  atLast: (chances: string) => `At the end: ${chances}.`,
  turningPoints: 'Turning points',
  /** `told` is one or several sentences. */
  turningPoint: (turn: number, told: string) => `**Turn ${turn}** – ${told}`,
  /** A move that has no sentence of its own, by its button. */
  byLabel: (name: string, label: string) => `${name} chooses ${label}.`,
  rose: (name: string, before: string, after: string) => `${name}’s chances rose from ${before} to ${after}.`,
  fell: (name: string, before: string, after: string) => `${name}’s chances fell from ${before} to ${after}.`,
  /** `told` has no full stop. */
  better: (told: string, chance: string, instead: string) => `Better: ${told} (${chance} to win instead of ${instead}).`,
  good: 'Well played.',
  small: 'A small mistake.',
  large: 'A mistake.',
  /** How somebody decided, as far as that can be judged. */
  summary: (name: string, good: number, small: number, large: number) =>
    `**${name}** – ${counted('en', good, { one: 'good move', other: 'good moves' })}, ${counted('en', small, { one: 'small mistake', other: 'small mistakes' })}, ${counted('en', large, { one: 'mistake', other: 'mistakes' })}`,
  /** What the judgments are worth. */
  caveat:
    'Each move is judged by what its player could know. A move counts as well played if its difference from the best move may be due to chance.',
  /** The menu of mistakes, the worst first, and its options. */
  choose: 'Look at a mistake',
  option: (turn: number, name: string) => `Turn ${turn}: ${name}`,
  cost: (chance: string, instead: string) => `${instead} to win instead of ${chance}`,
  none: 'There is no analysis of this game: the analysis may still be under way, or the game was played before there were any.',
}

export type ReviewTexts = typeof review
