import { describe, expect, test } from 'vitest'
import { townsfolkOf } from '../../../../src/games/pioneer-days/data/townsfolk.js'
import { finalScores } from '../../../../src/games/pioneer-days/rules/scoring.js'
import type { Score } from '../../../../src/games/pioneer-days/rules/types.js'
import { view } from '../../../../src/games/pioneer-days/rules/view.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { given } from './given.js'
import { ending, holding, inTown, type PlayerSpec, tableOf, weekEnding } from './position.js'

/** The last town. The game is over once all players have left it. */
const over = (players: readonly PlayerSpec[]) =>
  given(inTown([], { week: 4, players })).when('0:leave-town', '1:leave-town', '2:leave-town')

const scores = (players: readonly PlayerSpec[]): readonly Score[] => finalScores(tableOf({ players }))

function outcome(players: readonly PlayerSpec[]) {
  const next = pioneerDaysRules.toMove(over(players).state)
  return next.kind === 'over' ? next.outcome : null
}

describe('the end', () => {
  test('P26 the game ends after the last town, and everybody is scored', () => {
    const scene = over([{ favours: 2 }])
    scene.isIn('over').tellsOf('scored', { seat: 0, favours: 4 }, { seat: 1 }, { seat: 2 })
    scene.tellsOf('over', { winners: [0], reason: 'four-weeks' }).refuses('end-turn', 'game-over')
    expect(pioneerDaysRules.toMove(scene.state)).toMatchObject({ kind: 'over', outcome: { winners: [0], places: [1, 2, 2] } })
  })

  test('P26 nuggets count one each, favours two', () => {
    expect(scores([{ gold: [1, 2, 3], favours: 3 }, { favours: 4 }])[0]).toMatchObject({
      gold: 6,
      favours: 6,
      majority: 0,
      total: 12,
    })
  })

  test('P26 most favours bring five, to all who are tied', () => {
    expect(scores([{ favours: 3 }, { favours: 3 }, { favours: 2 }]).map(({ majority }) => majority)).toEqual([5, 5, 0])
  })

  test('G22 without a single favour nobody has the most', () => {
    expect(scores([{}, {}, {}]).map(({ majority }) => majority)).toEqual([0, 0, 0])
  })

  test('P26 townsfolk score by what is printed on them', () => {
    const flat = townsfolkOf('shopkeeper').score
    expect(scores([{ townsfolk: ['shopkeeper'] }])[0]?.townsfolk).toBe(flat.kind === 'flat' ? flat.points : null)
    const per = townsfolkOf('drover').score
    if (per.kind !== 'per') throw new Error('the drover scores for cattle')
    const points = (cattle: number) => scores([{ townsfolk: ['drover'], cattle }])[0]?.townsfolk
    expect(points(per.every - 1)).toBe(0)
    expect(points(per.every)).toBe(per.points)
    expect(points(1000)).toBe(per.most)
  })

  test('P26 each damage token costs two', () => {
    expect(scores([{ wagons: 'S1 L2', track: 10 }])[0]).toMatchObject({ track: 10, damage: -6, total: 4 })
  })

  test('G26 effects that count townsfolk also count their own card', () => {
    expect(scores([{ townsfolk: ['doctor'] }, { townsfolk: ['doctor', 'cook'] }]).map(({ townsfolk }) => townsfolk)).toEqual([
      1, 2, 0,
    ])
    const slots = { wild: 'tailor', mine: null, equip: null, cattle: null, wood: null, medicine: null } as const
    given(holding('wild', { townsfolk: slots }))
      .when('recruit')
      .hasPlayer(0, { townsfolk: ['tailor'], silver: 2 })
  })

  test('G26 only townsfolk still owned after the final disease score', () => {
    const players = [{ townsfolk: ['judge'] as const }]
    const scene = given(weekEnding({ week: 4, towns: [], tracks: { disease: 2 }, players })).when('end-turn')
    scene.isIn('over').tellsOf('scored', { seat: 0, townsfolk: 0 }, {}, {})
  })

  test('P27 a tie is broken by silver, and a full tie shared', () => {
    expect(
      outcome([
        { track: 9, silver: 1 },
        { track: 9, silver: 2 },
        { track: 8, silver: 99 },
      ]),
    ).toMatchObject({
      winners: [1],
      places: [2, 1, 3],
      points: [9, 9, 8],
    })
    expect(outcome([{ track: 9, silver: 2 }, { track: 9, silver: 2 }, {}])).toMatchObject({ winners: [0, 1], places: [1, 1, 3] })
  })

  test('G27 during the game only cattle score on the track, which everybody sees', () => {
    given(holding('wild', { players: [{ gold: [3], favours: 4 }] }))
      .when('recruit')
      .hasPlayer(0, { track: 0 })
    expect(view(ending({ players: [{ track: 7 }] }), 1).players[0]?.track).toBe(7)
  })

  test('G27 nuggets are hidden from others until the end', () => {
    const players = [{ gold: [1, 3] }, { gold: [2] }]
    const shown = (viewer: number | 'table') => view(ending({ players }), viewer).players.map(({ gold }) => gold)
    expect(shown(0)).toEqual([[1, 3], null, null])
    expect(shown('table')).toEqual([null, null, null])
    expect(view(ending({ players }), 'table').players.map(({ goldCount }) => goldCount)).toEqual([2, 1, 0])
    expect(view(over(players).state, 'table').players[0]?.gold).toEqual([1, 3])
  })

  test('G27 points for townsfolk are open, whatever their owner’s gold is worth', () => {
    const shown = (gold: readonly number[]) => view(ending({ players: [{ gold, townsfolk: ['prospector', 'judge'] }] }), 1)
    expect(shown([1, 1])).toEqual(shown([3, 2]))
  })
})
