/** What a viewer knows, and what a picture points out. */
import type { Seat, Viewer } from '../../../engine/game.js'
import type { Line, Place } from '../data/map.js'
import type { CoachDuty, Common, Player, Score, Settling, State } from './types.js'

/**
 * A {@link Player} as a viewer sees it. Values of nuggets are included only for their owner, and for everybody once the game is
 * over.
 */
export interface PlayerView extends Omit<Player, 'nuggets'> {
  readonly nuggetCount: number
  readonly nuggets: readonly number[] | null
  readonly income: number
  /** Pioneers in the player's largest network so far (R73-R77), two points each. */
  readonly networkPioneers: number
  /** The roads of that network. */
  readonly networkLines: readonly Line[]
}

/** What a viewer knows. Contains nothing hidden by the rules. The stack has no order at all. */
export interface View extends Omit<Common, 'players' | 'unseen' | 'nuggetsLeft' | 'idleRounds' | 'roundBusy'> {
  /** Before the deal the board is empty except for covers. */
  readonly phase: State['phase']
  readonly viewer: Viewer
  readonly players: readonly PlayerView[]
  readonly nuggetsLeftCount: number
  /** Neither the last round nor this one so far has brought a road, coach or tile. If this round ends so, the game ends (E26). */
  readonly idle: boolean
  /** Cities that may be covered next, ascending. Null except while players lay the covers. */
  readonly openToCover: readonly Place[] | null
  /** The seat the game waits for now. Null when the game is over. */
  readonly toMove: Seat | null
  readonly settling: Settling | null
  /** The city reached, while the passenger to settle is chosen. */
  readonly arrived: Place | null
  /** The active player's duty to buy a coach. Null if all is as usual, and outside the purchases. */
  readonly coachDuty: CoachDuty | null
  /** Routes that the viewer may take right after the purchases, while buying and if buying may end now. Otherwise empty. */
  readonly rides: readonly (readonly Place[])[]
  readonly scores: readonly Score[] | null
  readonly winners: readonly Seat[] | null
}

/**
 * A place, line or route to mark on a seat's own picture, with the number of its menu entry and its price: `$2`, or `$2+` if
 * there are dearer ones too. `way` is the route to the place at that price. `hinted`: a hint recommends it.
 */
export type Choice = { readonly label: string; readonly price?: string; readonly hinted?: boolean } & (
  | { readonly kind: 'place'; readonly place: Place; readonly way?: readonly Place[] }
  | { readonly kind: 'line'; readonly line: Line }
  | { readonly kind: 'route'; readonly path: readonly Place[] }
)

/** What has changed in what a picture tells about: a road, a city where somebody settled, the way of the stagecoach. */
export type Fresh =
  | { readonly kind: 'built'; readonly line: Line }
  | { readonly kind: 'settled'; readonly place: Place }
  | { readonly kind: 'ridden'; readonly path: readonly Place[] }

/** A coach on sale that a hint recommends, by its space in the display, from 1. */
export interface Advised {
  readonly kind: 'on-sale'
  readonly slot: number
}

/** What a picture points out. */
export type Mark = Choice | Fresh | Advised
