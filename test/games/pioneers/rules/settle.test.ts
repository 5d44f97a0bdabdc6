import { describe, test } from 'vitest'
import {
  buyCoach,
  doneBuying,
  endTurn,
  farmer,
  given,
  nugget,
  oneRoad,
  refill,
  returnPioneer,
  ride,
  sergeantRoad,
  settle,
  skip,
} from './given.js'
import { buying, moving, type PlayerSpec, type PositionSpec } from './position.js'

/** Seat 0 in Boston, a single tile in Albany. */
const albany = (tile: NonNullable<PositionSpec['tiles']>[string], player: PlayerSpec, more: PositionSpec = {}) =>
  given(moving({ tiles: { albany: tile, 'oregon-city': 'hotel' }, ...more, players: [player] }))
const arrive = ride('boston albany')

describe('settling', () => {
  test('R47 the tile is replaced by a pioneer from a seat of its kind', () => {
    const before = albany('banker', { coaches: { c09: 'banker barkeeper merchant' } })
    const after = before.when(arrive)
    after
      .tells(
        { kind: 'moved' },
        { kind: 'settled', seat: 0, city: 'albany', tile: 'banker', pioneer: 'banker', coach: 'c09' },
        { kind: 'tile-kept' },
      )
      .hasTile('albany', null)
      .hasPlayer(0, { coaches: [{ id: 'c09', seats: [null, 'barkeeper', 'merchant'] }] })
      .hasSettlers('albany', 1, 0, 0, 0)
  })

  test('R48 a hotel takes any passenger', () => {
    albany('hotel', { coaches: { c09: 'banker - merchant' } })
      .when(arrive)
      .isIn('settle')
      .offers([settle('c09', 'banker'), settle('c09', 'merchant')])
      .refuses(settle('c09', 'barkeeper'), 'no-such-passenger')
      .refuses(settle('c01', 'banker'), 'no-such-passenger')
      .when(settle('c09', 'merchant'))
      .tells(
        { kind: 'settled', tile: 'hotel', pioneer: 'merchant', coach: 'c09' },
        { kind: 'hotel-paid' },
        { kind: 'tile-boxed' },
      )
  })

  test('E28 the player chooses the coach only where coaches differ', () => {
    albany('banker', { coaches: { c01: 'banker -', c02: 'banker sergeant', c03: 'barkeeper sergeant' } })
      .when(arrive)
      .isIn('settle')
      .offers([settle('c01', 'banker'), settle('c02', 'banker')])
      .refuses(settle('c02', 'sergeant'), 'wrong-profession')
      .when(settle('c01', 'banker'))
      .tells({ kind: 'settled', coach: 'c01' }, { kind: 'coach-emptied', coach: 'c01' }, { kind: 'tile-kept' })
    albany('farmer', { coaches: { c16: 'barkeeper farmer farmer' } })
      .when(arrive)
      .isIn('tile-action')
  })
})

