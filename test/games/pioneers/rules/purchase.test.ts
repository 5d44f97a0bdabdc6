import { describe, expect, test } from 'vitest'
import { LARGE_MAP } from '../../../../src/games/pioneers/data/large-map.js'
import {
  buyCoach,
  decline,
  doneBuying,
  endTurn,
  given,
  join,
  oneRoad,
  refill,
  ride,
  secondRoad,
  sergeantRoad,
  twoRoads,
} from './given.js'
import { buying, ending, moving, type PositionSpec } from './position.js'

/** A player with passengers and some cash, who is free to buy or not. */
const AT_EASE: PositionSpec = { players: [{ cash: 9, coaches: { c01: 'banker merchant' } }] }
const withCash = (cash: number): PositionSpec => ({ players: [{ cash, coaches: { c01: 'banker merchant' } }] })
const withMerchants = (merchants: number): PositionSpec => ({
  players: [{ cash: 12, merchants, coaches: { c01: 'banker merchant' } }],
})
/** No passengers on any coach when the turn began. */
const FORCED: PositionSpec = { mustBuyCoach: true, display: ['c17', 'c01', 'c18', 'c02'] }
const forced = (cash: number, more: { readonly merchants?: number; readonly pioneers?: number } = {}): PositionSpec => ({
  ...FORCED,
  players: [{ cash, ...more }],
})
/** All lines except the named ones have a road of seat 1. */
function fullBut(...free: readonly string[]): PositionSpec {
  const names = LARGE_MAP.lines.map(([a, b]) => `${LARGE_MAP.places[a]?.id} ${LARGE_MAP.places[b]?.id}`)
  return { ...AT_EASE, roads: Object.fromEntries(names.filter((name) => !free.includes(name)).map((name) => [name, 1])) }
}

describe('spaces and actions', () => {
  test('R26 there are three purchases: one road for $2, two roads for $5, a coach for the price of its slot', () => {
    const shop = given(buying(AT_EASE))
    shop.when(oneRoad('boston albany')).hasCash(9 - 2, 3, 3, 3)
    shop.when(twoRoads('boston albany')).hasCash(9 - 5, 3, 3, 3)
    shop.when(buyCoach(3)).hasCash(9 - 3, 3, 3, 3)
    given(buying(withCash(1)))
      .refuses(oneRoad('boston albany'), 'not-enough-cash')
      .refuses(buyCoach(2), 'not-enough-cash')
    given(buying(withCash(4))).refuses(twoRoads('boston albany'), 'not-enough-cash')
  })

  test('R27 the slots cost $1, $2, $3 and $4 from the left', () => {
    for (const slot of [1, 2, 3, 4])
      given(buying(AT_EASE))
        .when(buyCoach(slot))
        .hasCash(9 - slot, 3, 3, 3)
    given(buying(AT_EASE))
      .refuses(buyCoach(0), 'no-such-slot')
      .refuses(buyCoach(5), 'no-such-slot')
      .refuses(buyCoach(1.5), 'no-such-slot')
  })

  test('R28 the shop tile gives one purchase action, each Merchant one more', () => {
    given(buying(withMerchants(0)))
      .when(oneRoad('boston albany'))
      .refuses(buyCoach(1), 'no-purchase-left')
    given(buying(withMerchants(1)))
      .when(oneRoad('boston albany'), buyCoach(1), refill('c02'))
      .refuses(twoRoads('albany buffalo'), 'no-purchase-left')
    given(buying(withMerchants(2)))
      .when(oneRoad('boston albany'), buyCoach(1), refill('c02'), twoRoads('albany buffalo'), secondRoad('albany montreal'))
      .hasPlayer(0, { cash: 12 - 2 - 1 - 5, roads: 12 })
  })

  test('R29 each purchase space can be used once in a turn', () => {
    given(buying(withMerchants(2)))
      .when(oneRoad('boston albany'))
      .refuses(oneRoad('albany buffalo'), 'purchase-space-used')
      .when(twoRoads('albany buffalo'), secondRoad('albany montreal'))
      .refuses(twoRoads('montreal buffalo'), 'purchase-space-used')
    given(buying(withMerchants(2)))
      .when(buyCoach(1), refill('c02'))
      .refuses(buyCoach(1), 'purchase-space-used')
  })

  test('R30 buying is optional', () => {
    given(buying(AT_EASE)).when(doneBuying).hasCash(9, 3, 3, 3).neverTells('road-bought', 'coach-bought')
    given(buying(withMerchants(2)))
      .when(oneRoad('boston albany'))
      .allows(doneBuying)
  })

  test('E18 the order of purchases is free, and the display is refilled between them', () => {
    const shop = given(buying(withMerchants(2)))
    shop.when(buyCoach(4), refill('c02'), oneRoad('boston albany')).hasCash(12 - 4 - 2, 3, 3, 3)
    shop
      .when(oneRoad('boston albany'), buyCoach(4))
      .isIn('refill')
      .when(refill('c02'))
      .hasCash(12 - 4 - 2, 3, 3, 3)
  })

  test('the phase ends by itself when nothing can be bought any more', () => {
    given(buying(withCash(2)))
      .when(oneRoad('boston albany'))
      .isIn('turn-end')
    given(buying({ ...withMerchants(1), players: [{ cash: 2, merchants: 1, coaches: { c01: 'banker merchant' } }] }))
      .when(oneRoad('boston albany'))
      .isIn('turn-end')
  })
})

