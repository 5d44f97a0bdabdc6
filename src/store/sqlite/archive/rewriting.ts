/** Replaces words in the content of an archived table. */
import type { Kind } from '../../archive/kinds.js'
import { pressedAnew } from '../../archive/rewriting.js'
import type { Slices } from '../../archive/slices.js'
import type { Db } from '../schema/db.js'
import { prepareArchives } from './archives.js'
import { prepareLexicons } from './lexicons.js'

export interface Rewriting {
  /**
   * Replaces each JSON text of a table's archive by `replaced`. It calls `commit`, which must begin a transaction and call `put`
   * inside it to store the new archive. For a table that is not archived, or whose archive is broken, `put` does nothing.
   */
  rewrite(tableId: string, kind: Kind, replaced: (stored: string) => string, commit: (put: () => void) => void): Promise<void>
}

export function prepareRewriting(db: Db, slices: Slices): Rewriting {
  const archives = prepareArchives(db)
  const lexicons = prepareLexicons(db)

  return {
    async rewrite(tableId, kind, replaced, commit) {
      for (;;) {
        const before = archives.placeOf(tableId)
        const content = archives.readIfWhole(tableId)
        if (content === null) return commit(() => {})
        await slices.turn()
        const bytes = await pressedAnew(content, replaced, lexicons.of(kind), slices)
        await slices.turn()
        // No other archive has been stored for the table meanwhile.
        if (archives.placeOf(tableId)?.from === before?.from) return commit(() => archives.put(tableId, bytes))
      }
    },
  }
}
