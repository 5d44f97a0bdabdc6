/** The registry: every game that can be played, one line each. */
import { pioneer } from './pioneer/index.js'
import { pioneerDays } from './pioneer-days/index.js'
import { pioneers } from './pioneers/index.js'
import type { Game } from './plug.js'

export const GAMES: readonly Game[] = [pioneers, pioneerDays, pioneer]

/** The game with this id; null if there is none. */
export function gameById(id: string): Game | null {
  return GAMES.find((game) => game.id === id) ?? null
}
