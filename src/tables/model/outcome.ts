/** How a game ended for its players, including resignations. */
import type { Outcome, Seat } from '../../engine/game.js'
import { placesOf } from '../../engine/ranking.js'
import type { Ruleset } from '../../games/game.js'
import { attending } from './attendance.js'
import type { Play } from './table.js'

/**
 * The outcome of a finished game, or null. Players who resigned come after all who stayed, and share the last place. A game is
 * also over when all but one of those who are not out of it have resigned, or the only person has. The reason is then `resigned`,
 * and whoever plays on (several only if all of them are computer players) is ranked by the points of that moment. Those who are
 * out of the game come after them, with any points.
 */
export function outcomeOf(game: Ruleset, { state, attendance }: Pick<Play, 'state' | 'attendance'>): Outcome | null {
  const next = game.toMove(state)
  const stayed = attendance.flatMap(({ by }, seat) => (by === 'resigned' ? [] : [seat]))
  if (next.kind === 'over') return stayed.length === attendance.length ? next.outcome : ranked(next.outcome, stayed)
  const isOut = attendance.map((_, seat) => game.isOut(state, seat))
  const playOn = stayed.filter((seat) => isOut[seat] === false)
  // A person who is out of the game may watch computer players to its end.
  const hasPerson = stayed.some((seat) => attendance[seat]?.by !== 'computer')
  // As long as nobody resigns, the rules alone say what an elimination ends.
  const goesOn = stayed.length === attendance.length || playOn.length >= Math.min(2, attendance.length)
  if (hasPerson && goesOn) return null
  const points = game.points(state)
  const standings = points.map((own, seat) => ({ own, late: isOut[seat] === true ? 1 : 0 }))
  // What a game breaks ties by is settled only when its rules end it, so equal points share a place.
  const places = placesOf(standings, (one, other) => one.late - other.late || other.own - one.own)
  return ranked({ winners: playOn, places, points, reason: 'resigned' }, stayed)
}

/** Whether the game is over if a seat's player resigns. */
export function endsByResigning(game: Ruleset, { state, attendance }: Pick<Play, 'state' | 'attendance'>, seat: Seat): boolean {
  return outcomeOf(game, { state, attendance: attending(attendance, seat, { by: 'resigned' }) }) !== null
}

function ranked(outcome: Outcome, stayed: readonly Seat[]): Outcome {
  const placeOf = (seat: Seat) => outcome.places[seat] ?? outcome.places.length
  // If nobody wins by the rules, resignations of others do not make a winner either.
  const first = outcome.winners.length === 0 ? 2 : 1
  const places = outcome.places.map(
    (_, seat) =>
      first + (stayed.includes(seat) ? stayed.filter((other) => placeOf(other) < placeOf(seat)).length : stayed.length),
  )
  return { ...outcome, places, winners: stayed.filter((seat) => places[seat] === 1) }
}
