import { describe, expect, test } from 'vitest'
import type { Seat } from '../../../../src/engine/game.js'
import { largestNetwork } from '../../../../src/games/pioneers/rules/scoring.js'
import type { Score, State } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { buyCoach, doneBuying, endTurn, given, oneRoad, refill, ride, secondRoad, sergeantRoad, skip, twoRoads } from './given.js'
import { buying, ending, moving, type PlayerSpec, type PositionSpec, tableOf } from './position.js'

const LONELY: PlayerSpec = { coaches: { c01: 'banker -' } }
/** The last turn of the last round, followed by final scoring. */
const lastTurn = (spec: PositionSpec) => given(ending({ turn: 3, first: 0, end: 'roads', ...spec })).when(endTurn)

/** The final scores of a position. */
function scoresOf(spec: PositionSpec): readonly Score[] {
  const { state } = lastTurn(spec)
  return state.phase === 'over' ? state.scores : []
}

const scoreOf = (spec: PositionSpec, seat: Seat = 0) => scoresOf(spec)[seat]

function outcomeOf(spec: PositionSpec) {
  const next = pioneersRules.toMove(lastTurn(spec).state)
  return next.kind === 'over' ? next.outcome : null
}

describe('triggers', () => {
  test('R22 the end is triggered by the fifteenth road or by the last coach turned into the display', () => {
    given(buying({ players: [{ ...LONELY, cash: 9, roads: 1 }] }))
      .when(oneRoad('boston albany'))
      .tells({ kind: 'road-bought' }, { kind: 'end-triggered', seat: 0, reason: 'roads' }, { kind: 'no-move' })
    given(buying({ players: [{ ...LONELY, cash: 9, roads: 2 }] }))
      .when(twoRoads('boston albany'), secondRoad('albany buffalo'))
      .tellsKinds('road-bought', 'road-bought', 'end-triggered', 'no-move')
    given(buying({ stack: 1, players: [{ ...LONELY, cash: 9 }] }))
      .when(buyCoach(1), refill('c05'))
      .tells({ kind: 'coach-bought', refill: 'c05' }, { kind: 'end-triggered', seat: 0, reason: 'stack' }, { kind: 'no-move' })
  })

  test('D19 the stack trigger is the stack running out, not the display', () => {
    given(buying({ stack: 2, players: [{ ...LONELY, cash: 9 }] }))
      .when(buyCoach(1), refill('c05'))
      .neverTells('end-triggered')
    const { state } = given(buying({ stack: 1, players: [{ ...LONELY, cash: 9 }] })).when(buyCoach(1), refill('c05'))
    expect(state).toMatchObject({ end: 'stack', stack: 0, display: ['c09', 'c10', 'c17', 'c05'] })
  })

  test('D20 either trigger will do, and a second one changes nothing', () => {
    given(buying({ end: 'stack', turn: 1, players: [{}, { ...LONELY, cash: 9, roads: 1 }] }))
      .when(oneRoad('boston albany'))
      .tellsKinds('road-bought', 'no-move')
    given(buying({ end: 'roads', turn: 1, stack: 1, players: [{}, { ...LONELY, cash: 9 }] }))
      .when(buyCoach(1), refill('c05'))
      .neverTells('end-triggered')
  })

  test('E45 both triggers, or several players at fifteen roads, make one end', () => {
    const both = given(buying({ turn: 3, stack: 1, players: [{}, {}, {}, { ...LONELY, cash: 9, roads: 1, merchants: 1 }] })).when(
      oneRoad('boston albany'),
      buyCoach(1),
      refill('c05'),
    )
    both
      .tellsKinds('road-bought', 'end-triggered', 'coach-bought', 'no-move')
      .when(endTurn)
      .tellsKinds('scored', 'scored', 'scored', 'scored', 'over')
      .isIn('over')
  })

  test('R23 the round is completed, then the game is scored', () => {
    given(ending({ turn: 1, first: 0, end: 'roads' }))
      .when(endTurn)
      .tellsKinds('turn', 'income')
      .waitsFor(2)
    given(ending({ turn: 1, first: 2, end: 'roads' }))
      .when(endTurn)
      .tellsKinds('scored', 'scored', 'scored', 'scored', 'over')
      .isIn('over')
      .refuses(endTurn, 'game-over')
  })

  test('E44 triggered in the last turn the game is over, in the first everybody else has one more turn', () => {
    const lastRoad = (turn: Seat) =>
      given(buying({ turn, first: 1, players: [0, 1, 2, 3].map(() => ({ ...LONELY, cash: 2, roads: 1 })) })).when(
        oneRoad('boston albany'),
        endTurn,
      )
    lastRoad(0).isIn('over')
    lastRoad(1).isIn('purchase').waitsFor(2)
    const others = [2, 3, 0].reduce((scene, seat) => scene.waitsFor(seat).when(doneBuying, endTurn), lastRoad(1))
    others.isIn('over')
  })

  test('E50 dollars, roads in the supply, Bankers and Merchants give no points', () => {
    expect(scoreOf({ players: [{ cash: 30, roads: 3, bankers: 2, merchants: 2 }] })).toEqual({
      track: 0,
      emptySeats: 0,
      nuggets: 0,
      network: 0,
      total: 0,
      dollars: 30,
    })
  })
})

