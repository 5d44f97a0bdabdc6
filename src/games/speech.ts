/** A game's texts as a whole, for those who read them in a row: proofreaders and tests. */
import type { ByLocale, Locale } from '../i18n/locale.js'

/** Stands for what a text takes from elsewhere: a name, a list, a number. */
export const TAKEN_IN = '\uE000'

/** What a game says, and which parameters its texts take. */
export interface Speech {
  /** The game's catalogue: strings, functions, records of both. */
  readonly texts: ByLocale<unknown>
  /** What may be in a text of any language: names of the game and of its places. */
  readonly names: readonly string[]
  /** The highest number of kinds of things. Each text is said for each kind. */
  readonly kinds: number
  /** Parameters that belong to a kind, by their names. */
  known(kind: number): Readonly<Record<string, unknown>>
  /** Parameters that are a list in some texts, and a number or a finished text in others. */
  readonly anyShape: readonly string[]
  /** What lists of ids consist of, by the parameters' names. */
  readonly lists: Readonly<Record<string, readonly unknown[]>>
  /** What stands for things and amounts where a text is printed for a proofreader, by the parameters' names. */
  readonly examples?: (locale: Locale) => Readonly<Record<string, string>>
}
