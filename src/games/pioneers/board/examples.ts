/** Small positions made by hand, one for the picture of each rules topic. */

import type { Seat } from '../../../engine/game.js'
import { EXAMPLE_NAMES, type Example } from '../../../game-kit/face.js'
import { type Part, partAt } from '../../../pictures/part.js'
import { coachOf } from '../data/coaches.js'
import { BOSTON, lineBetween, type Place, placeOf } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import { type OwnCoach, type Profession, TILES } from '../rules/types.js'
import type { Choice, PlayerView, View } from '../rules/view-types.js'

const map = MAPS.large

/** Roads by owner, as pairs of city ids. */
type Roads = readonly (readonly [Seat, string, string])[]
/** Who has settled where. */
type Settlers = readonly (readonly [Seat, string])[]

interface Setting {
  readonly roads?: Roads
  readonly settlers?: Settlers
  readonly stagecoach?: string
  readonly change?: Partial<View>
  readonly marks?: readonly Choice[]
  readonly part?: Part
}

const NORTHEAST = partAt(624, 40, 550, 390)
const FIRST_PLAYER = partAt(1042, 6, 550, 328)
const SOUTHEAST = partAt(630, 404, 550, 592)

export const EXAMPLES: Readonly<Record<string, () => Example<View, Choice>>> = {
  picture: () =>
    example({
      roads: [
        [0, 'boston', 'albany'],
        [1, 'albany', 'buffalo'],
        [2, 'boston', 'new-york'],
      ],
      settlers: [
        [0, 'albany'],
        [1, 'buffalo'],
        [2, 'new-york'],
      ],
      stagecoach: 'buffalo',
      change: { players: EXAMPLE_NAMES.map((_, seat) => (seat === 0 ? established() : player(seat, []))) },
      part: FIRST_PLAYER,
    }),
  setup: () =>
    example({
      settlers: EXAMPLE_NAMES.map((_, seat) => [seat, 'boston']),
      change: { phase: 'purchase', stack: 14, players: EXAMPLE_NAMES.map((_, seat) => newcomer(seat)) },
      part: FIRST_PLAYER,
    }),
  overview: () => example({ roads: [[0, 'boston', 'albany']], settlers: [[0, 'albany']], stagecoach: 'albany', part: NORTHEAST }),
  turn: () => example({ change: { phase: 'purchase' }, part: NORTHEAST }),
  purchases: () =>
    example({
      change: { phase: 'purchase' },
      marks: [line('1', 'boston', 'albany'), line('2', 'boston', 'new-york')],
      part: NORTHEAST,
    }),
  moving: () =>
    example({
      roads: [
        [0, 'boston', 'albany'],
        [1, 'boston', 'new-york'],
      ],
      settlers: [
        [0, 'albany'],
        [1, 'new-york'],
      ],
      marks: [route('1', 'boston', 'albany', 'buffalo'), route('2', 'boston', 'new-york', 'baltimore')],
      part: NORTHEAST,
    }),
  settling: () => example({ settlers: [[0, 'albany']], stagecoach: 'albany', marks: [place('1', 'albany')], part: NORTHEAST }),
  tiles: () =>
    example({ marks: ['albany', 'buffalo', 'detroit'].map((id, index) => place(String(index + 1), id)), part: NORTHEAST }),
  coaches: () => example({ settlers: [[0, 'new-york']], stagecoach: 'new-york', part: FIRST_PLAYER }),
  invitation: () =>
    example({
      settlers: [
        [0, 'buffalo'],
        [1, 'buffalo'],
      ],
      stagecoach: 'buffalo',
      marks: [place('1', 'buffalo')],
      part: NORTHEAST,
    }),
  end: () =>
    example({
      roads: [
        [0, 'boston', 'albany'],
        [0, 'albany', 'buffalo'],
        [0, 'buffalo', 'detroit'],
        [1, 'boston', 'new-york'],
      ],
      settlers: [
        [0, 'albany'],
        [0, 'buffalo'],
        [0, 'detroit'],
        [1, 'new-york'],
      ],
      stagecoach: 'detroit',
      change: { viewer: 0, toMove: 1 },
      part: NORTHEAST,
    }),
  'house-rules': () =>
    example({
      roads: [[1, 'charleston', 'atlanta']],
      settlers: [
        [0, 'raleigh'],
        [1, 'charleston'],
      ],
      stagecoach: 'raleigh',
      change: { idle: true },
      marks: [route('1', 'raleigh', 'atlanta')],
      part: SOUTHEAST,
    }),
}

