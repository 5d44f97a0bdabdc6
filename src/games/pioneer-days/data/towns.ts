/** The 22 town cards: the needs of a place, and the favours for meeting them (P24, G21, H10). Nine appear in a game. */
import type { TownCard } from './effects.js'
import { TOWN_IDS, type TownId } from './ids.js'

/** Points for each favour in final scoring (P26). */
export const FAVOUR_POINTS = 2
/** Final points for the most favours, also of several players (P26, G22). */
const MAJORITY_POINTS = 5

/** The points of a player with so many favours for having the most of all (P26, G22). Nobody has the most with none. */
export function majorityPoints(own: number, most: number): number {
  return own > 0 && own === most ? MAJORITY_POINTS : 0
}

type Cards = { readonly [Id in TownId]: Omit<TownCard, 'id'> }

const CARDS: Cards = {
  sawmill: { needs: { wood: 4 }, favours: 3 },
  hospital: { needs: { medicine: 4 }, favours: 3 },
  bank: { needs: { gold: 2 }, favours: 5 },
  stockyard: { needs: { cattle: 3 }, favours: 3 },
  church: { needs: { wood: 2, silver: 4 }, favours: 3 },
  school: { needs: { wood: 2, equipment: 1 }, favours: 3 },
  saloon: { needs: { wood: 1, silver: 6 }, favours: 3 },
  stable: { needs: { wood: 3, cattle: 1 }, favours: 3 },
  'general-store': { needs: { wood: 1, medicine: 1, cattle: 1 }, favours: 3 },
  smithy: { needs: { equipment: 1, silver: 3 }, favours: 3 },
  mint: { needs: { gold: 1, silver: 3 }, favours: 3 },
  dairy: { needs: { cattle: 2, medicine: 1 }, favours: 3 },
  pharmacy: { needs: { medicine: 3, silver: 2 }, favours: 3 },
  'town-hall': { needs: { wood: 2, medicine: 2, gold: 1 }, favours: 5 },
  depot: { needs: { wood: 5, equipment: 1 }, favours: 5 },
  workshop: { needs: { equipment: 2 }, favours: 4 },
  bridge: { needs: { wood: 6 }, favours: 5 },
  fort: { needs: { wood: 3, medicine: 3 }, favours: 5 },
  hotel: { needs: { silver: 10 }, favours: 3 },
  tannery: { needs: { cattle: 4 }, favours: 4 },
  theatre: { needs: { wood: 2, medicine: 1, silver: 3 }, favours: 4 },
  orphanage: { needs: { medicine: 2, cattle: 2, silver: 2 }, favours: 4 },
}

const TOWNS = Object.fromEntries(TOWN_IDS.map((id) => [id, { id, ...CARDS[id] }])) as { readonly [Id in TownId]: TownCard<Id> }

/** The card with this id. */
export function townOf(id: TownId): TownCard<TownId> {
  return TOWNS[id]
}
