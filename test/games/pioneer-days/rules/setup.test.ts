import { describe, expect, test } from 'vitest'
import { boardOf } from '../../../../src/games/pioneer-days/data/boards.js'
import { SET_IDS, TOWNSFOLK_SETS, type TownsfolkId, UNIQUE_BOARD_IDS } from '../../../../src/games/pioneer-days/data/ids.js'
import type { WagonSize } from '../../../../src/games/pioneer-days/data/wagons.js'
import type { Fact } from '../../../../src/games/pioneer-days/rules/facts.js'
import type { State } from '../../../../src/games/pioneer-days/rules/types.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { given, playing } from './given.js'
import { byDefault, dealt, played } from './played.js'
import { tableOf } from './position.js'

const told = <Kind extends Fact['kind']>(facts: readonly Fact[], kind: Kind) =>
  facts.filter((fact): fact is Extract<Fact, { readonly kind: Kind }> => fact.kind === kind)

const setOf = (townsfolk: TownsfolkId) =>
  SET_IDS.find((set) => (TOWNSFOLK_SETS[set] as readonly TownsfolkId[]).includes(townsfolk))

const soundWagon = (size: WagonSize) => ({ size, damage: 0 })

const wholeGame = (seats: number, seed = 'weeks') =>
  played(seats, { sets: 'drawn' }, seed, byDefault).flatMap(({ facts }) => facts)

describe('the deal', () => {
  test('G1 everybody sets out with the goods of a board; the first game has the sets A and B', () => {
    const table = dealt(3)
    const { silver, wood, medicine, cattle, wagons } = boardOf('standard').start
    for (const player of table.players)
      expect(player).toMatchObject({ board: 'standard', silver, wood, medicine, cattle, wagons: wagons.map(soundWagon) })
    expect(table.sets).toEqual(['a', 'b'])
    expect(table.tracks).toEqual({ storm: 0, raid: 0, famine: 0, disease: 0 })
    expect(new Set(['1', '2', '3', '4', '5', '6'].map((seed) => dealt(3, {}, seed).first)).size).toBeGreaterThan(1)
  })

  test('G1 with drawn sets two of the five are shuffled together', () => {
    const sets = ['1', '2', '3', '4'].map((seed) => dealt(2, { sets: 'drawn' }, seed).sets)
    for (const pair of sets) {
      expect(new Set(pair).size).toBe(2)
      expect(SET_IDS).toEqual(expect.arrayContaining([...pair]))
    }
    expect(new Set(sets.map((pair) => pair.join())).size).toBeGreaterThan(1)
  })

  test('G1 with unique boards everybody keeps one of two, all at once', () => {
    const offer = given({
      ...tableOf({
        week: 0,
        day: 0,
        turns: 0,
        options: { boards: 'unique' },
        players: [{ wagons: '' }, { wagons: '' }, { wagons: '' }],
      }),
      phase: 'boards',
      offers: [
        ['widow', 'trader'],
        ['healer', 'ranger'],
        ['stockman', 'professor'],
      ],
    })
    offer.waitsFor(0, 1, 2).offers(['choose-board.widow', 'choose-board.trader']).refuses('choose-board.healer', 'no-such-board')
    const chosen = offer.when('1:choose-board.healer', '2:choose-board.stockman')
    chosen.waitsFor(0).tells({ kind: 'board-chosen', seat: 1, board: 'healer' }, { kind: 'board-chosen', seat: 2 })
    const out = chosen.when('choose-board.trader').isIn('outfit')
    out.hasPlayer(0, {
      board: 'trader',
      silver: boardOf('trader').start.silver,
      wagons: boardOf('trader').start.wagons.map(soundWagon),
    })
    out
      .when('outfit.axe..')
      .hasPlayer(0, { equipment: ['axe'] })
      .isIn('week')
      .tells({ kind: 'outfitted', seat: 0, equipment: ['axe'] })
  })

  test('G1 the boards dealt are two for each seat, no board twice', () => {
    const state = dealt(4, { boards: 'unique' })
    const offers = state.phase === 'boards' ? state.offers : []
    expect(offers.map((boards) => boards.length)).toEqual([2, 2, 2, 2])
    expect(new Set(offers.flat())).toEqual(new Set(UNIQUE_BOARD_IDS))
    expect(pioneerDaysRules.turn(state)).toEqual({ number: 1, seat: state.first })
  })

  test('G1 gold that a board begins with is drawn before the first week', () => {
    const state: State = {
      ...tableOf({
        week: 0,
        day: 0,
        turns: 0,
        options: { boards: 'unique' },
        players: [{ wagons: '' }, { board: 'widow' }, { board: 'healer' }],
      }),
      phase: 'boards',
      offers: [['forty-niner', 'trader'], [], []],
    }
    const scene = given(state).when('0:choose-board.forty-niner')
    expect(playing(scene.state).draws).toEqual([0, 0])
    scene
      .when('gold.3', 'gold.1')
      .hasPlayer(0, { gold: [1, 3] })
      .isIn('week')
  })
})