function example({
  roads = [],
  settlers = [],
  stagecoach = 'boston',
  change = {},
  marks = [],
  part,
}: Setting): Example<View, Choice> {
  const settled = new Set(settlers.map(([, id]) => placeOf(map, id)))
  const linesOf = (owner: Seat) => roads.filter(([seat]) => seat === owner).map(([, from, to]) => lineOf(from, to))
  const view: View = {
    phase: 'move',
    viewer: 'table',
    seats: EXAMPLE_NAMES.length,
    map: map.id,
    covered: [],
    tiles: map.places.map((_, at) => (at === BOSTON || settled.has(at) ? null : (TILES[(at * 3) % TILES.length] ?? null))),
    roads: map.lines.map((_, at) =>
      roads.reduce((bits, [seat, from, to]) => (lineOf(from, to) === at ? bits | (1 << seat) : bits), 0),
    ),
    settlers: map.places.map((_, at) =>
      settlers.reduce((sum, [seat, id]) => (placeOf(map, id) === at ? sum + (1 << (8 * seat)) : sum), 0),
    ),
    stagecoach: placeOf(map, stagecoach),
    display: ['c01', 'c09', 'c13', 'c20'],
    stack: 12,
    players: EXAMPLE_NAMES.map((_, seat) => player(seat, linesOf(seat))),
    nuggetsLeftCount: 10,
    first: 0,
    turn: { seat: 0, round: 1, used: [], mustBuyCoach: false },
    openToCover: null,
    toMove: 0,
    settling: null,
    arrived: null,
    coachDuty: null,
    rides: [],
    scores: null,
    winners: null,
    end: null,
    idle: false,
    ...change,
  }
  return { view, marks, ...(part === undefined ? {} : { part }) }
}

/** The passengers still on the examples' coaches, as far as a coach has such seats. */
const ABOARD: readonly (Profession | null)[] = ['banker', 'barkeeper', 'farmer']

/** A player with one connected network and a partly empty starting coach. */
function player(seat: Seat, networkLines: readonly number[]): PlayerView {
  const id = `s${seat + 2}`
  const coach: OwnCoach = { id, seats: coachOf(id).seats.map((pioneer) => (ABOARD.includes(pioneer) ? pioneer : null)) }
  return {
    cash: 4 + seat,
    track: 4 * seat,
    roads: 15 - networkLines.length,
    pioneers: 12,
    bankers: 0,
    merchants: 0,
    coaches: [coach],
    emptied: [],
    nuggetCount: 0,
    nuggets: null,
    income: 3,
    networkPioneers: networkLines.length,
    networkLines,
  }
}

/** A player with something of everything that a panel counts. */
function established(): PlayerView {
  return {
    ...player(0, [lineOf('boston', 'albany')]),
    cash: 7,
    income: 4,
    track: 12,
    bankers: 1,
    merchants: 1,
    nuggetCount: 2,
    networkPioneers: 2,
  }
}

/** A player before the first turn. */
function newcomer(seat: Seat): PlayerView {
  const { id, seats } = coachOf(`s${seat + 2}`)
  return { ...player(seat, []), cash: 2, track: 0, pioneers: 14, coaches: [{ id, seats }] }
}

function lineOf(from: string, to: string): number {
  const found = lineBetween(map, placeOf(map, from), placeOf(map, to))
  if (found === null) throw new Error(`no line from ${from} to ${to}`)
  return found
}

function line(label: string, from: string, to: string): Choice {
  return { kind: 'line', line: lineOf(from, to), label }
}

function place(label: string, id: string): Choice {
  return { kind: 'place', place: placeOf(map, id), label }
}

function route(label: string, ...ids: readonly string[]): Choice {
  const path: readonly Place[] = ids.map((id) => placeOf(map, id))
  return { kind: 'route', path, label }
}
