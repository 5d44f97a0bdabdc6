import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { lineBetween, type Place } from '../data/map.js'
import { ownersOf } from './owners.js'
import type { Scene } from './scene.js'

/** The price of a ride: to the bank, and to each road owner (R40, R41). */
export interface Fare {
  readonly total: number
  readonly bank: number
  readonly owners: readonly { readonly seat: Seat; readonly amount: number }[]
}

/** The fare of `path` for the acting seat. Throws if no line joins two consecutive places. */
export function fareOf({ view, map, seat }: Scene, path: readonly Place[]): Fare {
  let bank = 0
  const amounts = new Map<Seat, number>()
  for (const [step, from] of path.slice(0, -1).entries()) {
    const line = lineBetween(map, from, at(path, step + 1))
    if (line === null) throw new Error(`no line from ${from} to ${at(path, step + 1)}`)
    const owners = ownersOf(view, line)
    if (owners.includes(seat)) continue
    if (owners.length === 0) bank += 1
    for (const owner of owners) amounts.set(owner, (amounts.get(owner) ?? 0) + 1)
  }
  const owners = [...amounts].map(([owner, amount]) => ({ seat: owner, amount })).sort((a, b) => a.seat - b.seat)
  return { bank, owners, total: owners.reduce((sum, { amount }) => sum + amount, bank) }
}
