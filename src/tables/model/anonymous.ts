/** Anonymous users, who replace those who were forgotten, so that the results of the others stay unchanged. */
import type { ByLocale } from '../../i18n/locale.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { User } from './people.js'

/** The name under which an anonymous user is stored, in the language of its table. Readers are told it in their own. */
export const ANONYMOUS_NAMES: ByLocale<string> = {
  en: TEXTS.en.mine.anonymous,
  fr: TEXTS.fr.mine.anonymous,
  de: TEXTS.de.mine.anonymous,
}

/** Discord's ids never look like this. */
const PREFIX = 'forgotten-'

/** An anonymous user's id. `letters` tell the anonymous users of one table apart. */
export function anonymousId(letters: string): string {
  return `${PREFIX}${letters}`
}

/** Whether a seat's player was forgotten. Anonymous users are neither called nor waited for. */
export function isAnonymous({ id }: Pick<User, 'id'>): boolean {
  return id.startsWith(PREFIX)
}
