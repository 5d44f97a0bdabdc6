/** Replaces words in the content of an archived table. */
import type { Kind } from '../../archive/kinds.js'
import { pressedAnew } from '../../archive/rewriting.js'
import type { Slices } from '../../archive/slices.js'
import type { Db, Link } from '../link.js'
import { lockTable } from '../locking.js'
import type { Place } from '../places.js'
import { createArchives } from './archives.js'
import { createLexicons } from './lexicons.js'

export interface Rewriting {
  /**
   * Replaces each JSON text of the archive of a table that is not live by `replaced`, and does `more` in the same transaction,
   * which has locked the table. For a table that is not archived, or whose archive is broken, it does only that. False if there
   * is no such table, or if it is live. Nothing is done then.
   */
  rewrite(place: Place, kind: Kind, replaced: (stored: string) => string, more: (db: Db) => Promise<void>): Promise<boolean>
}

export function createRewriting(link: Link, slices: Slices): Rewriting {
  const lexicons = createLexicons()
  const archives = createArchives(lexicons)

  /** The bytes of the rewritten archive. */
  async function rewritten(place: Place, kind: Kind, replaced: (stored: string) => string): Promise<Buffer | null> {
    const content = await archives.readIfWhole(link.db, place)
    if (content === null) return null
    await slices.turn()
    const bytes = await pressedAnew(content, replaced, await lexicons.of(link.db, kind), slices)
    await slices.turn()
    return bytes
  }

  return {
    async rewrite(place, kind, replaced, more) {
      for (;;) {
        const version = await archives.versionOf(link.db, place)
        const bytes = version === null ? null : await rewritten(place, kind, replaced)
        const done = await link.transaction(async (db) => {
          const status = await lockTable(db, place)
          if (status === null || status === 'lobby' || status === 'playing') return false
          // Another archive has been stored for the table meanwhile, or its archive was unpacked.
          if ((await archives.versionOf(db, place)) !== version) return null
          if (bytes !== null) await archives.replace(db, place, bytes)
          await more(db)
          return true
        })
        if (done !== null) return done
      }
    },
  }
}