describe("the tile's action", () => {
  test('R49 the tile goes to the player and acts', () => {
    albany('banker', { coaches: { c01: 'banker merchant' } })
      .when(arrive)
      .hasPlayer(0, { bankers: 1 })
  })

  test('R50 the action is that of the tile', () => {
    albany('hotel', { coaches: { c02: '- sergeant' } })
      .when(arrive)
      .tellsKinds('moved', 'settled', 'coach-emptied', 'hotel-paid', 'tile-boxed')
  })

  test('R51 a hotel does not give the action of the pioneer who settles there', () => {
    for (const coaches of [{ c01: 'banker -' }, { c05: 'merchant -' }, { c07: '- farmer' }, { c04: '- gold-digger' }]) {
      albany('hotel', { coaches })
        .when(arrive)
        .tellsKinds('moved', 'settled', 'coach-emptied', 'hotel-paid', 'tile-boxed')
        .hasPlayer(0, { bankers: 0, merchants: 0, nuggets: [] })
    }
  })

  test('Annie settles a sergeant in a hotel and takes $3 (example)', () => {
    albany('hotel', { cash: 3, coaches: { c02: 'banker sergeant' } })
      .when(arrive, settle('c02', 'sergeant'))
      .tellsKinds('moved', 'settled', 'hotel-paid', 'tile-boxed')
      .hasCash(5, 3, 3, 3)
  })

  test('D10 a sergeant settled in a hotel builds no road', () => {
    albany('hotel', { cash: 3, coaches: { c13: 'banker sergeant gold-digger' } })
      .when(arrive, settle('c13', 'sergeant'))
      .isIn('turn-end')
      .hasCash(3 - 1 + 3, 3, 3, 3)
      .hasPlayer(0, { roads: 15 })
  })

  test('R54 an immediate tile is used when taken and boxed', () => {
    for (const [tile, coaches] of [
      ['sergeant', { c02: 'banker sergeant' }],
      ['barkeeper', { c03: 'barkeeper sergeant' }],
      ['farmer', { c24: '- sergeant farmer farmer' }],
    ] as const) {
      albany(tile, { coaches })
        .when(arrive)
        .isIn('tile-action')
        .refuses(endTurn, 'wrong-phase')
        .when(skip)
        .tells({ kind: 'action-skipped', seat: 0, tile, chosen: true }, { kind: 'tile-boxed', seat: 0, tile })
        .isIn('turn-end')
    }
  })

  test('D9 now or never: the optional three may be skipped, the others act by themselves', () => {
    albany('sergeant', { coaches: { c02: 'banker sergeant' } })
      .when(arrive)
      .allows(skip)
    albany('barkeeper', { coaches: { c03: 'barkeeper sergeant' } })
      .when(arrive)
      .allows(skip)
    albany('farmer', { coaches: { c16: '- farmer farmer' } })
      .when(arrive)
      .allows(skip)
    albany('hotel', { coaches: { c01: 'banker -' } })
      .when(arrive)
      .isIn('turn-end')
    albany('gold-digger', { coaches: { c04: '- gold-digger' } })
      .when(arrive)
      .isIn('nugget')
    albany('sergeant', { coaches: { c02: 'banker sergeant' } })
      .when(arrive, skip)
      .refuses(sergeantRoad('boston albany'), 'wrong-phase')
  })
})

describe('Banker and Merchant', () => {
  test('R52 a Banker tile is kept, a third one boxed', () => {
    for (const bankers of [0, 1]) {
      albany('banker', { bankers, coaches: { c01: 'banker merchant' } })
        .when(arrive)
        .tells({ kind: 'moved' }, { kind: 'settled' }, { kind: 'tile-kept', seat: 0, tile: 'banker' })
        .hasPlayer(0, { bankers: bankers + 1 })
    }
    albany('banker', { bankers: 2, coaches: { c01: 'banker merchant' } })
      .when(arrive)
      .tells({ kind: 'moved' }, { kind: 'settled' }, { kind: 'tile-boxed', seat: 0, tile: 'banker' })
      .hasPlayer(0, { bankers: 2 })
  })

  test('R53 a Merchant tile is kept, a third one boxed', () => {
    for (const [merchants, kind] of [
      [0, 'tile-kept'],
      [1, 'tile-kept'],
      [2, 'tile-boxed'],
    ] as const) {
      albany('merchant', { merchants, coaches: { c01: 'banker merchant' } })
        .when(arrive)
        .tells({ kind: 'moved' }, { kind: 'settled' }, { kind, seat: 0, tile: 'merchant' })
        .hasPlayer(0, { merchants: Math.min(2, merchants + 1) })
    }
  })

  test('E17 a Banker or Merchant works from the next turn on; a third one is an allowed destination without reward', () => {
    const merchant: PositionSpec = { tiles: { albany: 'merchant' }, players: [{ cash: 9, coaches: { c01: 'banker merchant' } }] }
    given(buying(merchant)).when(oneRoad('albany buffalo'), arrive).isIn('turn-end').refuses(buyCoach(1), 'wrong-phase')
    albany('banker', { cash: 1, coaches: { c01: 'banker merchant' } })
      .when(arrive)
      .hasCash(0, 3, 3, 3)
    albany('banker', { cash: 1, bankers: 2, coaches: { c01: 'banker merchant' } })
      .offers([arrive])
      .when(arrive)
      .hasCash(0, 3, 3, 3)
  })
})

