import { describe, expect, test } from 'vitest'
import { pick, type Random, seededRandom, shuffled } from '../../../../src/engine/random.js'
import { COACHES, STARTING_COACHES } from '../../../../src/games/pioneers/data/coaches.js'
import { BOSTON, buildMap, type GameMap, type Place } from '../../../../src/games/pioneers/data/map.js'
import { MAPS } from '../../../../src/games/pioneers/data/maps.js'
import { coversAreFit, drawCovers } from '../../../../src/games/pioneers/rules/covers.js'
import { layGround } from '../../../../src/games/pioneers/rules/ground.js'
import { isUndealt } from '../../../../src/games/pioneers/rules/phases/laying.js'
import { type Deal, deal, drawDeal, partTwins } from '../../../../src/games/pioneers/rules/phases/setup.js'
import { settlersOf } from '../../../../src/games/pioneers/rules/settlers.js'
import { type Options, type Playing, TILES, type Tile } from '../../../../src/games/pioneers/rules/types.js'
import { pioneersRules } from '../../../../src/games/pioneers/rules.js'
import { buyCoach, doneBuying, endTurn, given, oneRoad, ride } from './given.js'
import { buying, ending, moving, tableOf } from './position.js'

const SEAT_COUNTS = [2, 3, 4] as const
const STANDARD: Options = { covers: 'standard' }

interface Dealt {
  readonly deal: Deal
  readonly table: Playing
}

function dealt(seats: number, seed: string, options = STANDARD): Dealt {
  const drawn = drawDeal(seats, options, seededRandom(seed))
  const { state } = deal(seats, drawn)
  if (isUndealt(state)) throw new Error('nothing was dealt')
  return { deal: drawn, table: state }
}

/** A hundred deals for each number of players. */
const MANY: readonly Dealt[] = SEAT_COUNTS.flatMap((seats) =>
  Array.from({ length: 100 }, (_, number) => dealt(seats, `deal ${seats} ${number}`)),
)

const withSeats = (seats: number) => MANY.filter(({ table }) => table.seats === seats)
const countOf = (tiles: readonly (Tile | null)[], kind: Tile) => tiles.filter((tile) => tile === kind).length
const neighboursOfBoston = (table: Playing): readonly Place[] => MAPS[table.map].exits[BOSTON]?.map((exit) => exit.to) ?? []
const sorted = (texts: readonly string[]) => [...texts].sort()

describe('box and board', () => {
  test('R1 two to four players can play', () => {
    expect(pioneersRules.seats).toEqual({ min: 2, max: 4 })
    for (const seats of [1, 5]) expect(() => pioneersRules.setup(seats, STANDARD)).toThrow(RangeError)
  })

  test('R2 the material is that of the box', () => {
    expect([COACHES.length, STARTING_COACHES.length]).toEqual([24, 4])
    for (const { table } of MANY) {
      expect(table.nuggetsLeft).toEqual([6, 3, 1])
      expect(table.players.map((player) => player.roads)).toEqual(Array.from({ length: table.seats }, () => 15))
      const pioneers = table.players.map((player) => player.pioneers + 5 + 1)
      expect(pioneers).toEqual(Array.from({ length: table.seats }, () => 20))
    }
  })

  test('R3 four players use the large side, two and three the small one', () => {
    expect(SEAT_COUNTS.map((seats) => withSeats(seats)[0]?.table.map)).toEqual(['small', 'small', 'large'])
  })

  test('R13 the stagecoach starts in Boston', () => {
    for (const { table } of MANY) expect(table.stagecoach).toBe(BOSTON)
  })

  test('D2 the start space is Boston: a place without a tile, and never a destination', () => {
    for (const { table } of MANY) expect(table.tiles[BOSTON]).toBeNull()
    expect(MAPS.large.places[BOSTON]?.id).toBe('boston')
    given(moving({ stagecoach: 'albany', tiles: { 'new-york': 'banker' }, players: [{ coaches: { c01: 'banker merchant' } }] }))
      .refuses(ride('albany boston'), 'no-tile-there')
      .offers([ride('albany new-york')])
  })
})

