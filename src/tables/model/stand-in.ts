/** Stand-ins, which replace users who were forgotten, so that the results of the others stay unchanged. */
import type { ByLocale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { User } from './people.js'

/** The stand-in's name, in the language of its table. */
export const STAND_INS: ByLocale<string> = {
  en: TEXTS.en.mine.standIn,
  fr: TEXTS.fr.mine.standIn,
  de: TEXTS.de.mine.standIn,
}

/** Discord's ids never look like this. */
const PREFIX = 'forgotten-'

/** A stand-in's id. `letters` tell the stand-ins of one table apart. */
export function standInId(letters: string): string {
  return `${PREFIX}${letters}`
}

/** Whether a seat's player was forgotten. Stand-ins are neither called nor waited for. */
export function isStandIn({ id }: Pick<User, 'id'>): boolean {
  return id.startsWith(PREFIX)
}
