import type { Seat } from '../../../engine/game.js'
import type { GameState } from '../../../games/plug.js'
import { pioneerDaysUrges } from './pioneer-days.js'
import { pioneersUrges } from './pioneers.js'

/** How much a seat wants to take an action, beside the others that it may take: more is wanted more. */
export type Urge = (state: GameState, seat: Seat, action: string) => number

/** What somebody may be after in any game, whether it leads to points or not. */
export const URGE_NAMES = ['hoard-tiles', 'hoard-goods', 'spend-nothing', 'buy-everything'] as const
type UrgeName = (typeof URGE_NAMES)[number]
export type Urges = Readonly<Record<UrgeName, Urge>>

/** By the game's id, one line each; a game without a line is played by those alone who look at nothing but actions. */
export const URGES: Readonly<Record<string, Urges>> = {
  pioneers: pioneersUrges,
  'pioneer-days': pioneerDaysUrges,
}