describe('covers', () => {
  test('R4 two players cover the eight cities of the map, more players none', () => {
    for (const { table } of withSeats(2)) expect(table.covered).toEqual([...MAPS.small.standardCovers].sort((a, b) => a - b))
    for (const { table } of [...withSeats(3), ...withSeats(4)]) expect(table.covered).toEqual([])
  })

  test('R5 the stagecoach neither enters nor crosses a covered city', () => {
    const beyond = {
      seats: 2,
      covered: 'montreal',
      stagecoach: 'albany',
      tiles: { buffalo: 'hotel', pittsburgh: 'banker' },
      players: [{ cash: 9, coaches: { c01: 'banker merchant' } }],
    } as const
    given(moving(beyond))
      .refuses(ride('albany montreal'), 'unknown-route')
      .refuses(ride('albany montreal buffalo'), 'unknown-route')
      .allows(ride('albany buffalo'))
  })

  test('E20 a line that touches a covered city is out of play for roads too', () => {
    given(buying({ seats: 2, covered: 'montreal' }))
      .refuses(oneRoad('albany montreal'), 'line-covered')
      .refuses(oneRoad('montreal buffalo'), 'line-covered')
      .allows(oneRoad('albany buffalo'))
  })

  test('R6 by an option the covers are drawn at random', () => {
    const drawn = Array.from({ length: 60 }, (_, number) => dealt(2, `covers ${number}`, { covers: 'random' }).table.covered)
    for (const covered of drawn) {
      expect(covered).toHaveLength(8)
      expect(covered).toEqual([...new Set(covered)].sort((a, b) => a - b))
    }
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(50)
  })

  test('D1 random covers leave both neighbours of Boston, a line for every road, and no gate with more than three places behind it', () => {
    for (let number = 0; number < 60; number++) {
      const { table } = dealt(2, `fit ${number}`, { covers: 'random' })
      for (const city of neighboursOfBoston(table)) expect(table.covered).not.toContain(city)
      const ground = layGround(MAPS.small, table.covered)
      expect(ground.lines.length).toBeGreaterThanOrEqual(30)
      expect(reachable(ground.exits)).toBe(28)
      expect(mostBehindAGate(table.covered)).toBeLessThanOrEqual(3)
    }
    const [neighbour = 0] = MAPS.small.exits[BOSTON]?.map((exit) => exit.to) ?? []
    expect(coversAreFit(MAPS.small, [neighbour])).toBe(false)
    expect(coversAreFit(MAPS.small, MAPS.small.standardCovers, 0)).toBe(true)
    expect(coversAreFit(ringOf(29), [], 0)).toBe(false)
    expect(coversAreFit(ringOf(30), [], 0)).toBe(true)
  })

  test('D1 eight cities are fit exactly if the rest is connected, with few places behind any gate', () => {
    const random = seededRandom('any eight')
    const cities = layGround(MAPS.small, []).cities.slice(2)
    const found = { fit: 0, gateless: 0 }
    for (let number = 0; number < 3000; number++) {
      const covered = shuffled(cities, random).slice(0, 8)
      const ground = layGround(MAPS.small, covered)
      const whole = ground.lines.length >= 30 && reachable(ground.exits) === 28
      const behind = whole ? mostBehindAGate(covered) : 0
      expect(coversAreFit(MAPS.small, covered)).toBe(whole && behind <= 3)
      expect(coversAreFit(MAPS.small, covered, 0)).toBe(whole && behind === 0)
      found.fit += Number(whole && behind <= 3)
      found.gateless += Number(whole && behind === 0)
    }
    // Random covers are found quickly: one draw in ten is fit.
    expect(found.fit).toBeGreaterThan(300)
    expect(found.gateless).toBeGreaterThan(20)
  })

  test('D1 covers that leave one city as the only way to too many others are not fit', () => {
    const ring = ringOf(31)
    const ids = ring.places.map(({ id }) => id)
    const tail = (length: number) => {
      const last = 30 - length
      const chord = ids.slice(0, last + 1).map((id, place): [string, string] => [id, ids[(place + 1) % (last + 1)] ?? ''])
      const hanging = ids.slice(last).map((id, place): [string, string] => [id, ids[last + place + 1] ?? ''])
      return buildMap({ id: 'small', places: ring.places, lines: [...chord, ...hanging.slice(0, -1)], standardCovers: [] })
    }
    for (const [length, fit] of [
      [0, true],
      [3, true],
      [4, false],
    ] as const) {
      expect(reachable(tail(length).exits)).toBe(31)
      expect(coversAreFit(tail(length), [])).toBe(fit)
      expect(coversAreFit(tail(length), [], 0)).toBe(length === 0)
    }
  })

  test('R6 any city but the neighbours of Boston may be covered', () => {
    const random = seededRandom('everywhere')
    const covered = new Set(Array.from({ length: 1000 }, () => drawCovers(MAPS.small, 'random', random)).flat())
    expect([...covered].sort((a, b) => a - b)).toEqual(layGround(MAPS.small, []).cities.slice(2))
  })

  test('R6 a table from when random covers left no gate still draws the same covers', () => {
    const drawn = [0, 1, 2].map((number) => drawCovers(MAPS.small, 'gateless', seededRandom(`t${number}`)))
    expect(drawn).toEqual([
      [3, 6, 11, 14, 19, 22, 24, 31],
      [10, 14, 25, 28, 31, 32, 33, 35],
      [8, 10, 14, 22, 23, 24, 28, 33],
    ])
    const { readOptions, stamp } = pioneersRules
    expect(readOptions({ covers: 'random' })).toEqual({ covers: 'gateless' })
    expect(readOptions({ covers: 'random', ...stamp })).toEqual({ covers: 'random' })
    expect([readOptions({}), readOptions({ ...stamp })]).toEqual([STANDARD, STANDARD])
    expect(readOptions({ covers: 'random', gates: 'many' })).toBeNull()
    expect(readOptions({ covers: 'gateless' })).toBeNull()
  })
})

