/** The referee's own graph search, fares, and networks. */
import { demand, known, same } from './foul.js'
import { hasPassenger, type Ledger, lineKey, type Purse, purseOf } from './ledger.js'
import type { FactOf, Tile } from './record.js'

/** Who is paid a dollar for a line. `bank` where there is no road. */
function payees(ledger: Ledger, seat: number, from: string, to: string): readonly (number | 'bank')[] {
  const owners = known(ledger.roads.get(lineKey(from, to)), `line ${from} - ${to}`)
  if (owners.includes(seat)) return []
  return owners.length === 0 ? ['bank'] : owners
}

const matches = (purse: Purse, tile: Tile) => hasPassenger(purse, tile === 'hotel' ? 'any' : tile)

/** Whether the seat can reach and pay a city whose tile matches one of its passengers. Finds fares by repeated relaxation. */
export function canMove(ledger: Ledger, seat: number): boolean {
  const purse = purseOf(ledger, seat)
  const costs = new Map([[ledger.place, 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [place, cost] of [...costs]) {
      if (ledger.tiles.has(place)) continue
      for (const next of known(ledger.neighbours.get(place), `place ${place}`)) {
        const total = cost + payees(ledger, seat, place, next).length
        if (total >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue
        costs.set(next, total)
        changed = true
      }
    }
  }
  return [...costs].some(([place, cost]) => {
    const tile = ledger.tiles.get(place)
    return tile !== undefined && cost <= purse.cash && matches(purse, tile)
  })
}

/** Checks a ride and pays for it. */
export function ride(ledger: Ledger, { seat, path, bank, owners }: FactOf<'moved'>): void {
  const purse = purseOf(ledger, seat)
  const [from, ...way] = path
  const destination = known(way.at(-1), 'destination')
  same(from, ledger.place, 'the first place of the path')
  same(new Set(path).size, path.length, 'the number of different places on the path')
  for (const place of way.slice(0, -1)) demand(!ledger.tiles.has(place), `the stagecoach passes the tile of ${place}`)
  const tile = known(ledger.tiles.get(destination), `tile at ${destination}`)
  demand(matches(purse, tile), `seat ${seat} has nobody for the ${tile} of ${destination}`)
  const paid = way.flatMap((place, step) => payees(ledger, seat, known(path[step], 'place'), place))
  const shares = Object.fromEntries([0, 1, 2, 3].map((payee) => [`${payee}`, paid.filter((each) => each === payee).length]))
  same(bank, paid.filter((payee) => payee === 'bank').length, 'the fare to the bank')
  const sorted = (record: Record<string, number>) =>
    Object.entries(record)
      .filter(([, dollars]) => dollars > 0)
      .sort()
  same(sorted(owners), sorted(shares), 'the fare to owners')
  demand(paid.length <= purse.cash, `a fare of $${paid.length} with $${purse.cash}`)
  purse.cash -= paid.length
  for (const payee of paid) if (payee !== 'bank') purseOf(ledger, payee).cash += 1
  ledger.place = destination
}

/** The largest number of the seat's pioneers in one connected part of its roads. */
export function largestNetwork(ledger: Ledger, seat: number): number {
  const own = [...ledger.roads].filter(([, owners]) => owners.includes(seat)).map(([key]) => key.split('~'))
  const label = new Map(own.flat().map((place) => [place, place]))
  for (const [a = '', b = ''] of own) {
    const [kept, gone] = [label.get(a), label.get(b)]
    for (const [place, old] of label) if (old === gone && kept !== undefined) label.set(place, kept)
  }
  const pioneers = new Map<string, number>()
  for (const [place, part] of label) {
    const here = (ledger.settlers.get(place) ?? []).filter((owner) => owner === seat).length
    pioneers.set(part, (pioneers.get(part) ?? 0) + here)
  }
  return Math.max(0, ...pioneers.values())
}
