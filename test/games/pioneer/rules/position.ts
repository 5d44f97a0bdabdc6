/**
 * Hand-made positions of Pioneer: nine tiles in a row, the home of seat 0 at the left end, that of seat 1 at the right, that of
 * seat 2 in the middle.
 */
import type { Seat } from '../../../../src/engine/game.js'
import { STAR_IDS, type SystemId } from '../../../../src/games/pioneer/data/systems.js'
import { SHIPS } from '../../../../src/games/pioneer/data/units.js'
import { blankTable } from '../../../../src/games/pioneer/rules/setup.js'
import type { Cards, Common, Fleet, Options, Player, Playing, State, Tile } from '../../../../src/games/pioneer/rules/types.js'

/** Ships as `0 scout 2, 1 warship 1`; a colony as its seat, with a plus if it is fortified: `0+`. */
export interface TileSpec {
  readonly up?: SystemId
  /** Who has peeked at what lies face down. */
  readonly seen?: { readonly system: SystemId; readonly by: readonly Seat[] }
  readonly colony?: string | null
  readonly ships?: string
  readonly isBombed?: boolean
}

export interface Spec extends Partial<Omit<Common, 'players' | 'tiles'>> {
  readonly players?: readonly Partial<Player>[]
  readonly tiles?: Readonly<Record<number, TileSpec>>
}

const LENGTH = 9
const MIDDLE = 4
const LAST = LENGTH - 1

function tableOf({ players = [], tiles = {}, seats = 2, ...fields }: Spec): Common {
  const blank = blankTable(seats, { galaxy: 'small' }, [])
  const laid = Array.from({ length: LENGTH }, (_, index) => tileOf(index, seats, tiles[index] ?? {}))
  const known = laid.map(({ system }) => system)
  return {
    ...blank,
    round: 2,
    turns: 3,
    pool: { actions: 2, money: 0 },
    ...fields,
    seats,
    tiles: laid,
    unseen: STAR_IDS.filter((star) => !known.includes(star)),
    players: Array.from({ length: seats }, (_, seat) => playerOf(players[seat] ?? {})),
  }
}

function playerOf(spec: Partial<Player>): Player {
  const levels = { military: 0, transportation: 0, society: 0 } as const
  return { hand: [], known: [], deck: [], played: [], trash: [], levels, isOut: false, ...spec }
}

function tileOf(index: number, seats: number, { up, seen, colony, ships = '', isBombed = false }: TileSpec): Tile {
  const home = [0, LAST, ...(seats > 2 ? [MIDDLE] : [])].indexOf(index)
  const owner = colony === undefined ? (home >= 0 ? `${home}+` : null) : colony
  const system = home >= 0 ? 'home' : (up ?? seen?.system ?? null)
  return {
    place: { x: 2 * index, y: 0 },
    system,
    isUp: home >= 0 || up !== undefined,
    seenBy: seen?.by ?? [],
    isBombed,
    colony: owner === null ? null : { seat: Number(owner[0]), isFortified: owner.endsWith('+') },
    fleets: fleetsOf(ships),
  }
}

function fleetsOf(text: string): readonly Fleet[] {
  const groups = text === '' ? [] : text.split(', ').map((group) => group.split(' '))
  const seats = [...new Set(groups.map(([seat]) => Number(seat)))].sort()
  return seats.map((seat) => {
    const count = (ship: string) => Number(groups.find((group) => Number(group[0]) === seat && group[1] === ship)?.[2] ?? 0)
    const [scout = 0, bomber = 0, colonizer = 0, warship = 0] = SHIPS.map(count)
    return { seat, ships: { scout, bomber, colonizer, warship } }
  })
}

/** Seat 0 in its card phase, with these cards in hand. */
export function inCards(hand: Cards, spec: Spec = {}): Playing {
  const [own = {}, ...others] = spec.players ?? []
  return { ...tableOf({ ...spec, players: [{ ...own, hand }, ...others] }), phase: 'cards' }
}

/** Seat 0 about to move its ships. */
export function inMoves(tiles: Readonly<Record<number, TileSpec>>, spec: Spec = {}): Playing {
  return { ...tableOf({ ...spec, tiles }), phase: 'moves', picked: null }
}

/** Before anything is drawn. */
export function start(seats: number, options: Options = { galaxy: 'standard', order: 'even' }): State {
  return { phase: 'layout', seats, options }
}
