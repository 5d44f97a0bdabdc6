/** The kinds of games that share a lexicon, and how the first games of a kind make it. */
import { type Columns, takeApart } from './columns.js'
import type { Json } from './json.js'
import { EMPTY_LEXICON, type Lexicon, lexiconOf } from './lexicon.js'

/** The games that a lexicon covers. */
export interface Kind {
  readonly gameId: string
  readonly rulesVersion: number
}

/** Tables that never began have a kind of their own. */
export function kindOf({ gameId, begunUnder }: { readonly gameId: string; readonly begunUnder: number | null }): Kind {
  return { gameId, rulesVersion: begunUnder ?? 0 }
}

export interface Numbered {
  /** 0 means without a lexicon. */
  readonly id: number
  readonly lexicon: Lexicon
}

export const NO_LEXICON: Numbered = { id: 0, lexicon: EMPTY_LEXICON }

/** A lexicon as stored. Until it is complete, its content is the games themselves. */
export interface StoredLexicon {
  /** The number of games it was made from. */
  readonly games: number
  readonly content: string
}

/** The number of games that make a lexicon. */
const GAMES = 8

/** A complete lexicon never changes. */
export function isComplete({ games }: Pick<StoredLexicon, 'games'>): boolean {
  return games >= GAMES
}

/** What is stored once another game was added. Null if the lexicon is complete. */
export function withGame(before: StoredLexicon | null, played: readonly Json[]): StoredLexicon | null {
  if (before !== null && isComplete(before)) return null
  const earlier: readonly Columns[] = before === null ? [] : JSON.parse(before.content)
  const games = [...earlier, takeApart(played)]
  return { games: games.length, content: JSON.stringify(games.length < GAMES ? games : lexiconOf(games)) }
}
