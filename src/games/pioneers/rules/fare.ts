/** The price of a ride, and who receives it (R39-R41). */
import type { Seat } from '../../../engine/game.js'
import { at } from '../../../engine/lists.js'
import { OWNERS } from './roads.js'

/**
 * Dollars to several payees in one number, with 8 bits for each seat, so that adding fares adds each share. The payer's own bits
 * stand for the bank, since nobody pays themselves.
 */
export type Fare = number

const SHARE_BITS = 8
const SHARE_MASK = 0x7f

/** The fare of one line, by payer and set of owners. */
const TOLLS: readonly (readonly Fare[])[] = [0, 1, 2, 3].map((payer) =>
  OWNERS.map((owners) => {
    if (owners.includes(payer)) return 0
    const payees = owners.length === 0 ? [payer] : owners
    return payees.reduce((fare, payee) => fare + (1 << (SHARE_BITS * payee)), 0)
  }),
)

/** What `payer` pays for one line, by the set of its road owners. */
export function tollsFor(payer: Seat): readonly Fare[] {
  return at(TOLLS, payer)
}

/** The dollars of a fare that go to one seat. The payer's own seat stands for the bank. */
export function shareOf(fare: Fare, seat: Seat): number {
  return (fare >> (SHARE_BITS * seat)) & SHARE_MASK
}

/** The dollars of a fare to all payees together. */
export function totalOf(fare: Fare): number {
  return shareOf(fare, 0) + shareOf(fare, 1) + shareOf(fare, 2) + shareOf(fare, 3)
}

const BORROWS = 0x80808080

/** Whether `one` is at most `other` for every payee. Valid for shares below 128; no route has that many lines. */
export function nowhereDearer(one: Fare, other: Fare): boolean {
  return (((other | BORROWS) - one) & BORROWS) === (BORROWS | 0)
}
