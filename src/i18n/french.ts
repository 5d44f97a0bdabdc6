/**
 * Tag for French texts. Where the text has a space before `: ; ! ? » $` or after `«`, it becomes a narrow no-break space.
 * Apostrophes become curved. Inserted values (above all names) stay as they are.
 */
export function french(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return words.map((part, index) => typeset(part) + (values[index] ?? '')).join('')
}

/** `de` or `que` before a name or a list of names. It is elided before a sounded vowel, never before an h. */
export function elided(word: 'de' | 'que', name: string): string {
  const letters = name.normalize('NFD').replace(/^[\\*_~`|]+/, '')
  return /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(letters) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}

/** The sentence with a small initial letter, to follow a colon. It must not begin with a name. */
export function afterColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

function typeset(text: string): string {
  return text
    .replace(/ (?=[:;!?»$])/g, '\u202f')
    .replace(/(?<=«) /g, '\u202f')
    .replaceAll("'", '’')
}
