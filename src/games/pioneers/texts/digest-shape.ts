import type { CoachId, Profession } from '../rules/types.js'
import type { Who } from './shape.js'

/** What a turn came to, in parts that are read after its player's name: `Annie` *builds 2 roads*, *settles a farmer in Chicago*. */
export interface DigestTexts {
  /** `cities` are names. */
  covers(p: { readonly cities: readonly string[] }): string
  builds(p: { readonly roads: number }): string
  buys(p: { readonly coaches: readonly CoachId[] }): string
  settles(p: { readonly pioneer: Profession; readonly count: number; readonly city: string }): string
  readonly stays: string
  returns(p: { readonly pioneer: Profession }): string
  readonly nugget: string
  empties(p: Emptied): string
  /** What others did meanwhile. */
  joins(p: Who): string
  otherEmpties(p: Who & Emptied): string
  readonly lastRound: string
  /** Instead of it, of the turn with which the game has ended. */
  readonly over: string
  /** Between what whoever's turn it was did and what others did. */
  readonly semicolon: string
}

interface Emptied {
  readonly coach: CoachId
  readonly points: number
}
