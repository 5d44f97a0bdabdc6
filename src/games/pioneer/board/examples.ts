/** Small positions made by hand, one for each topic of the rules: what its picture shows. */
import { at, byKey } from '../../../engine/lists.js'
import { EXAMPLE_NAMES, type Example } from '../../../game-kit/face.js'
import { type Part, partAt } from '../../../pictures/part.js'
import { ACTIONS, CARD_IDS, cardOf } from '../data/cards.js'
import { outlineOf } from '../data/galaxies.js'
import type { SystemId } from '../data/systems.js'
import { AREAS, type Level, RESEARCH_PRICES } from '../data/technologies.js'
import { COLONY_STATISTICS, FORTIFIED_STATISTICS, PIECES, SHIP_STATISTICS, SHIPS, type Ship } from '../data/units.js'
import type { Mark, Score } from '../rules/types.js'
import type { PlayerView, TileView, View } from '../rules/view-types.js'

const SEATS = EXAMPLE_NAMES.length
const GALAXY = 'small'

const PILES = partAt(4, 764, 640, 232)
const TECHNOLOGY = partAt(644, 764, 474, 232)
const FLEETS = partAt(400, 140, 560, 470)
const SCOUT = partAt(500, 260, 470, 330)
const FIGHT = partAt(330, 170, 470, 360)
const BOMBED_SYSTEM = partAt(450, 140, 450, 370)
const COLONIES = partAt(240, 10, 650, 390)
const PLAYERS = partAt(1116, 4, 480, 992, 1.5)

export const EXAMPLES: Readonly<Record<string, () => Example<View, Mark>>> = {
  overview: () => example({}),
  picture: () => example({ round: 5, pool: { actions: 3, money: 5 } }),
  turn: () => example({ round: 1, turns: 1, tiles: OPENING, faceDown: STARS_LAID, pool: { actions: 2, money: 5 } }),
  cards: () => example({ pool: { actions: 1, money: 6 } }, [], PILES),
  research: () => example({ players: LEVELS.map((levels) => player({ levels })) }, [], TECHNOLOGY),
  ships: () =>
    example(
      { phase: 'moves', picked: { tile: 5, ship: 'warship', count: 2 } },
      [
        { kind: 'source', tile: 5 },
        { kind: 'target', tile: 1, isHostile: false },
        { kind: 'target', tile: 6, isHostile: false },
        { kind: 'target', tile: 9, isHostile: true },
      ],
      FLEETS,
    ),
  stars: () => example({ phase: 'moves', viewer: 0, tiles: PEEKED }, [{ kind: 'source', tile: 10 }], SCOUT),
  battle: () =>
    example(
      {
        phase: 'battle',
        tiles: FOUGHT,
        toMove: [0, 1],
        volleys: [0, 1].map((seat) => ({ tile: 9, seat, attack: 8 - seat, hits: [], isSettled: false })),
      },
      [],
      FIGHT,
    ),
  colonies: () => example({ phase: 'colonies' }, [{ kind: 'target', tile: 6, isHostile: false }], COLONIES),
  bombs: () => example({ tiles: BOMBED, novas: 3 }, [], BOMBED_SYSTEM),
  end: () =>
    example(
      {
        phase: 'over',
        toMove: [],
        tiles: TILES.map((tile, index) => ({ ...tile, isUp: true, system: tile.system ?? STARS[index % STARS.length] ?? null })),
        faceDown: 0,
        scores: [score(9, 5, 6), score(12, 0, 7), score(4, 10, 3)],
        winners: [2],
        reason: 'charted',
      },
      [],
      PLAYERS,
    ),
}

const STARS: readonly SystemId[] = ['cinder', 'corvane', 'beacon', 'tarsis', 'drift', 'archive']

/** What lies on some tiles of the outline, by their index; homes and all others follow from it. */
interface Spot {
  readonly up?: SystemId
  readonly colony?: number
  readonly ships?: Partial<Readonly<Record<Ship, number>>>
  readonly of?: number
}

const SPOTS: Readonly<Record<number, Spot>> = {
  1: { up: 'aurelia' },
  3: { up: 'shipyard', colony: 0 },
  5: { ships: { warship: 2 }, of: 0 },
  6: { up: 'verdance', ships: { colonizer: 1 }, of: 0 },
  8: { up: 'lantern' },
  9: { up: 'mint', colony: 1, ships: { warship: 1, scout: 2 }, of: 1 },
  10: { ships: { scout: 1 }, of: 0 },
  12: { up: 'observatory', colony: 2 },
  13: { up: 'meridian', ships: { scout: 1 }, of: 2 },
}