/** The largest number of places behind any gate, found by trying every place. */
function mostBehindAGate(covered: readonly Place[]): number {
  const { exits } = layGround(MAPS.small, covered)
  const open = [...exits.keys()].filter((place) => !covered.includes(place))
  const behind = open.map((gate) => {
    const left = new Set(open.filter((place) => place !== gate))
    const parts: number[] = []
    for (const place of left) {
      const part = partOf(exits, place, gate)
      parts.push(part.size)
      for (const each of part) left.delete(each)
    }
    return open.length - 1 - Math.max(...parts)
  })
  return Math.max(...behind)
}

function partOf(exits: GameMap['exits'], start: Place, gate: Place): ReadonlySet<Place> {
  const part = new Set([start])
  for (const place of part) for (const { to } of exits[place] ?? []) if (to !== gate) part.add(to)
  return part
}

/** A map of `places` in a ring, with as many lines. */
function ringOf(places: number): GameMap {
  const ring = MAPS.small.places.slice(0, places)
  const lines = ring.map(({ id }, place): [string, string] => [id, ring[(place + 1) % places]?.id ?? ''])
  return buildMap({ id: 'small', places: ring, lines, standardCovers: [] })
}

/** The number of places reachable from Boston without entering `closed`. */
function reachable(exits: readonly (readonly { readonly to: Place }[])[], closed: Place | null = null): number {
  const met = new Set([BOSTON])
  for (const place of met) for (const { to } of exits[place] ?? []) if (to !== closed) met.add(to)
  return met.size
}

describe('tiles', () => {
  test('R7 two players take out two tiles of each kind, three players one, four none', () => {
    for (const [seats, most] of [
      [2, 5],
      [3, 6],
      [4, 7],
    ] as const) {
      for (const tile of TILES) {
        const counts = withSeats(seats).map(({ table }) => countOf(table.tiles, tile))
        expect(Math.max(...counts)).toBe(most)
      }
    }
  })

  test('R8 every city in play gets one tile, Boston and covered cities none', () => {
    for (const { table } of MANY) {
      const bare = [...table.tiles.keys()].filter((place) => table.tiles[place] === null)
      expect(bare).toEqual([BOSTON, ...table.covered])
    }
  })

  test('R9 leftover tiles leave the game', () => {
    const leftover = { 2: 8, 3: 7, 4: 7 }
    for (const seats of SEAT_COUNTS) {
      const inGame = TILES.length * (seats + 3)
      for (const { table } of withSeats(seats)) {
        expect(inGame - table.tiles.filter((tile) => tile !== null).length).toBe(leftover[seats])
      }
    }
  })

  test('R10 the two neighbours of Boston never carry the same kind', () => {
    for (const { table } of MANY) {
      const [one, other] = neighboursOfBoston(table).map((city) => table.tiles[city])
      expect(one).not.toBe(other)
    }
  })

  /** Places 1 and 2 are the neighbours of Boston. */
  const twins = [null, 'banker', 'banker', 'hotel', 'farmer'] as const
  const parted = (leftovers: readonly Tile[], random: Random) => partTwins(twins, [1, 2], leftovers, random)

  test('E52 twins are swapped for a leftover of another kind, else for a city of another kind', () => {
    for (let number = 0; number < 20; number++) {
      const random = seededRandom(`twins ${number}`)
      const swapped = parted(['banker', 'sergeant', 'banker'], random)
      expect(sorted([String(swapped[1]), String(swapped[2])])).toEqual(['banker', 'sergeant'])
      expect(swapped.slice(3)).toEqual(['hotel', 'farmer'])

      const within = parted(['banker', 'banker'], random)
      expect(within[1]).not.toBe(within[2])
      expect(sorted(within.map(String))).toEqual(sorted(twins.map(String)))
    }
    const different = [null, 'banker', 'hotel'] as const
    expect(partTwins(different, [1, 2], ['farmer'], seededRandom('none'))).toBe(different)
  })

  test('E53 the tile swapped out is a leftover: it lies nowhere on the board', () => {
    const swapped = parted(['sergeant'], seededRandom('out'))
    expect(countOf(swapped, 'banker')).toBe(1)
    expect(countOf(swapped, 'sergeant')).toBe(1)
  })
})

