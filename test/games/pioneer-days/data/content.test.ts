import { describe, expect, test } from 'vitest'
import { boardOf } from '../../../../src/games/pioneer-days/data/boards.js'
import { COLOURS, FACES } from '../../../../src/games/pioneer-days/data/dice.js'
import { type Effect, NEEDS } from '../../../../src/games/pioneer-days/data/effects.js'
import { equipmentOf } from '../../../../src/games/pioneer-days/data/equipment.js'
import { GOLD_TOKENS } from '../../../../src/games/pioneer-days/data/gold.js'
import {
  BOARD_IDS,
  EQUIPMENT_IDS,
  SET_IDS,
  TOWN_IDS,
  TOWNSFOLK_IDS,
  TOWNSFOLK_SETS,
  UNIQUE_BOARD_IDS,
} from '../../../../src/games/pioneer-days/data/ids.js'
import { effectOf } from '../../../../src/games/pioneer-days/data/sources.js'
import { townOf } from '../../../../src/games/pioneer-days/data/towns.js'
import { townsfolkOf } from '../../../../src/games/pioneer-days/data/townsfolk.js'
import {
  DAMAGE_SPACES,
  mostDamage,
  spacesFor,
  WAGON_PRICE,
  WAGON_SPACES,
  WAGON_SUPPLY,
} from '../../../../src/games/pioneer-days/data/wagons.js'
import { dealt } from '../rules/played.js'

const MOST_SEATS = 4
const WEEKS = 4
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
const timings = (effects: readonly Effect[]) => new Set(effects.map(({ when }) => when))

describe('the components', () => {
  test('H1 25 dice are five sets: one, and one for each of four players', () => {
    expect(COLOURS.length * (MOST_SEATS + 1)).toBe(25)
  })
  test('H2 22 town cards, of which a game needs nine', () => {
    expect(TOWN_IDS).toHaveLength(22)
    expect(new Set(TOWN_IDS).size).toBe(22)
  })
  test('H3 five sets of twelve townsfolk; two of them are four weeks of six', () => {
    expect(SET_IDS.map((set) => TOWNSFOLK_SETS[set].length)).toEqual([12, 12, 12, 12, 12])
    expect(new Set(TOWNSFOLK_IDS).size).toBe(60)
    expect(2 * TOWNSFOLK_SETS.a.length).toBe(WEEKS * FACES.length)
    expect(TOWNSFOLK_IDS).toEqual(SET_IDS.flatMap((set) => [...TOWNSFOLK_SETS[set]]))
  })
  test('H4 27 tiles are enough for four weeks of five and for what boards begin with', () => {
    const starting = sum(
      UNIQUE_BOARD_IDS.map((id) => boardOf(id).start.equipment)
        .toSorted((a, b) => b - a)
        .slice(0, MOST_SEATS),
    )
    expect(EQUIPMENT_IDS).toHaveLength(27)
    expect(WEEKS * (MOST_SEATS + 1) + starting).toBeLessThanOrEqual(27)
  })
  test('H5 eight boards are two for each of four players', () => {
    expect(UNIQUE_BOARD_IDS).toHaveLength(2 * MOST_SEATS)
    expect(new Set(BOARD_IDS).size).toBe(9)
  })
  test('H6 36 gold tokens of one, two or three nuggets', () => {
    expect(sum(GOLD_TOKENS)).toBe(36)
    for (const count of GOLD_TOKENS) expect(count).toBeGreaterThan(0)
  })
  test('H7 wagons of four and six spaces for five and eight silver; damage covers two of them', () => {
    expect(WAGON_SPACES).toEqual({ small: 4, large: 6 })
    expect(WAGON_PRICE).toEqual({ small: 5, large: 8 })
    expect([mostDamage('small'), mostDamage('large')]).toEqual([2, 3])
    expect(DAMAGE_SPACES).toBe(2)
    expect(sum(Object.values(WAGON_SUPPLY))).toBe(20)
  })
})

describe('the effects', () => {
  const townsfolk = TOWNSFOLK_IDS.map(townsfolkOf)

  test('H8 townsfolk have immediate, triggered, ongoing and end-of-week effects, and each scores in the end', () => {
    const all = ['recruited', 'face', 'exchange', 'always', 'week-end'] as const
    expect(timings(townsfolk.map(({ effect }) => effect))).toEqual(new Set(all))
    for (const { score } of townsfolk) expect(score.kind === 'flat' ? score.points : score.most).toBeGreaterThan(0)
  })
  test('H8 every set has effects of at least three timings, and no card twice', () => {
    for (const set of SET_IDS) expect(timings(TOWNSFOLK_SETS[set].map(effectOf)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(townsfolk.map(({ effect, score }) => JSON.stringify({ effect, score }))).size).toBe(60)
  })
  test('H9 some equipment reacts to faces', () => {
    const reacting = EQUIPMENT_IDS.filter((id) => ['face', 'exchange'].includes(equipmentOf(id).effect.when))
    expect(reacting.length).toBeGreaterThanOrEqual(9)
    expect(new Set(EQUIPMENT_IDS.map((id) => JSON.stringify(equipmentOf(id).effect))).size).toBe(27)
  })
  test('H10 every town card asks for something, and for something else than the others, for at least one favour', () => {
    for (const id of TOWN_IDS) {
      const { needs, favours } = townOf(id)
      expect(
        NEEDS.some((kind) => (needs[kind] ?? 0) > 0),
        id,
      ).toBe(true)
      expect(favours).toBeGreaterThanOrEqual(1)
    }
    expect(new Set(TOWN_IDS.map((id) => JSON.stringify(townOf(id).needs))).size).toBe(22)
  })
  test('H10 a favour costs between two thirds of a good and 1.4, a silver being a fifth of a good, gold and equipment two', () => {
    const goods = { silver: 0.2, wood: 1, medicine: 1, cattle: 1, gold: 2, equipment: 2 }
    const prices = TOWN_IDS.map((id) => {
      const { needs, favours } = townOf(id)
      return NEEDS.reduce((sum, kind) => sum + goods[kind] * (needs[kind] ?? 0), 0) / favours
    })
    expect(Math.min(...prices)).toBeCloseTo(2 / 3)
    expect(Math.max(...prices)).toBeCloseTo(1.4)
  })
  test('H11 effects are data alone: they survive JSON', () => {
    const all = [...TOWNSFOLK_IDS, ...EQUIPMENT_IDS, ...BOARD_IDS].map((id) => ({ id, effect: effectOf(id) }))
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
    expect(new Set(all.map(({ id }) => id)).size).toBe(60 + 27 + 9)
  })
  test('H12 twenty turns each, a mean die of three and a half silver, and what boards begin with fits', () => {
    const { start } = boardOf('standard')
    expect(dealt(4).players).toHaveLength(4)
    expect(start.wagons).toHaveLength(1)
    for (const id of BOARD_IDS) {
      const { wagons, wood, medicine, gold, equipment } = boardOf(id).start
      expect(spacesFor({ wood, medicine, gold, equipment })).toBeLessThanOrEqual(sum(wagons.map((size) => WAGON_SPACES[size])))
    }
  })
})
