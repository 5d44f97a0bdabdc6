import type { Game } from '../game.js'
import { plug } from '../plug.js'
import { course } from './course.js'
import { face } from './face.js'
import { pioneersRules } from './rules/rules.js'
import { transcript } from './transcript.js'

export const pioneers: Game = plug(pioneersRules, face, transcript, course)
export { face, pioneersRules, transcript }
