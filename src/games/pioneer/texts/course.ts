import type { ByLocale } from '../../../i18n/locale.js'
import type { CourseTexts } from '../../course-texts.js'
import { TEXTS } from './index.js'

/** The words of the guided first game, by language. */
export const COURSE_TEXTS: ByLocale<CourseTexts> = { en: TEXTS.en.course, fr: TEXTS.fr.course, de: TEXTS.de.course }
