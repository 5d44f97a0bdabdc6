/** Discord's limits for messages made of components. */
import { beginningOf } from '../../i18n/beginnings.js'

export const LIMITS = {
  customId: 100,
  /** Including nested ones. */
  components: 40,
  /** All text displays of a message together. */
  text: 4000,
  buttonsPerRow: 5,
  buttonLabel: 80,
  menuOptions: 25,
  /** For an option's label, description and value. */
  optionText: 100,
  placeholder: 150,
  altText: 1024,
  threadName: 100,
} as const

/** Lengths of names where several are in one text. The longest that fits is used. */
export const NAME_ROOMS = [32, 20, 12, 8] as const

/** A word that is cut loses up to so many characters more. A longer one is cut in two. */
const WORD_LENGTH = 20

/** Cuts a text to `limit` characters, between words where possible, with an ellipsis if something is cut. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text
  const kept = beginningOf(text, limit - 1)
  const end = /\s/.test(text.charAt(limit - 1)) ? limit : kept.search(/\s\S*$/)
  return `${(end < Math.max(1, limit - WORD_LENGTH) ? kept : kept.slice(0, end)).trimEnd()}…`
}

/**
 * The first sentences that fit into `limit` characters, one after the other. The first is cut if not even that fits. `omitted`
 * gives the sentence that tells how many are missing after them.
 */
export function firstSentences(sentences: readonly string[], limit: number, omitted: (count: number) => string): string {
  const whole = sentences.join(' ')
  if (whole.length <= limit || sentences.length < 2) return cut(whole, limit)
  const room = limit - omitted(sentences.length).length - 1
  const fitting = Math.max(1, fittingInto(sentences, room))
  return `${cut(sentences.slice(0, fitting).join(' '), room)} ${omitted(sentences.length - fitting)}`
}

/** How many of the first sentences, one after the other, fit into `room` characters. */
function fittingInto(sentences: readonly string[], room: number): number {
  let length = -1
  const beyond = sentences.findIndex((sentence) => {
    length += 1 + sentence.length
    return length > room
  })
  return beyond < 0 ? sentences.length : beyond
}

/**
 * The last lines that fit into `limit` characters. `omitted` gives the line that tells how many are missing before them. Empty
 * if not even that one is sure to fit.
 */
export function lastLines(lines: readonly string[], limit: number, omitted: (count: number) => string): string {
  const room = limit - omitted(lines.length).length - 1
  if (room < -1) return ''
  const kept: string[] = []
  let length = 0
  for (const line of lines.toReversed()) {
    const fitting = cut(line, room)
    length += fitting.length + 1
    if (length > room + 1) break
    kept.unshift(fitting)
  }
  const missing = lines.length - kept.length
  return (missing === 0 ? kept : [omitted(missing), ...kept]).join('\n')
}
