/** Small positions made by hand, one for the picture of each rules topic. */
import { byKey } from '../../../engine/lists.js'
import { EXAMPLE_NAMES, type Example } from '../../../game-kit/face.js'
import { type Part, partAt } from '../../../pictures/part.js'
import { COLOURS, DAYS, DISASTERS, type Disaster, FACES, type Face, GOOD_FACES, INCOME, WEEKS } from '../data/dice.js'
import type { EquipmentId, TownId, TownsfolkId } from '../data/ids.js'
import { townOf } from '../data/towns.js'
import { spacesFor, spacesOf, WAGON_PRICE, WAGON_SUPPLY } from '../data/wagons.js'
import type { Die, Mark, PlayerView, View } from '../rules/types.js'

const TOWNS: readonly TownId[] = ['sawmill', 'general-store']
const TILES: readonly EquipmentId[] = ['axe', 'lantern', 'gold-pan', 'barrel']
const FOLK: Readonly<Record<Face, TownsfolkId>> = {
  wild: 'teacher',
  mine: 'prospector',
  equip: 'blacksmith',
  cattle: 'drover',
  wood: 'carpenter',
  medicine: 'doctor',
}
const POOL: readonly Die[] = [
  { colour: 'blue', face: 'cattle' },
  { colour: 'red', face: 'mine' },
  { colour: 'yellow', face: 'wood' },
  { colour: 'black', face: 'wild' },
]
const HELD = { colour: 'green', face: 'medicine', taken: 'medicine' } as const

const FIRST_PLAYER = partAt(1110, 4, 486, 332)
const FIRST_PLAYERS = partAt(1110, 4, 486, 660)
const TOWN = partAt(4, 384, 676, 242)
/** The row of those who can be recruited. */
const SLOTS = partAt(4, 626, 1112, 370, 1.5)
/** From the trail down to the town. */
const WEEK = partAt(4, 4, 1112, 622, 1.2)
/** From the die that is held down to the last slot. */
const DIE_AND_SLOT = partAt(436, 168, 680, 828, 1.6)
const CAMPS = partAt(4, 168, 1112, 828, 1.2)

/** Pool and bag have no dice left. */
const EVENING: Partial<View> = { day: DAYS, pool: [], bag: byKey(COLOURS, () => 0) }

export const EXAMPLES: Readonly<Record<string, () => Example<View, Mark>>> = {
  overview: () => example({ week: 2, day: 3, tracks: tracksAt(1, 0, 2, 1) }),
  picture: () => example({ week: 1, day: 2 }),
  week: () => example({ week: WEEKS, day: 1, towns: ['bridge', 'saloon', 'orphanage'] }, [], WEEK),
  dice: () =>
    example({ phase: 'use', pool: POOL.slice(0, 3), die: HELD }, [{ kind: 'slot', face: 'medicine', label: '1' }], DIE_AND_SLOT),
  goods: () => example({}, [{ kind: 'wagon', seat: 0, wagon: 1, label: '1' }], FIRST_PLAYER),
  townsfolk: () => example({}, FACES.map(slotMark), SLOTS),
  disasters: () =>
    example(
      {
        phase: 'disaster',
        ...EVENING,
        tracks: tracksAt(0, 2, 1, 1),
        resolving: { disaster: 'storm', rest: [], final: false, tolls: [] },
        toMove: [0],
      },
      [wagonMark(0), wagonMark(1)],
      FIRST_PLAYER,
    ),
  town: () =>
    example(
      {
        phase: 'town',
        ...EVENING,
        toMove: [0, 2],
        visits: [
          { satisfied: ['sawmill'], giving: null, left: false },
          { satisfied: [], giving: null, left: true },
          { satisfied: [], giving: null, left: false },
        ],
      },
      TOWNS.slice(1).map((town, index) => ({ kind: 'town', town, label: String(index + 1) })),
      TOWN,
    ),
  end: () =>
    example(
      {
        phase: 'over',
        ...EVENING,
        week: WEEKS,
        toMove: [],
        towns: ['bridge', 'saloon', 'orphanage'],
        scores: [score(9, 6, 10, 5, 8, -2), score(12, 2, 6, 0, 5, -4), score(4, 9, 8, 0, 9, 0)],
        winners: [0],
      },
      [],
      FIRST_PLAYERS,
    ),
  'house-rules': () =>
    example(
      {
        phase: 'boards',
        ...EVENING,
        week: 0,
        day: 0,
        towns: [],
        equipment: [],
        townsfolk: byKey(FACES, () => null),
        toMove: [0, 1, 2],
        players: EXAMPLE_NAMES.map(() => player({})),
        offers: [
          ['homesteader', 'trader'],
          ['ranger', 'healer'],
          ['widow', 'forty-niner'],
        ],
      },
      [],
      CAMPS,
    ),
}

