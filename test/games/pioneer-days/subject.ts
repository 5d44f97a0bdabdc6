/** Pioneer Days as a subject of the test suites for every game. */
import { face, pioneerDaysRules, transcript } from '../../../src/games/pioneer-days/index.js'
import { REFUSAL_RULES } from '../../../src/games/pioneer-days/rules/refusals.js'
import { subject } from '../../conformance/subject.js'

export const tested = subject({ rules: pioneerDaysRules, face, transcript, refusals: REFUSAL_RULES })
