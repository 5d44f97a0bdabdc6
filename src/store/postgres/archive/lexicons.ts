/** The lexicons of a database. Each is made from the first games of its kind that ended there, and never changes. */
import { and, eq } from 'drizzle-orm'
import type { Json } from '../../archive/json.js'
import { isComplete, type Kind, NO_LEXICON, type Numbered, type StoredLexicon, withGame } from '../../archive/kinds.js'
import { EMPTY_LEXICON, type Lexicon } from '../../archive/lexicon.js'
import type { Db } from '../link.js'
import { lexicons } from '../schema/schema.js'

export interface Lexicons {
  /** Null if there is no such lexicon, or if it is damaged. */
  byId(db: Db, id: number): Promise<Lexicon | null>
  /** The lexicon of a kind of games. The empty one while there is none. */
  of(db: Db, kind: Kind): Promise<Numbered>
  /**
   * Adds a game from which the lexicon may be made. Called inside a transaction. Others wait for its end before they add one.
   */
  offer(db: Db, kind: Kind, played: readonly Json[]): Promise<void>
}

const { id, games, content } = lexicons

export function createLexicons(): Lexicons {
  /** A complete lexicon never changes. */
  const complete = new Map<number, Lexicon>()

  async function byId(db: Db, number: number): Promise<Lexicon | null> {
    if (number === 0) return EMPTY_LEXICON
    const known = complete.get(number)
    if (known !== undefined) return known
    const [row] = await db.select({ games, content }).from(lexicons).where(eq(id, number))
    const read = row === undefined ? null : lexiconIn(row)
    if (read !== null) complete.set(number, read)
    return read
  }

  return {
    byId,
    async of(db, kind) {
      const [row] = await db.select({ id, games }).from(lexicons).where(ofKind(kind))
      if (row === undefined || !isComplete(row)) return NO_LEXICON
      const lexicon = await byId(db, row.id)
      return lexicon === null ? NO_LEXICON : { id: row.id, lexicon }
    },
    async offer(db, kind, played) {
      const row = await lockedRow(db, kind)
      const grown = row === undefined ? null : withGame(row, played)
      if (row !== undefined && grown !== null) await db.update(lexicons).set(grown).where(eq(id, row.id))
    },
  }
}

/** The row of a kind of games, locked until the transaction ends. It is added if there is none. */
async function lockedRow(db: Db, kind: Kind) {
  const find = () => db.select({ id, games, content }).from(lexicons).where(ofKind(kind)).for('update')
  const [row] = await find()
  if (row !== undefined) return row
  // Not tried before, because every attempt takes a number, and archives have room for few.
  await db
    .insert(lexicons)
    .values({ ...kind, games: 0, content: '[]' })
    .onConflictDoNothing()
  const [added] = await find()
  return added
}

function ofKind({ gameId, rulesVersion }: Kind) {
  return and(eq(lexicons.gameId, gameId), eq(lexicons.rulesVersion, rulesVersion))
}

function lexiconIn(row: StoredLexicon): Lexicon | null {
  if (!isComplete(row)) return null
  try {
    return JSON.parse(row.content)
  } catch {
    return null
  }
}
