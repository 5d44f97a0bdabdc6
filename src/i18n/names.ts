/** Users' names are hostile text. They may contain markdown, mentions, line breaks or marks that change the writing direction. */

/** Longest name that is printed in full. It is Discord's own limit for display names. */
const NAME_LIMIT = 32

/** An invisible zero width space that breaks up `@everyone` and `://`. */
const BREAK = '\u200b'

/**
 * Text in which nothing is visible: characters that Unicode calls ignorable (such as Hangul fillers), spaces, control characters,
 * combining marks without a letter, and a few signs that are drawn as nothing.
 */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800\u{1d159}\u{13441}\u{13442}]*$/u

/** Whether nothing in the text is visible. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text)
}

/**
 * The name on one line, at most 32 characters, without control or direction marks (joiners inside emoji stay). `?` if nothing in
 * it is visible.
 */
export function plainName(name: string): string {
  const line = name
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (isBlank(line)) return '?'
  const letters = Array.from(line)
  return letters.length <= NAME_LIMIT ? line : `${letters.slice(0, NAME_LIMIT - 1).join('')}…`
}

/** Hebrew, Arabic and the other scripts written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Isolates a name, so that it does not change the direction of numbers beside it. */
const [ISOLATED, REJOINED] = ['\u2068', '\u2069']

/**
 * The name for Discord's markdown. It is shown as written: it formats, links and mentions nothing, and does not change the
 * direction of the text around it.
 */
export function escapeName(name: string): string {
  const escaped = plainName(name)
    .replace(/[\\*_~`|<>[\]()#+:-]/g, '\\$&')
    // At the start of a line this would begin a numbered list.
    .replace(/^\d+(?=\.)/, '$&\\')
    .replace(/@/g, `@${BREAK}`)
    .replace(/\//g, `/${BREAK}`)
  return RIGHT_TO_LEFT.test(escaped) ? `${ISOLATED}${escaped}${REJOINED}` : escaped
}

/** Undoes {@link escapeName} inside a text for places without markdown: labels of buttons and menus. */
export function unescapeNames(text: string): string {
  return text
    .replaceAll(BREAK, '')
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\\([\\*_~`|<>[\]()#+:.-])/g, '$1')
}