describe('Sergeant', () => {
  const sergeant = (more: PositionSpec = {}, player: PlayerSpec = {}) =>
    albany('sergeant', { coaches: { c02: 'banker sergeant' }, ...player }, more).when(arrive)

  test('R55 a Sergeant builds one road free, on a free line or beside a single foreign road', () => {
    const scene = sergeant({ roads: { 'boston albany': 1 } }, { cash: 1 })
    scene
      .when(sergeantRoad('san-diego san-francisco'))
      .tells(
        { kind: 'sergeant-road', seat: 0, line: ['san-diego', 'san-francisco'] },
        { kind: 'tile-boxed', seat: 0, tile: 'sergeant' },
      )
      .hasPlayer(0, { roads: 14, cash: 0 })
    scene.when(sergeantRoad('boston albany')).tellsKinds('sergeant-road', 'tile-boxed').hasRoads('boston albany', 0, 1)
  })

  test('R56 a line never has more than two roads', () => {
    sergeant({ roads: { 'boston new-york': [1, 2] } }).refuses(sergeantRoad('boston new-york'), 'line-doubled')
  })

  test('E32 a Sergeant does not double an own road, lapses without a road, and may be declined', () => {
    sergeant({ roads: { 'boston new-york': 0 } }).refuses(sergeantRoad('boston new-york'), 'line-own')
    sergeant({ roads: { 'boston new-york': [0, 1] } }).refuses(sergeantRoad('boston new-york'), 'line-doubled')
    sergeant({}, { roads: 0 })
      .tells({ kind: 'moved' }, { kind: 'settled' }, { kind: 'action-skipped', chosen: false }, { kind: 'tile-boxed' })
      .isIn('turn-end')
    sergeant().when(skip).tellsKinds('action-skipped', 'tile-boxed').hasPlayer(0, { roads: 15 })
  })

  test('E33 a Sergeant can lay the fifteenth road, which triggers the end', () => {
    sergeant({}, { roads: 1 })
      .when(sergeantRoad('boston albany'))
      .tells(
        { kind: 'sergeant-road', line: ['boston', 'albany'] },
        { kind: 'end-triggered', seat: 0, reason: 'roads' },
        { kind: 'tile-boxed', tile: 'sergeant' },
      )
  })

  test('a Sergeant on a covered line is refused', () => {
    given(
      moving({
        seats: 2,
        covered: 'montreal',
        tiles: { albany: 'sergeant' },
        players: [{ coaches: { c02: 'banker sergeant' } }],
      }),
    )
      .when(arrive)
      .refuses(sergeantRoad('albany montreal'), 'line-covered')
      .refuses(() => ({ kind: 'sergeant-road', line: 500 }), 'unknown-line')
  })
})

