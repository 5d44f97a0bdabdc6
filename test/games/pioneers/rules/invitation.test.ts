import { describe, expect, test } from 'vitest'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { buyCoach, decline, doneBuying, endTurn, farmer, given, join, ride } from './given.js'
import { buying, ending, moving, type PlayerSpec, type PositionSpec } from './position.js'

const BANKER: PlayerSpec = { cash: 2, coaches: { c02: 'banker sergeant' } }

/** The active player (seat 0 by default) has settled a banker in Albany and is about to end the turn. */
const settled = (players: readonly PlayerSpec[], more: PositionSpec = {}) =>
  given(ending({ settlers: { albany: [more.turn ?? 0] }, ...more, players }, { city: 'albany', tile: 'banker' })).when(endTurn)

describe('being asked', () => {
  test('R64 the others are asked clockwise, one after the other', () => {
    const asked = settled([{}, BANKER, BANKER, BANKER])
    asked.tells({ kind: 'invited', seat: 1, by: 0, pioneer: 'banker' }).waitsFor(1)
    asked
      .when(decline)
      .tells({ kind: 'declined', seat: 1, by: 0 }, { kind: 'invited', seat: 2, by: 0, pioneer: 'banker' })
      .waitsFor(2)
      .when(decline, decline)
      .tellsKinds('declined', 'invited', 'declined', 'turn', 'income')
      .waitsFor(1)
      .isIn('purchase')
  })

  test('D27 clockwise begins with the next seat and goes round', () => {
    settled([BANKER, BANKER, {}, BANKER], { turn: 2 })
      .waitsFor(3)
      .when(decline)
      .waitsFor(0)
      .when(decline)
      .waitsFor(1)
      .when(decline)
      .waitsFor(3)
      .isIn('purchase')
  })

  test('R69 a player without the money or the pioneer is not asked', () => {
    const broke = { ...BANKER, cash: 1 }
    const other = { cash: 9, coaches: { c03: 'barkeeper sergeant' } }
    settled([{}, broke, other, BANKER]).tells({ kind: 'invited', seat: 3 })
    settled([{}, broke, other, other]).tellsKinds('turn', 'income')
  })

  test('E39 each able player is asked once, and the answer is final', () => {
    const round = settled([{}, BANKER, BANKER, {}])
    round.when(decline, decline).tellsKinds('declined', 'invited', 'declined', 'turn', 'income')
    round.when(decline).refuses(join('c02'), 'not-your-turn', 1)
  })

  test('E42 players without coaches are never asked', () => {
    settled([{}, { cash: 9 }, { cash: 9, emptied: ['s1'] }, BANKER]).tells({ kind: 'invited', seat: 3 })
  })

  test('E38 the offer is a duty, accepting is free', () => {
    given(ending({ settlers: { albany: [0] }, players: [{}, BANKER] }, { city: 'albany', tile: 'banker' })).offers([endTurn])
    settled([{}, BANKER]).offers([join('c02'), decline])
  })

  test('E37 the invitation comes last, after the extra farmers', () => {
    const farmers: PositionSpec = {
      tiles: { albany: 'farmer', 'oregon-city': 'hotel' },
      players: [{ coaches: { c16: '- farmer farmer' } }, { coaches: { c15: 'merchant - farmer' } }],
    }
    given(moving(farmers))
      .when(ride('boston albany'), farmer('c16'))
      .neverTells('invited')
      .when(endTurn)
      .tells({ kind: 'invited', seat: 1, by: 0, pioneer: 'farmer' })
  })
})

