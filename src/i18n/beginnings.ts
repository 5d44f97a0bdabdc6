/** Beginnings of texts, for places that have room for only so many characters. */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** One half of a character that UTF-16 writes in two. Alone it is no text, and Discord refuses what contains it. */
const FIRST_HALF = /[\ud800-\udbff]$/

/**
 * The beginning of the text in at most `length` UTF-16 units, as all limits count. No emoji, no letter with its accents and no
 * other character that readers see as one is divided, unless the text begins with one that is longer than that.
 */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text
  const end = segmenter.segment(text).containing(length)?.index ?? 0
  return end > 0 ? text.slice(0, end) : text.slice(0, Math.max(0, length)).replace(FIRST_HALF, '')
}
