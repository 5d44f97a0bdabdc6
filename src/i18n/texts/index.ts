import type { ByLocale } from '../locale.js'
import { de } from './de/index.js'
import { type BotTexts, en } from './en/index.js'
import { fr } from './fr/index.js'

/** Everything that the bot says and no game does, in each language. */
export const TEXTS: ByLocale<BotTexts> = { en, fr, de }
