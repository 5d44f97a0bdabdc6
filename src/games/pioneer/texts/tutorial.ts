import type { ByLocale } from '../../../i18n/locale.js'
import type { TutorialTexts } from '../../tutorial-texts.js'
import { TEXTS } from './index.js'

/** The words of the guided first game, by language. */
export const TUTORIAL_TEXTS: ByLocale<TutorialTexts> = { en: TEXTS.en.tutorial, fr: TEXTS.fr.tutorial, de: TEXTS.de.tutorial }