const OUTLINE = outlineOf(SEATS, { galaxy: GALAXY })
const TILES: readonly TileView[] = OUTLINE.places.map((place, index): TileView => {
  const home = OUTLINE.homes.findIndex(({ x, y }) => x === place.x && y === place.y)
  const { up, colony, ships, of } = SPOTS[index] ?? {}
  const owner = home >= 0 ? home : colony
  return {
    place,
    system: home >= 0 ? 'home' : (up ?? null),
    isUp: home >= 0 || up !== undefined,
    seenBy: [],
    isBombed: false,
    colony: owner === undefined ? null : { seat: owner, isFortified: home >= 0 },
    fleets: ships === undefined || of === undefined ? [] : fleets(of, ships),
  }
})

const OPENING = TILES.map((tile) =>
  tile.system === 'home' ? tile : { ...tile, system: null, isUp: false, colony: null, fleets: [] },
)
const STARS_LAID = OPENING.filter(({ isUp }) => !isUp).length
const FOUGHT = TILES.map((tile, index) => {
  if (index === 5) return { ...tile, fleets: [] }
  return index === 9 ? { ...tile, fleets: [...fleets(0, { warship: 2 }), ...tile.fleets] } : tile
})
const PEEKED = TILES.map((tile, index) => (index === 10 ? { ...tile, system: 'edens-gate' as const, seenBy: [0] } : tile))
const BOMBED = TILES.map((tile, index) =>
  index === 9
    ? { ...tile, colony: null, fleets: [], isBombed: true }
    : index === 6
      ? { ...tile, fleets: fleets(0, { bomber: 2 }) }
      : tile,
)

function fleets(seat: number, ships: Partial<TileView['fleets'][number]['ships']>): TileView['fleets'] {
  return [{ seat, ships: { scout: 0, bomber: 0, colonizer: 0, warship: 0, ...ships } }]
}

const LEVELS: readonly PlayerView['levels'][] = [
  { military: 1, transportation: 0, society: 2 },
  { military: 3, transportation: 1, society: 0 },
  { military: 0, transportation: 2, society: 1 },
]

function example(change: Partial<View>, marks: readonly Mark[] = [], part?: Part): Example<View, Mark> {
  const view: View = {
    seats: SEATS,
    options: { galaxy: GALAXY },
    phase: 'cards',
    viewer: 'table',
    round: 4,
    first: 0,
    active: 0,
    turns: 10,
    tiles: TILES,
    faceDown: TILES.filter(({ isUp }) => !isUp).length,
    piles: byKey(CARD_IDS, (id) => Math.max(0, cardOf(id).copies - 2)),
    prices: byKey(CARD_IDS, (id) => cardOf(id).price),
    novas: 0,
    players: LEVELS.map(() => player({})),
    pool: { actions: 2, money: 3 },
    landed: [],
    toMove: [0],
    picked: null,
    outlook: null,
    aims: [],
    volleys: [],
    scores: null,
    winners: null,
    reason: null,
    ...change,
  }
  return { view, marks, ...(part === undefined ? {} : { part }) }
}

function player(owned: Partial<PlayerView>): PlayerView {
  const levels = owned.levels ?? byKey(AREAS, (): Level => 0)
  return {
    played: [],
    trash: ['gold', 'gold', 'scout'],
    levels,
    isOut: false,
    hand: null,
    handCount: 5,
    deckCount: 4,
    score: score(3, 0, 2),
    bonus: { money: 0, cards: 0, actions: 0 },
    actions: ACTIONS,
    ships: SHIP_STATISTICS,
    colony: COLONY_STATISTICS,
    fortified: FORTIFIED_STATISTICS,
    supply: { ...byKey(SHIPS, () => PIECES), colony: PIECES },
    researchPrices: byKey(AREAS, (area) => at([...RESEARCH_PRICES[area], null], levels[area])),
    ...owned,
  }
}

function score(systems: number, technologies: number, colonies: number): Score {
  return { systems, technologies, total: systems + technologies, colonies, cards: 12 }
}
