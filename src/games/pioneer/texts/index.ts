import type { ByLocale } from '../../../i18n/locale.js'
import { de } from './de/index.js'
import { en, type PioneerTexts } from './en/index.js'
import { fr } from './fr/index.js'

/** All words of the game, by language. */
export const TEXTS: ByLocale<PioneerTexts> = { en, fr, de }
