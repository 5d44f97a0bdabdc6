/** Parameters of sentences. Names of players, cities and lines come in ready to print. */
import type { CoachId, Profession } from '../rules/types.js'

export interface Who {
  readonly who: string
}

export interface Payee extends Who {
  readonly amount: number
}

export interface Passenger {
  readonly pioneer: Profession
  readonly coach: CoachId
}

export interface RoadBought extends Who {
  readonly line: string
  readonly paid: number
}

export interface CoachBought extends Who {
  readonly coach: CoachId
  readonly seats: readonly Profession[]
  readonly points: number
  readonly paid: number
  /** The coach that refills the display. Null when the stack was empty. Absent as long as it is not drawn. */
  readonly refill?: CoachId | null
}

export interface PlayerLine extends Who {
  readonly points: number
  readonly cash: number
  /** Roads on the map. */
  readonly roads: number
  readonly coaches: number
  readonly passengers: number
}
