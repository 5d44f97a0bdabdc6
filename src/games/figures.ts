/** What a finished game came to in numbers, for statistics and records of any game. */
import type { ChoiceTexts } from './choice-texts.js'

/** One seat's figures; the keys are ids of the game's own, in the order in which they are told. */
export interface Figures {
  /** Points by source: they add up to the seat's points. Empty if the game ended before they could be counted. */
  readonly sources: Readonly<Record<string, number>>
  /** How often the seat chose each of the things among which players have favourites. */
  readonly choices: Readonly<Record<string, number>>
  /** What a server keeps records of: the most of each. Empty like `sources`. */
  readonly feats: Readonly<Record<string, number>>
}

/** The words for figures, by their ids. */
export interface FigureTexts {
  readonly sources: Readonly<Record<string, string>>
  readonly choices: ChoiceTexts
  readonly feats: Readonly<Record<string, FeatTexts>>
}

interface FeatTexts {
  /** What there is a record of: `Largest network`. */
  readonly name: string
  /** How much of it, with its word: `12 pioneers`. */
  amount(count: number): string
}
