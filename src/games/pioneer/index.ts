import type { Game } from '../game.js'
import { plug } from '../plug.js'
import { course } from './course.js'
import { face } from './face.js'
import { pioneerRules } from './rules/rules.js'
import { transcript } from './transcript.js'

export const pioneer: Game = plug(pioneerRules, face, transcript, course)
export { face, pioneerRules, transcript }
