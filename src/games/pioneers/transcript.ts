/** The open record of a game of Pioneers, with ids instead of indexes and no secrets. */
import { at } from '../../engine/lists.js'
import type { GameTranscript } from '../transcript.js'
import { COACHES, STARTING_COACHES } from './data/coaches.js'
import { BOSTON, type GameMap, type Place } from './data/map.js'
import { MAPS } from './data/maps.js'
import type { Fact } from './rules/facts.js'
import { isUndealt } from './rules/phases/laying.js'
import { tableOf } from './rules/phases/setup.js'
import { finalScores } from './rules/scoring.js'
import { STARTING_CASH } from './rules/supplies.js'
import type { Common, State } from './rules/types.js'

export const transcript: GameTranscript<State, Fact> = {
  setup(state) {
    const table = tableOf(state)
    return { ...boardOf(table), ...stockOf(table) }
  },
  isDealt: (state) => !isUndealt(state),
  fact(fact) {
    switch (fact.kind) {
      // The setup has the first player and the covers. The log has who laid which.
      case 'first-drawn':
      case 'covered':
        return null
      // `nugget-value`, which follows `nugget`, has the value. `idle` is a warning for players.
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
  // An earlier trigger of the end remains the reason.
  closing(state, { reason, winners }) {
    if (state.phase === 'over') return []
    const table = tableOf(state)
    return [
      ...(table.end === null ? [{ kind: 'end-triggered', seat: table.turn.seat, reason }] : []),
      ...finalScores(table).map((score, seat) => ({ kind: 'scored', seat, ...score })),
      { kind: 'over', winners, reason: table.end ?? reason, ended: reason },
    ]
  },
}

function boardOf({ map: id, covered, tiles }: Common) {
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

function stockOf({ players, display, stack, first }: Common) {
  const coaches = [...COACHES, ...STARTING_COACHES].map(({ id, seats, points }) => [id, { seats, points }])
  return {
    coaches: Object.fromEntries(coaches),
    startingCoach: players.flatMap(({ coaches: [coach] }) => (coach === undefined ? [] : [coach.id])),
    display,
    stack,
    cash: players.map(() => STARTING_CASH),
    first,
  }
}
