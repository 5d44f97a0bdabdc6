/** The stagecoaches. Their seats and points are our own, within the published facts S1-S4 and the constraints K10-K14. */
import type { CoachId, Profession } from '../rules/types.js'

export interface CoachData {
  readonly id: CoachId
  /** One pioneer travels on each seat. Bought coaches have 2 to 4 seats, starting coaches 5. */
  readonly seats: readonly Profession[]
  /** Victory points for emptying it: 4, 7, 10 for 2, 3, 4 seats, and 12 for a starting coach. */
  readonly points: number
}

/** The 24 coaches on sale. Three carry two farmers, so that a Farmer tile can empty several coaches at once (K14). */
export const COACHES: readonly CoachData[] = [
  { id: 'c01', seats: ['banker', 'merchant'], points: 4 },
  { id: 'c02', seats: ['banker', 'sergeant'], points: 4 },
  { id: 'c03', seats: ['barkeeper', 'sergeant'], points: 4 },
  { id: 'c04', seats: ['barkeeper', 'gold-digger'], points: 4 },
  { id: 'c05', seats: ['merchant', 'sergeant'], points: 4 },
  { id: 'c06', seats: ['merchant', 'gold-digger'], points: 4 },
  { id: 'c07', seats: ['sergeant', 'farmer'], points: 4 },
  { id: 'c08', seats: ['gold-digger', 'farmer'], points: 4 },
  { id: 'c09', seats: ['banker', 'barkeeper', 'merchant'], points: 7 },
  { id: 'c10', seats: ['banker', 'barkeeper', 'sergeant'], points: 7 },
  { id: 'c11', seats: ['banker', 'barkeeper', 'gold-digger'], points: 7 },
  { id: 'c12', seats: ['banker', 'merchant', 'farmer'], points: 7 },
  { id: 'c13', seats: ['banker', 'sergeant', 'gold-digger'], points: 7 },
  { id: 'c14', seats: ['barkeeper', 'merchant', 'sergeant'], points: 7 },
  { id: 'c15', seats: ['merchant', 'gold-digger', 'farmer'], points: 7 },
  { id: 'c16', seats: ['barkeeper', 'farmer', 'farmer'], points: 7 },
  { id: 'c17', seats: ['banker', 'barkeeper', 'merchant', 'sergeant'], points: 10 },
  { id: 'c18', seats: ['banker', 'barkeeper', 'merchant', 'gold-digger'], points: 10 },
  { id: 'c19', seats: ['banker', 'merchant', 'sergeant', 'gold-digger'], points: 10 },
  { id: 'c20', seats: ['banker', 'merchant', 'gold-digger', 'farmer'], points: 10 },
  { id: 'c21', seats: ['barkeeper', 'merchant', 'sergeant', 'gold-digger'], points: 10 },
  { id: 'c22', seats: ['barkeeper', 'sergeant', 'gold-digger', 'farmer'], points: 10 },
  { id: 'c23', seats: ['banker', 'gold-digger', 'farmer', 'farmer'], points: 10 },
  { id: 'c24', seats: ['barkeeper', 'sergeant', 'farmer', 'farmer'], points: 10 },
]

/** One is dealt to each player. Each lacks a different profession: barkeeper, sergeant, gold digger, farmer (S2). */
export const STARTING_COACHES: readonly CoachData[] = [
  { id: 's1', seats: ['banker', 'merchant', 'sergeant', 'gold-digger', 'farmer'], points: 12 },
  { id: 's2', seats: ['banker', 'barkeeper', 'merchant', 'gold-digger', 'farmer'], points: 12 },
  { id: 's3', seats: ['banker', 'barkeeper', 'merchant', 'sergeant', 'farmer'], points: 12 },
  { id: 's4', seats: ['banker', 'barkeeper', 'merchant', 'sergeant', 'gold-digger'], points: 12 },
]

const BY_ID: ReadonlyMap<CoachId, CoachData> = new Map([...COACHES, ...STARTING_COACHES].map((coach) => [coach.id, coach]))

/** The coach with this id, bought or starting. Throws if there is none. */
export function coachOf(id: CoachId): CoachData {
  const coach = BY_ID.get(id)
  if (coach === undefined) throw new Error(`no coach ${id}`)
  return coach
}

/** The number of a bought coach. Starting coaches have none. */
export function coachNumber(id: CoachId): number | null {
  return STARTING_COACHES.some((coach) => coach.id === id) ? null : Number(coachOf(id).id.slice(1))
}
