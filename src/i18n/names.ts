/** Users' names are hostile text: they may hold markdown, mentions, line breaks or marks that turn the writing direction. */

/** Longest name that is printed whole: Discord's own limit for display names. */
const NAME_LIMIT = 32

/** Zero width space: breaks `@everyone` and `://` without being seen. */
const BREAK = '\u200b'

/**
 * Nothing is to be seen of these by themselves: what Unicode calls ignorable (Hangul fillers among it), spaces, control characters,
 * marks without a letter that they stand on, and a few signs that are drawn as nothing.
 */
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\p{M}\u2800\u{1d159}\u{13441}\u{13442}]*$/u

/** Whether nothing can be seen of a text. */
export function isBlank(text: string): boolean {
  return UNSEEN.test(text)
}

/** The name on one line, without control or direction marks (the joiner inside emoji stays), at most 32 characters; `?` if nothing can be seen of it. */
export function plainName(name: string): string {
  const line = name
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (isBlank(line)) return '?'
  const letters = Array.from(line)
  return letters.length <= NAME_LIMIT ? line : `${letters.slice(0, NAME_LIMIT - 1).join('')}…`
}

/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Keep a name from turning the numbers around that stand beside it. */
const [ISOLATED, REJOINED] = ['\u2068', '\u2069']

/**
 * The name for Discord's markdown: it is shown as written and neither formats, links nor mentions anything, nor does it turn what
 * stands beside it.
 */
export function escapeName(name: string): string {
  const escaped = plainName(name)
    .replace(/[\\*_~`|<>[\]()#+:-]/g, '\\$&')
    // At the start of a line it would begin a numbered list.
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
