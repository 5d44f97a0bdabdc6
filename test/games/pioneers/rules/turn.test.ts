import { describe, expect, test } from 'vitest'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { buyCoach, doneBuying, endTurn, given, join, oneRoad, refill, ride, twoRoads } from './given.js'
import { buying, ending, moving, type PositionSpec } from './position.js'

const LONELY = { coaches: { c01: 'banker -' } }

describe('rounds and turns', () => {
  test('R20 turns go clockwise, rounds begin with the first player', () => {
    given(ending({ turn: 1, first: 2, round: 3, roundBusy: true, players: [LONELY, LONELY, LONELY, LONELY] }))
      .when(endTurn)
      .tells({ kind: 'turn', seat: 2, round: 4 }, { kind: 'income', seat: 2 })
      .refuses(oneRoad('boston albany'), 'not-your-turn', 0)
    given(ending({ turn: 3, first: 2, round: 3 }))
      .when(endTurn)
      .tells({ kind: 'turn', seat: 0, round: 3 }, { kind: 'income', seat: 0 })
  })

  test('R21 a turn is income, purchase, move and settle, in this order', () => {
    const turn = given(
      ending({
        turn: 3,
        roundBusy: true,
        tiles: { albany: 'banker', 'oregon-city': 'hotel' },
        players: [{ cash: 2, ...LONELY }],
      }),
    ).when(endTurn)
    turn
      .tellsKinds('turn', 'income')
      .isIn('purchase')
      .refuses(ride('boston albany'), 'wrong-phase')
      .refuses(endTurn, 'wrong-phase')
    turn
      .when(oneRoad('albany buffalo'), ride('boston albany'))
      .tellsKinds('road-bought', 'moved', 'settled', 'coach-emptied', 'tile-kept')
      .isIn('turn-end')
      .refuses(twoRoads('boston albany'), 'no-purchase-left')
  })

  test('D4 the tile action belongs to the turn of the player who took the tile', () => {
    given(moving({ tiles: { albany: 'sergeant' }, players: [{ coaches: { c02: '- sergeant' } }] }))
      .when(ride('boston albany'))
      .waitsFor(0)
      .isIn('tile-action')
  })

  test('turns are numbered from one without gaps', () => {
    for (const [turn, round, number] of [
      [2, 1, 1],
      [1, 1, 4],
      [2, 2, 5],
    ] as const) {
      expect(pioneersRules.turn(buying({ first: 2, turn, round }))).toEqual({ number, seat: turn })
    }
    expect(pioneersRules.turn(pioneersRules.setup(3, { covers: 'standard' }))).toEqual({ number: 0, seat: 0 })
  })
})

describe('income', () => {
  const incomeWith = (bankers: number) =>
    given(ending({ turn: 3, roundBusy: true, players: [{ cash: 2, bankers, ...LONELY }] })).when(endTurn)

  test('R24 the income is $3 and $1 for each Banker tile', () => {
    for (const bankers of [0, 1, 2]) {
      incomeWith(bankers)
        .tells({ kind: 'turn', seat: 0 }, { kind: 'income', seat: 0, amount: 3 + bankers })
        .hasCash(2 + 3 + bankers, 3, 3, 3)
    }
  })

  test('R25 at most two Bankers count, so the income is $3 to $5', () => {
    given(
      moving({
        turn: 0,
        tiles: { albany: 'banker', 'oregon-city': 'hotel' },
        players: [{ bankers: 2, coaches: { c01: 'banker merchant' } }],
      }),
    )
      .when(ride('boston albany'))
      .hasPlayer(0, { bankers: 2 })
    incomeWith(2).tells({ kind: 'turn' }, { kind: 'income', amount: 5 })
  })

  test('D23 phase 1 is the income: it comes first and by itself', () => {
    incomeWith(0).tellsKinds('turn', 'income').isIn('purchase')
  })

  test('Bill has one Banker and takes $4 (example)', () => {
    incomeWith(1).tells({ kind: 'turn' }, { kind: 'income', amount: 4 })
  })

  test('E1 the bank never runs out, however much the players hold', () => {
    given(ending({ turn: 3, players: [{ cash: 60, ...LONELY }, { cash: 60 }, { cash: 60 }, { cash: 60 }] }))
      .when(endTurn)
      .hasCash(63, 60, 60, 60)
  })

  test('D24 money is a number: coins of $1 and $2 are not told apart', () => {
    given(ending({ turn: 3, players: [{ cash: 0, ...LONELY }] }))
      .when(endTurn)
      .when(oneRoad('boston albany'))
      .hasCash(1, 3, 3, 3)
  })
})

