import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../../../src/engine/random.js'
import { CARD_IDS, cardOf, type Effect } from '../../../../src/games/pioneer/data/cards.js'
import { DIE_FACES, resultOf } from '../../../../src/games/pioneer/data/die.js'
import { GALAXIES, type Galaxy, type GalaxyOptions, outlineOf } from '../../../../src/games/pioneer/data/galaxies.js'
import { STAR_IDS, systemOf } from '../../../../src/games/pioneer/data/systems.js'
import { AREAS, RESEARCH_PRICES, TECHNOLOGIES } from '../../../../src/games/pioneer/data/technologies.js'
import {
  BOMBS,
  COLONY_STATISTICS,
  FORTIFIED_STATISTICS,
  PIECES,
  SHIP_STATISTICS,
} from '../../../../src/games/pioneer/data/units.js'
import { drawLayout, tilesOf } from '../../../../src/games/pioneer/rules/layout.js'
import { distances, neighboursIn } from '../../../../src/games/pioneer/rules/routes.js'
import { pioneerRules } from '../../../../src/games/pioneer/rules.js'
import { given } from './given.js'
import { start } from './position.js'

const laid = (seats: number, options?: GalaxyOptions) => {
  const begun = start(seats, options)
  const next = pioneerRules.toMove(begun)
  if (next.kind !== 'chance') throw new Error('the galaxy is drawn')
  return given(pioneerRules.apply(begun, 'chance', next.draw(seededRandom('1'))).state)
}
const SEATS = [2, 3, 4]
const today = (galaxy: Galaxy): GalaxyOptions => ({ galaxy, order: 'even' })

describe('the setup', () => {
  test('X1 two to four play', () => {
    expect(pioneerRules.seats).toEqual({ min: 2, max: 4 })
    for (const seats of [1, 5]) expect(() => pioneerRules.setup(seats, { galaxy: 'small' })).toThrow(RangeError)
    expect(pioneerRules.readOptions({})).toEqual({ galaxy: 'standard' })
    expect(pioneerRules.readOptions({ galaxy: 'wide', ...pioneerRules.stamp })).toEqual(today('wide'))
    for (const chosen of [{ galaxy: 'huge' }, { moons: 'two' }, { order: 'odd' }] as const)
      expect(pioneerRules.readOptions(chosen)).toBeNull()
  })

  test('X2 the pieces are those of the box', () => {
    const copies = CARD_IDS.map((id) => cardOf(id).copies)
    expect(copies).toEqual([20, 10, 10, 5, 10, 10, 10, 10, 10, 10, 5, 5])
    expect([STAR_IDS.length, PIECES, BOMBS, DIE_FACES]).toEqual([22, 20, 5, 6])
  })

  test('X3 stars lie face down, each next to another; what they are is not settled', () => {
    for (const seats of SEATS) {
      const { tiles, unseen } = laid(seats).state
      const stars = tiles.filter(({ isUp }) => !isUp)
      expect(stars).toHaveLength(outlineOf(seats, today('standard')).stars)
      expect(stars.every(({ system, seenBy }) => system === null && seenBy.length === 0)).toBe(true)
      expect(unseen).toEqual(STAR_IDS)
      expect(neighboursIn({ tiles }).every((near) => near.length > 0)).toBe(true)
    }
  })

  test('X4 each player has a colony on a home tile that lies open', () => {
    for (const seats of SEATS) {
      const homes = laid(seats).state.tiles.filter(({ system }) => system === 'home')
      expect(homes.map(({ colony }) => colony?.seat).sort()).toEqual([0, 1, 2, 3].slice(0, seats))
      expect(homes.every(({ isUp, colony }) => isUp && colony?.isFortified === true)).toBe(true)
    }
  })

  test('X5 all markers stand on 0', () => {
    for (const { levels } of laid(3).state.players) expect(levels).toEqual({ military: 0, transportation: 0, society: 0 })
  })

  test('X6 all piles lie open, those of the technology board too', () => {
    expect(laid(2).state.piles).toMatchObject({ runite: 10, 'nova-bomb': 5, 'improbability-drive': 5, 'rearden-metal': 5 })
  })

  test('X7 everybody begins with five Gold in hand, and an empty deck', () => {
    const scene = laid(4).has({ piles: { gold: 0 } })
    for (const seat of [0, 1, 2, 3])
      scene.hasPlayer(seat, { hand: ['gold', 'gold', 'gold', 'gold', 'gold'], deck: [], trash: [] })
  })

  test('Y9 the third and the fourth in the order of turns begin with a scout at home', () => {
    const table = laid(4)
    const homes = [0, 1].map((seat) => table.state.tiles.findIndex(({ colony }) => colony?.seat === seat))
    table
      .when('first.2')
      .tellsOf('constructed', ...homes.map((tile, seat) => ({ seat, ship: 'scout', tile, atStart: true })))
      .has({ active: 2 })
    for (const tile of homes)
      table.when('first.2').hasTile(tile, { fleets: [{ ships: { scout: 1, bomber: 0, colonizer: 0, warship: 0 } }] })
  })

  test('Y9 the second of two in the standard galaxy begins with a scout, and nobody else does with two or three', () => {
    const scouts = (seats: number, options: GalaxyOptions) => {
      const { tiles } = laid(seats, options).when('first.1').state
      return tiles.flatMap(({ colony, fleets }) => (fleets.some(({ ships }) => ships.scout > 0) ? [colony?.seat] : []))
    }
    expect(scouts(2, today('standard'))).toEqual([0])
    expect([scouts(2, today('small')), scouts(2, today('wide'))]).toEqual([[], []])
    for (const galaxy of GALAXIES) expect(scouts(3, today(galaxy))).toEqual([0])
  })

  test('Y9, Y10 a table from before the order was evened out keeps its galaxy, without a scout for the second', () => {
    const places = (seats: number, options: GalaxyOptions) => laid(seats, options).state.tiles.length - seats
    expect([places(4, { galaxy: 'small' }), places(4, today('small'))]).toEqual([16, 17])
    laid(2, { galaxy: 'standard' }).when('first.1').tellsOf('constructed')
  })

  test('Y9 the first player is drawn', () => {
    laid(3)
      .isIn('first')
      .when('first.2')
      .has({ first: 2, active: 2, round: 1, turns: 1, pool: { actions: 2, money: 5 } })
    laid(2)
      .when('first.1')
      .when('end-cards')
      .has({ active: 0, pool: { actions: 2, money: 5 } })
  })
})

