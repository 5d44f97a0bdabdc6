/** Hand-made positions, written with the names of cities and coaches. */
import type { Seat } from '../../../../src/engine/game.js'
import { coachOf } from '../../../../src/games/pioneers/data/coaches.js'
import { type GameMap, type Line, lineBetween, type Place, placeOf } from '../../../../src/games/pioneers/data/map.js'
import { MAPS, mapFor } from '../../../../src/games/pioneers/data/maps.js'
import { blankTable } from '../../../../src/games/pioneers/rules/phases/setup.js'
import {
  type CoachId,
  type Common,
  type OwnCoach,
  type Player,
  PROFESSIONS,
  type Settling,
  type State,
  type Tile,
} from '../../../../src/games/pioneers/rules/types.js'

/** One player's things. Omitted fields are as at the start, but without any coach. */
export interface PlayerSpec extends Partial<Omit<Player, 'coaches'>> {
  /** By coach: its passengers in seat order, with a hyphen for an empty seat: `{ c09: 'banker - merchant' }`. */
  readonly coaches?: Readonly<Record<CoachId, string>>
}

export interface PositionSpec {
  readonly seats?: number
  /** Cities, separated by spaces. */
  readonly covered?: string
  readonly stagecoach?: string
  /** By city. The board has no other tiles. If omitted: a single hotel, far away in Oregon City. */
  readonly tiles?: Readonly<Record<string, Tile>>
  /** By line, as two cities separated by a space: its owner or owners. */
  readonly roads?: Readonly<Record<string, Seat | readonly Seat[]>>
  /** By city, the seat of each pioneer there. */
  readonly settlers?: Readonly<Record<string, readonly Seat[]>>
  /** The seat whose turn it is. */
  readonly turn?: Seat
  readonly first?: Seat
  readonly round?: number
  readonly used?: Common['turn']['used']
  readonly mustBuyCoach?: boolean
  readonly display?: readonly CoachId[]
  readonly stack?: number
  readonly nuggetsLeft?: Common['nuggetsLeft']
  readonly end?: Common['end']
  readonly idleRounds?: number
  readonly roundBusy?: boolean
  /** By seat. Everybody has 3 cash; omitted players have the defaults. */
  readonly players?: readonly PlayerSpec[]
}

const FAR_HOTEL: Readonly<Record<string, Tile>> = { 'oregon-city': 'hotel' }
const SOME_DISPLAY = ['c01', 'c09', 'c10', 'c17']

/** The table for a description. Supplies of roads and pioneers follow from the board and the coaches. */
export function tableOf(spec: PositionSpec): Common {
  const tiles = spec.tiles ?? FAR_HOTEL
  const seats = spec.seats ?? 4
  const map = mapFor(seats)
  const blank = blankTable(seats)
  const display = spec.display ?? SOME_DISPLAY
  const turn = {
    seat: spec.turn ?? 0,
    round: spec.round ?? 1,
    used: spec.used ?? [],
    mustBuyCoach: spec.mustBuyCoach ?? false,
  }
  const table: Common = {
    ...blank,
    covered: placesIn(map, spec.covered ?? ''),
    tiles: map.places.map(({ id }) => tiles[id] ?? null),
    roads: roadsOf(map, spec.roads ?? {}),
    settlers: map.places.map(({ id }) => (spec.settlers?.[id] ?? []).reduce((sum, seat) => sum + (1 << (8 * seat)), 0)),
    stagecoach: placeOf(map, spec.stagecoach ?? 'boston'),
    display,
    stack: spec.stack ?? 10,
    unseen: blank.unseen.filter((id) => !display.includes(id)),
    nuggetsLeft: spec.nuggetsLeft ?? blank.nuggetsLeft,
    first: spec.first ?? 0,
    turn,
    end: spec.end ?? null,
    idleRounds: spec.idleRounds ?? 0,
    roundBusy: spec.roundBusy ?? false,
  }
  for (const id of [...Object.keys(tiles), ...Object.keys(spec.settlers ?? {})]) placeOf(map, id)
  return { ...table, players: table.players.map((_, seat) => playerOf(spec, table, seat)) }
}

/** The state in which the active player buys. */
export function buying(spec: PositionSpec): Common & { readonly phase: 'purchase' } {
  return { ...tableOf(spec), phase: 'purchase' }
}

/** The state in which the active player has to move. */
export function moving(spec: PositionSpec): State {
  return { ...tableOf(spec), phase: 'move' }
}

/** The state in which the active player ends the turn. `settled` if a pioneer may be joined. */
export function ending(
  spec: PositionSpec,
  settled?: { readonly city: string; readonly tile: Tile; readonly pioneer?: Settling['pioneer'] },
): State {
  const table = tableOf(spec)
  if (settled === undefined) return { ...table, phase: 'turn-end', settling: null }
  const pioneer = settled.pioneer ?? PROFESSIONS.find((profession) => profession === settled.tile)
  if (pioneer === undefined) throw new Error('say which pioneer settled in the hotel')
  return { ...table, phase: 'turn-end', settling: { city: placeOf(MAPS[table.map], settled.city), tile: settled.tile, pioneer } }
}

function playerOf(spec: PositionSpec, table: Common, seat: Seat): Player {
  const { coaches: words, ...given } = spec.players?.[seat] ?? {}
  const coaches = Object.entries(words ?? {}).map(([id, passengers]) => ownCoach(id, passengers))
  const travelling = coaches.flatMap((coach) => coach.seats).filter((pioneer) => pioneer !== null).length
  const settled = Object.values(spec.settlers ?? {})
    .flat()
    .filter((owner) => owner === seat).length
  const built = table.roads.filter((owners) => (owners & (1 << seat)) !== 0).length
  return {
    cash: 3,
    track: 0,
    roads: 15 - built,
    pioneers: 20 - travelling - settled,
    bankers: 0,
    merchants: 0,
    emptied: [],
    nuggets: [],
    ...given,
    coaches,
  }
}

/** A coach with its passengers. Throws if they do not match its seats. */
function ownCoach(id: CoachId, passengers: string): OwnCoach {
  const words = passengers.split(' ')
  const { seats } = coachOf(id)
  if (words.length !== seats.length) throw new Error(`coach ${id} has ${seats.length} seats: ${seats.join(' ')}`)
  return {
    id,
    seats: seats.map((kind, index) => {
      if (words[index] !== '-' && words[index] !== kind)
        throw new Error(`seat ${index} of ${id} is for ${kind}, not ${words[index]}`)
      return words[index] === '-' ? null : kind
    }),
  }
}

function roadsOf(map: GameMap, owners: NonNullable<PositionSpec['roads']>): readonly number[] {
  const roads = map.lines.map(() => 0)
  for (const [name, seats] of Object.entries(owners)) {
    roads[lineNamed(map, name)] = [seats].flat().reduce((sum, seat) => sum | (1 << seat), 0)
  }
  return roads
}

/** The line between two cities, `albany buffalo`. Throws if there is none. */
export function lineNamed(map: GameMap, name: string): Line {
  const [a = '', b = ''] = name.split(' ')
  const line = lineBetween(map, placeOf(map, a), placeOf(map, b))
  if (line === null) throw new Error(`no line joins ${name}`)
  return line
}

/** Places by their names, separated by spaces. */
export function placesIn(map: GameMap, names: string): readonly Place[] {
  return names === '' ? [] : names.split(' ').map((name) => placeOf(map, name))
}
