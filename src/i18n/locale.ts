/** The languages that every text exists in; the first is the fallback. */
export const LOCALES = ['en', 'fr', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** One value per language: a missing language does not compile. */
export type ByLocale<T> = Readonly<Record<Locale, T>>

/** Our language for one of Discord's locale codes (`en-US`, `fr`, `de`, `pt-BR`...): its own if we speak it, else English. */
export function localeOf(discordLocale: string | null | undefined): Locale {
  const language = discordLocale?.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale === language) ?? 'en'
}