/** Steps between the homes of seats, by shape of the galaxy and then by number of seats: between each two, ascending. */
const APART = {
  small: [[5], [4, 4, 4], [4, 4, 4, 4, 6, 6]],
  standard: [[6], [5, 5, 5], [4, 4, 4, 4, 6, 6]],
  wide: [[7], [5, 5, 5], [4, 4, 4, 4, 6, 6]],
} as const

describe.each(SEATS)('a thousand galaxies of each shape for %i', (seats) => {
  test.each(GALAXIES)('Y10 %s: connected, fair, the homes as far apart as the outline has them', (galaxy) => {
    const random = seededRandom(`${seats} ${galaxy}`)
    const { homes, stars, places } = outlineOf(seats, today(galaxy))
    const shapes = new Set<string>()
    for (let drawn = 0; drawn < 1000; drawn++) {
      const { empty } = drawLayout(seats, today(galaxy), random)
      if (shapes.size === shapes.add(empty.join()).size) continue
      const tiles = tilesOf(seats, today(galaxy), empty)
      expect(tiles).toHaveLength(stars + homes.length)
      expect(places.length - empty.length).toBe(tiles.length)
      const neighbours = neighboursIn({ tiles })
      const at = tiles.flatMap(({ system }, index) => (system === 'home' ? [index] : []))
      const fromHomes = at.map((home) => distances(neighbours, home, tiles.length))
      for (const from of fromHomes) expect(from.size).toBe(tiles.length)
      const apart = fromHomes.flatMap((from, one) => at.slice(one + 1).map((home) => from.get(home)))
      expect(apart.sort()).toEqual(APART[galaxy][seats - 2])
      // Systems that a home reaches within one move, within two, within three.
      for (const steps of [1, 2, 3]) {
        const reach = fromHomes.map((from) => [...from.values()].filter((far) => far <= steps).length)
        expect(Math.max(...reach) - Math.min(...reach)).toBeLessThanOrEqual(1)
      }
    }
    expect(shapes.size).toBeGreaterThanOrEqual(3)
  })
})

test.each([
  [2, 'small'],
  [2, 'standard'],
  [2, 'wide'],
  [3, 'wide'],
] as const)('Y9 for %i in a %s galaxy, no star lies in the middle, and all may get as many', (seats, galaxy) => {
  const { empty } = drawLayout(seats, today(galaxy), seededRandom('middle'))
  expect(tilesOf(seats, today(galaxy), empty).filter(({ place }) => place.x === 0 && place.y === 0)).toEqual([])
  expect(outlineOf(seats, today(galaxy)).stars % seats).toBe(0)
})

describe('what was designed', () => {
  test('Y1 every missing value is there, within the bounds that the text sets', () => {
    const words: readonly (keyof Effect)[] = ['construct', 'fortify', 'money', 'actions', 'draw']
    for (const id of CARD_IDS)
      expect(Object.keys(cardOf(id).effect).every((word) => words.some((known) => known === word))).toBe(true)
    const metals = ['gold', 'runite', 'unobtanium', 'rearden-metal'] as const
    expect(metals.map((id) => cardOf(id).metal)).toEqual([1, 2, 3, 5])
    expect(RESEARCH_PRICES.military[0]).toBe(5)
    for (const area of AREAS) {
      const [one, two, three] = RESEARCH_PRICES[area]
      expect(Math.max(one, two)).toBeLessThan(three)
      expect(TECHNOLOGIES[area]).toHaveLength(3)
    }
    expect(STAR_IDS.every((star) => systemOf(star).points >= 1)).toBe(true)
    expect(CARD_IDS.some((id) => cardOf(id).cost > 0)).toBe(true)
    for (const face of [1, 2, 3, 4, 5, 6]) expect(resultOf(face)).toBeDefined()
    expect(() => resultOf(7)).toThrow(RangeError)
    expect(SHIP_STATISTICS.scout.movement).toBeGreaterThan(SHIP_STATISTICS.colonizer.movement)
    expect(
      FORTIFIED_STATISTICS.attack > COLONY_STATISTICS.attack && FORTIFIED_STATISTICS.defence > COLONY_STATISTICS.defence,
    ).toBe(true)
  })
})
