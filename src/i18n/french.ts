/**
 * Tag for French texts: a narrow no-break space before `: ; ! ? »` and after `«` wherever the text has a space there, and
 * curved apostrophes. Inserted values (names above all) stay as they are.
 */
export function french(words: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return words.map((part, index) => typeset(part) + (values[index] ?? '')).join('')
}

function typeset(text: string): string {
  return text
    .replace(/ (?=[:;!?»])/g, '\u202f')
    .replace(/(?<=«) /g, '\u202f')
    .replaceAll("'", '’')
}
