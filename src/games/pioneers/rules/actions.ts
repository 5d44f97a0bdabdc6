/** Actions of long lists, created once and shared: one for each line and each slot. */
import type { Line } from '../data/map.js'
import { MAPS } from '../data/maps.js'
import type { Action } from './types.js'

const LINES = Math.max(...Object.values(MAPS).map((map) => map.lines.length))

function byLine(make: (line: Line) => Action): readonly Action[] {
  return Array.from({ length: LINES }, (_, line) => Object.freeze(make(line)))
}

export const ONE_ROAD = byLine((line) => ({ kind: 'one-road', line }))
export const TWO_ROADS = byLine((line) => ({ kind: 'two-roads', line }))
export const SECOND_ROAD = byLine((line) => ({ kind: 'second-road', line }))
export const SERGEANT_ROAD = byLine((line) => ({ kind: 'sergeant-road', line }))

/** Buying from slot 1, 2, 3, 4, in this order. */
export const BUY_COACH: readonly Action[] = [1, 2, 3, 4].map((slot) => Object.freeze({ kind: 'buy-coach', slot }))

export const DONE_BUYING: Action = Object.freeze({ kind: 'done-buying' })
export const SKIP: Action = Object.freeze({ kind: 'skip' })
export const END_TURN: Action = Object.freeze({ kind: 'end-turn' })
export const DECLINE: Action = Object.freeze({ kind: 'decline' })
