/** Roads on lines: who owns which, where one may be laid (R31-R33, R55, R56). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import type { Line } from '../data/map.js'
import { activePlayer, changePlayer, type Draft, maybeTriggerEnd, replaced } from './draft.js'
import { groundOf } from './ground.js'
import type { Action, Common, Fact, RefusalCode } from './types.js'

const MAX_SEATS = 4
const OWNER_SETS = 1 << MAX_SEATS

/** By set of owners (the bits of `Common.roads`): the seats in it, ascending. */
export const OWNERS: readonly (readonly Seat[])[] = Array.from({ length: OWNER_SETS }, (_, owners) =>
  [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0),
)

/** The seats that own a road on a line, ascending; at most two. */
export function roadOwners(table: Pick<Common, 'roads'>, line: Line): readonly Seat[] {
  return at(OWNERS, at(table.roads, line))
}

/** What may be wrong with a line for a bought road; null if it may be built there. */
export function refuseFreeLine(table: Common, line: Line): RefusalCode | null {
  const owners = table.roads[line]
  if (owners === undefined) return 'unknown-line'
  if (groundOf(table).live[line] !== true) return 'line-covered'
  return owners === 0 ? null : 'line-taken'
}

/** What may be wrong with a line for a Sergeant's road: it takes a free line, or one with a single foreign road (R55). */
export function refuseSergeantLine(table: Common, line: Line): RefusalCode | null {
  const refused = refuseFreeLine(table, line)
  if (refused !== 'line-taken') return refused
  const owners = roadOwners(table, line)
  if (owners.length === 2) return 'line-doubled'
  return owners.includes(table.turn.seat) ? 'line-own' : null
}

/** Are there at least `needed` lines without any road? */
export function hasFreeLines(table: Common, needed: number): boolean {
  let free = 0
  for (const line of groundOf(table).lines) {
    if (table.roads[line] === 0) free++
    if (free >= needed) return true
  }
  return false
}

/** Adds to `actions` the entry of `byLine` for every line that `refuse` passes. */
export function addFreeLines(actions: Action[], table: Common, byLine: readonly Action[]): void {
  for (const line of groundOf(table).lines) if (table.roads[line] === 0) actions.push(at(byLine, line))
}

/** Lays one road of the active player for `price` dollars; `fact` tells it, and the end may follow (R22, E33). */
export function layRoad(draft: Draft, line: Line, price: number, fact: Fact): void {
  const { table } = draft
  const { seat } = table.turn
  const { cash, roads } = activePlayer(table)
  table.roads = replaced(table.roads, line, at(table.roads, line) | (1 << seat))
  table.roundBusy = true
  changePlayer(draft, seat, { cash: cash - price, roads: roads - 1 })
  draft.facts.push(fact)
  maybeTriggerEnd(draft, roads === 1, 'roads')
}

/** The two places of a line by their ids, as facts name it. */
export function lineIds(table: Common, line: Line): readonly [string, string] {
  return at(groundOf(table).ends, line)
}
