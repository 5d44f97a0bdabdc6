/**
 * Actions as short texts of letters, digits, points and hyphens, one for each action:
 * `one-road.12`, `buy-coach.3`, `move.0aF` (one character for each place), `settle.c07.farmer`, `end-turn`.
 */
import { at } from '../../engine/random.js'
import type { Place } from './data/map.js'
import { type Action, type CoachId, PROFESSIONS, TILES, type Tile } from './rules/types.js'

type Deal = Extract<Action, { readonly kind: 'deal' }>

/** One character for each place of a map, in the order of the places. */
const PLACE_SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** One character for each tile, in the order of {@link TILES}; a hyphen where none lies. */
const TILE_SIGNS = 'bkmsgfh'
const NO_TILE = '-'

const NUMBER = /^\d{1,2}$/
const COACH = /^[cs]\d{1,2}$/

/** One word for an action; different actions have different words. */
export function encode(action: Action): string {
  switch (action.kind) {
    case 'deal':
      return writeDeal(action)
    case 'first':
      return `${action.kind}.${action.seat}`
    case 'cover':
      return `${action.kind}.${action.city}`
    case 'refill':
    case 'farmer':
    case 'join':
      return `${action.kind}.${action.coach}`
    case 'nugget':
      return `${action.kind}.${action.value}`
    case 'one-road':
    case 'two-roads':
    case 'second-road':
    case 'sergeant-road':
      return `${action.kind}.${action.line}`
    case 'buy-coach':
      return `${action.kind}.${action.slot}`
    case 'move':
      return `${action.kind}.${writePlaces(action.path)}`
    case 'settle':
    case 'return-pioneer':
      return `${action.kind}.${action.coach}.${action.pioneer}`
    case 'done-buying':
    case 'skip':
    case 'end-turn':
    case 'decline':
      return action.kind
  }
}

/** The action that `encode` writes as `text`; null for any text that it never writes. */
export function decode(text: string): Action | null {
  const [kind = '', ...parts] = text.split('.')
  const action = read(kind, parts)
  return action !== null && encode(action) === text ? action : null
}

function read(kind: string, parts: readonly string[]): Action | null {
  const [one = '', two = ''] = parts
  switch (kind) {
    case 'deal':
      return readDeal(parts)
    case 'first':
      return NUMBER.test(one) ? { kind, seat: Number(one) } : null
    case 'cover':
      return NUMBER.test(one) ? { kind, city: Number(one) } : null
    case 'refill':
    case 'farmer':
    case 'join':
      return COACH.test(one) ? { kind, coach: one } : null
    case 'nugget':
      return NUMBER.test(one) ? { kind, value: Number(one) } : null
    case 'one-road':
    case 'two-roads':
    case 'second-road':
    case 'sergeant-road':
      return NUMBER.test(one) ? { kind, line: Number(one) } : null
    case 'buy-coach':
      return NUMBER.test(one) ? { kind, slot: Number(one) } : null
    case 'move': {
      const path = readPlaces(one)
      return path === null || path.length < 2 ? null : { kind, path }
    }
    case 'settle':
    case 'return-pioneer': {
      const pioneer = PROFESSIONS.find((profession) => profession === two)
      return pioneer !== undefined && COACH.test(one) ? { kind, coach: one, pioneer } : null
    }
    case 'done-buying':
    case 'skip':
    case 'end-turn':
    case 'decline':
      return { kind }
    default:
      return null
  }
}

/** The setup as one word: first seat, covers, tiles by place, starting coaches by seat, display. */
function writeDeal({ first, covered, tiles, startingCoaches, display }: Deal): string {
  const signs = tiles.map((tile) => (tile === null ? NO_TILE : at([...TILE_SIGNS], TILES.indexOf(tile))))
  return ['deal', first, writePlaces(covered), signs.join(''), startingCoaches.join('-'), display.join('-')].join('.')
}

function readDeal([first = '', covers = '', signs = '', starting = '', display = '']: readonly string[]): Deal | null {
  const covered = readPlaces(covers)
  const tiles = readAll([...signs], readTile)
  const startingCoaches = readAll(starting.split('-'), readCoach)
  const displayed = readAll(display.split('-'), readCoach)
  if (!NUMBER.test(first) || covered === null || tiles === null || startingCoaches === null || displayed === null) return null
  return { kind: 'deal', first: Number(first), covered, tiles, startingCoaches, display: displayed }
}

function writePlaces(places: readonly Place[]): string {
  return places.map((place) => PLACE_SIGNS.charAt(place)).join('')
}

function readPlaces(signs: string): readonly Place[] | null {
  return readAll([...signs], (sign) => found(PLACE_SIGNS.indexOf(sign)))
}

/** Every item read, or null if one of them cannot be read (`undefined`). */
function readAll<T>(texts: readonly string[], read: (text: string) => T | undefined): readonly T[] | null {
  const items = texts.map(read)
  return items.every((item) => item !== undefined) ? items : null
}

function readTile(sign: string): Tile | null | undefined {
  return sign === NO_TILE ? null : TILES[TILE_SIGNS.indexOf(sign)]
}

function readCoach(text: string): CoachId | undefined {
  return COACH.test(text) ? text : undefined
}

function found(index: number): number | undefined {
  return index < 0 ? undefined : index
}
