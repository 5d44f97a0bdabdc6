/** Roads on lines: their owners, and where one may be laid (R31-R33, R55, R56). */
import type { Seat } from '../../../engine/game.js'
import { at, replaced } from '../../../engine/lists.js'
import type { Line } from '../data/map.js'
import { activePlayer, changePlayer, type Draft, maybeTriggerEnd } from './draft.js'
import type { Fact } from './facts.js'
import { groundOf } from './ground.js'
import type { Action, Common, RefusalCode } from './types.js'

const MAX_SEATS = 4
const OWNER_SETS = 1 << MAX_SEATS

/** By set of owners (the bits of `Common.roads`): the seats in it, ascending. */
export const OWNERS: readonly (readonly Seat[])[] = Array.from({ length: OWNER_SETS }, (_, owners) =>
  [0, 1, 2, 3].filter((seat) => (owners & (1 << seat)) !== 0),
)

/** The seats that own a road on a line, ascending. At most two. */
export function roadOwners(table: Pick<Common, 'roads'>, line: Line): readonly Seat[] {
  return at(OWNERS, at(table.roads, line))
}

/** Why a bought road may not be laid on a line. Null if it may. */
export function refuseFreeLine(table: Common, line: Line): RefusalCode | null {
  const owners = table.roads[line]
  if (owners === undefined) return 'unknown-line'
  if (groundOf(table).live[line] !== true) return 'line-covered'
  return owners === 0 ? null : 'line-taken'
}

/** Why a Sergeant's road may not be laid on a line. It takes a free line, or one with a single road of another player (R55). */
export function refuseSergeantLine(table: Common, line: Line): RefusalCode | null {
  const refused = refuseFreeLine(table, line)
  if (refused !== 'line-taken') return refused
  const owners = roadOwners(table, line)
  if (owners.length === 2) return 'line-doubled'
  return owners.includes(table.turn.seat) ? 'line-own' : null
}

/** Whether at least `needed` lines have no road. */
export function hasFreeLines(table: Common, needed: number): boolean {
  let free = 0
  for (const line of groundOf(table).lines) {
    if (table.roads[line] === 0) free++
    if (free >= needed) return true
  }
  return false
}

/** Adds to `actions` the entry of `byLine` for every line that `refuse` accepts. */
export function addFreeLines(actions: Action[], table: Common, byLine: readonly Action[]): void {
  for (const line of groundOf(table).lines) if (table.roads[line] === 0) actions.push(at(byLine, line))
}

/** Lays one road of the active player for `price` dollars and records `fact`. The end may follow (R22, E33). */
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

/** The ids of a line's two places, as used in facts. */
export function lineIds(table: Common, line: Line): readonly [string, string] {
  return at(groundOf(table).ends, line)
}
