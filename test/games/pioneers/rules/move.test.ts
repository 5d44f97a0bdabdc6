import { describe, test } from 'vitest'
import { doneBuying, endTurn, given, oneRoad, ride, skip } from './given.js'
import { buying, moving, type PositionSpec } from './position.js'

const BANKER = { c01: 'banker -' }

describe('the price of a ride', () => {
  test('R39 the stagecoach travels line by line, a dollar each', () => {
    given(moving({ tiles: { pittsburgh: 'banker' }, players: [{ cash: 3, coaches: BANKER }] }))
      .refuses(ride('boston pittsburgh'), 'unknown-route')
      .refuses(ride('boston'), 'unknown-route')
      .refuses(ride('albany buffalo pittsburgh'), 'unknown-route')
      .when(ride('boston albany buffalo pittsburgh'))
      .tellsKinds('moved', 'settled', 'coach-emptied', 'tile-kept')
      .hasCash(3 - 3 + 1, 3, 3, 3)
  })

  test('R40 an empty line pays the bank, a foreign road its owner, an own road nobody', () => {
    given(
      moving({
        tiles: { pittsburgh: 'banker' },
        roads: { 'albany buffalo': 1, 'buffalo pittsburgh': 0 },
        players: [{ cash: 2, coaches: { c17: 'banker - - sergeant' } }],
      }),
    )
      .when(ride('boston albany buffalo pittsburgh'))
      .tells(
        { kind: 'moved', seat: 0, path: ['boston', 'albany', 'buffalo', 'pittsburgh'], bank: 1, owners: { 1: 1 } },
        { kind: 'settled', city: 'pittsburgh' },
        { kind: 'tile-kept' },
      )
      .hasCash(0, 4, 3, 3)
  })

  test('R41 two foreign roads cost a dollar to each owner; an own road beside one makes it free', () => {
    const coaches = { c17: 'banker - - sergeant' }
    const doubled = (owners: readonly number[]): PositionSpec => ({
      tiles: { albany: 'banker' },
      roads: { 'boston albany': owners },
      players: [{ cash: 2, coaches }],
    })
    given(moving(doubled([1, 3])))
      .when(ride('boston albany'))
      .tells({ kind: 'moved', bank: 0, owners: { 1: 1, 3: 1 } }, { kind: 'settled' }, { kind: 'tile-kept' })
      .hasCash(0, 4, 3, 4)
    given(moving(doubled([0, 3])))
      .when(ride('boston albany'))
      .tells({ kind: 'moved', bank: 0, owners: {} }, { kind: 'settled' }, { kind: 'tile-kept' })
      .hasCash(2, 3, 3, 3)
  })

  test('D12 with only $1 a line with two foreign roads is too dear', () => {
    given(
      moving({
        tiles: { albany: 'banker' },
        roads: { 'boston albany': [1, 2], 'new-york albany': 0 },
        players: [{ cash: 1, coaches: BANKER }],
      }),
    )
      .refuses(ride('boston albany'), 'route-too-dear')
      .offers([ride('boston new-york albany')])
  })

  test('E24 a doubled line weighs $2 in the search, so a way of more lines may be the only one', () => {
    const position: PositionSpec = {
      stagecoach: 'albany',
      tiles: { buffalo: 'banker' },
      roads: { 'albany buffalo': [1, 2], 'albany montreal': 0 },
      players: [{ cash: 1, coaches: BANKER }],
    }
    given(moving(position)).offers([ride('albany montreal buffalo')])
    given(moving({ ...position, players: [{ cash: 2, coaches: BANKER }] })).offers([
      ride('albany buffalo'),
      ride('albany montreal buffalo'),
    ])
  })

  test('D21 the fare is compared with the cash in hand', () => {
    const far: PositionSpec = { tiles: { buffalo: 'banker' } }
    given(moving({ ...far, players: [{ cash: 2, coaches: BANKER }] })).allows(ride('boston albany buffalo'))
    given(buying({ ...far, players: [{ cash: 1, coaches: BANKER }] }))
      .when(doneBuying)
      .tells({ kind: 'no-move', reason: 'unreachable' })
  })

  test('E21 a free way must be taken even without a dollar', () => {
    given(
      buying({
        tiles: { buffalo: 'banker' },
        roads: { 'boston albany': 0, 'albany buffalo': [0, 1] },
        players: [{ cash: 0, coaches: BANKER }],
      }),
    )
      .when(doneBuying)
      .refuses(endTurn, 'must-move')
      .when(ride('boston albany buffalo'))
      .hasCash(1, 3, 3, 3)
  })

  test('E3 what a ride will bring cannot pay for it', () => {
    given(buying({ tiles: { buffalo: 'hotel' }, players: [{ cash: 1, coaches: BANKER }] }))
      .when(doneBuying)
      .tells({ kind: 'no-move', reason: 'unreachable' })
  })
})

