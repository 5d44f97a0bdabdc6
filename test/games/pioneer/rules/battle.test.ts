import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import { COLONY_STATISTICS } from '../../../../src/games/pioneer/data/units.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { given } from './given.js'
import { inMoves } from './position.js'

/** A warship of seat 0 attacks a scout, a colonizer and two warships: damage 6 against defences 1, 2, 3, 3. */
const mixed = { 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: '1 scout 1, 1 colonizer 1, 1 warship 2' } } as const

describe('a battle', () => {
  test('X20 damage destroys what it equals, on both sides at once; survivors stay and leave freely', () => {
    given(inMoves({ 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: '1 warship 1' } }))
      .when('move.0.warship.1', 'end-moves')
      .tellsOf(
        'destroyed',
        { seat: 0, lost: [{ seat: 1, unit: 'warship', count: 1 }] },
        { seat: 1, lost: [{ seat: 0, unit: 'warship', count: 1 }] },
      )
      .hasTile(1, { fleets: [] })
    given(inMoves({ 1: { up: 'mint', ships: '0 scout 1, 1 warship 1' } })).offers(
      'move.1.scout.0',
      'move.1.scout.2',
      'move.1.scout.3',
      'end-moves',
    )
  })

  test('X20 a colony fights with its ships, and can be hit only after all of them', () => {
    const tiles = { 0: { ships: '0 warship 2' }, 1: { up: 'mint', colony: '1', ships: '1 warship 3' } } as const
    given(inMoves(tiles))
      .when('move.0.warship.1', 'end-moves')
      .tellsOf('battle', {
        sides: [
          { seat: 0, attack: 12 },
          { seat: 1, attack: 18 + COLONY_STATISTICS.attack },
        ],
      })
      .tellsOf(
        'destroyed',
        { seat: 0, lost: [{ seat: 1, unit: 'warship', count: 3 }] },
        { seat: 1, lost: [{ seat: 0, unit: 'warship', count: 2 }] },
      )
      .hasTile(1, { colony: { seat: 1, isFortified: false } })
  })

  test('Y14 with several sides the active player spreads the damage; the others fight nobody else', () => {
    const tiles = { 0: { ships: '0 warship 2' }, 1: { up: 'mint', ships: '1 scout 1, 2 scout 1' } } as const
    given(inMoves(tiles, { seats: 3 }))
      .when('move.0.warship.1', 'end-moves')
      .tellsOf(
        'destroyed',
        {
          seat: 0,
          lost: [
            { seat: 1, unit: 'scout', count: 1 },
            { seat: 2, unit: 'scout', count: 1 },
          ],
        },
        { seat: 1, lost: [] },
        { seat: 2, lost: [] },
      )
  })

  test('Y14 damage of two defenders does not add up: alone neither of them destroys the ship', () => {
    const tiles = { 0: { ships: '0 warship 1' }, 1: { up: 'mint', ships: '1 scout 2, 2 scout 2' } } as const
    given(inMoves(tiles, { seats: 3 }))
      .when('move.0.warship.1', 'end-moves')
      .tellsOf('destroyed', { seat: 0 }, { seat: 1, lost: [] }, { seat: 2, lost: [] })
      .hasTile(1, { fleets: [{ seat: 0, ships: { warship: 1 } }] })
  })

  test('Y14 two defenders who aim at the same ship destroy it once, and the second one’s damage is wasted', () => {
    const tiles = {
      0: { ships: '0 warship 2, 0 colonizer 1' },
      1: { up: 'mint', ships: '1 warship 1, 2 warship 1' },
    } as const
    const scene = given(inMoves(tiles, { seats: 3 }))
      .when('move.0.warship.1', 'move.0.colonizer.1', 'end-moves')
      .waitsFor(1, 2)
    scene
      .when('1:hit.1.0.colonizer', '1:fire', '2:hit.1.0.colonizer', '2:fire')
      .tellsOf('destroyed', { seat: 0 }, { seat: 1, lost: [{ seat: 0, unit: 'colonizer', count: 1 }] }, { seat: 2, lost: [] })
      .hasTile(1, { fleets: [{ seat: 0, ships: { warship: 2 } }] })
    scene
      .when('1:hit.1.0.warship', '1:fire', '2:hit.1.0.warship', '2:fire')
      .tellsOf(
        'destroyed',
        { seat: 0 },
        { seat: 1, lost: [{ seat: 0, unit: 'warship', count: 1 }] },
        { seat: 2, lost: [{ seat: 0, unit: 'warship', count: 1 }] },
      )
      .hasTile(1, { fleets: [{ seat: 0, ships: { warship: 0, colonizer: 1 } }] })
  })

  test('Y15 units that share a tile fight only when a ship enters; a colony under enemy ships works on', () => {
    const tiles = { 0: { ships: '0 scout 1' }, 5: { up: 'mint', colony: '1', ships: '0 scout 1' } } as const
    given(inMoves(tiles)).when('end-moves').tellsOf('battle').tellsOf('bonus', { seat: 1, money: 1 })
  })

  test('Y16 everybody settles the own damage in secret, all at once', () => {
    const tiles = { 0: { ships: '0 warship 1, 0 colonizer 6' }, 1: mixed[1] } as const
    const scene = given(inMoves(tiles)).when('move.0.warship.1', 'move.0.colonizer.1', 'end-moves')
    scene.isIn('battle').waitsFor(0, 1).refuses('fire', 'must-destroy').refuses('aim-anew', 'nothing-aimed')
    const aimed = scene.when('hit.1.1.scout')
    expect(pioneerRules.view(aimed.state, 1).volleys.filter(({ seat }) => seat === 0)).toMatchObject([{ hits: [], attack: 6 }])
    expect(aimed.facts).toEqual([])
    aimed.refuses('hit.1.1.scout', 'no-such-target').refuses('hit.2.1.scout', 'no-such-target')
    aimed
      .when('aim-anew', 'hit.1.1.warship', 'hit.1.1.warship')
      .refuses('hit.1.1.colonizer', 'too-little-damage')
      .when('fire')
      .waitsFor(1)
      .when('1:hit.1.0.warship', '1:hit.1.0.colonizer', '1:fire')
      .tells('fired', 'aimed', 'destroyed', 'destroyed')
      .hasTile(1, { fleets: [{ ships: { colonizer: 5 } }, { seat: 1, ships: { scout: 1, colonizer: 1, warship: 0 } }] })
  })

  test('Y16 what is settled is told to its owner alone, which ends the free undo: the last one sees what others chose', () => {
    const tiles = { ...mixed, 0: { ships: '0 warship 1, 0 colonizer 6' } }
    const scene = given(inMoves(tiles)).when('move.0.warship.1', 'move.0.colonizer.1', 'end-moves').waitsFor(0, 1)
    const aimed = scene.when('1:hit.1.0.warship', '1:fire', '0:hit.1.1.scout', '0:fire').isIn('colonies').waitsFor(0)
    aimed.tellsOf(
      'aimed',
      { to: 1, hits: [{ seat: 0, unit: 'warship', count: 1 }] },
      { to: 0, seat: 0, hits: [{ seat: 1, unit: 'scout', count: 1 }] },
    )
  })

  test('Y16 where only one choice makes sense it is made, and orders make the others', () => {
    const scene = given(inMoves({ 0: { ships: '0 warship 1' }, 1: mixed[1] }))
      .when('move.0.warship.1', 'end-moves')
      .waitsFor(0)
    const follow = (order: string) => {
      let now = scene
      while (now.state.phase === 'battle') {
        const action = pioneerRules.standingOrders?.ordered(now.state, 0, order)
        if (action === null || action === undefined) throw new Error('asked')
        now = now.when(`0:${pioneerRules.encode(action)}`)
      }
      return now.state.tiles[1]?.fleets[0]?.ships
    }
    expect(pioneerRules.standingOrders?.ordered(scene.state, 0, 'ask')).toBeNull()
    expect(follow('kill-most')).toEqual({ scout: 0, bomber: 0, colonizer: 0, warship: 1 })
    expect(follow('spare-colonies')).toEqual({ scout: 0, bomber: 0, colonizer: 0, warship: 1 })
  })

  test('Y16 whoever spares colonies destroys ships instead', () => {
    const tiles = { 0: { ships: '0 warship 1' }, 1: { up: 'mint', colony: '1', ships: '2 warship 2' } } as const
    const scene = given(inMoves(tiles, { seats: 3 }))
      .when('move.0.warship.1', 'end-moves')
      .waitsFor(0)
    const first = (order: string) => pioneerRules.standingOrders?.ordered(scene.state, 0, order)
    expect(first('kill-most')).toMatchObject({ unit: 'colony', seat: 1 })
    expect(first('spare-colonies')).toMatchObject({ unit: 'warship', seat: 2 })
  })

  test('Y17 the rest goes to the colony once its ships are covered', () => {
    const tiles = {
      0: { ships: '0 warship 3' },
      1: { up: 'mint', colony: '1', ships: '1 scout 1' },
      2: { ships: '2 warship 1' },
    } as const
    given(inMoves(tiles, { seats: 3 }))
      .when('move.0.warship.1', 'end-moves')
      .tellsOf(
        'destroyed',
        {
          seat: 0,
          lost: [
            { seat: 1, unit: 'colony', count: 1 },
            { seat: 1, unit: 'scout', count: 1 },
          ],
        },
        { seat: 1 },
      )
    const open = { 0: { ships: '0 warship 2' }, 1: { up: 'mint', colony: '1', ships: '1 scout 1, 2 warship 2' } } as const
    given(inMoves(open, { seats: 3 }))
      .when('move.0.warship.1', 'end-moves')
      .refuses('hit.1.1.colony', 'ships-first')
      .when('hit.1.1.scout', 'hit.1.1.colony', 'hit.1.2.warship')
      .refuses('hit.1.2.warship', 'too-little-damage')
  })

  test('Y19 a colonizer that landed and survived may colonize, beside enemy ships too', () => {
    const tiles = { 0: { ships: '0 colonizer 1' }, 1: { ships: '1 scout 1' } }
    given(inMoves(tiles))
      .when('move.0.colonizer.1', 'end-moves')
      .isIn('colonies')
      .when('colonize.1', '~')
      .hasTile(1, { colony: { seat: 0, isFortified: false }, fleets: [{ seat: 1 }] })
    given(inMoves({ ...tiles, 1: { ships: '1 warship 1' } }))
      .when('move.0.colonizer.1', 'end-moves')
      .has({ active: 1 })
      .hasTile(1, { colony: null })
  })

  test('Y20 a system has one colony, and colonizing is up to its owner', () => {
    const tiles = { 0: { ships: '0 colonizer 1' }, 1: { up: 'mint', colony: '0' }, 2: { up: 'quill' } } as const
    given(inMoves(tiles))
      .when('move.0.colonizer.1', 'end-moves')
      .has({ active: 1 })
      .hasTile(1, { fleets: [{ seat: 0 }] })
  })

  test('Y25 without colonies one plays on with ships; without both one is out and skipped', () => {
    const tiles = { 0: { ships: '0 warship 2' }, 1: { up: 'mint', ships: '1 scout 1' }, 8: { colony: null } } as const
    given(inMoves(tiles, { seats: 3 }))
      .when('move.0.warship.1', 'end-moves')
      .tellsOf('eliminated', { seat: 1 })
      .has({ active: 2 })
      .when('end-cards')
      .has({ active: 0 })
    given(inMoves(tiles))
      .when('move.0.warship.1', 'end-moves')
      .isIn('over')
      .tellsOf('over', { winners: [0], reason: 'last-one' })
    given(inMoves({ 0: { ships: '0 scout 1' }, 7: { ships: '1 scout 1' }, 8: { colony: null } }))
      .when('end-moves')
      .has({ active: 1 })
  })
})

test('Y16 what others aim at is dealt anew among all that is open to them', () => {
  const { state } = given(inMoves({ 0: { ships: '0 warship 1' }, 1: mixed[1] })).when(
    'move.0.warship.1',
    'end-moves',
    'hit.1.1.scout',
  )
  const random = seededRandom('aims')
  const seen = new Set(Array.from({ length: 200 }, () => JSON.stringify(pioneerRules.sample(state, 1, random))))
  // With or without the scout and the colonizer no warship or one, or both warships alone.
  expect(seen.size).toBe(9)
  expect(pioneerRules.sample(state, 0, random)).toEqual(state)
})
