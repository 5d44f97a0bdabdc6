import { plug } from '../../game-plug/plug.js'
import type { Game } from '../game.js'
import { face } from './face.js'
import { pioneersRules } from './rules.js'
import { transcript } from './transcript.js'
import { tutorial } from './tutorial.js'

export const pioneers: Game = plug(pioneersRules, face, transcript, tutorial)
export { face, pioneersRules, transcript }