describe('roads', () => {
  test('R31 a road comes from the supply, is paid to the bank and lies at once', () => {
    given(buying(AT_EASE))
      .when(oneRoad('boston albany'))
      .tells(
        { kind: 'road-bought', seat: 0, line: ['boston', 'albany'], action: 'one-road', paid: 2 },
        { kind: 'no-move', seat: 0 },
      )
      .hasPlayer(0, { roads: 14 })
      .hasCash(7, 3, 3, 3)
  })

  test('R32 a road may lie on any line without a road, anywhere on the map', () => {
    given(buying({ ...AT_EASE, stagecoach: 'boston' })).allows(
      oneRoad('san-diego san-francisco'),
      twoRoads('fort-boise oregon-city'),
    )
    given(buying(AT_EASE)).refuses(() => ({ kind: 'one-road', line: 999 }), 'unknown-line')
  })

  test('R33 a bought road never doubles a line', () => {
    given(buying({ ...AT_EASE, roads: { 'boston albany': 1, 'albany buffalo': 0 } }))
      .refuses(oneRoad('boston albany'), 'line-taken')
      .refuses(twoRoads('boston albany'), 'line-taken')
      .refuses(oneRoad('albany buffalo'), 'line-taken')
      .when(twoRoads('albany montreal'))
      .refuses(secondRoad('boston albany'), 'line-taken')
  })

  test('D13 only a Sergeant lays a road beside another one', () => {
    given(buying({ ...AT_EASE, roads: { 'boston albany': 1 } })).refuses(oneRoad('boston albany'), 'line-taken')
    given(
      moving({ roads: { 'boston albany': 1 }, tiles: { 'new-york': 'sergeant' }, players: [{ coaches: { c02: '- sergeant' } }] }),
    )
      .when(ride('boston new-york'))
      .allows(sergeantRoad('boston albany'))
  })

  test('E5 two roads need two roads in the supply and two free lines', () => {
    given(buying({ players: [{ cash: 9, roads: 1, coaches: { c01: 'banker merchant' } }] }))
      .refuses(twoRoads('boston albany'), 'too-few-roads-left')
      .allows(oneRoad('boston albany'))
    given(buying(fullBut('boston albany')))
      .refuses(twoRoads('boston albany'), 'too-few-free-lines')
      .allows(oneRoad('boston albany'))
    given(buying(fullBut('boston albany', 'boston new-york'))).allows(twoRoads('boston albany'))
  })

  test('Annie pays $5 and lays one road before the stagecoach, the other far away (example)', () => {
    given(buying({ turn: 1, players: [{}, { cash: 5, coaches: { c01: 'banker merchant' } }] }))
      .when(twoRoads('boston albany'), secondRoad('san-francisco oregon-city'))
      .hasRoads('boston albany', 1)
      .hasRoads('san-francisco oregon-city', 1)
      .hasPlayer(1, { cash: 0, roads: 13 })
  })

  test('E6 the two lines differ', () => {
    given(buying(AT_EASE))
      .when(twoRoads('boston albany'))
      .isIn('second-road')
      .refuses(secondRoad('boston albany'), 'line-taken')
      .when(secondRoad('albany buffalo'))
      .tells({ kind: 'road-bought', line: ['albany', 'buffalo'], action: 'two-roads', paid: 0 }, { kind: 'no-move', seat: 0 })
      .hasCash(4, 3, 3, 3)
  })

  test('E7 without a road in the supply no road can be bought', () => {
    given(buying({ players: [{ cash: 9, roads: 0, coaches: { c01: 'banker merchant' } }] }))
      .refuses(oneRoad('boston albany'), 'no-roads-left')
      .refuses(twoRoads('boston albany'), 'no-roads-left')
  })

  test('E8 without a free line no road can be bought', () => {
    given(buying(fullBut()))
      .refuses(oneRoad('boston albany'), 'too-few-free-lines')
      .offers([buyCoach(1), buyCoach(2), buyCoach(3), buyCoach(4), doneBuying])
  })
})

