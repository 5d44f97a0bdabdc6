/** How good a position is for a seat, in points, by rules of thumb. */
import type { Seat } from '../../../engine/game.js'
import { boardOf } from '../data/boards.js'
import { apply } from './apply.js'
import { sourcesOf } from './holdings.js'
import { legalActions } from './legal.js'
import { goodsWorth, guestWorth, holdingOf, outlookOf, sourceWorth, THUMB } from './outlook.js'
import { scoreOf } from './scoring.js'
import type { Playing, State } from './types.js'

/** The expected points of a seat. Comparable only between states of the same game. */
export function prospects(state: State, seat: Seat): number {
  if (state.phase === 'deal') return 0
  const options = state.active === seat ? lookahead(state, seat) : []
  return options.length > 0 ? Math.max(...options) : standing(state, seat)
}

/** While a die is held, its best use counts. Buying a wagon or changing the die is a separate decision. */
function lookahead(state: Playing, seat: Seat): readonly number[] {
  if (state.draws.length > 0 || (state.phase !== 'react' && state.phase !== 'use')) return []
  const held: State = state.phase === 'react' ? { ...state, phase: 'use', changed: false } : state
  return legalActions(held, seat).flatMap((action) => {
    if (action.kind === 'change' || action.kind === 'buy-wagon') return []
    const { state: next } = apply(held, seat, action)
    return next.phase === 'deal' ? [] : [standing(next, seat)]
  })
}

function standing(state: Playing, seat: Seat): number {
  const outlook = outlookOf(state, seat)
  const { player } = outlook
  const { track, gold, favours, damage } = scoreOf(player)
  const drawn = THUMB.gold * state.draws.filter((other) => other === seat).length
  const certain = track + gold + drawn + (favours * THUMB.favours) / 2 + damage
  const outfit = player.board !== null && isSettingOut(state) ? THUMB.equipment * boardOf(player.board).start.equipment : 0
  const guests = player.townsfolk.reduce((sum, id) => sum + guestWorth(outlook, id), 0)
  const sources = sourcesOf(player).reduce((sum, source) => sum + sourceWorth(outlook, source), 0)
  return certain + outfit + guests + sources + goodsWorth(outlook, holdingOf(player))
}

/** Whether the boards' starting equipment is still to be drawn. */
function isSettingOut({ phase }: Playing): boolean {
  return phase === 'boards' || phase === 'outfit'
}
