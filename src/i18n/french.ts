/**
 * Tag for French texts: a narrow no-break space before `: ; ! ? »` and after `«` wherever the text has a space there, and
 * curved apostrophes. Inserted values (names above all) stay as they are.
 */
export function french(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return words.map((part, index) => typeset(part) + (values[index] ?? '')).join('')
}

/** `de` or `que` before a name, or a list that begins with one: elided before a vowel that is heard, never before an h. */
export function elided(word: 'de' | 'que', name: string): string {
  const letters = name.normalize('NFD').replace(/^[\\*_~`|]+/, '')
  return /^(?:[aeiouœæ]|y(?![aeiou]))/i.test(letters) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`
}

/** The sentence as it goes on behind a colon: with a small letter. It must not begin with a name. */
export function afterColon(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

function typeset(text: string): string {
  return text
    .replace(/ (?=[:;!?»])/g, '\u202f')
    .replace(/(?<=«) /g, '\u202f')
    .replaceAll("'", '’')
}
