/** A finished game in numbers, for the statistics and records of any game. */
import type { ChoiceTexts } from './choice-texts.js'

/** One seat's figures. The keys are ids of the game's own, in the order in which they are shown. */
export interface Figures {
  /** Points by source, which add up to the seat's points. Empty if the game ended before they could be counted. */
  readonly sources: Readonly<Record<string, number>>
  /** How often the seat chose each of the things that can be a player's favourite. */
  readonly choices: Readonly<Record<string, number>>
  /** The numbers whose highest value a server keeps as a record. Empty like `sources`. */
  readonly feats: Readonly<Record<string, number>>
}

/** The words for figures, by their ids. */
export interface FigureTexts {
  readonly sources: Readonly<Record<string, string>>
  readonly choices: ChoiceTexts
  readonly feats: Readonly<Record<string, FeatTexts>>
  /** A number of rounds, in the game's own word: `20 days`. */
  rounds(count: number): string
}

interface FeatTexts {
  /** The name of the record: `Largest network`. */
  readonly name: string
  /** The number with its word: `12 pioneers`. */
  amount(count: number): string
}
