import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import { pioneerDaysRules } from '../../../../src/games/pioneer-days/rules.js'
import { given, playing } from './given.js'
import { byDefault, played } from './played.js'
import { beforeDisaster, ending, lastOf, tableOf, taking } from './position.js'

describe('the pool', () => {
  test('P6 the start player draws a die more than there are players, and rolls them', () => {
    const state = { ...tableOf({ day: 0, first: 1, pool: '' }), phase: 'roll' } as const
    const next = pioneerDaysRules.toMove(state)
    const action = next.kind === 'chance' ? next.draw(seededRandom('roll')) : null
    expect(action?.kind === 'roll' && action.dice).toHaveLength(4)
    given(state)
      .when('roll.blue-wild,black-mine,blue-cattle,red-wood')
      .tells({ kind: 'rolled', week: 1, day: 1, first: 1 }, { kind: 'turn', seat: 1, week: 1, day: 1 })
      .has({ bag: { blue: 1, black: 2, red: 2 } })
      .isIn('take')
      .waitsFor(1)
      .offers(['take.0', 'take.1', 'take.2', 'take.3'])
      .refuses('take.4', 'no-such-die')
  })

  test('P6 dice are drawn without being put back', () => {
    const state = { ...tableOf({ pool: '', bag: { blue: 0, red: 0, yellow: 0, green: 0, black: 4 } }), phase: 'roll' } as const
    const next = pioneerDaysRules.toMove(state)
    const action = next.kind === 'chance' ? next.draw(seededRandom('roll')) : null
    expect(action?.kind === 'roll' && action.dice.map(({ colour }) => colour)).toEqual(['black', 'black', 'black', 'black'])
  })
})

describe('turn order', () => {
  test('P7 clockwise, everybody takes a die and uses it', () => {
    given(taking({ first: 2, active: 2 }))
      .when('take.0', 'income', 'end-turn')
      .waitsFor(0)
      .has({ pool: [{ colour: 'red' }, { colour: 'yellow' }, { colour: 'green' }] })
      .when('take.2', 'income', 'end-turn')
      .waitsFor(1)
      .refuses('2:take.0', 'not-your-turn')
      .when('take.1', 'income')
      .has({ pool: [{ colour: 'red', face: 'mine' }] })
  })

  test('P7 a turn ends when its player says so', () => {
    given(ending()).offers(['end-turn']).when('end-turn').tells({ kind: 'turn', seat: 1 }).waitsFor(1)
  })

  test('G28 a die has to be used before the turn ends, and can always be used for income', () => {
    const taken = given(taking()).when('take.1')
    taken.refuses('end-turn', 'must-use-die').allows('income')
    given(taking()).refuses('end-turn', 'must-take-die').refuses('income', 'wrong-phase')
  })

  test('P10 the start token goes clockwise each day, and after five days the bag is empty', () => {
    const steps = played(3, {}, 'token', byDefault)
    const rolls = steps.flatMap(({ facts }) => facts).filter((fact) => fact.kind === 'rolled')
    expect(rolls).toHaveLength(20)
    for (const [index, roll] of rolls.entries()) expect(roll.first).toBe(((rolls[0]?.first ?? 0) + index) % 3)
    const empty = steps.filter(({ state }) => state.phase === 'town').map(({ state }) => playing(state).bag)
    expect(new Set(empty.map((bag) => Object.values(bag).reduce((sum, dice) => sum + dice, 0)))).toEqual(new Set([0]))
  })
})

describe('the die that is left', () => {
  test('P8 moves the marker of its colour, a black one all four', () => {
    given(lastOf('yellow'))
      .when('end-turn')
      .tellsOf('left-over', { colour: 'yellow', face: 'wood', advanced: ['famine'] })
      .has({ tracks: { storm: 0, raid: 0, famine: 1, disease: 0 }, pool: [] })
    given(lastOf('black', { tracks: { storm: 1 } }))
      .when('end-turn')
      .has({ tracks: { storm: 2, raid: 1, famine: 1, disease: 1 } })
      .neverTells('disaster')
  })

  test('P9 a marker that arrives at the end fires its disaster at once, several from top to bottom', () => {
    const all = given(lastOf('black', { tracks: { storm: 2, raid: 2, famine: 1, disease: 2 } })).when('end-turn')
    all.tellsOf('disaster', { disaster: 'storm' }, { disaster: 'raid' }, { disaster: 'disease' }).isIn('roll')
    given(beforeDisaster('raid')).when('end-turn').tellsOf('disaster', { disaster: 'raid', final: false })
  })

  test('G2 the fourth space fires: three advances after the start', () => {
    const storms = (storm: number) => given(lastOf('blue', { tracks: { storm } })).when('end-turn')
    storms(0)
      .neverTells('disaster')
      .has({ tracks: { storm: 1 } })
    storms(1)
      .neverTells('disaster')
      .has({ tracks: { storm: 2 } })
    storms(2).tellsOf('disaster', { disaster: 'storm' })
  })

  test('G3 a marker that has fired is back on its first space', () => {
    given(beforeDisaster('storm'))
      .when('end-turn')
      .has({ tracks: { storm: 0 } })
  })

  test('G4 blue is the storm, red the raid, yellow the famine, green the disease', () => {
    const moved = (['blue', 'red', 'yellow', 'green'] as const).map((colour) => {
      const { tracks } = playing(given(lastOf(colour)).when('end-turn').state)
      return Object.entries(tracks).flatMap(([disaster, spaces]) => (spaces === 1 ? [disaster] : []))
    })
    expect(moved).toEqual([['storm'], ['raid'], ['famine'], ['disease']])
  })
})
