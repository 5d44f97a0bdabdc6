/** Analyses what decided a game, from its final scores and everybody's points after each turn. */
import type { Outcome, Seat } from '../engine/game.js'
import type { PointsByTurn } from '../games/illustration.js'

/** The source of most of the winner's lead over the best of the others. */
interface Lead {
  readonly winner: Seat
  readonly over: Seat
  /** An id defined by the game. */
  readonly source: string
  /** How many more points the winner had from it. */
  readonly points: number
}

/** When the winner went ahead of all others for good. */
interface Ahead {
  readonly winner: Seat
  /** Number of the turn, from 1. */
  readonly turn: number
}

/** A winner by what counts among equal points. */
interface TieBreak {
  readonly winner: Seat
  /** All others with as many points, by place. */
  readonly level: readonly Seat[]
}

export interface Analysis {
  /**
   * Null if the game had no single winner or no other players, if points have no sources, or if no source put the winner ahead.
   */
  readonly lead: Lead | TieBreak | null
  /**
   * Null if the winner led from the first turn on or not at the end, if the game had no single winner or no other players, or if
   * the points by turn are unknown.
   */
  readonly ahead: Ahead | null
}

type Sources = readonly Readonly<Record<string, number>>[]

/**
 * `sources` are by seat (empty if the game has none). `pointsByTurn` is empty if they are unknown. Among equal sources the first
 * counts. `resigned` are the seats of players who left.
 */
export function analyse(
  outcome: Outcome,
  sources: Sources,
  pointsByTurn: PointsByTurn,
  resigned: ReadonlySet<Seat> = new Set(),
): Analysis {
  const [winner] = outcome.winners
  const isContested = outcome.places.length > 1
  if (winner === undefined || outcome.winners.length > 1 || !isContested) return { lead: null, ahead: null }
  return { lead: leadOf(outcome, winner, sources, resigned), ahead: aheadSince(winner, pointsByTurn) }
}

function leadOf(outcome: Outcome, winner: Seat, sources: Sources, resigned: ReadonlySet<Seat>): Analysis['lead'] {
  const { places, points } = outcome
  const others = [...places.keys()].filter((seat) => seat !== winner)
  // By place before points, because a player who resigned may have the most points.
  const isBetter = (one: Seat, other: Seat) =>
    places[one] === places[other]
      ? (points[one] ?? 0) > (points[other] ?? 0)
      : (places[one] ?? Number.POSITIVE_INFINITY) < (places[other] ?? Number.POSITIVE_INFINITY)
  const over = others.reduce<Seat | null>((best, seat) => (best === null || isBetter(seat, best) ? seat : best), null)
  const [own, theirs] = [sources[winner], over === null ? undefined : sources[over]]
  if (over === null || own === undefined || theirs === undefined || Object.keys(own).length === 0) return null
  if (points[winner] === points[over]) return { winner, level: levelWith(winner, outcome, resigned) }
  return Object.entries(own).reduce<Lead | null>((best, [source, value]) => {
    const lead = value - (theirs[source] ?? 0)
    return lead > (best?.points ?? 0) ? { winner, over, source, points: lead } : best
  }, null)
}

/** By place. Between the winner and those who resigned, it was not the tie-break that decided. */
function levelWith(winner: Seat, { places, points }: Outcome, resigned: ReadonlySet<Seat>): readonly Seat[] {
  const placeOf = (seat: Seat) => places[seat] ?? Number.POSITIVE_INFINITY
  return [...places.keys()]
    .filter((seat) => seat !== winner && points[seat] === points[winner] && !resigned.has(seat))
    .sort((one, other) => placeOf(one) - placeOf(other))
}

function aheadSince(winner: Seat, pointsByTurn: PointsByTurn): Ahead | null {
  const isAhead = (points: readonly number[]) => points.every((other, seat) => seat === winner || other < (points[winner] ?? 0))
  const turn = pointsByTurn.findLastIndex((points) => !isAhead(points)) + 1
  return turn > 1 && turn < pointsByTurn.length ? { winner, turn } : null
}