describe('a week', () => {
  test('P1 there are four weeks of five days, and everybody has a turn each day', () => {
    for (const seats of [2, 3, 4]) {
      const turns = told(wholeGame(seats), 'turn')
      expect(turns).toHaveLength(4 * 5 * seats)
      for (let seat = 0; seat < seats; seat++) expect(turns.filter((turn) => turn.seat === seat)).toHaveLength(20)
      expect([...new Set(turns.map(({ week, day }) => `${week}.${day}`))]).toHaveLength(20)
    }
  })

  test('P2 the bag gets a set of dice, and one more for each player', () => {
    const scene = given({ ...tableOf({ week: 0, day: 0 }), phase: 'week' })
    const begun = scene.when('week.mint,fort.axe,saw,map,toolbox.cook,nurse,hunter,doctor,drover,teacher')
    begun.has({ bag: { blue: 4, red: 4, yellow: 4, green: 4, black: 4 }, week: 1 }).isIn('roll')
  })

  test('P3 two town cards are laid out, three in the last week, and never one again', () => {
    const weeks = told(wholeGame(3), 'week')
    expect(weeks.map(({ towns }) => towns.length)).toEqual([2, 2, 2, 3])
    expect(new Set(weeks.flatMap(({ towns }) => towns)).size).toBe(9)
  })

  test('P4 one tile more than players is laid out; those that nobody took are gone', () => {
    for (const seats of [2, 3, 4]) {
      const weeks = told(wholeGame(seats), 'week')
      expect(weeks.map(({ equipment }) => equipment.length)).toEqual([1, 1, 1, 1].map(() => seats + 1))
      expect(new Set(weeks.flatMap(({ equipment }) => equipment)).size).toBe(4 * (seats + 1))
    }
  })

  test('P5 six townsfolk are dealt to the slots; those that nobody recruited are gone', () => {
    const weeks = told(wholeGame(3), 'week')
    const seen = weeks.flatMap(({ townsfolk }) => Object.values(townsfolk))
    expect(new Set(seen).size).toBe(24)
    expect(new Set(seen.map(setOf)).size).toBe(2)
    const scene = given({ ...tableOf({ week: 1, day: 5 }), phase: 'week' })
    scene
      .when('week.mint,fort.axe,saw,map,toolbox.cook,nurse,hunter,doctor,drover,teacher')
      .has({ townsfolk: { wild: 'cook', mine: 'nurse', equip: 'hunter', cattle: 'doctor', wood: 'drover', medicine: 'teacher' } })
  })

  test('G29 two players have three dice and three tiles, and nothing else changes', () => {
    const table = dealt(2)
    expect(table.pool).toHaveLength(3)
    expect(table.equipment).toHaveLength(3)
    expect(table.towns).toHaveLength(2)
    expect(Object.values(table.townsfolk).filter((card) => card !== null)).toHaveLength(6)
    expect(table.unseen.townsfolk).toHaveLength(2 * TOWNSFOLK_SETS.a.length - 6)
  })
})
