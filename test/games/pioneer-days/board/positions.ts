/** Positions for pictures. */
import { at } from '../../../../src/engine/lists.js'
import { FACES } from '../../../../src/games/pioneer-days/data/dice.js'
import { EQUIPMENT_IDS, TOWNSFOLK_IDS } from '../../../../src/games/pioneer-days/data/ids.js'
import type { Mark, Options, PlayerView, View } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { played } from '../rules/played.js'

/** Everything that can be marked. */
export function everyMark(view: View): readonly Mark[] {
  const label = (index: number) => String(index + 1)
  return [
    ...view.pool.map((_, die): Mark => ({ kind: 'die', die, label: label(die) })),
    ...FACES.filter((face) => view.townsfolk[face] !== null).map((face, i): Mark => ({ kind: 'slot', face, label: label(i) })),
    ...view.equipment.map((tile, i): Mark => ({ kind: 'tile', tile, label: label(i) })),
    ...view.towns.map((town, i): Mark => ({ kind: 'town', town, label: label(i) })),
    ...view.players.flatMap((player, seat) => marksOf(player, seat)),
  ]
}

/** All wagons and townsfolk of a player. */
export function marksOf({ wagons, townsfolk }: PlayerView, seat: number): readonly Mark[] {
  return [
    ...wagons.map((_, wagon): Mark => ({ kind: 'wagon', seat, wagon, label: String(wagon + 1) })),
    ...townsfolk.map((id, i): Mark => ({ kind: 'townsfolk', seat, townsfolk: id, label: String(i + 1) })),
  ]
}

/** Views of a random game as the table sees them. */
export function viewsOf(seats: number, seed: string, options: Partial<Options> = {}): readonly View[] {
  return played(seats, options, seed).map(({ state }) => pioneerDaysRules.view(state, 'table'))
}

/** The same view with a change to every player. */
export function withPlayers(view: View, change: Partial<PlayerView>): View {
  return { ...view, players: view.players.map((player) => ({ ...player, ...change })) }
}

/** A position in the middle of a game. */
export function middleOf(seats: number): View {
  const views = viewsOf(seats, `middle ${seats}`)
  return at(views, Math.floor(views.length / 2))
}

/** More than any player ever has. */
export const RICH: Partial<PlayerView> = {
  board: 'trader',
  silver: 137,
  wood: 9,
  medicine: 8,
  cattle: 21,
  goldCount: 7,
  gold: null,
  favours: 23,
  track: 104,
  equipment: EQUIPMENT_IDS.slice(0, 8),
  townsfolk: TOWNSFOLK_IDS.slice(0, 12),
  townsfolkPoints: Object.fromEntries(TOWNSFOLK_IDS.slice(0, 12).map((id) => [id, 6])),
  wagons: [0, 1, 2, 0, 1, 0].map((damage, i) => ({ size: i % 2 === 0 ? 'small' : 'large', damage })),
  spaces: 30,
  spacesNeeded: 24,
}

/** Nothing at all. */
export const POOR: Partial<PlayerView> = {
  board: null,
  silver: 0,
  wood: 0,
  medicine: 0,
  cattle: 0,
  goldCount: 0,
  gold: [],
  favours: 0,
  track: 0,
  equipment: [],
  townsfolk: [],
  townsfolkPoints: {},
  wagons: [],
  spaces: 0,
  spacesNeeded: 0,
}
