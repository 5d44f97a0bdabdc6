import type { ByLocale } from '../../../i18n/locale.js'
import { de } from './de.js'
import { en, type PioneerDaysTexts } from './en.js'
import { fr } from './fr.js'

/** All words of the game, by language. */
export const TEXTS: ByLocale<PioneerDaysTexts> = { en, fr, de }
