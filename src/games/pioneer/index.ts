import { type Game, plug } from '../plug.js'
import { face } from './face.js'
import { pioneerRules } from './rules/rules.js'
import { transcript } from './transcript.js'

export const pioneer: Game = plug(pioneerRules, face, transcript)
export { face, pioneerRules, transcript }
