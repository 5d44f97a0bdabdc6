/** How good a position is for a seat, in points, by rules of thumb. */
import type { Seat } from '../../../engine/game.js'
import { boardOf } from '../data/boards.js'
import { apply } from '../rules/apply.js'
import { sourcesOf } from '../rules/holdings.js'
import { legalActions } from '../rules/legal.js'
import { scoreOf } from '../rules/scoring.js'
import type { Playing, Score, Source, State } from '../rules/types.js'
import { goodsWorth, guestWorth, holdingOf, outlookOf, sourceWorth, THUMB } from './outlook.js'

/** The expected points of a seat. Comparable only between states of the same game. */
export function prospects(state: State, seat: Seat): number {
  return sumOf(pointsBySource(state, seat))
}

/** The same by where they come from. Supplies are goods, equipment and the board, by what they still bring. */
export function pointsBySource(state: State, seat: Seat): Readonly<Record<Source, number>> {
  if (state.phase === 'deal') return NOTHING
  if (state.phase === 'over') return final(state.scores[seat])
  const options = state.active === seat ? lookahead(state, seat) : []
  const [first = standing(state, seat), ...others] = options
  return others.reduce((best, other) => (sumOf(other) > sumOf(best) ? other : best), first)
}

const NOTHING: Readonly<Record<Source, number>> = { track: 0, gold: 0, favours: 0, townsfolk: 0, supplies: 0, damage: 0 }

const sumOf = ({ track, gold, favours, townsfolk, supplies, damage }: Readonly<Record<Source, number>>) =>
  track + gold + favours + townsfolk + supplies + damage

function final(score: Score | undefined): Readonly<Record<Source, number>> {
  if (score === undefined) return NOTHING
  const { track, gold, favours, majority, townsfolk, damage } = score
  return { track, gold, favours: favours + majority, townsfolk, supplies: 0, damage }
}

/** While a die is held, its best use counts. Buying a wagon or changing the die is a separate decision. */
function lookahead(state: Playing, seat: Seat): readonly Readonly<Record<Source, number>>[] {
  if (state.draws.length > 0 || (state.phase !== 'react' && state.phase !== 'use')) return []
  const held: State = state.phase === 'react' ? { ...state, phase: 'use', changed: false } : state
  return legalActions(held, seat).flatMap((action) => {
    if (action.kind === 'change' || action.kind === 'buy-wagon') return []
    const { state: next } = apply(held, seat, action)
    return next.phase === 'deal' ? [] : [standing(next, seat)]
  })
}

function standing(state: Playing, seat: Seat): Readonly<Record<Source, number>> {
  const outlook = outlookOf(state, seat)
  const { player } = outlook
  const { track, gold, favours, damage } = scoreOf(player)
  const drawn = THUMB.gold * state.draws.filter((other) => other === seat).length
  const outfit = player.board !== null && isSettingOut(state) ? THUMB.equipment * boardOf(player.board).start.equipment : 0
  const sources = sourcesOf(player).reduce((sum, source) => sum + sourceWorth(outlook, source), 0)
  return {
    track,
    gold: gold + drawn,
    favours: (favours * THUMB.favours) / 2,
    townsfolk: player.townsfolk.reduce((sum, id) => sum + guestWorth(outlook, id), 0),
    supplies: outfit + sources + goodsWorth(outlook, holdingOf(player)),
    damage,
  }
}

/** Whether the boards' starting equipment is still to be drawn. */
function isSettingOut({ phase }: Playing): boolean {
  return phase === 'boards' || phase === 'outfit'
}
