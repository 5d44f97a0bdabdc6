/** The lexicons of a database. Each is made from the first games of its kind that ended there, and never changes. */
import { and, eq, sql } from 'drizzle-orm'
import type { Json } from '../../archive/json.js'
import { isComplete, type Kind, NO_LEXICON, type Numbered, withGame } from '../../archive/kinds.js'
import { EMPTY_LEXICON, type Lexicon } from '../../archive/lexicon.js'
import type { Db } from '../schema/db.js'
import { lexicons } from '../schema/schema.js'
import { value } from '../schema/statements.js'

export interface Lexicons {
  /** Throws if there is no such lexicon. */
  byId(id: number): Lexicon
  /** The lexicon of a kind of games. The empty one while there is none. */
  of(kind: Kind): Numbered
  /** Adds a game from which the lexicon may be made. Called inside a transaction. */
  offer(kind: Kind, played: readonly Json[]): void
}

export function prepareLexicons(db: Db): Lexicons {
  const ofKind = and(eq(lexicons.gameId, value('gameId')), eq(lexicons.rulesVersion, value('rulesVersion')))
  const { id, games, content } = lexicons
  const find = db.select({ id, games, content }).from(lexicons).where(ofKind).prepare()
  const get = db
    .select({ games, content })
    .from(lexicons)
    .where(eq(id, value('id')))
    .prepare()
  const put = db
    .insert(lexicons)
    .values({ gameId: value('gameId'), rulesVersion: value('rulesVersion'), games: value('games'), content: value('content') })
    .onConflictDoUpdate({
      target: [lexicons.gameId, lexicons.rulesVersion],
      set: { games: sql`excluded.games`, content: sql`excluded.content` },
    })
    .prepare()
  /** A complete lexicon never changes. */
  const complete = new Map<number, Lexicon>()

  function byId(id: number): Lexicon {
    if (id === 0) return EMPTY_LEXICON
    const known = complete.get(id)
    if (known !== undefined) return known
    const row = get.get({ id })
    if (row === undefined || !isComplete(row)) throw new Error(`there is no lexicon ${id}`)
    const read: Lexicon = JSON.parse(row.content)
    complete.set(id, read)
    return read
  }

  return {
    byId,
    of(kind) {
      const row = find.get({ ...kind })
      if (row === undefined || !isComplete(row)) return NO_LEXICON
      return { id: row.id, lexicon: byId(row.id) }
    },
    offer(kind, played) {
      const grown = withGame(find.get({ ...kind }) ?? null, played)
      if (grown !== null) put.run({ ...kind, ...grown })
    },
  }
}
