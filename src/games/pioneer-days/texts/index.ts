import type { ByLocale } from '../../../i18n/locale.js'
import { de } from './de/index.js'
import { en, type PioneerDaysTexts } from './en/index.js'
import { fr } from './fr/index.js'

/** All texts of the game, by language. */
export const TEXTS: ByLocale<PioneerDaysTexts> = { en, fr, de }