describe('house rules', () => {
  const idle: PositionSpec = { turn: 3, first: 0, players: [LONELY, LONELY, LONELY, LONELY] }

  test('E26 two whole rounds without a road, a coach or a tile end the game', () => {
    given(ending({ ...idle, idleRounds: 1 }))
      .when(endTurn)
      .tells(
        { kind: 'end-triggered', seat: 3, reason: 'stalemate' },
        { kind: 'scored' },
        { kind: 'scored' },
        { kind: 'scored' },
        { kind: 'scored' },
        { kind: 'over', reason: 'stalemate' },
      )
    given(ending({ ...idle, idleRounds: 0 }))
      .when(endTurn)
      .tellsKinds('turn', 'income', 'idle')
    given(ending({ ...idle, idleRounds: 1, roundBusy: true }))
      .when(endTurn)
      .tellsKinds('turn', 'income')
    given(ending({ ...idle, turn: 2, idleRounds: 1 }))
      .when(endTurn)
      .tellsKinds('turn', 'income', 'idle')
  })

  test('E26 after one idle round every turn warns, until a road, a coach or a tile', () => {
    const seen = (state: State) => ([0, 1, 2, 3, 'table'] as const).map((viewer) => pioneersRules.view(state, viewer).idle)
    const warned = given(ending({ ...idle, idleRounds: 0 })).when(endTurn)
    expect(seen(given(ending({ ...idle, idleRounds: 0 })).state)).toEqual([false, false, false, false, false])
    expect(seen(warned.state)).toEqual([true, true, true, true, true])
    const next = warned.when(doneBuying, endTurn).tellsKinds('no-move', 'turn', 'income', 'idle')
    const built = next.when(oneRoad('boston albany'))
    expect(seen(built.state)).toEqual([false, false, false, false, false])
    built.when(endTurn).tellsKinds('turn', 'income')
  })

  test('E26 nothing warns of a game whose end has been triggered, or that is over', () => {
    const triggered = given(ending({ ...idle, turn: 0, end: 'roads', idleRounds: 1 }))
      .when(endTurn)
      .tellsKinds('turn', 'income')
    expect(pioneersRules.view(triggered.state, 'table').idle).toBe(false)
    const over = given(ending({ ...idle, idleRounds: 1 }))
      .when(endTurn)
      .isIn('over')
    expect(pioneersRules.view(over.state, 'table').idle).toBe(false)
  })

  test('E26 a road, a coach or a tile makes a round busy', () => {
    const player = { cash: 9, coaches: { c02: 'banker sergeant' } }
    const deeds = [
      given(buying({ players: [player] })).when(oneRoad('boston albany')),
      given(buying({ players: [player] })).when(buyCoach(1)),
      given(moving({ tiles: { albany: 'banker' }, players: [player] })).when(ride('boston albany')),
    ]
    for (const { state } of deeds) expect(state).toMatchObject({ roundBusy: true })
    expect(given(buying({ players: [player] })).when(doneBuying).state).toMatchObject({ roundBusy: false })
  })

  test('E26 from nothing to the end: eight turns in which nobody can do anything', () => {
    let scene = given(buying({ stack: 3, players: [LONELY, LONELY, LONELY, LONELY], tiles: { 'oregon-city': 'farmer' } }))
    for (let turn = 0; turn < 7; turn++) scene = scene.when(doneBuying, endTurn).isIn('purchase')
    scene
      .when(doneBuying, endTurn)
      .isIn('over')
      .tellsKinds('no-move', 'end-triggered', 'scored', 'scored', 'scored', 'scored', 'over')
  })

  test('E27 when the last tile is gone the round is finished and the game is scored', () => {
    const last = given(
      moving({ turn: 1, tiles: { albany: 'banker' }, players: [LONELY, { coaches: { c02: 'banker sergeant' } }] }),
    )
    last.when(ride('boston albany')).neverTells('end-triggered').when(endTurn).tells({ kind: 'invited' })
    given(ending({ turn: 1, tiles: {}, players: [LONELY, LONELY] }))
      .when(endTurn)
      .tells({ kind: 'end-triggered', seat: 1, reason: 'no-tiles' }, { kind: 'turn', seat: 2 }, { kind: 'income' })
    given(ending({ turn: 3, tiles: {} }))
      .when(endTurn)
      .tellsKinds('end-triggered', 'scored', 'scored', 'scored', 'scored', 'over')
    given(ending({ turn: 1, tiles: {}, end: 'roads' }))
      .when(endTurn)
      .tellsKinds('turn', 'income')
  })
})

