/** Users' names are hostile text: they may hold markdown, mentions, line breaks or marks that turn the writing direction. */

/** Longest name that is printed whole: Discord's own limit for display names. */
const NAME_LIMIT = 32

/** Zero width space: breaks `@everyone` and `://` without being seen. */
const BREAK = '\u200b'

/** The name on one line, without control or direction marks (the joiner inside emoji stays), at most 32 characters; `?` if nothing is left. */
export function plainName(name: string): string {
  const line = name
    .replace(/(?!\u200d)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = Array.from(line)
  if (letters.every((letter) => letter === '\u200d')) return '?'
  return letters.length <= NAME_LIMIT ? line : `${letters.slice(0, NAME_LIMIT - 1).join('')}…`
}

/** The name for Discord's markdown: it is shown as written and neither formats, links nor mentions anything. */
export function escapeName(name: string): string {
  return plainName(name)
    .replace(/[\\*_~`|<>[\]()#+:-]/g, '\\$&')
    .replace(/@/g, `@${BREAK}`)
    .replace(/\//g, `/${BREAK}`)
}

/** Undoes {@link escapeName} inside a text for places without markdown: labels of buttons and menus. */
export function unescapeNames(text: string): string {
  return text.replaceAll(BREAK, '').replace(/\\([\\*_~`|<>[\]()#+:-])/g, '$1')
}
