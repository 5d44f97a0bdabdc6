/** Games begun under earlier rules go on under the present ones (SOURCES.md says what has changed). */
import { at } from '../../../engine/lists.js'
import type { State, Visit } from './types.js'

/**
 * Lifts a stored state of version 1, under which room had to be made while tiles were still owed to a town. Whoever threw those
 * away owes what is left: nothing, if there is none, and the visit goes on.
 */
export function upgrade(old: unknown): State {
  // Both versions write the same fields.
  const state = old as State
  if (state.phase !== 'town') return state
  return { ...state, visits: state.visits.map((visit, seat) => withinMeans(visit, at(state.players, seat).equipment.length)) }
}

function withinMeans(visit: Visit, tiles: number): Visit {
  const { giving } = visit
  if (giving === null || giving.left <= tiles) return visit
  return { ...visit, giving: tiles === 0 ? null : { ...giving, left: tiles } }
}
