import type { ByLocale } from '../../../i18n/locale.js'
import { de } from './de/index.js'
import { en, type PioneersTexts } from './en/index.js'
import { fr } from './fr/index.js'

/** All texts of the game, by language. */
export const TEXTS: ByLocale<PioneersTexts> = { en, fr, de }