describe('the destination of a ride', () => {
  test('R42 the stagecoach stops at a tile and passes through none', () => {
    given(moving({ tiles: { albany: 'hotel', buffalo: 'banker' }, players: [{ cash: 9, coaches: BANKER }] }))
      .refuses(ride('boston albany buffalo'), 'passes-through-tile')
      .allows(ride('boston albany'))
  })

  test('D8 a tile without a matching passenger can be neither crossed nor entered', () => {
    given(
      moving({
        tiles: { albany: 'farmer', 'new-york': 'banker', buffalo: 'banker' },
        players: [{ cash: 9, coaches: BANKER }],
      }),
    )
      .refuses(ride('boston albany'), 'no-matching-pioneer')
      .refuses(ride('boston albany buffalo'), 'passes-through-tile')
      .offers([ride('boston new-york')])
  })

  test('R43 the ride ends at a tile that some passenger matches; a hotel takes any', () => {
    const tiles = { albany: 'sergeant', 'new-york': 'hotel' } as const
    given(moving({ tiles, players: [{ coaches: BANKER }] }))
      .refuses(ride('boston albany'), 'no-matching-pioneer')
      .offers([ride('boston new-york')])
    given(moving({ tiles, players: [{ coaches: { c02: '- sergeant' } }] })).offers([
      ride('boston albany'),
      ride('boston new-york'),
    ])
    given(moving({ tiles, players: [{ coaches: { c01: 'banker -', c03: 'barkeeper sergeant' } }] })).allows(ride('boston albany'))
  })

  test('R44 a player who can move has to', () => {
    given(moving({ tiles: { albany: 'banker' }, players: [{ coaches: BANKER }] }))
      .refuses(endTurn, 'must-move')
      .refuses(doneBuying, 'must-move')
      .refuses(skip, 'must-move')
      .offers([ride('boston albany')])
  })

  test('R45 a player who cannot move passes, and the stagecoach stays', () => {
    const unreachable = { kind: 'no-move', seat: 0, reason: 'unreachable' } as const
    const blocked = { albany: 'farmer', 'new-york': 'farmer', buffalo: 'banker' } as const
    for (const tiles of [blocked, { albany: 'farmer' } as const]) {
      given(buying({ tiles, players: [{ cash: 9, coaches: BANKER }] }))
        .when(doneBuying)
        .tells(unreachable)
        .refuses(ride('boston albany'), 'wrong-phase')
        .offers([endTurn])
    }
  })

  test('R46 the ride never ends in a city without a tile', () => {
    given(moving({ tiles: { buffalo: 'banker' }, players: [{ cash: 9, coaches: BANKER }] }))
      .refuses(ride('boston albany'), 'no-tile-there')
      .refuses(ride('boston albany boston'), 'no-tile-there')
  })

  test('E19 Boston is crossed like any place, and its lines take roads', () => {
    const position: PositionSpec = {
      stagecoach: 'albany',
      tiles: { 'new-york': 'banker' },
      roads: { 'boston albany': 0, 'boston new-york': 0 },
      players: [{ cash: 1, coaches: BANKER }],
    }
    given(moving(position)).offers([ride('albany boston new-york')])
    given(buying({ players: [{ cash: 3, coaches: BANKER }] })).allows(oneRoad('boston new-york'))
  })

  test('E25 the duty to move can be escaped only by spending the money before', () => {
    const position: PositionSpec = { tiles: { buffalo: 'banker' }, players: [{ cash: 3, coaches: BANKER }] }
    given(buying(position)).when(doneBuying).refuses(endTurn, 'must-move')
    given(buying(position)).when(oneRoad('san-diego san-francisco')).isIn('turn-end')
  })

  test('D18 Annie with $1: of four tiles around her only hotel and sergeant fit her passengers', () => {
    given(
      moving({
        stagecoach: 'chicago',
        tiles: { detroit: 'hotel', cincinnati: 'sergeant', 'st-louis': 'barkeeper', nauvoo: 'farmer', pittsburgh: 'sergeant' },
        turn: 1,
        players: [{}, { cash: 1, coaches: { c13: 'banker sergeant gold-digger' } }],
      }),
    )
      .offers([ride('chicago detroit'), ride('chicago cincinnati')])
      .when(ride('chicago cincinnati'))
      .tells({ kind: 'moved', bank: 1 }, { kind: 'settled', seat: 1, city: 'cincinnati', tile: 'sergeant', pioneer: 'sergeant' })
      .hasTile('cincinnati', null)
  })
})

