/** The registry of all games, one line each. */
import type { Game } from './game.js'
import { pioneer } from './pioneer/index.js'
import { pioneerDays } from './pioneer-days/index.js'
import { pioneers } from './pioneers/index.js'

export const GAMES: readonly Game[] = [pioneers, pioneerDays, pioneer]

/** The game with this id. Null if there is none. */
export function gameById(id: string): Game | null {
  return GAMES.find((game) => game.id === id) ?? null
}