describe('coaches and players', () => {
  test('R11 the first player is random and begins', () => {
    for (const seats of SEAT_COUNTS) {
      const firsts = new Set(withSeats(seats).map(({ table }) => table.first))
      expect([...firsts].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat))
    }
    for (const { table } of MANY) expect(table.turn).toMatchObject({ seat: table.first, round: 1 })
  })

  test('R12 nuggets are mixed: each one left is as likely as the other', () => {
    const next = pioneersRules.toMove({
      ...tableOf({}),
      phase: 'nugget',
      settling: { city: 1, tile: 'gold-digger', pioneer: 'gold-digger' },
    })
    if (next.kind !== 'chance') throw new Error('a nugget has to be drawn')
    const values = Array.from({ length: 10 }, (_, index) => next.draw({ below: () => index }))
    const drawn = values.map((action) => (action.kind === 'nugget' ? action.value : null))
    expect(drawn).toEqual([3, 3, 3, 3, 3, 3, 4, 4, 4, 5])
  })

  test('R14 twelve, six or two coaches go back unseen', () => {
    expect(SEAT_COUNTS.map((seats) => withSeats(seats)[0]?.table.stack)).toEqual([24 - 12 - 4, 24 - 6 - 4, 24 - 2 - 4])
  })

  test('R15 four coaches lie in the display', () => {
    for (const { table } of MANY) {
      expect(new Set(table.display).size).toBe(4)
      expect(sorted([...table.display, ...table.unseen])).toEqual(COACHES.map((coach) => coach.id))
    }
  })

  test('R16 each player gets one of the four starting coaches', () => {
    for (const { table } of MANY) {
      const ids = table.players.flatMap((player) => player.coaches.map((coach) => coach.id))
      expect(new Set(ids).size).toBe(table.seats)
      for (const id of ids) expect(STARTING_COACHES.map((coach) => coach.id)).toContain(id)
    }
  })

  test('D3 starting coaches that nobody got are out of the game', () => {
    for (const { table } of MANY) {
      for (const { id } of STARTING_COACHES) expect([...table.display, ...table.unseen]).not.toContain(id)
    }
  })

  test('R17 each player starts with $2, fifteen roads, no tiles and no points', () => {
    for (const { table } of MANY) {
      table.players.forEach((player, seat) => {
        const income = seat === table.first ? 3 : 0
        expect(player).toMatchObject({ cash: 2 + income, roads: 15, bankers: 0, merchants: 0, track: 0, nuggets: [] })
      })
    }
  })

  test('R18 one pioneer stands in Boston, one on each seat of the starting coach', () => {
    for (const { table } of MANY) {
      table.players.forEach((player, seat) => {
        expect(settlersOf(table, BOSTON, seat)).toBe(1)
        expect(player.coaches.map((coach) => coach.seats)).toEqual(
          player.coaches.map(({ id }) => STARTING_COACHES.find((coach) => coach.id === id)?.seats),
        )
        expect(player.pioneers).toBe(14)
      })
    }
  })

  test('R19 a price is paid, a coin is gained', () => {
    const prices = given(buying({ players: [{ cash: 4 }] }))
    prices.when(oneRoad('boston albany')).hasCash(2, 3, 3, 3)
    prices.when(buyCoach(4)).hasCash(0, 3, 3, 3)
    given(buying({ tiles: { albany: 'hotel' }, players: [{ cash: 1, coaches: { c01: 'banker -' } }] }))
      .when(doneBuying, ride('boston albany'))
      .hasCash(1 - 1 + 1 + 3, 3, 3, 3)
  })

  test('E54 what is out of the game is nowhere in a view, nor in the facts of the deal', () => {
    const { deal: drawn, table } = dealt(3, 'hidden')
    for (const viewer of ['table', 0, 1, 2] as const) {
      const seen = JSON.stringify(pioneersRules.view(table, viewer))
      for (const id of table.unseen) expect(seen).not.toContain(id)
    }
    const told = JSON.stringify(deal(3, drawn).facts)
    for (const { id } of COACHES) expect(told).not.toContain(id)
  })

  test('E55 turn order is the order of the seats, round and round', () => {
    for (const first of [0, 2]) {
      for (const turn of [0, 1, 2, 3]) {
        given(ending({ turn, first }))
          .when(endTurn)
          .waitsFor((turn + 1) % 4)
      }
    }
  })
})

test('the refill draws each unseen coach with the same chance', () => {
  const { table } = dealt(4, 'refill')
  const next = pioneersRules.toMove({ ...table, phase: 'refill', bought: { coach: 'c01', slot: 1, paid: 1 } })
  if (next.kind !== 'chance') throw new Error('a coach has to be drawn')
  const drawn = table.unseen.map((_, index) => next.draw({ below: () => index }))
  expect(drawn).toEqual(table.unseen.map((coach) => ({ kind: 'refill', coach })))
  expect(table.unseen).toContain(pick(table.unseen, seededRandom('any')))
})
