import { plug } from '../../game-plug/plug.js'
import type { Game } from '../game.js'
import { face } from './face.js'
import { pioneerRules } from './rules.js'
import { transcript } from './transcript.js'
import { tutorial } from './tutorial.js'

export const pioneer: Game = plug(pioneerRules, face, transcript, tutorial)
export { face, pioneerRules, transcript }
