import type { CoachId, Score, Tile } from '../rules/types.js'
import type { Who } from './shape.js'

/** The table in words: what the picture shows, what is one seat's own, how it ended. */
export interface StateTexts {
  news(p: { readonly sentences: string }): string
  stagecoach(p: { readonly city: string }): string
  player(p: PlayerLine): string
  /** `coaches` are the display's, each as one price and its seats. */
  display(p: { readonly coaches: readonly string[] }): string
  displayed(p: { readonly price: number; readonly points: number; readonly seats: string }): string
  readonly lastRound: string
  /** Instead of it: this round is the last if it brings no road, coach or tile. */
  readonly idle: string

  /** One coach of a hand: who travels in it, how many spaces are empty. */
  coach(p: { readonly coach: CoachId; readonly points: number; readonly passengers: string; readonly empty: number }): string
  readonly noCoach: string
  emptied(p: { readonly coaches: number; readonly points: number }): string
  supply(p: { readonly cash: number; readonly income: number; readonly roads: number; readonly pioneers: number }): string
  tiles(p: { readonly bankers: number; readonly merchants: number }): string
  network(p: { readonly pioneers: number; readonly points: number }): string
  nuggetValues(p: { readonly values: readonly number[] }): string
  nuggetCount(p: { readonly count: number }): string
  /** What a player's points come to as things stand; `hidden` nuggets are not in the total. */
  soFar(p: { readonly total: number; readonly hidden: number }): string
  /** The same when the game is over. */
  inTheEnd(p: { readonly total: number }): string

  /** In place of what everybody has, while covers are laid. */
  readonly notDealt: string

  readonly sections: SectionTexts

  /** How everybody stood after a turn; `standings` are names with points. */
  afterTurn(p: { readonly turn: number; readonly standings: readonly string[] }): string
  winners(p: { readonly winners: readonly string[] }): string
  place(p: Placed & Score): string
  /** Of a game that ended before its scoring: only the points on the track count for something. */
  placeSoFar(p: Placed & { readonly points: number }): string
}

/** The whole table in words; `cities`, `lines` and `settlers` are listed already. */
interface SectionTexts {
  readonly board: string
  reach(p: Who): string
  readonly tiles: string
  stock(p: { readonly stack: number; readonly nuggets: number }): string
  covered(p: { readonly cities: string }): string
  /** What may be covered next. */
  openToCover(p: { readonly cities: string }): string
  destination(p: { readonly city: string; readonly tile: Tile; readonly cost: number }): string
  readonly nowhere: string
  tile(p: { readonly tile: Tile; readonly cities: string }): string
  readonly noTiles: string
  score(p: { readonly points: number }): string
  roads(p: { readonly count: number; readonly lines: string }): string
  settlers(p: { readonly settlers: string }): string
}

interface PlayerLine extends Who {
  readonly points: number
  readonly cash: number
  /** Roads on the map. */
  readonly roads: number
  readonly coaches: number
  readonly passengers: number
}

/** A player's place in the result; `remark` is about how the seat was played, null if nothing is to be said. */
interface Placed extends Who {
  readonly place: number
  readonly remark: string | null
}
