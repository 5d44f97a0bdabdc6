import { at } from '../../engine/lists.js'
import { GAMES } from '../../games/index.js'

/** The game used by metrics that do not measure all games: the first of the registry. */
export const MEASURED_GAME = at(GAMES, 0)
