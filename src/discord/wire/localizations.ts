/** Names and descriptions of commands, options and choices in every language, as Discord expects them. */
import { Locale as DiscordLocale, type LocalizationMap } from 'discord-api-types/v10'
import { LOCALES, type Locale } from '../../i18n/locale.js'
import type { CommandText, CommandTexts } from '../../i18n/texts/en/commands.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { cut } from './limits.js'

/**
 * Discord's codes for our languages. English has both of its codes, because readers of a missing one would get another language.
 */
const CODES: Readonly<Record<Locale, readonly DiscordLocale[]>> = {
  en: [DiscordLocale.EnglishUS, DiscordLocale.EnglishGB],
  fr: [DiscordLocale.French],
  de: [DiscordLocale.German],
}

const DESCRIPTION_LIMIT = 100

export interface Described {
  readonly name: string
  readonly name_localizations: LocalizationMap
  readonly description: string
  readonly description_localizations: LocalizationMap
}

/** A text in each language under all its codes. */
export function localized(text: (locale: Locale) => string): LocalizationMap {
  return Object.fromEntries(LOCALES.flatMap((locale) => CODES[locale].map((code) => [code, text(locale)])))
}

/** A command or option from the bot's own texts. */
export function described(text: (texts: CommandTexts) => CommandText): Described {
  const own = (locale: Locale) => text(TEXTS[locale].commands)
  return namedAs(own('en').name, (locale) => own(locale))
}

/** A command or option with a fixed name, and its name and description in each language. */
export function namedAs(name: string, text: (locale: Locale) => CommandText): Described {
  const description = (locale: Locale) => cut(text(locale).description, DESCRIPTION_LIMIT)
  return {
    name,
    name_localizations: localized((locale) => commandName(text(locale).name)),
    description: description('en'),
    description_localizations: localized(description),
  }
}

/** A choice of an option: its value, and its label in each language. */
export function choice(value: string, text: (locale: Locale) => string) {
  return { value, name: text('en'), name_localizations: localized(text) }
}

/** Discord's names have no capitals and no spaces: `First player (at random)` becomes `first-player`. */
export function commandName(words: string): string {
  return words
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
}
