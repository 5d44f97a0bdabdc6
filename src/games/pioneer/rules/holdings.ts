/** What each seat has on the board, gathered at one look: computer players ask for all of it at once, thousands of times. */
import { type Bonus, systemOf } from '../data/systems.js'
import { AREAS, TECHNOLOGIES } from '../data/technologies.js'
import { SHIPS } from '../data/units.js'
import type { Common, Squad, State, TileId } from './types.js'

export interface Holdings {
  /** Points of colonized systems that lie face up. */
  points: number
  readonly bonus: { -readonly [Key in keyof Bonus]: Bonus[Key] }
  readonly colonies: TileId[]
  forts: number
  readonly squads: Squad[]
}

/** The holdings of all seats, in their order. */
export function holdingsOf({ seats, tiles }: Pick<Common, 'seats' | 'tiles'>): readonly Holdings[] {
  const all = Array.from({ length: seats }, (): Holdings => {
    return { points: 0, bonus: { money: 0, cards: 0, actions: 0 }, colonies: [], forts: 0, squads: [] }
  })
  for (const [tile, { colony, system, isUp, fleets }] of tiles.entries()) {
    for (const { seat, ships } of fleets)
      for (const ship of SHIPS) if (ships[ship] > 0) all[seat]?.squads.push({ tile, ship, count: ships[ship] })
    const owned = colony === null ? undefined : all[colony.seat]
    if (colony === null || owned === undefined) continue
    owned.colonies.push(tile)
    if (colony.isFortified) owned.forts++
    if (!isUp || system === null) continue
    const { points, bonus } = systemOf(system)
    owned.points += points
    owned.bonus.money += bonus.money
    owned.bonus.cards += bonus.cards
    owned.bonus.actions += bonus.actions
  }
  return all
}

/** Technologies and systems of each seat by their names, for statistics. */
export function holdings(state: State): readonly (readonly string[])[] {
  if (state.phase === 'layout') return []
  return state.players.map(({ levels }, seat) => [
    ...AREAS.flatMap((area) => TECHNOLOGIES[area].slice(0, levels[area])),
    ...state.tiles.flatMap(({ colony, system }) => (colony?.seat === seat && system !== null ? [system] : [])),
  ])
}
