import type { Locale } from '../../../i18n/locale.js'
import type { Reader, RulesTopic } from '../../plug.js'
import type { PioneerDaysRefusal } from '../rules/types.js'
import { TEXTS } from './index.js'

/** The rules by topic, in the order in which a newcomer reads them. */
export function rulesTopics(locale: Locale): readonly RulesTopic[] {
  return Object.entries(TEXTS[locale].rules).map(([id, topic]) => ({ id, ...topic }))
}

/** Why not, in one sentence that ends with the number of the rule. */
export function tellRefusal({ code, rule }: PioneerDaysRefusal, reader: Reader): string {
  return TEXTS[reader.locale].refusals[code].replace(/\.$/, ` (${rule}).`)
}
