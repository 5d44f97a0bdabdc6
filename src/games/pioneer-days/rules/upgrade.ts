/** Continues games begun under earlier rules under the present ones. SOURCES.md lists the changes. */
import { at } from '../../../engine/lists.js'
import type { State, Visit } from './types.js'

/**
 * Upgrades a stored state of version 1. In that version room had to be made while tiles were still owed to a town, so owed tiles
 * could be thrown away. Such a player owes the tiles that are left; with none left the visit continues.
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
