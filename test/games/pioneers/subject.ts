/** Pioneers as a subject of the test suites for every game. */
import { face, pioneersRules, transcript } from '../../../src/games/pioneers/index.js'
import { REFUSAL_RULES } from '../../../src/games/pioneers/rules/refusals.js'
import { subject } from '../../conformance/subject.js'

export const tested = subject({ rules: pioneersRules, face, transcript, refusals: REFUSAL_RULES })