describe('Barkeeper', () => {
  test('R57 a Barkeeper may return one passenger of any own coach to the supply', () => {
    albany('barkeeper', { pioneers: 9, coaches: { c03: 'barkeeper sergeant', c01: 'banker merchant' } })
      .when(arrive)
      .offers([returnPioneer('c03', 'sergeant'), returnPioneer('c01', 'banker'), returnPioneer('c01', 'merchant'), skip])
      .refuses(returnPioneer('c03', 'barkeeper'), 'no-such-passenger')
      .refuses(farmer('c03'), 'wrong-phase')
      .when(returnPioneer('c01', 'banker'))
      .tells(
        { kind: 'pioneer-returned', seat: 0, coach: 'c01', pioneer: 'banker' },
        { kind: 'tile-boxed', seat: 0, tile: 'barkeeper' },
      )
      .hasPlayer(0, { pioneers: 10 })
  })

  test('D11 the barkeeper who settled has left the coach; it is another pioneer who is returned', () => {
    albany('barkeeper', { coaches: { c03: 'barkeeper sergeant' } })
      .when(arrive)
      .offers([returnPioneer('c03', 'sergeant'), skip])
      .hasSettlers('albany', 1, 0, 0, 0)
  })

  test('E31 a Barkeeper lapses without passengers, and may empty a coach', () => {
    albany('barkeeper', { coaches: { c03: 'barkeeper -' } })
      .when(arrive)
      .tellsKinds('moved', 'settled', 'coach-emptied', 'action-skipped', 'tile-boxed')
    albany('barkeeper', { cash: 1, coaches: { c03: 'barkeeper sergeant' } })
      .when(arrive, returnPioneer('c03', 'sergeant'))
      .hasPlayer(0, { cash: 1, track: 4, coaches: [], emptied: ['c03'] })
  })

  test('Jim returns his banker with a barkeeper (example)', () => {
    albany('barkeeper', { pioneers: 14, coaches: { s2: 'banker barkeeper merchant gold-digger farmer' } })
      .when(arrive, returnPioneer('s2', 'banker'))
      .hasPlayer(0, { pioneers: 15, coaches: [{ id: 's2', seats: [null, null, 'merchant', 'gold-digger', 'farmer'] }] })
  })
})

describe('Gold digger', () => {
  test('R58 a Gold digger draws a nugget that only its owner sees', () => {
    albany('gold-digger', { coaches: { c04: 'barkeeper gold-digger' } })
      .when(arrive)
      .isIn('nugget')
      .when(nugget(5))
      .tells(
        { kind: 'nugget', to: 'table', seat: 0 },
        { kind: 'nugget-value', to: 0, seat: 0, value: 5 },
        { kind: 'tile-boxed', to: 'table', tile: 'gold-digger' },
      )
      .hasPlayer(0, { nuggets: [5] })
  })

  test('E34 there are more nuggets than Gold digger tiles', () => {
    albany('gold-digger', { coaches: { c04: 'barkeeper gold-digger' } }, { nuggetsLeft: [0, 0, 4] })
      .when(arrive, nugget(5))
      .hasNuggetsLeft(0, 0, 3)
  })
})

describe('Farmer', () => {
  test('R59 a Farmer settles up to two more farmers in the same city, three in all', () => {
    albany('farmer', { coaches: { c23: 'banker - farmer farmer', c24: '- - farmer farmer' } })
      .when(arrive, settle('c23', 'farmer'))
      .when(farmer('c23'))
      .tells({ kind: 'farmer-settled', seat: 0, city: 'albany', coach: 'c23' })
      .when(farmer('c24'))
      .tells({ kind: 'farmer-settled', seat: 0, city: 'albany', coach: 'c24' }, { kind: 'tile-boxed', tile: 'farmer' })
      .isIn('turn-end')
      .hasSettlers('albany', 3, 0, 0, 0)
  })

  test('E29 extra farmers may come from different coaches: none, one or two of them', () => {
    const two = albany('farmer', { coaches: { c24: '- sergeant farmer farmer', c15: '- - farmer' } }).when(
      arrive,
      settle('c24', 'farmer'),
    )
    two.offers([farmer('c24'), farmer('c15'), skip]).refuses(farmer('c01'), 'no-such-passenger')
    two.when(skip).tellsKinds('action-skipped', 'tile-boxed')
    two.when(farmer('c24'), skip).tellsKinds('farmer-settled', 'tile-boxed').isIn('turn-end')
    albany('farmer', { coaches: { c16: 'barkeeper farmer farmer' } })
      .when(arrive, farmer('c16'))
      .tellsKinds('moved', 'settled', 'farmer-settled', 'tile-boxed')
    albany('farmer', { coaches: { c15: 'merchant - farmer' } })
      .when(arrive)
      .tellsKinds('moved', 'settled', 'action-skipped', 'tile-boxed')
  })

  test('E30 a farmer in a hotel brings no more farmers', () => {
    albany('hotel', { coaches: { c24: '- sergeant farmer farmer' } })
      .when(arrive, settle('c24', 'farmer'))
      .tellsKinds('moved', 'settled', 'hotel-paid', 'tile-boxed')
      .isIn('turn-end')
  })
})