describe('coaches', () => {
  test('R34 every seat of a bought coach is filled from the supply', () => {
    given(buying({ ...AT_EASE, display: ['c16', 'c01', 'c02', 'c03'] }))
      .when(buyCoach(1), refill('c04'))
      .hasPlayer(0, {
        pioneers: 20 - 2 - 3,
        coaches: [
          { id: 'c01', seats: ['banker', 'merchant'] },
          { id: 'c16', seats: ['barkeeper', 'farmer', 'farmer'] },
        ],
      })
  })

  test('R35 a coach that the supply cannot fill may not be bought', () => {
    const short = { display: ['c17', 'c09', 'c01', 'c02'], players: [{ cash: 9, pioneers: 2, coaches: { c03: 'barkeeper -' } }] }
    given(buying(short))
      .refuses(buyCoach(1), 'too-few-pioneers')
      .refuses(buyCoach(2), 'too-few-pioneers')
      .allows(buyCoach(3), buyCoach(4))
  })

  test('E14 only the coaches that can be filled are offered', () => {
    given(buying({ ...forced(3, { pioneers: 2 }) })).offers([buyCoach(2)])
  })

  test('R38 the coaches slide left and the fourth slot is refilled from the stack', () => {
    given(buying({ ...AT_EASE, display: ['c01', 'c02', 'c03', 'c04'], stack: 8 }))
      .when(buyCoach(2), refill('c05'))
      .tells({ kind: 'coach-bought', seat: 0, coach: 'c02', slot: 2, paid: 2, refill: 'c05' }, { kind: 'no-move' })
    const { state } = given(buying({ ...AT_EASE, display: ['c01', 'c02', 'c03', 'c04'], stack: 8 })).when(
      buyCoach(2),
      refill('c05'),
    )
    expect(state).toMatchObject({ display: ['c01', 'c03', 'c04', 'c05'], stack: 7 })
    expect('unseen' in state && state.unseen).not.toContain('c05')
  })

  test('Jim pays $2, takes the second coach and fills it; the display is refilled (example)', () => {
    const { state } = given(buying({ turn: 2, players: [{}, {}, { cash: 3, coaches: { c01: 'banker merchant' } }] }))
      .when(buyCoach(2), refill('c20'))
      .hasPlayer(2, { cash: 1, pioneers: 20 - 2 - 3 })
    expect(state).toMatchObject({ display: ['c01', 'c10', 'c17', 'c20'] })
  })

  test('D17 the third coach costs $3, as the second costs $2', () => {
    given(buying(AT_EASE)).when(buyCoach(3)).hasCash(6, 3, 3, 3)
    given(buying(AT_EASE)).when(buyCoach(2)).hasCash(7, 3, 3, 3)
  })

  test('E9 buying a coach gives no bonus', () => {
    given(buying(AT_EASE)).when(buyCoach(1), refill('c02')).neverTells('coach-emptied').hasPlayer(0, { cash: 8, track: 0 })
  })

  test('E15 without a stack the coaches slide left, nothing is refilled, and they get cheaper', () => {
    given(
      buying({
        ...AT_EASE,
        display: ['c01', 'c02', 'c03', 'c04'],
        stack: 0,
        end: 'stack',
        turn: 1,
        first: 1,
        players: [{ coaches: { s1: '- - - - farmer' } }, { cash: 5, coaches: { s2: '- - - - farmer' } }],
      }),
    )
      .when(buyCoach(1))
      .tells({ kind: 'coach-bought', coach: 'c01', refill: null }, { kind: 'no-move' })
      .when(endTurn)
      .when(buyCoach(3))
      .tells({ kind: 'coach-bought', coach: 'c04', slot: 3, paid: 3, refill: null }, { kind: 'no-move' })
      .refuses(buyCoach(3), 'no-purchase-left')
  })

  test('E16 after the trigger everything goes on: purchases, duties, moves', () => {
    given(buying({ ...FORCED, end: 'roads' }))
      .refuses(doneBuying, 'must-buy-coach')
      .when(buyCoach(1), refill('c05'))
      .isIn('turn-end')
  })
})

