import type { Game } from '../game.js'
import { plug } from '../plug.js'
import { course } from './course.js'
import { face } from './face.js'
import { pioneerDaysRules } from './rules/rules.js'
import { transcript } from './transcript.js'

export const pioneerDays: Game = plug(pioneerDaysRules, face, transcript, course)
export { face, pioneerDaysRules, transcript }