describe('what is open and what is secret', () => {
  const position: PositionSpec = {
    turn: 1,
    players: [{ cash: 7, nuggets: [3, 5] }, { cash: 4, nuggets: [4] }, {}, {}],
    nuggetsLeft: [5, 2, 0],
  }

  test('E2 dollars are open, the values of nuggets belong to their owner until the scoring', () => {
    const state = buying(position)
    const table = pioneersRules.view(state, 'table')
    expect(table.players.map((player) => player.cash)).toEqual([7, 4, 3, 3])
    expect(table.players.map((player) => player.nuggets)).toEqual([null, null, null, null])
    expect(table.players.map((player) => player.nuggetCount)).toEqual([2, 1, 0, 0])
    expect(pioneersRules.view(state, 0).players.map((player) => player.nuggets)).toEqual([[3, 5], null, null, null])

    const over = given(ending({ ...position, turn: 3, first: 0, end: 'roads' })).when(endTurn).state
    expect(pioneersRules.view(over, 2).players.map((player) => player.nuggets)).toEqual([[3, 5], [4], [], []])
  })

  test('a view does not change with the values that it hides', () => {
    const other = buying({
      ...position,
      players: [{ cash: 7, nuggets: [3, 3] }, { cash: 4, nuggets: [4] }, {}, {}],
      nuggetsLeft: [4, 2, 1],
    })
    for (const viewer of ['table', 1, 2, 3] as const) {
      expect(pioneersRules.view(other, viewer)).toEqual(pioneersRules.view(buying(position), viewer))
    }
    expect(pioneersRules.view(other, 0)).not.toEqual(pioneersRules.view(buying(position), 0))
  })

  test('D22 the summary on the player board is the view: income, purchases used, what is to do', () => {
    const view = pioneersRules.view(buying({ turn: 1, used: ['coach'], players: [{}, { bankers: 2, merchants: 1 }] }), 1)
    expect(view.players[1]).toMatchObject({ income: 5, merchants: 1 })
    expect(view).toMatchObject({ phase: 'purchase', toMove: 1, turn: { used: ['coach'] } })
  })

  test('before the deal there is an empty board to see', () => {
    const view = pioneersRules.view(pioneersRules.setup(2, { covers: 'standard' }), 'table')
    expect(view).toMatchObject({ phase: 'deal', toMove: null, display: [], scores: null })
    expect(view.players.map((player) => player.coaches)).toEqual([[], []])
  })
})

describe('end of a turn', () => {
  test('R70 shop tile and Merchants are back for the next turn', () => {
    const merchants: PositionSpec = {
      players: [
        { cash: 9, merchants: 1, ...LONELY },
        { cash: 9, ...LONELY },
      ],
    }
    given(buying(merchants))
      .when(oneRoad('boston albany'), doneBuying, endTurn)
      .waitsFor(1)
      .allows(oneRoad('albany buffalo'), twoRoads('albany buffalo'), buyCoach(1))
  })

  test('E41 without a move nobody is invited', () => {
    given(buying({ players: [{ ...LONELY }, { coaches: { c02: 'banker sergeant' } }] }))
      .when(doneBuying, endTurn)
      .tellsKinds('no-move', 'turn', 'income')
  })

  test('Katie buys one road for $2 and, with a Merchant, the third coach for $3 (example)', () => {
    given(buying({ turn: 3, players: [{}, {}, {}, { cash: 5, merchants: 1, ...LONELY }] }))
      .when(oneRoad('boston albany'), buyCoach(3), refill('c05'))
      .hasCash(3, 3, 3, 0)
  })
})

test('a seat that is not asked has nothing to do', () => {
  const invited = given(
    ending(
      { settlers: { albany: [0] }, players: [{ ...LONELY }, { coaches: { c02: 'banker sergeant' } }] },
      { city: 'albany', tile: 'banker' },
    ),
  ).when(endTurn)
  invited.refuses(endTurn, 'not-your-turn', 0).refuses(join('c02'), 'not-your-turn', 2).allows(join('c02'))
})