function example(change: Partial<View>, marks: readonly Mark[] = [], part?: Part): Example<View, Mark> {
  const towns = change.towns ?? TOWNS
  const view: View = {
    seats: EXAMPLE_NAMES.length,
    options: { sets: 'first-game', boards: 'standard' },
    sets: ['a', 'b'],
    phase: 'take',
    viewer: 'table',
    week: 1,
    day: 2,
    first: 0,
    active: 0,
    turns: 4,
    bag: byKey(COLOURS, () => 2),
    pool: POOL,
    tracks: tracksAt(1, 2, 0, 1),
    towns: TOWNS,
    equipment: TILES,
    townsfolk: FOLK,
    wagonsLeft: WAGON_SUPPLY,
    players: PLAYERS.map((owned) => player({ ...owned, needs: Object.fromEntries(towns.map((id) => [id, townOf(id).needs])) })),
    goldLeft: 32,
    unseenCount: { towns: 7, equipment: 23, townsfolk: 18 },
    toMove: [0],
    lacksSpace: [],
    die: null,
    changed: false,
    uses: [],
    reactions: [],
    offers: [],
    resolving: null,
    visits: null,
    scores: null,
    winners: null,
    ...change,
  }
  return { view, marks, ...(part === undefined ? {} : { part }) }
}

const PLAYERS: readonly Partial<PlayerView>[] = [
  {
    board: 'standard',
    silver: 5,
    cattle: 2,
    wood: 3,
    medicine: 1,
    goldCount: 2,
    favours: 2,
    track: 2,
    equipment: ['saw'],
    townsfolk: ['cook', 'scout'],
    townsfolkPoints: { cook: 1, scout: 3 },
    wagons: [
      { size: 'small', damage: 0 },
      { size: 'large', damage: 1 },
    ],
  },
  {
    board: 'standard',
    silver: 8,
    cattle: 1,
    wood: 4,
    medicine: 2,
    goldCount: 0,
    track: 1,
    townsfolk: ['rancher'],
    townsfolkPoints: { rancher: 0 },
    wagons: [{ size: 'small', damage: 0 }],
  },
  {
    board: 'standard',
    silver: 2,
    cattle: 3,
    wood: 1,
    medicine: 4,
    goldCount: 1,
    favours: 2,
    track: 3,
    equipment: ['compass'],
    wagons: [{ size: 'large', damage: 0 }],
  },
]

function player(owned: Partial<PlayerView>): PlayerView {
  const { wood = 0, medicine = 0, goldCount = 0, equipment = [], wagons = [] } = owned
  return {
    board: null,
    silver: 0,
    wood,
    medicine,
    cattle: 0,
    goldCount,
    gold: null,
    equipment,
    townsfolk: [],
    wagons,
    favours: 0,
    track: 0,
    spaces: wagons.reduce((sum, wagon) => sum + spacesOf(wagon), 0),
    spacesNeeded: spacesFor({ wood, medicine, gold: goldCount, equipment: equipment.length }),
    wagonPrices: WAGON_PRICE,
    changePrice: 3,
    incomes: INCOME,
    yields: byKey(GOOD_FACES, () => 1),
    shields: byKey(DISASTERS, () => 0),
    needs: {},
    townsfolkPoints: {},
    ...owned,
  }
}

function score(track: number, gold: number, favours: number, majority: number, townsfolk: number, damage: number) {
  return {
    track,
    gold,
    favours,
    majority,
    townsfolk,
    damage,
    total: track + gold + favours + majority + townsfolk + damage,
    silver: 3,
  }
}

function tracksAt(storm: number, raid: number, famine: number, disease: number): Readonly<Record<Disaster, number>> {
  return { storm, raid, famine, disease }
}

const slotMark = (face: Face, index: number): Mark => ({ kind: 'slot', face, label: String(index + 1) })
const wagonMark = (wagon: number): Mark => ({ kind: 'wagon', seat: 0, wagon, label: String(wagon + 1) })
