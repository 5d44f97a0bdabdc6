/** Phase 3: the ride, the settled pioneer, the tile, the invitation. */
import { demand, known, same } from './foul.js'
import { hasPassenger, type Ledger, layRoad, lineKey, pay, purseOf, putSettler, takePassenger } from './ledger.js'
import type { FactOf, Profession } from './record.js'
import { maybeEnd, type Reading } from './referee.js'
import { canMove, ride } from './travel.js'

export function moveAndSettle(ledger: Ledger, reading: Reading, seat: number): void {
  if (!canMove(ledger, seat)) {
    const nobody = purseOf(ledger, seat).coaches.size === 0
    same(reading.take('no-move', seat).reason, nobody ? 'no-passengers' : 'unreachable', 'the reason for no move')
    return
  }
  ride(ledger, reading.take('moved', seat))
  const settled = reading.take('settled', seat)
  settle(ledger, reading, settled)
  tileAction(ledger, reading, settled)
  invitations(ledger, reading, settled)
}

function settle(ledger: Ledger, reading: Reading, { seat, city, tile, pioneer, coach }: FactOf<'settled'>): void {
  same(city, ledger.place, 'the city')
  same(tile, ledger.tiles.get(city), 'the tile')
  demand(tile === 'hotel' || tile === pioneer, `a ${pioneer} settles on a ${tile}`)
  ledger.tiles.delete(city)
  ledger.busy = true
  putSettler(ledger, city, seat)
  leave(ledger, reading, seat, coach, pioneer)
}

/** A passenger leaves a coach. If it was the last one, the very next fact pays for the coach. */
function leave(ledger: Ledger, reading: Reading, seat: number, coach: string, pioneer: Profession): void {
  if (!takePassenger(ledger, seat, coach, pioneer)) return
  const emptied = reading.take('coach-emptied', seat)
  same(emptied.coach, coach, 'the coach emptied')
  same(emptied.points, known(ledger.setup.coaches[coach], coach).points, 'the points of the coach')
  const purse = purseOf(ledger, seat)
  purse.track += emptied.points
  purse.cash += 1
}

function tileAction(ledger: Ledger, reading: Reading, settled: FactOf<'settled'>): void {
  const { seat, tile } = settled
  const purse = purseOf(ledger, seat)
  if (tile === 'banker' || tile === 'merchant') {
    const kept = purse[tile] < 2
    same(reading.take(kept ? 'tile-kept' : 'tile-boxed', seat).tile, tile, 'the tile')
    if (kept) purse[tile] += 1
    return
  }
  if (reading.next() === 'action-skipped') same(reading.take('action-skipped', seat).tile, tile, 'the tile skipped')
  else IMMEDIATE[tile](ledger, reading, settled)
  same(reading.take('tile-boxed', seat).tile, tile, 'the tile boxed')
}

type TileCheck = (ledger: Ledger, reading: Reading, settled: FactOf<'settled'>) => void

const IMMEDIATE: Readonly<Record<'hotel' | 'gold-digger' | 'sergeant' | 'barkeeper' | 'farmer', TileCheck>> = {
  hotel(ledger, reading, { seat }) {
    purseOf(ledger, seat).cash += reading.take('hotel-paid', seat).amount
  },
  'gold-digger'(ledger, reading, { seat }) {
    const { value } = reading.take('nugget', seat)
    const index = ledger.nuggetsLeft.indexOf(value)
    demand(index >= 0, `no nugget of ${value} is left`)
    ledger.nuggetsLeft.splice(index, 1)
    purseOf(ledger, seat).nuggets.push(value)
  },
  sergeant(ledger, reading, { seat }) {
    const { line } = reading.take('sergeant-road', seat)
    const owners = known(ledger.roads.get(lineKey(...line)), `line ${line}`)
    demand(owners.length < 2 && !owners.includes(seat), `a sergeant's road where ${owners} have roads`)
    layRoad(ledger, seat, line)
    maybeEnd(ledger, reading, seat, 'roads', purseOf(ledger, seat).roads === 0)
  },
  barkeeper(ledger, reading, { seat }) {
    const { coach, pioneer } = reading.take('pioneer-returned', seat)
    purseOf(ledger, seat).supply += 1
    leave(ledger, reading, seat, coach, pioneer)
  },
  farmer(ledger, reading, { seat, city }) {
    for (let extra = 0; extra < 2 && (extra === 0 || reading.next() === 'farmer-settled'); extra++) {
      const farmer = reading.take('farmer-settled', seat)
      same(farmer.city, city, 'the city of the extra farmer')
      putSettler(ledger, city, seat)
      leave(ledger, reading, seat, farmer.coach, 'farmer')
    }
  },
}

/** Everybody who can join is asked, clockwise, until one player joins. */
function invitations(ledger: Ledger, reading: Reading, { seat: by, city, pioneer }: FactOf<'settled'>): void {
  const { seats } = ledger.setup
  for (let step = 1; step < seats; step++) {
    const seat = (by + step) % seats
    const guest = purseOf(ledger, seat)
    if (guest.cash < 2 || !hasPassenger(guest, pioneer)) continue
    const invited = reading.take('invited', seat)
    same([invited.by, invited.pioneer], [by, pioneer], 'the invitation')
    if (reading.next() === 'declined') {
      same(reading.take('declined', seat).by, by, 'the host')
      continue
    }
    join(ledger, reading, reading.take('joined', seat), { by, city, pioneer })
    return
  }
}

function join(
  ledger: Ledger,
  reading: Reading,
  joined: FactOf<'joined'>,
  offer: { readonly by: number; readonly city: string; readonly pioneer: Profession },
): void {
  same([joined.by, joined.city, joined.pioneer], [offer.by, offer.city, offer.pioneer], 'what was joined')
  pay(ledger, joined.seat, joined.paid)
  purseOf(ledger, joined.by).cash += joined.paid
  putSettler(ledger, joined.city, joined.seat)
  leave(ledger, reading, joined.seat, joined.coach, joined.pioneer)
}
