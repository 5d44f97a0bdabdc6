import { LOCALES, type Locale } from '../../i18n/locale.js'
import { command, type Given } from '../arguments.js'

/** The language to print, and of which part. */
interface TextsJob {
  readonly language: Locale
  /** The beginning of a path: `bot.lobby`. Null for everything. */
  readonly part: string | null
}

const OPTIONS = {
  language: { type: 'string', takes: 'LANGUAGE', what: `one of ${LOCALES.join(', ')}` },
  part: { type: 'string', takes: 'PATH', what: 'only the texts whose path begins with this: bot.lobby, or the id of a game' },
} as const

export const TEXTS_COMMAND = command({
  name: 'texts',
  calls: ['--language LANGUAGE [--part PATH]'],
  about: `Prints every text that players read, with names and numbers filled in, so that somebody can read them in a row.
Refusals, notices and errors come first. The last line counts texts and words.`,
  options: OPTIONS,
  job: jobOf,
})

function jobOf({ language, part }: Given<typeof OPTIONS>): TextsJob | string {
  const known = LOCALES.find((locale) => locale === language)
  return known === undefined
    ? `Say which language with --language: one of ${LOCALES.join(', ')}.`
    : { language: known, part: part ?? null }
}
