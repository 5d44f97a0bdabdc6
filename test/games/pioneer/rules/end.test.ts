import { describe, expect, test } from 'vitest'
import { GALAXIES } from '../../../../src/games/pioneer/data/galaxies.js'
import { chartedFrom, isLastRound, starsDue } from '../../../../src/games/pioneer/data/game-length.js'
import { finalOutcome } from '../../../../src/games/pioneer/rules/scoring.js'
import { given, playing } from './given.js'
import { byDefault, played } from './played.js'
import { inMoves, type TileSpec } from './position.js'

/** All stars are up, but for one next to the first home. */
const ALL_BUT_ONE: Readonly<Record<number, TileSpec>> = {
  0: { ships: '0 colonizer 1' },
  2: { up: 'verdance', colony: '0' },
  3: { up: 'quill' },
  4: { up: 'cinder' },
  5: { up: 'drift' },
  6: { up: 'belmar', colony: '1' },
  7: { up: 'lantern', colony: '1' },
}
const levels = (military: 0 | 3) => ({ military, transportation: 0, society: 0 }) as const

describe('the end', () => {
  test('X22 the game ends when all stars are up; points are systems and third levels', () => {
    given(inMoves(ALL_BUT_ONE, { players: [{ levels: levels(3), hand: ['gold'] }, {}], first: 1 }))
      .when('move.0.colonizer.1', 'end-moves', 'colonize.1', 'reveal.tarsis')
      .isIn('over')
      .tellsOf(
        'scored',
        { seat: 0, systems: 5, technologies: 5, total: 10, colonies: 3, cards: 1 },
        { seat: 1, systems: 5, technologies: 0, total: 5 },
      )
      .tellsOf('over', { winners: [0], reason: 'charted' })
      .refuses('0:end-turn', 'game-over')
  })

  test('X22 ties go by points of technologies, then systems, then cards', () => {
    const place = (...own: readonly [number, number, number, number][]) => {
      const scores = own.map(([total, technologies, colonies, cards]) => ({
        systems: total - technologies,
        technologies,
        total,
        colonies,
        cards,
      }))
      return finalOutcome(inMoves({}, { seats: own.length }), scores, 'charted').places
    }
    expect(place([9, 5, 1, 1], [9, 0, 9, 9], [8, 8, 8, 8])).toEqual([1, 2, 3])
    expect(place([9, 5, 1, 9], [9, 5, 2, 1])).toEqual([2, 1])
    expect(place([9, 5, 1, 9], [9, 5, 1, 1])).toEqual([1, 2])
    expect(place([9, 5, 1, 1], [9, 5, 1, 1], [9, 5, 1, 0])).toEqual([1, 1, 3])
  })

  test('Y23 the round is played to its end, so that everybody has as many turns', () => {
    given(inMoves(ALL_BUT_ONE, { players: [{}, { trash: ['gold'] }], first: 0 }))
      .when('move.0.colonizer.1', 'end-moves', 'colonize.1', 'reveal.tarsis')
      .tells('moved', 'colonized', 'turned-up', 'last-round', 'turn')
      .isIn('cards')
      .waitsFor(1)
      .when('end-cards')
      .isIn('over')
  })

  test('Y24 from a certain round on so many stars are up at least, one more for each player and round, so that every game ends', () => {
    expect([2, 3, 4].map(chartedFrom)).toEqual([7, 7, 8])
    expect([6, 7, 8].map((round) => starsDue(round, 3))).toEqual([0, 3, 6])
    const due = { first: 1, round: chartedFrom(2), players: [{}, { trash: ['gold'] }] } as const
    const ships = { 0: { ships: '0 scout 1' } }
    given(inMoves(ships, due))
      .when('end-moves')
      .isIn('chart')
      .when('chart.3', 'reveal.mint')
      .tells('turned-up')
      .hasTile(3, { isUp: true, colony: null })
      .isIn('chart')
      .when('chart.4', 'reveal.relay')
      .tells('turned-up', 'turn')
      .isIn('cards')
    given(inMoves({ ...ships, 3: { up: 'mint' }, 4: { up: 'relay' } }, due))
      .when('end-moves')
      .isIn('cards')
    given(inMoves(ships, { ...due, round: chartedFrom(2) - 1 }))
      .when('end-moves')
      .isIn('cards')
    given(inMoves(ALL_BUT_ONE, { ...due, round: 20 }))
      .when('end-moves', 'chart.1', '~')
      .isIn('over')
    for (const seats of [2, 3, 4]) {
      const last = played(seats, 'nobody does anything', byDefault, 'standard').at(-1)
      expect(last !== undefined && playing(last.state)).toMatchObject({ phase: 'over', reason: 'charted', round: 12 })
    }
  })

  test.each([2, 3, 4])('Y24 the game ends with the round that is the last one whatever happens, with %i seats', (seats) => {
    for (const galaxy of GALAXIES) {
      const end = played(seats, 'nobody does anything', byDefault, galaxy).at(-1)
      if (end === undefined) throw new Error('nobody played')
      const { round, tiles } = playing(end.state)
      const stars = tiles.length - seats
      expect([isLastRound(round - 1, seats, stars), isLastRound(round, seats, stars)]).toEqual([false, true])
    }
  })

  test('Y26 cards count wherever they are; who is level in everything shares the victory', () => {
    const own = { hand: ['gold'], deck: ['scout'], played: [], trash: ['warship', 'warship'] } as const
    const tiles = {
      ...ALL_BUT_ONE,
      0: { ships: '0 scout 1' },
      1: { up: 'tarsis' },
      2: { up: 'verdance' },
      6: { up: 'belmar' },
      7: { up: 'lantern' },
    } as const
    given(inMoves(tiles, { first: 1, players: [own, own] }))
      .when('end-moves')
      .tellsOf('scored', { seat: 0, cards: 4 }, { seat: 1, cards: 4 })
      .tellsOf('over', { winners: [0, 1] })
  })
})