describe('joining', () => {
  test('R65 the first who accepts pays the active player $2 and settles one matching pioneer', () => {
    settled([{ cash: 1 }, BANKER, BANKER])
      .when(join('c02'))
      .tells(
        { kind: 'joined', seat: 1, by: 0, city: 'albany', pioneer: 'banker', coach: 'c02', paid: 2 },
        { kind: 'turn', seat: 1 },
        { kind: 'income', seat: 1 },
      )
      .hasCash(3, 0 + 3, 2, 3)
      .hasSettlers('albany', 1, 1, 0, 0)
      .hasPlayer(1, { coaches: [{ id: 'c02', seats: [null, 'sergeant'] }] })
  })

  test('R66 the joiner has no tile action', () => {
    const hosts = [
      ['barkeeper', { c03: 'barkeeper sergeant' }, 'c03'],
      ['sergeant', { c02: 'banker sergeant' }, 'c02'],
      ['merchant', { c01: 'banker merchant' }, 'c01'],
      ['gold-digger', { c04: 'barkeeper gold-digger' }, 'c04'],
    ] as const
    for (const [tile, coaches, coach] of hosts) {
      given(ending({ settlers: { albany: [0] }, players: [{}, { coaches }] }, { city: 'albany', tile }))
        .when(endTurn, join(coach))
        .tellsKinds('invited', 'joined', 'turn', 'income')
        .hasPlayer(1, { merchants: 0, nuggets: [], roads: 15 })
    }
  })

  test('R67 only one player joins, nobody after is asked, and perhaps nobody joins', () => {
    settled([{}, BANKER, BANKER, BANKER]).when(join('c02')).neverTells('invited').waitsFor(1).isIn('purchase')
    settled([{}, {}, {}, {}]).tellsKinds('turn', 'income')
  })

  test('R68 with a hotel the joiner needs the kind that the active player settled', () => {
    const hotel = given(
      ending(
        { settlers: { albany: [0] }, players: [{}, { coaches: { c03: 'barkeeper sergeant' } }, BANKER] },
        { city: 'albany', tile: 'hotel', pioneer: 'sergeant' },
      ),
    ).when(endTurn)
    hotel.tells({ kind: 'invited', seat: 1, pioneer: 'sergeant' }).offers([join('c03'), decline])
    hotel.when(decline).tells({ kind: 'declined' }, { kind: 'invited', seat: 2, pioneer: 'sergeant' })
  })

  test('E40 the joiner chooses the coach', () => {
    settled([{}, { coaches: { c01: 'banker -', c02: 'banker sergeant' } }])
      .offers([join('c01'), join('c02'), decline])
      .refuses(join('c03'), 'no-such-passenger')
      .refuses(join('s1'), 'no-such-passenger')
  })

  test('E4 joining is paid before the dollar of a coach emptied by it', () => {
    const oneDollar = { cash: 1, coaches: { c01: 'banker -' } }
    settled([{}, oneDollar]).tellsKinds('turn', 'income')
    settled([{}, { ...oneDollar, cash: 2 }])
      .when(join('c01'))
      .tells(
        { kind: 'joined', paid: 2 },
        { kind: 'coach-emptied', seat: 1, coach: 'c01', points: 4, dollars: 1 },
        { kind: 'turn', seat: 1 },
        { kind: 'income', seat: 1 },
      )
      .hasCash(5, 2 - 2 + 1 + 3, 3, 3)
  })

  test('E36 a coach emptied on another turn scores at once, and its owner has to buy in the own turn', () => {
    settled([{}, { cash: 2, coaches: { c01: 'banker -' } }])
      .when(join('c01'))
      .hasPlayer(1, { track: 4, coaches: [] })
      .refuses(doneBuying, 'must-buy-coach')
      .allows(buyCoach(1))
  })

  test('a farmer who joins comes alone', () => {
    given(
      ending(
        { settlers: { albany: [0] }, players: [{}, { coaches: { c16: 'barkeeper farmer farmer' } }] },
        { city: 'albany', tile: 'farmer' },
      ),
    )
      .when(endTurn, join('c16'))
      .hasSettlers('albany', 1, 1, 0, 0)
      .isIn('purchase')
  })

  test('Bill settles a banker in a hotel: Annie has none, Jim no money, Katie pays him $2 (example)', () => {
    const [annie, jim, katie] = [{ coaches: { c03: 'barkeeper sergeant' } }, { ...BANKER, cash: 0 }, { ...BANKER, cash: 2 }]
    given(
      ending(
        { settlers: { albany: [0] }, players: [{ cash: 4 }, annie, jim, katie] },
        { city: 'albany', tile: 'hotel', pioneer: 'banker' },
      ),
    )
      .when(endTurn)
      .tells({ kind: 'invited', seat: 3, by: 0, pioneer: 'banker' })
      .when(join('c02'))
      .hasCash(6, 3 + 3, 0, 0)
      .hasSettlers('albany', 1, 0, 0, 1)
  })
})

