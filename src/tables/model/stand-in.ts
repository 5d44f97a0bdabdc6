/** Stand-ins: who takes the place of somebody who was forgotten, so that the results of the others stay as they are. */
import type { ByLocale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { User } from './people.js'

/** What takes the place of a name, in the language of its table. */
export const STAND_INS: ByLocale<string> = {
  en: TEXTS.en.mine.standIn,
  fr: TEXTS.fr.mine.standIn,
  de: TEXTS.de.mine.standIn,
}

/** No id of Discord's looks like this. */
const PREFIX = 'forgotten-'

/** A stand-in's id; `letters` tell those of one table apart. */
export function standInId(letters: string): string {
  return `${PREFIX}${letters}`
}

/** Whether a seat's holder is nobody any more: not to be called, and not to be waited for. */
export function isStandIn({ id }: Pick<User, 'id'>): boolean {
  return id.startsWith(PREFIX)
}
