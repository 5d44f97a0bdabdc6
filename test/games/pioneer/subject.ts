/** Pioneer for the suites that run over every game. */
import { face, pioneerRules, transcript } from '../../../src/games/pioneer/index.js'
import { REFUSAL_RULES } from '../../../src/games/pioneer/rules/refusals.js'
import { subject } from '../../conformance/subject.js'

export const tested = subject({ rules: pioneerRules, face, transcript, refusals: REFUSAL_RULES })
