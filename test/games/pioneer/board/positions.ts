/** Positions for pictures. */
import { at } from '../../../../src/engine/lists.js'
import { CARD_IDS } from '../../../../src/games/pioneer/data/cards.js'
import type { Mark, Options } from '../../../../src/games/pioneer/rules/types.js'
import type { PlayerView, TileView, View } from '../../../../src/games/pioneer/rules/view-types.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { played } from '../rules/played.js'

/** Every tile pointed out, in each way by turns. */
export function everyMark({ tiles }: View): readonly Mark[] {
  return tiles.map((_, tile): Mark => {
    const kinds = ['source', 'target', 'battle'] as const
    const kind = at(kinds, tile % kinds.length)
    return kind === 'target' ? { kind, tile, isHostile: tile % 2 === 0 } : { kind, tile }
  })
}

/** Views of a random game as the table sees them. */
export function viewsOf(seats: number, seed: string, galaxy: Options['galaxy'] = 'standard'): readonly View[] {
  return played(seats, seed, undefined, galaxy).map(({ state }) => pioneerRules.view(state, 'table'))
}

/** A position in the middle of a game. */
export function middleOf(seats: number, galaxy: Options['galaxy'] = 'standard'): View {
  const views = viewsOf(seats, `middle ${seats}`, galaxy)
  return at(views, Math.floor(views.length / 2))
}

/** The same view with everybody changed. */
export function withPlayers(view: View, change: Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player) => ({ ...player, ...change })) }
}

/** The same view with every tile changed. */
export function withTiles(view: View, change: Partial<TileView>): View {
  return { ...view, tiles: view.tiles.map((tile) => ({ ...tile, ...change })) }
}

/** More ships than anybody ever has in one place, of everybody. */
export const ARMADA: Partial<TileView> = {
  system: 'shipyard',
  isUp: true,
  colony: { seat: 0, isFortified: true },
  fleets: [0, 1, 2, 3].map((seat) => ({ seat, ships: { scout: 12, bomber: 5, colonizer: 20, warship: 19 } })),
}

/** Nothing at all. */
export const POOR: Partial<PlayerView> = { hand: [], handCount: 0, deckCount: 0, played: [], trash: [], isOut: true }

/** More than anybody ever has. */
export const RICH: Partial<PlayerView> = {
  hand: CARD_IDS.flatMap((id) => Array.from({ length: 9 }, () => id)),
  handCount: 108,
  deckCount: 99,
  played: CARD_IDS.flatMap((id) => Array.from({ length: 10 }, () => id)),
  trash: CARD_IDS.flatMap((id) => Array.from({ length: 10 }, () => id)),
  levels: { military: 3, transportation: 3, society: 3 },
  bonus: { money: 3, cards: 3, actions: 3 },
  actions: 10,
}
