import { describe, expect, test } from 'vitest'
import { COACHES, type CoachData, coachOf, STARTING_COACHES } from '../../../../src/games/pioneers/data/coaches.js'
import { PROFESSIONS, type Profession } from '../../../../src/games/pioneers/rules/types.js'

const seatsFor = (profession: Profession) => (coach: CoachData) => coach.seats.filter((seat) => seat === profession).length
const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)
const lacking = (coach: CoachData) => PROFESSIONS.filter((profession) => !coach.seats.includes(profession))

describe('the 24 coaches on sale', () => {
  test('R2 are c01 to c24', () => {
    const ids = Array.from({ length: 24 }, (_, i) => `c${String(i + 1).padStart(2, '0')}`)
    expect(COACHES.map((coach) => coach.id)).toEqual(ids)
  })
  test('K11 S4 have 2, 3 or 4 seats, eight of each size', () => {
    for (const size of [2, 3, 4]) expect(COACHES.filter((coach) => coach.seats.length === size)).toHaveLength(8)
  })
  test('K12 S3 are worth 4, 7 or 10 points, by their size', () => {
    for (const coach of COACHES) expect(coach.points, coach.id).toBe(3 * coach.seats.length - 2)
  })
  test('K13 have 12 seats of each profession, give or take one', () => {
    for (const profession of PROFESSIONS) {
      expect(Math.abs(total(COACHES.map(seatsFor(profession))) - 12), profession).toBeLessThanOrEqual(1)
    }
  })
  test('K13 are all different', () => {
    expect(new Set(COACHES.map((coach) => coach.seats.toSorted().join(' '))).size).toBe(24)
  })
  test('K14 have a second seat for a farmer now and then, never for anybody else', () => {
    const doubled = COACHES.flatMap((coach) => PROFESSIONS.filter((profession) => seatsFor(profession)(coach) > 1))
    expect(doubled).toEqual(['farmer', 'farmer', 'farmer'])
  })
  test('K14 let one farmer tile empty a coach of 7 and one of 4 points', () => {
    expect(coachOf('c16').seats.filter((seat) => seat === 'farmer')).toHaveLength(2)
    expect(COACHES.some((coach) => coach.points === 4 && coach.seats.includes('farmer'))).toBe(true)
  })
  test('list their seats in one order, that of the professions', () => {
    for (const coach of [...COACHES, ...STARTING_COACHES]) {
      const order = coach.seats.map((seat) => PROFESSIONS.indexOf(seat))
      expect(order, coach.id).toEqual(order.toSorted((a, b) => a - b))
    }
  })
})

describe('the four starting coaches', () => {
  test('R2 are s1 to s4', () => expect(STARTING_COACHES.map((coach) => coach.id)).toEqual(['s1', 's2', 's3', 's4']))
  test('S1 K12 have five seats and are worth 12 points', () => {
    for (const coach of STARTING_COACHES) expect([coach.seats.length, coach.points]).toEqual([5, 12])
  })
  test('S2 K13 carry five different professions; each lacks another one', () => {
    expect(STARTING_COACHES.flatMap(lacking)).toEqual(['barkeeper', 'sergeant', 'gold-digger', 'farmer'])
  })
  test('S12 all carry a banker', () => {
    for (const coach of STARTING_COACHES) expect(coach.seats).toContain('banker')
  })
  test('K10 leave 14 pioneers in the supply, one more standing in Boston', () => {
    for (const coach of STARTING_COACHES) expect(20 - 1 - coach.seats.length).toBe(14)
  })
})

test('K11 supplies every player with coaches of about three seats', () => {
  const seatsPerCoach = total(COACHES.map((coach) => coach.seats.length)) / COACHES.length
  for (const { players, boxed } of [
    { players: 2, boxed: 12 },
    { players: 3, boxed: 6 },
    { players: 4, boxed: 2 },
  ]) {
    const coachesEach = (COACHES.length - boxed - 4) / players
    expect(Math.abs(coachesEach * seatsPerCoach - 14)).toBeLessThanOrEqual(2)
  }
})

test('an unknown id is a bug', () => expect(() => coachOf('c25')).toThrow('no coach c25'))
