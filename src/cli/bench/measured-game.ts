import { at } from '../../engine/lists.js'
import { GAMES } from '../../games/index.js'

/** The game that everything is measured with that is not measured with all: the first of the registry. */
export const MEASURED_GAME = at(GAMES, 0)
