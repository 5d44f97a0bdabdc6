/** The lexicons of a database. Each is made from the first games of its kind that ended there, and never changes. */
import { and, eq, sql } from 'drizzle-orm'
import { type Columns, takeApart } from '../../archive/columns.js'
import type { Json } from '../../archive/json.js'
import { EMPTY_LEXICON, type Lexicon, lexiconOf } from '../../archive/lexicon.js'
import type { Db } from '../schema/db.js'
import { lexicons } from '../schema/schema.js'

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

export interface Lexicons {
  /** Throws if there is no such lexicon. */
  byId(id: number): Lexicon
  /** The lexicon of a kind of games. The empty one while there is none. */
  of(kind: Kind): Numbered
  /** Adds a game from which the lexicon may be made. Called inside a transaction. */
  offer(kind: Kind, played: readonly Json[]): void
}

/** The number of games that make a lexicon. */
const GAMES = 8

export function prepareLexicons(db: Db): Lexicons {
  const value = sql.placeholder
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
    if (row === undefined || row.games < GAMES) throw new Error(`there is no lexicon ${id}`)
    const read: Lexicon = JSON.parse(row.content)
    complete.set(id, read)
    return read
  }

  return {
    byId,
    of(kind) {
      const row = find.get({ ...kind })
      if (row === undefined || row.games < GAMES) return { id: 0, lexicon: EMPTY_LEXICON }
      return { id: row.id, lexicon: byId(row.id) }
    },
    offer(kind, played) {
      const row = find.get({ ...kind })
      if (row !== undefined && row.games >= GAMES) return
      const before: readonly Columns[] = row === undefined ? [] : JSON.parse(row.content)
      const samples = [...before, takeApart(played)]
      const content = samples.length < GAMES ? samples : lexiconOf(samples)
      put.run({ ...kind, games: samples.length, content: JSON.stringify(content) })
    },
  }
}
