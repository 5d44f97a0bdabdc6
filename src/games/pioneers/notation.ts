/**
 * Actions as short texts of letters, digits, points and hyphens, one for each action: `one-road.12`, `buy-coach.3`, `move.0aF`
 * (one character for each place), `settle.c07.farmer`, `end-turn`.
 */
import { codecOf, listOf, matching, NUMBER, oneOf, signed } from '../../engine/notation.js'
import { type Action, PROFESSIONS, TILES } from './rules/types.js'

/** One character for each place of a map, in the order of the places. */
const PLACE_SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const PLACES = listOf(
  signed(
    Array.from(PLACE_SIGNS, (_, place) => place),
    PLACE_SIGNS,
  ),
  '',
)
/** One character for each tile. A hyphen where there is none. */
const TILES_BY_PLACE = listOf(signed([...TILES, null], 'bkmsgfh-'), '')

const COACH = matching(/^[cs]\d{1,2}$/)
const COACHES = listOf(COACH, '-')
const PASSENGER = { coach: COACH, pioneer: oneOf(PROFESSIONS) }
const LINE = { line: NUMBER }

export const { encode, decode } = codecOf<Action>({
  deal: { first: NUMBER, covered: PLACES, tiles: TILES_BY_PLACE, startingCoaches: COACHES, display: COACHES },
  first: { seat: NUMBER },
  cover: { city: NUMBER },
  refill: { coach: COACH },
  nugget: { value: NUMBER },
  'one-road': LINE,
  'two-roads': LINE,
  'second-road': LINE,
  'buy-coach': { slot: NUMBER },
  'done-buying': {},
  move: { path: { ...PLACES, read: readPath } },
  settle: PASSENGER,
  'sergeant-road': LINE,
  'return-pioneer': PASSENGER,
  farmer: { coach: COACH },
  skip: {},
  'end-turn': {},
  join: { coach: COACH },
  decline: {},
})

/** A ride has at least one line. */
function readPath(text: string): readonly number[] | undefined {
  return text.length < 2 ? undefined : PLACES.read(text)
}
