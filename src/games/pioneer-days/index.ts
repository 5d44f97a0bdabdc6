import { plug } from '../../game-plug/plug.js'
import type { Game } from '../game.js'
import { face } from './face.js'
import { pioneerDaysRules } from './rules.js'
import { transcript } from './transcript.js'
import { tutorial } from './tutorial.js'

export const pioneerDays: Game = plug(pioneerDaysRules, face, transcript, tutorial)
export { face, pioneerDaysRules, transcript }