describe('the routes offered', () => {
  const roundBuffalo = (roads: PositionSpec['roads'], cash = 9): PositionSpec => ({
    stagecoach: 'buffalo',
    tiles: { cincinnati: 'banker' },
    roads: roads ?? {},
    players: [{ cash, coaches: BANKER }],
  })

  test('E22 for each combination of payments that nothing undercuts there is one route, others are refused', () => {
    const position: PositionSpec = {
      tiles: { buffalo: 'banker' },
      roads: { 'albany buffalo': 1 },
      players: [{ cash: 9, coaches: BANKER }],
    }
    given(moving(position))
      .offers([ride('boston albany buffalo'), ride('boston albany montreal buffalo')])
      .refuses(ride('boston new-york albany buffalo'), 'route-wasteful')
      .refuses(ride('boston albany boston albany buffalo'), 'route-wasteful')
    given(moving({ ...position, players: [{ cash: 2, coaches: BANKER }] }))
      .refuses(ride('boston albany montreal buffalo'), 'route-too-dear')
      .offers([ride('boston albany buffalo')])
  })

  test('of routes with equal payments the one of fewest lines stands, then the one whose cities come first', () => {
    given(moving(roundBuffalo({})))
      .offers([ride('buffalo pittsburgh cincinnati')])
      .refuses(ride('buffalo detroit cincinnati'), 'route-equal')
    given(
      moving(
        roundBuffalo({ 'buffalo pittsburgh': 0, 'pittsburgh cincinnati': 0, 'buffalo detroit': 0, 'detroit cincinnati': 0 }, 0),
      ),
    ).offers([ride('buffalo pittsburgh cincinnati')])
    given(
      moving({
        ...roundBuffalo({ 'buffalo albany': 0, 'boston albany': 0, 'boston new-york': 0, 'albany new-york': 0 }),
        tiles: { 'new-york': 'banker' },
      }),
    ).offers([ride('buffalo albany new-york')])
  })

  test('E23 ways that cost the same but pay different opponents are all offered', () => {
    given(
      moving(
        roundBuffalo({ 'buffalo pittsburgh': 1, 'pittsburgh cincinnati': 1, 'buffalo detroit': 2, 'detroit cincinnati': 2 }),
      ),
    ).allows(ride('buffalo pittsburgh cincinnati'), ride('buffalo detroit cincinnati'))
  })

  test('a road just built for $2 can make the ride free', () => {
    given(buying({ tiles: { albany: 'banker' }, players: [{ cash: 2, coaches: BANKER }] }))
      .when(oneRoad('boston albany'), ride('boston albany'))
      .hasCash(1, 3, 3, 3)
  })
})