describe('empty seats and nuggets', () => {
  test('R71 each empty seat on a coach that still carries somebody is a point', () => {
    expect(scoreOf({ players: [{ coaches: { c17: 'banker - - sergeant', c01: '- merchant' } }] })).toMatchObject({
      emptySeats: 3,
    })
    expect(scoreOf({ players: [{ coaches: { c01: 'banker merchant' }, emptied: ['c24'] }] })).toMatchObject({ emptySeats: 0 })
  })

  test('E46 the starting coach counts like any other', () => {
    expect(scoreOf({ players: [{ coaches: { s1: '- - - - farmer' } }] })).toMatchObject({ emptySeats: 4 })
  })

  test('R72 each nugget is worth what is printed on it', () => {
    expect(scoreOf({ players: [{ nuggets: [3, 4, 5] }] })).toMatchObject({ nuggets: 12 })
  })
})

describe('the largest network', () => {
  const networkOf = (spec: PositionSpec, seat: Seat = 0) => largestNetwork(tableOf(spec), seat)

  test('R73 each own pioneer in the own largest network is two points', () => {
    const spec: PositionSpec = {
      roads: { 'boston albany': 0, 'albany buffalo': 0 },
      settlers: { boston: [0, 1, 2, 3], albany: [0], buffalo: [0, 0, 0], detroit: [0] },
    }
    expect(networkOf(spec).pioneers).toBe(5)
    expect(scoreOf(spec)).toMatchObject({ network: 10, total: 10 })
  })

  test('R74 a pioneer belongs to a network whose road touches its city; branches are allowed', () => {
    const branched: PositionSpec = {
      roads: { 'albany boston': 0, 'albany montreal': 0, 'albany buffalo': 0 },
      settlers: { boston: [0], montreal: [0], buffalo: [0], pittsburgh: [0] },
    }
    expect(networkOf(branched).pioneers).toBe(3)
  })

  test('R75 only own roads connect: a road of another player is a gap', () => {
    const broken: PositionSpec = {
      roads: { 'boston albany': 0, 'albany buffalo': 1, 'buffalo pittsburgh': 0 },
      settlers: { boston: [0], albany: [0], buffalo: [0], pittsburgh: [0, 0] },
    }
    expect(networkOf(broken).pioneers).toBe(3)
    expect(networkOf({ ...broken, roads: { ...broken.roads, 'albany buffalo': [0, 1] } }).pioneers).toBe(5)
  })

  test('R76 cities without an own pioneer may lie in a network', () => {
    expect(
      networkOf({
        roads: { 'boston albany': 0, 'albany buffalo': 0, 'buffalo detroit': 0 },
        settlers: { boston: [0], detroit: [0] },
      }).pioneers,
    ).toBe(2)
  })

  test('D15 foreign pioneers never score, cities with them still link', () => {
    const shared: PositionSpec = {
      roads: { 'boston albany': 0, 'albany buffalo': 0 },
      settlers: { boston: [0], albany: [1, 1, 2], buffalo: [0] },
    }
    expect(scoreOf(shared)).toMatchObject({ network: 4 })
    expect(scoreOf(shared, 1)).toMatchObject({ network: 0 })
  })

  test('R77 the largest network has the most own pioneers, not the most roads, and only one scores', () => {
    const spec: PositionSpec = {
      roads: { 'boston albany': 0, 'albany montreal': 0, 'montreal buffalo': 0, 'san-diego san-francisco': 0 },
      settlers: { boston: [0], buffalo: [0], 'san-francisco': [0, 0, 0] },
    }
    expect(networkOf(spec)).toMatchObject({ pioneers: 3, lines: [expect.any(Number)] })
    expect(scoreOf(spec)).toMatchObject({ network: 6 })
  })

  test('D16 Annie: six roads with eight pioneers score 16, three roads with four are left out', () => {
    const annie: PositionSpec = {
      roads: {
        'boston albany': 0,
        'albany buffalo': 0,
        'buffalo detroit': 0,
        'buffalo pittsburgh': 0,
        'pittsburgh cincinnati': 0,
        'detroit chicago': 0,
        'san-francisco san-diego': 0,
        'santa-fe san-diego': 0,
        'santa-fe bents-fort': 0,
      },
      settlers: {
        boston: [0],
        albany: [0, 0],
        buffalo: [0],
        detroit: [0],
        pittsburgh: [0],
        cincinnati: [0],
        chicago: [0],
        'san-francisco': [0],
        'san-diego': [0],
        'santa-fe': [0],
        'bents-fort': [0],
      },
      players: [{ nuggets: [4, 5], coaches: { c17: '- - merchant sergeant' } }],
    }
    expect(networkOf(annie)).toMatchObject({ pioneers: 8 })
    expect(scoreOf(annie)).toMatchObject({ emptySeats: 2, nuggets: 9, network: 16, total: 27 })
  })

  test('E47 without a road nothing scores; pioneers in Boston count if it touches the network', () => {
    expect(networkOf({ settlers: { boston: [0], albany: [0, 0, 0] } })).toEqual({ lines: [], places: [], pioneers: 0 })
    expect(networkOf({ roads: { 'boston albany': 0 }, settlers: { boston: [0] } }).pioneers).toBe(1)
    expect(networkOf({ roads: { 'albany buffalo': 0 }, settlers: { boston: [0], albany: [0] } }).pioneers).toBe(1)
  })

  test('E48 two own networks that tie score like one', () => {
    const twins: PositionSpec = {
      roads: { 'boston albany': 0, 'san-diego san-francisco': 0 },
      settlers: { albany: [0, 0], 'san-diego': [0], 'san-francisco': [0] },
    }
    expect(scoreOf(twins)).toMatchObject({ network: 4 })
  })

  test('E49 a doubled line serves the networks of both owners', () => {
    const doubled: PositionSpec = {
      roads: { 'boston albany': [0, 1], 'albany buffalo': 1, 'albany montreal': 0 },
      settlers: { boston: [0, 1], buffalo: [1], montreal: [0, 0] },
    }
    expect([0, 1].map((seat) => networkOf(doubled, seat).pioneers)).toEqual([3, 2])
  })
})

