/** The page uses the language of the current user. */
import { de } from './de.js'
import { en, type Words } from './en.js'
import { fr } from './fr.js'

/** Discord's locale codes that the page offers, each named in its own language. */
export const LANGUAGES = [
  { locale: 'en-US', name: 'English (US)', short: 'EN' },
  { locale: 'en-GB', name: 'English (UK)', short: 'EN' },
  { locale: 'fr', name: 'Français', short: 'FR' },
  { locale: 'de', name: 'Deutsch', short: 'DE' },
] as const

/** How a locale code is shown: its language's name in that language, and two letters. The code itself where the page has none. */
export function languageOf(code: string): { readonly name: string; readonly short: string } {
  return LANGUAGES.find(({ locale }) => locale === code) ?? { name: code, short: code }
}

const BY_LANGUAGE: Readonly<Record<string, Words>> = { en, fr, de }

/** The words for one of Discord's locale codes. English for a language that the page lacks. */
export function wordsFor(locale: string): Words {
  return BY_LANGUAGE[locale.toLowerCase().split('-')[0] ?? ''] ?? en
}
