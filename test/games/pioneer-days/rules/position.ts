/** Hand-made positions of Pioneer Days. Omitted parts have defaults, with one small wagon for each player. */
import { COLOURS, type Colour, type DISASTERS, FACES, type Face } from '../../../../src/games/pioneer-days/data/dice.js'
import { TOWNSFOLK_SETS, type TownId } from '../../../../src/games/pioneer-days/data/ids.js'
import type { Wagon } from '../../../../src/games/pioneer-days/data/wagons.js'
import { blankTable } from '../../../../src/games/pioneer-days/rules/phases/setup.js'
import type {
  Common,
  Die,
  HeldDie,
  Options,
  Player,
  Resolving,
  State,
  Toll,
  Visit,
} from '../../../../src/games/pioneer-days/rules/types.js'

/** One player's things. Wagons are written as letters, `S` small and `L` large, followed by a digit for damage: `S1 L`. */
export interface PlayerSpec extends Partial<Omit<Player, 'wagons'>> {
  readonly wagons?: string
}

export interface PositionSpec extends Partial<Omit<Common, 'players' | 'pool' | 'tracks' | 'options'>> {
  readonly players?: readonly PlayerSpec[]
  /** Dice by colour and face: `blue-wood red-wild`. */
  readonly pool?: string
  readonly tracks?: Partial<Common['tracks']>
  readonly options?: Partial<Options>
}

const OPTIONS: Options = { sets: 'first-game', boards: 'standard' }

/** The middle of the first week: four dice in the pool of three players, all slots taken, markers at their start. */
export function tableOf(spec: PositionSpec = {}): Common {
  const { players = [], pool, tracks, options, ...fields } = spec
  const seats = spec.seats ?? 3
  const blank = blankTable(seats, { ...OPTIONS, ...options })
  return {
    ...blank,
    sets: ['a', 'b'],
    week: 1,
    day: 1,
    turns: 1,
    bag: { blue: 3, red: 3, yellow: 3, green: 4, black: 3 },
    towns: ['sawmill', 'hospital'],
    equipment: ['axe', 'saw', 'map', 'toolbox'],
    townsfolk: {
      wild: 'blacksmith',
      mine: 'carpenter',
      equip: 'doctor',
      cattle: 'drover',
      wood: 'prospector',
      medicine: 'shopkeeper',
    },
    unseen: { ...blank.unseen, townsfolk: TOWNSFOLK_SETS.b },
    ...fields,
    seats,
    players: Array.from({ length: seats }, (_, seat) => playerOf(players[seat] ?? {})),
    pool: diceOf(pool ?? 'blue-wild red-mine yellow-cattle green-wood'),
    tracks: { ...blank.tracks, ...tracks },
  }
}

function playerOf({ wagons = 'S', ...spec }: PlayerSpec): Player {
  const none = { silver: 0, wood: 0, medicine: 0, cattle: 0, gold: [], equipment: [], townsfolk: [], favours: 0, track: 0 }
  return { board: null, ...none, ...spec, wagons: wagonsOf(wagons) }
}

function wagonsOf(signs: string): readonly Wagon[] {
  return signs.split(' ').flatMap((sign): readonly Wagon[] => {
    if (sign === '') return []
    return [{ size: sign.startsWith('L') ? 'large' : 'small', damage: Number(sign.slice(1)) }]
  })
}

function diceOf(text: string): readonly Die[] {
  return text.split(' ').flatMap((word): readonly Die[] => {
    const colour = COLOURS.find((one) => word.startsWith(`${one}-`))
    const face = FACES.find((one) => word === `${colour}-${one}`)
    return colour === undefined || face === undefined ? [] : [{ colour, face }]
  })
}

/** The active seat has to take a die. */
export function taking(spec: PositionSpec = {}): State {
  return { ...tableOf(spec), phase: 'take' }
}

/** The active seat holds a die that shows this face. */
export function holding(face: Face, spec: PositionSpec = {}, changed = false): State {
  const die: HeldDie = { colour: 'blue', face, taken: face }
  return { ...tableOf({ pool: 'red-mine yellow-cattle green-wood', ...spec }), phase: 'use', die, changed }
}

/** The die is used, and other dice are left for other seats. */
export function ending(spec: PositionSpec = {}): State {
  return { ...tableOf({ pool: 'red-mine yellow-cattle green-wood', ...spec }), phase: 'turn-end' }
}

/** The last turn of a day ends, with a die of this colour left. */
export function lastOf(colour: Colour, spec: PositionSpec = {}): State {
  return { ...tableOf({ active: 2, ...spec, pool: `${colour}-wood` }), phase: 'turn-end' }
}

/** The last turn of a week ends, and no disaster will fire. */
export function weekEnding(spec: PositionSpec = {}): State {
  const none = { blue: 0, red: 0, yellow: 0, green: 0, black: 0 }
  return lastOf('blue', { day: 5, bag: none, ...spec })
}

/** In town with these cards. */
export function inTown(towns: readonly TownId[], spec: PositionSpec = {}): State {
  const table = tableOf({ towns, day: 5, ...spec, pool: '' })
  const visit: Visit = { satisfied: [], giving: null, left: false }
  return { ...table, phase: 'town', visits: table.players.map(() => visit) }
}

export const NO_TOLL: Toll = { wagons: [], townsfolk: [], shields: 0 }

export function resolvingOf(resolving: Partial<Resolving>): Resolving {
  return { disaster: 'storm', rest: [], final: false, tolls: [], ...resolving }
}

/** The last turn of a day ends, and this disaster is about to fire with the blue, red, yellow or green die. */
export function beforeDisaster(disaster: (typeof DISASTERS)[number], spec: PositionSpec = {}): State {
  const colour = ({ storm: 'blue', raid: 'red', famine: 'yellow', disease: 'green' } as const)[disaster]
  return lastOf(colour, { ...spec, tracks: { [disaster]: 2, ...spec.tracks } })
}
