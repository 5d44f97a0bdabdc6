/** The open record of a game of Pioneers: ids instead of indexes, and nothing kept secret. */
import { at } from '../../engine/random.js'
import type { GameTranscript } from '../plug.js'
import { COACHES, STARTING_COACHES } from './data/coaches.js'
import { BOSTON, type GameMap, type Place } from './data/map.js'
import { MAPS } from './data/maps.js'
import { finalScores } from './rules/scoring.js'
import { STARTING_CASH } from './rules/supplies.js'
import type { Fact, Playing, State } from './rules/types.js'

export const transcript: GameTranscript<State, Fact> = {
  setup(state) {
    if (state.phase === 'deal') throw new Error('a transcript begins after the deal')
    return { ...boardOf(state), ...stockOf(state) }
  },
  fact(fact) {
    switch (fact.kind) {
      // The value of a nugget is told by `nugget-value`, the fact that follows and has it; `idle` is a warning for players.
      case 'nugget':
      case 'idle':
        return null
      case 'nugget-value':
        return { kind: 'nugget', seat: fact.seat, value: fact.value }
      case 'action-skipped':
        return { kind: fact.kind, seat: fact.seat, tile: fact.tile }
      default: {
        const { to: _, ...shown } = fact
        return shown
      }
    }
  },
  // Whatever has triggered the end before remains the reason.
  closing(state, { reason, winners }) {
    if (state.phase === 'deal' || state.phase === 'over') return []
    return [
      ...(state.end === null ? [{ kind: 'end-triggered', seat: state.turn.seat, reason }] : []),
      ...finalScores(state).map((score, seat) => ({ kind: 'scored', seat, ...score })),
      { kind: 'over', winners, reason: state.end ?? reason, ended: reason },
    ]
  },
}

function boardOf({ map: id, covered, tiles }: Playing) {
  const map = MAPS[id]
  const idOf = (place: Place) => at(map.places, place).id
  const places = [...map.places.keys()].filter((place) => !covered.includes(place))
  const cities = places.filter((place) => place !== BOSTON)
  return {
    board: {
      start: idOf(BOSTON),
      cities: cities.map(idOf),
      lines: linesInPlay(map, covered).map(([a, b]) => [idOf(a), idOf(b)]),
      covered: covered.map(idOf),
    },
    tiles: Object.fromEntries(cities.map((city) => [idOf(city), tiles[city]])),
  }
}

/** A line that ends at a covered city is out of play (R5, E20). */
function linesInPlay(map: GameMap, covered: readonly Place[]): GameMap['lines'] {
  return map.lines.filter((line) => !line.some((place) => covered.includes(place)))
}

function stockOf({ players, display, stack, first }: Playing) {
  const coaches = [...COACHES, ...STARTING_COACHES].map(({ id, seats, points }) => [id, { seats, points }])
  return {
    coaches: Object.fromEntries(coaches),
    startingCoach: players.map((player) => at(player.coaches, 0).id),
    display,
    stack,
    cash: players.map(() => STARTING_CASH),
    first,
  }
}
