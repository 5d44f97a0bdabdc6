/** Replaces words in the content of an archived table, a slice at a time. */
import { bytesOf, squeeze, textOf } from './archive.js'
import { type Content, part, type StoredEntry } from './content.js'
import type { Numbered } from './kinds.js'
import type { Slices } from './slices.js'

/** The bytes of an archive whose content has every JSON text replaced by `replaced`. */
export async function pressedAnew(
  content: Content,
  replaced: (stored: string) => string,
  { id, lexicon }: Numbered,
  slices: Slices,
): Promise<Buffer> {
  const rewritten = await withWords(content, replaced, slices)
  await slices.turn()
  return bytesOf(id, await squeeze(textOf(part(rewritten), lexicon)))
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