describe('standing orders', () => {
  const ordered = (order: string, coaches: Readonly<Record<string, string>>) => {
    const { state } = settled([{}, { cash: 2, coaches }])
    const action = pioneersRules.standingOrders?.ordered(state, 1, order) ?? null
    return action === null ? null : pioneersRules.encode(action)
  }
  const one = { c02: 'banker sergeant' }
  const several = { c02: 'banker sergeant', c01: 'banker -', c09: 'banker - -' }

  test.each<[string, Readonly<Record<string, string>>, string | null]>([
    ['ask', one, null],
    ['decline', one, 'decline'],
    ['accept', one, 'join.c02'],
    ['accept-if-empties', one, null],
  ])('%s', (order, coaches, action) => expect(ordered(order, coaches)).toBe(action))

  test('players join with the coach that has the fewest passengers, then with the one of most points', () => {
    expect(['accept', 'accept-if-empties'].map((order) => ordered(order, several))).toEqual(['join.c09', 'join.c09'])
  })

  test('they answer nothing else, and only for the asked player', () => {
    const { state } = settled([{}, BANKER, BANKER])
    for (const order of ['ask', 'decline', 'accept-if-empties', 'accept']) {
      expect(pioneersRules.standingOrders?.ordered(state, 2, order)).toBeNull()
      expect(pioneersRules.standingOrders?.ordered(buying({ players: [{ cash: 9 }] }), 0, order)).toBeNull()
    }
  })
})

describe('when nobody answers', () => {
  const silent = (state: Parameters<typeof given>[0]) => {
    const next = pioneersRules.toMove(state)
    const seat = next.kind === 'seats' ? (next.seats[0] ?? 0) : 0
    return pioneersRules.encode(pioneersRules.defaultAction(state, seat))
  }

  test('E43 the answer to an invitation is no', () => {
    expect(silent(settled([{}, BANKER]).state)).toBe('decline')
  })

  test('E56 a player who has left does as little as the rules allow', () => {
    const roads = { 'boston albany': 1, 'albany buffalo': 0 } as const
    const buyer = { cash: 9, coaches: { c01: 'banker merchant' } }
    const expectations: readonly (readonly [Parameters<typeof given>[0], string])[] = [
      [buying({ players: [buyer] }), 'done-buying'],
      [buying({ mustBuyCoach: true, display: ['c17', 'c01', 'c02', 'c03'], players: [{ cash: 9, pioneers: 2 }] }), 'buy-coach.2'],
      [buying({ mustBuyCoach: true, players: [{ cash: 9, pioneers: 0 }] }), 'done-buying'],
      [{ ...buying({ roads }), phase: 'second-road' }, 'second-road.1'],
      [ending({ players: [buyer] }), 'end-turn'],
      [given(moving({ tiles: { albany: 'hotel' }, players: [buyer] })).when(ride('boston albany')).state, 'settle.c01.banker'],
      [
        given(moving({ tiles: { albany: 'farmer' }, players: [{ coaches: { c16: 'barkeeper farmer farmer' } }] })).when(
          ride('boston albany'),
        ).state,
        'skip',
      ],
    ]
    for (const [state, text] of expectations) expect(silent(state)).toBe(text)
  })

  test('a silent player moves if required: cheapest, then least to opponents, then the first in the list', () => {
    const banker = { cash: 9, coaches: { c01: 'banker merchant' } }
    const tiles = { albany: 'banker', 'new-york': 'banker' } as const
    expect(silent(moving({ tiles, roads: { 'boston new-york': 0 }, players: [banker] }))).toBe('move.02')
    expect(silent(moving({ tiles, roads: { 'boston albany': 1 }, players: [banker] }))).toBe('move.02')
    expect(silent(moving({ tiles, players: [banker] }))).toBe('move.01')
  })
})
