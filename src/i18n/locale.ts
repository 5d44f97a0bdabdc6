/** The languages of all texts. The first one is the fallback. */
export const LOCALES = ['en', 'fr', 'de'] as const
export type Locale = (typeof LOCALES)[number]

/** One value per language. A missing language does not compile. */
export type ByLocale<T> = Readonly<Record<Locale, T>>

/** Our language for one of Discord's locale codes (`en-US`, `fr`, `de`, `pt-BR`...). English if we do not have it. */
export function localeOf(discordLocale: string | null | undefined): Locale {
  const language = discordLocale?.toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale === language) ?? 'en'
}
