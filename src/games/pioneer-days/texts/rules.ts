import type { Locale } from '../../../i18n/locale.js'
import type { Reader, RulesTopic } from '../../plug.js'
import type { PioneerDaysRefusal } from '../rules/types.js'
import { TEXTS } from './index.js'
import { RULES_TOPICS } from './shape.js'

/** The rules by topic, in the order in which a newcomer reads them. */
export function rulesTopics(locale: Locale): readonly RulesTopic[] {
  return RULES_TOPICS.map((id) => ({ id, ...TEXTS[locale].rules[id] }))
}

/** Why not, in one sentence that ends with the number of the rule. */
export function tellRefusal({ code, rule }: PioneerDaysRefusal, reader: Reader): string {
  return TEXTS[reader.locale].refusals[code].replace(/\.$/, ` (${rule}).`)
}
