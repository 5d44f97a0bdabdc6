/** A look back at a finished game: everybody's chances to win over the game, and how good the decisions were. */

/** A decision that cost its seat chances to win. */
export interface Miss {
  /** Position of the action in the log. */
  readonly position: number
  readonly isSmall: boolean
  /** What would have been better, encoded. */
  readonly better: string
  /** The seat's chance to win after that, in whole per cent, as far as the seat could know. */
  readonly chance: number
  /** The same after what it did. */
  readonly instead: number
}

/** A turn that changed the chances much. */
export interface TurningPoint {
  readonly turn: number
  /** Position in the log of the entry that changed them most. */
  readonly position: number
}

/** It names seats, never people. */
export interface Review {
  /** By turn and seat, in whole per cent: as the first turn begins, then after each turn. The last one is the outcome. */
  readonly chances: readonly (readonly number[])[]
  /** Positions in the log of the decisions that were well played: no better one was found, or none that is surely better. */
  readonly good: readonly number[]
  readonly misses: readonly Miss[]
  /** In the order of the game. */
  readonly turningPoints: readonly TurningPoint[]
}

/** How a decision compares. Null if it was not judged, for example because there was no choice. */
export function markOf({ good, misses }: Review, position: number): 'good' | Miss | null {
  return misses.find((miss) => miss.position === position) ?? (good.includes(position) ? 'good' : null)
}
