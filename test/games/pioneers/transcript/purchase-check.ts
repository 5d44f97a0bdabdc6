/** Phase 2: purchases. */
import { demand, known, same } from './foul.js'
import { type Ledger, layRoad, lineKey, pay, purseOf } from './ledger.js'
import type { FactOf } from './record.js'
import { maybeEnd, type Reading } from './referee.js'

type Space = 'one-road' | 'two-roads' | 'coach'

export function purchases(ledger: Ledger, reading: Reading, seat: number, mustBuy: boolean): void {
  const purse = purseOf(ledger, seat)
  const couldBuy = [1, 2, 3, 4].some((slot) => mayBuyCoach(ledger, seat, slot))
  const used: Space[] = []
  for (let kind = reading.next(); kind === 'road-bought' || kind === 'coach-bought'; kind = reading.next()) {
    const space = kind === 'coach-bought' ? 'coach' : buyRoads(ledger, reading, seat)
    if (space === 'coach') buyCoach(ledger, reading.take('coach-bought', seat))
    demand(!used.includes(space), `the space ${space} is used twice`)
    used.push(space)
    demand(used.length <= 1 + purse.merchant, `${used.length} purchases with ${purse.merchant} merchants`)
    maybeEnd(
      ledger,
      reading,
      seat,
      space === 'coach' ? 'stack' : 'roads',
      space === 'coach' ? ledger.stack === 0 : purse.roads === 0,
    )
  }
  if (mustBuy && couldBuy) demand(used.includes('coach'), 'no coach was bought, though one had to be')
}

function buyRoads(ledger: Ledger, reading: Reading, seat: number): Space {
  const first = reading.take('road-bought', seat)
  buildRoad(ledger, first, first.action === 'one-road' ? 2 : 5)
  if (first.action === 'two-roads') {
    const second = reading.take('road-bought', seat)
    same(second.action, 'two-roads', 'the action of the second road')
    buildRoad(ledger, second, 0)
  }
  return first.action
}

/** A bought road must lie on a line without roads. */
function buildRoad(ledger: Ledger, { seat, line, paid }: FactOf<'road-bought'>, price: number): void {
  same(paid, price, 'the price of the road')
  pay(ledger, seat, price)
  same(ledger.roads.get(lineKey(...line)), [], `roads on ${line}`)
  layRoad(ledger, seat, line)
}

function mayBuyCoach(ledger: Ledger, seat: number, slot: number): boolean {
  const purse = purseOf(ledger, seat)
  const coach = ledger.setup.coaches[ledger.display[slot - 1] ?? '']
  return coach !== undefined && coach.seats.length <= purse.supply && slot <= purse.cash
}

function buyCoach(ledger: Ledger, { seat, coach, slot, paid, refill }: FactOf<'coach-bought'>): void {
  const purse = purseOf(ledger, seat)
  same(coach, ledger.display[slot - 1], `the coach in slot ${slot}`)
  same(paid, slot, 'the price of the coach')
  demand(mayBuyCoach(ledger, seat, slot), `seat ${seat} cannot pay or fill ${coach}`)
  pay(ledger, seat, slot)
  const { seats } = known(ledger.setup.coaches[coach], `coach ${coach}`)
  purse.supply -= seats.length
  purse.coaches.set(coach, [...seats])
  same(refill === null, ledger.stack === 0, 'whether the slot stays empty')
  if (refill !== null) {
    demand(refill.startsWith('c') && refill in ledger.setup.coaches, `unknown coach ${refill}`)
    demand(!ledger.coachesSeen.has(refill), `${refill} was on sale before`)
    ledger.coachesSeen.add(refill)
    ledger.stack -= 1
  }
  ledger.display = [...ledger.display.filter((id) => id !== coach), ...(refill === null ? [] : [refill])]
  ledger.busy = true
}