describe('Hotel', () => {
  test('R60 a Hotel pays $3 from the bank', () => {
    albany('hotel', { cash: 1, coaches: { c01: 'banker merchant' } })
      .when(arrive)
      .when(settle('c01', 'merchant'))
      .tells({ kind: 'settled' }, { kind: 'hotel-paid', seat: 0, amount: 3 }, { kind: 'tile-boxed', tile: 'hotel' })
      .hasCash(1 - 1 + 3, 3, 3, 3)
  })
})

describe('emptied coaches', () => {
  test('R61 a coach scores as soon as its last passenger leaves: its points and a dollar', () => {
    albany('banker', { cash: 1, track: 5, coaches: { c09: 'banker - -' } })
      .when(arrive)
      .tells(
        { kind: 'moved' },
        { kind: 'settled' },
        { kind: 'coach-emptied', seat: 0, coach: 'c09', points: 7, dollars: 1 },
        { kind: 'tile-kept' },
      )
      .hasPlayer(0, { track: 12, cash: 1 })
  })

  test('R62 an emptied coach is discarded', () => {
    albany('banker', { coaches: { c01: 'banker -', c02: '- sergeant' }, emptied: ['s1'] })
      .when(arrive)
      .hasPlayer(0, { coaches: [{ id: 'c02', seats: [null, 'sergeant'] }], emptied: ['s1', 'c01'] })
  })

  test('D14 an emptied coach leaves play and is remembered for display', () => {
    albany('banker', { coaches: { s1: 'banker - - - -' } })
      .when(arrive)
      .hasPlayer(0, { coaches: [], emptied: ['s1'], track: 12 })
  })

  test('R63 Katie empties two coaches with three farmers: 7 and 4 points, $2', () => {
    albany('farmer', { cash: 1, coaches: { c16: '- farmer farmer', c07: '- farmer' } })
      .when(arrive, settle('c16', 'farmer'), farmer('c16'))
      .tells(
        { kind: 'moved' },
        { kind: 'settled', coach: 'c16' },
        { kind: 'farmer-settled', coach: 'c16' },
        { kind: 'coach-emptied', coach: 'c16', points: 7, dollars: 1 },
      )
      .when(farmer('c07'))
      .tells(
        { kind: 'farmer-settled', coach: 'c07' },
        { kind: 'coach-emptied', coach: 'c07', points: 4, dollars: 1 },
        { kind: 'tile-boxed' },
      )
      .hasPlayer(0, { track: 11, cash: 2 })
      .hasSettlers('albany', 3, 0, 0, 0)
  })

  test('E35 each coach scores at its instant, before the next step', () => {
    albany('barkeeper', { coaches: { c03: 'barkeeper -', c01: 'banker -' } })
      .when(arrive, returnPioneer('c01', 'banker'))
      .tellsKinds('moved', 'settled', 'coach-emptied', 'pioneer-returned', 'coach-emptied', 'tile-boxed')
  })

  test('a coach bought this turn can take its passengers to a city in the same turn', () => {
    given(
      buying({
        mustBuyCoach: true,
        display: ['c01', 'c09', 'c10', 'c17'],
        tiles: { albany: 'banker' },
        players: [{ cash: 3 }],
      }),
    )
      .when(buyCoach(1), refill('c05'), arrive)
      .hasPlayer(0, { bankers: 1, coaches: [{ id: 'c01', seats: [null, 'merchant'] }] })
      .refuses(doneBuying, 'wrong-phase')
  })
})