describe('the duty to buy a coach', () => {
  test('R36 a player without an occupied coach at the start of the turn has to buy one', () => {
    given(buying(forced(3)))
      .refuses(doneBuying, 'must-buy-coach')
      .refuses(oneRoad('boston albany'), 'must-buy-coach')
      .offers([buyCoach(1), buyCoach(2), buyCoach(3)])
      .when(buyCoach(1), refill('c05'))
      .isIn('turn-end')
    given(ending({ turn: 3, players: [{ emptied: ['s1'] }] }))
      .when(endTurn)
      .refuses(doneBuying, 'must-buy-coach')
  })

  test('D5 coaches that were emptied do not count as owned', () => {
    given(ending({ turn: 3, players: [{ emptied: ['s1', 'c05'] }] }))
      .when(endTurn)
      .refuses(doneBuying, 'must-buy-coach')
    given(ending({ turn: 3, players: [{ emptied: ['s1'], coaches: { c05: '- sergeant' } }] }))
      .when(endTurn)
      .allows(doneBuying)
  })

  test('D6 one action goes to a coach, those of the Merchants stay free', () => {
    given(buying(forced(4, { merchants: 1 })))
      .allows(oneRoad('boston albany'))
      .when(oneRoad('boston albany'))
      .offers([buyCoach(1), buyCoach(2)])
    given(buying(forced(9, { merchants: 1 })))
      .when(buyCoach(1), refill('c05'))
      .allows(oneRoad('boston albany'), doneBuying)
  })

  test('R37 if no coach can be filled, only roads may be bought and phase 3 is skipped', () => {
    given(buying(forced(5, { pioneers: 1 })))
      .refuses(buyCoach(1), 'too-few-pioneers')
      .allows(oneRoad('boston albany'), doneBuying)
      .when(twoRoads('boston albany'), secondRoad('albany buffalo'))
      .tells({ kind: 'road-bought' }, { kind: 'road-bought' }, { kind: 'no-move', reason: 'no-passengers' })
      .isIn('turn-end')
  })

  test('D7 the French way out holds in every language: no coach to fill, no phase 3', () => {
    given(buying(forced(3, { pioneers: 0 })))
      .when(doneBuying)
      .tells({ kind: 'no-move', reason: 'no-passengers' })
  })

  test('E10 if the only coach that can be filled is too dear, roads are all there is', () => {
    const dear: PositionSpec = { mustBuyCoach: true, display: ['c17', 'c18', 'c19', 'c01'], players: [{ cash: 3, pioneers: 2 }] }
    given(buying(dear))
      .refuses(buyCoach(4), 'not-enough-cash')
      .refuses(buyCoach(1), 'too-few-pioneers')
      .allows(oneRoad('boston albany'), doneBuying)
      .when(doneBuying)
      .tells({ kind: 'no-move', reason: 'no-passengers' })
    given(buying({ ...dear, players: [{ cash: 4, pioneers: 2 }] }))
      .refuses(doneBuying, 'must-buy-coach')
      .offers([buyCoach(4)])
  })

  test('E11 roads may not make every coach that has to be bought too dear', () => {
    const onlySecond = { ...forced(6, { merchants: 1, pioneers: 2 }) }
    given(buying(onlySecond))
      .refuses(twoRoads('boston albany'), 'coach-must-stay-affordable')
      .allows(oneRoad('boston albany'))
      .when(buyCoach(2), refill('c05'))
      .refuses(twoRoads('boston albany'), 'not-enough-cash')
    given(buying(forced(7, { merchants: 1, pioneers: 2 }))).allows(twoRoads('boston albany'))
  })

  test('E12 any coach that can be filled and paid will do, not only the cheapest', () => {
    given(buying(forced(4))).offers([buyCoach(1), buyCoach(2), buyCoach(3), buyCoach(4)])
  })

  test('E13 the duty is settled when the turn begins, whatever emptied the coaches', () => {
    const lastPassenger = { players: [{ coaches: { c02: '- sergeant' } }, { coaches: { c05: '- sergeant' } }] }
    given(ending({ turn: 0, settlers: { albany: [0] }, ...lastPassenger }, { city: 'albany', tile: 'sergeant' }))
      .when(endTurn)
      .waitsFor(1)
      .when(join('c05'))
      .waitsFor(1)
      .refuses(doneBuying, 'must-buy-coach')
    const keeps = given(ending({ turn: 0, settlers: { albany: [0] }, ...lastPassenger }, { city: 'albany', tile: 'sergeant' }))
    keeps.when(endTurn, decline).allows(doneBuying)
  })
})