describe('winning', () => {
  const standing = (...players: readonly (readonly [track: number, cash: number])[]): PositionSpec => ({
    players: players.map(([track, cash]) => ({ track, cash })),
  })

  test('R78 most points win, then most dollars among the tied', () => {
    expect(outcomeOf(standing([10, 0], [12, 1], [11, 9], [3, 30]))).toEqual({
      winners: [1],
      places: [3, 1, 2, 4],
      points: [10, 12, 11, 3],
      reason: 'roads',
    })
    expect(outcomeOf(standing([10, 2], [10, 5], [4, 9], [10, 4]))).toMatchObject({ winners: [1], places: [3, 1, 4, 2] })
  })

  test('E51 players who are still tied share the victory', () => {
    expect(outcomeOf(standing([10, 5], [10, 5], [4, 9], [10, 4]))).toMatchObject({ winners: [0, 1], places: [1, 1, 4, 3] })
    expect(outcomeOf(standing([7, 5], [7, 5], [7, 5], [7, 5]))).toMatchObject({ winners: [0, 1, 2, 3], places: [1, 1, 1, 1] })
    lastTurn(standing([10, 5], [10, 5], [4, 9], [10, 4])).tells(
      { kind: 'scored', seat: 0, track: 10, dollars: 5 },
      { kind: 'scored', seat: 1 },
      { kind: 'scored', seat: 2 },
      { kind: 'scored', seat: 3 },
      { kind: 'over', winners: [0, 1], reason: 'roads' },
    )
  })

  test('D26 an emptied coach brings its points and $1, in all three books', () => {
    given(moving({ tiles: { albany: 'banker' }, players: [{ cash: 1, coaches: { s1: 'banker - - - -' } }] }))
      .when(ride('boston albany'))
      .hasPlayer(0, { track: 12, cash: 1 })
  })

  test('current points are those of a scoring now, and 0 before the deal', () => {
    expect(pioneersRules.points(buying({ players: [{ track: 8, nuggets: [3] }, { track: 1 }] }))).toEqual([11, 1, 0, 0])
    expect(pioneersRules.points(pioneersRules.setup(4, { covers: 'standard' }))).toEqual([0, 0, 0, 0])
  })
})

test('D25 a wide network travels cheaply: rides over own roads are free', () => {
  given(
    moving({
      tiles: { detroit: 'banker' },
      roads: { 'boston albany': 0, 'albany buffalo': [0, 2], 'buffalo detroit': 0 },
      players: [{ cash: 0, ...LONELY }],
    }),
  )
    .when(ride('boston albany buffalo detroit'))
    .tells({ kind: 'moved', bank: 0, owners: {} }, { kind: 'settled' }, { kind: 'coach-emptied' }, { kind: 'tile-kept' })
})

test('the trigger of a Sergeant stands between the road and the boxed tile', () => {
  const sergeant = { coaches: { c02: 'banker sergeant' }, roads: 1 }
  const taken = given(moving({ tiles: { albany: 'sergeant', 'oregon-city': 'hotel' }, players: [sergeant] })).when(
    ride('boston albany'),
  )
  taken.when(sergeantRoad('boston albany')).tellsKinds('sergeant-road', 'end-triggered', 'tile-boxed')
  taken.when(skip).tellsKinds('action-skipped', 'tile-boxed')
})
