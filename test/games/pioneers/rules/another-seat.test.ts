/**
 * The rules again, with an active player who is neither seat 0 nor the first player. Nothing of theirs may go to another seat.
 */
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import { drawDeal, partTwins } from '../../../../src/games/pioneers/rules/phases/setup.js'
import type { Tile } from '../../../../src/games/pioneers/rules/types.js'
import { endTurn, farmer, given, join, nugget, oneRoad, returnPioneer, ride, sergeantRoad, settle } from './given.js'
import { buying, ending, moving, type PlayerSpec, type PositionSpec } from './position.js'

const ACTIVE = 2
const at2 = { turn: ACTIVE, first: 1 } as const

/** Three players, with seat 2 in Boston, a single tile in Albany and another one far away. */
const arriving = (tile: Tile, player: PlayerSpec, more: PositionSpec = {}) =>
  given(moving({ seats: 3, ...at2, tiles: { albany: tile, 'oregon-city': 'hotel' }, ...more, players: [{}, {}, player] })).when(
    ride('boston albany'),
  )

describe('seat 2 acts, seat 1 was first', () => {
  test('R31 a bought road is the buyer’s', () => {
    given(buying({ ...at2, players: [{}, {}, { cash: 5 }] }))
      .when(oneRoad('boston albany'))
      .hasRoads('boston albany', ACTIVE)
      .hasPlayer(ACTIVE, { roads: 14, cash: 3 })
      .hasPlayer(1, { roads: 15, cash: 3 })
  })

  test('R40 the ride is free on the mover’s own road and pays the others for theirs', () => {
    const position = {
      ...at2,
      stagecoach: 'albany',
      tiles: { 'new-york': 'banker' },
      players: [{}, {}, { coaches: { c02: 'banker sergeant' } }],
    } as const
    given(moving({ ...position, roads: { 'albany new-york': ACTIVE } }))
      .when(ride('albany new-york'))
      .hasCash(3, 3, 3, 3)
    given(moving({ ...position, roads: { 'albany new-york': 1 } }))
      .when(ride('albany new-york'))
      .hasCash(3, 4, 2, 3)
  })

  test('R47 the pioneer settled is the mover’s', () => {
    arriving('banker', { coaches: { c02: 'banker sergeant' } }).hasSettlers('albany', 0, 0, 1)
  })

  test.each([
    ['R52', 'banker', 'bankers', 'c01'],
    ['R53', 'merchant', 'merchants', 'c01'],
  ] as const)('%s a %s tile stays with the mover', (_, tile, pile, coach) => {
    arriving(tile, { coaches: { [coach]: tile === 'banker' ? 'banker -' : '- merchant' } })
      .hasPlayer(ACTIVE, { [pile]: 1 })
      .hasPlayer(1, { [pile]: 0 })
      .hasPlayer(0, { [pile]: 0 })
  })

  test('R55 the Sergeant’s road is the mover’s', () => {
    arriving('sergeant', { coaches: { c02: 'banker sergeant' } })
      .when(sergeantRoad('albany buffalo'))
      .hasRoads('albany buffalo', ACTIVE)
  })

  test('R57 another barkeeper may be returned, to the mover’s supply', () => {
    arriving('barkeeper', { pioneers: 5, coaches: { c03: 'barkeeper -', c04: 'barkeeper gold-digger' } })
      .when(settle('c03', 'barkeeper'))
      .when(returnPioneer('c04', 'barkeeper'))
      .tells({ kind: 'pioneer-returned', seat: ACTIVE, coach: 'c04', pioneer: 'barkeeper' }, { kind: 'tile-boxed' })
      .hasPlayer(ACTIVE, { pioneers: 6 })
  })

  test('R58 the nugget is the mover’s, and so is its value', () => {
    arriving('gold-digger', { coaches: { c04: 'barkeeper gold-digger' } })
      .when(nugget(4))
      .tells({ kind: 'nugget', seat: ACTIVE }, { kind: 'nugget-value', to: ACTIVE, value: 4 }, { kind: 'tile-boxed' })
      .hasPlayer(ACTIVE, { nuggets: [4] })
      .hasPlayer(1, { nuggets: [] })
  })

  test('R59 three farmers may settle with three players too', () => {
    arriving('farmer', { coaches: { c16: '- farmer farmer', c07: 'sergeant farmer' } })
      .when(settle('c16', 'farmer'), farmer('c16'), farmer('c07'))
      .hasSettlers('albany', 0, 0, 3)
      .hasPlayer(ACTIVE, { coaches: [{ id: 'c07', seats: ['sergeant', null] }] })
  })

  test('R60 the Hotel pays the mover', () => {
    arriving('hotel', { coaches: { c01: 'banker merchant' } })
      .when(settle('c01', 'banker'))
      .hasCash(3, 3, 3 - 1 + 3)
  })

  test('R65 a joiner pays the mover, R68 with a pioneer of the kind that went to the hotel', () => {
    const banker = { coaches: { c02: 'banker sergeant' } }
    given(
      moving({
        ...at2,
        tiles: { albany: 'hotel', 'oregon-city': 'hotel' },
        players: [banker, {}, { coaches: { c01: 'banker merchant' } }],
      }),
    )
      .when(ride('boston albany'))
      .when(settle('c01', 'banker'))
      .when(endTurn)
      .tells({ kind: 'invited', seat: 0, by: ACTIVE, pioneer: 'banker' })
      .waitsFor(0)
      .when(join('c02'))
      .hasCash(3 - 2, 3, 3 - 1 + 3 + 2, 3 + 3)
      .hasSettlers('albany', 1, 0, 1, 0)
  })
})

describe('what chance decides', () => {
  const deals = Array.from({ length: 300 }, (_, number) => drawDeal(2, { covers: 'random' }, seededRandom(`deal ${number}`)))
  const different = (values: readonly unknown[]) => new Set(values.map((value) => JSON.stringify(value))).size

  test('R15 any coach may come into the first slot of the display', () => {
    expect(different(deals.map(({ display }) => display[0]))).toBe(24)
  })

  test('R16 any starting coach may be dealt to a seat', () => {
    expect(different(deals.map(({ startingCoaches }) => startingCoaches[0]))).toBe(4)
    expect(different(deals.map(({ startingCoaches }) => startingCoaches[1]))).toBe(4)
  })

  test('R6 random covers may lie in the East and in the West', () => {
    const covered = new Set(deals.flatMap((dealt) => dealt.covered))
    expect(Math.min(...covered)).toBeLessThan(10)
    expect(Math.max(...covered)).toBeGreaterThan(25)
  })

  test('E52 either twin may leave, for any leftover of another kind, and never onto Boston', () => {
    const parted = Array.from({ length: 60 }, (_, number) =>
      partTwins([null, 'banker', 'banker', 'hotel'], [1, 2], ['farmer', 'sergeant'], seededRandom(`twins ${number}`)),
    )
    expect(different(parted)).toBe(4)
    const within = Array.from({ length: 60 }, (_, number) =>
      partTwins([null, 'banker', 'banker', 'hotel'], [1, 2], ['banker'], seededRandom(`within ${number}`)),
    )
    for (const tiles of within) expect(tiles[0]).toBeNull()
    expect(different(within)).toBe(2)
  })

  test('E26 a busy round between two idle ones restarts the count', () => {
    const lastOfRound = { turn: 3, first: 0, tiles: { 'oregon-city': 'hotel' } } as const
    const after = given(ending({ ...lastOfRound, idleRounds: 1, roundBusy: true })).when(endTurn).state
    expect(after).toMatchObject({ idleRounds: 0, roundBusy: false })
  })
})
