import type { CoachId, EndReason, Profession, Tile } from '../rules/types.js'
import type { ChosenAction, Payee, Who } from './shape.js'

/** One sentence for each thing that can happen, told to everybody. */
export interface StoryTexts {
  /** Who begins, and that the covers are for `other` and then for `who` to lay, `each` of them. */
  firstDrawn(p: Who & { readonly other: string; readonly each: number }): string
  covered(p: Who & { readonly city: string }): string
  turn(p: Who & { readonly round: number }): string
  /** The same above what happens in it. */
  turnHeading(p: Who & { readonly round: number }): string
  income(p: Who & { readonly amount: number }): string
  /** The game ends with this round if nobody builds, buys or settles in it either. */
  readonly idle: string
  oneRoad(p: RoadBought): string
  firstOfTwoRoads(p: RoadBought): string
  secondOfTwoRoads(p: Who & { readonly line: string }): string
  coachBought(p: CoachBought): string
  moved(p: Who & { readonly route: string; readonly bank: number; readonly owners: readonly Payee[] }): string
  settled(p: Who & Passenger & { readonly city: string; readonly tile: Tile }): string
  readonly tileKept: Readonly<Record<'banker' | 'merchant', (p: Who) => string>>
  /** A third copy, which goes back to the box. */
  readonly tileUseless: Readonly<Record<'banker' | 'merchant', (p: Who) => string>>
  sergeantRoad(p: Who & { readonly line: string }): string
  pioneerReturned(p: Who & Passenger): string
  nugget(p: Who): string
  /** To its owner alone. */
  nuggetValue(p: { readonly value: number }): string
  farmerSettled(p: Who & { readonly city: string; readonly coach: CoachId }): string
  hotelPaid(p: Who & { readonly amount: number }): string
  readonly actionSkipped: Readonly<Record<ChosenAction, (p: Who) => string>>
  coachEmptied(p: Who & { readonly coach: CoachId; readonly points: number; readonly dollars: number }): string
  joined(p: Who & Passenger & { readonly by: string; readonly city: string; readonly paid: number }): string
  declined(p: Who & { readonly by: string }): string
  readonly noMove: Readonly<Record<'no-passengers' | 'unreachable', (p: Who) => string>>
  readonly endTriggered: Readonly<Record<EndReason, (p: Who) => string>>
}

export interface Passenger {
  readonly pioneer: Profession
  readonly coach: CoachId
}

interface RoadBought extends Who {
  readonly line: string
  readonly paid: number
}

interface CoachBought extends Who {
  readonly coach: CoachId
  readonly seats: readonly Profession[]
  readonly points: number
  readonly paid: number
  /** The coach that fills up the display; null when the stack was empty. */
  readonly refill: CoachId | null
}
