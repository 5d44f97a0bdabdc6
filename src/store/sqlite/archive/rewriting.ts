/** Replaces words in the content of an archived table. */

import { squeeze, textOf } from '../../archive/archive.js'
import { type Content, part, type StoredEntry } from '../../archive/content.js'
import type { Slices } from '../../archive/slices.js'
import type { Db } from '../schema/db.js'
import { prepareArchives } from './archives.js'
import { type Kind, prepareLexicons } from './lexicons.js'

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
        const rewritten = await withWords(content, replaced, slices)
        await slices.turn()
        const numbered = lexicons.of(kind)
        const bytes = archives.bytes(numbered.id, await squeeze(textOf(part(rewritten), numbered.lexicon)))
        await slices.turn()
        // No other archive has been stored for the table meanwhile.
        if (archives.placeOf(tableId)?.from === before?.from) return commit(() => archives.put(tableId, bytes))
      }
    },
  }
}

/** Characters of a log whose words are replaced in one slice, which take a few milliseconds even if all of them are parsed. */
export const SLICE_CHARACTERS = 100_000

/** The content with every JSON text replaced, a slice of the log at a time. */
export async function withWords(
  { log, snapshot, pledge, affairs }: Content,
  replaced: (stored: string) => string,
  slices: Slices,
): Promise<Content> {
  const rewritten: StoredEntry[] = []
  let done = 0
  for (const entry of log) {
    if (done > 0 && done + entry.content.length > SLICE_CHARACTERS) {
      await slices.turn()
      done = 0
    }
    rewritten.push({ ...entry, content: replaced(entry.content) })
    done += entry.content.length
  }
  return {
    log: rewritten,
    snapshot,
    pledge: pledge === null ? null : { ...pledge, shares: replaced(pledge.shares) },
    affairs: affairs === null ? null : replaced(affairs),
  }
}
