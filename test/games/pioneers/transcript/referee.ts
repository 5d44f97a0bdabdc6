/**
 * An independent referee. It follows a transcript fact by fact with its own bookkeeping and stops at the first breach of the
 * rules or of the transcript's contract. It shares nothing with the program's rules.
 */
import { demand, known, same } from './foul.js'
import { type Ledger, openLedger, purseOf } from './ledger.js'
import { purchases } from './purchase-check.js'
import { type EndReason, type Fact, type FactOf, type Kind, type Recorded, readTranscript } from './record.js'
import { moveAndSettle } from './settle-check.js'
import { checkSetup } from './setup-check.js'
import { largestNetwork } from './travel.js'

/** Reads facts in order. */
export interface Reading {
  /** The next fact, which must be of this kind and, if given, of this seat. */
  take<K extends Kind>(kind: K, seat?: number): FactOf<K>
  /** The kind of the next fact. Null at the end. */
  next(): Kind | null
}

export interface Verdict {
  readonly totals: readonly number[]
  readonly winners: readonly number[]
  readonly reason: EndReason
  readonly rounds: number
}

/** The result according to the referee. Throws at the first breach and names the fact. */
export function judge(lines: readonly string[]): Verdict {
  const recorded = readTranscript(lines)
  let read = 0
  const reading: Reading = {
    take(kind, seat) {
      const fact = known(recorded.facts[read], `fact, ${kind} was expected`)
      demand(isKind(fact, kind), `${fact.kind} instead of ${kind}`)
      if (seat !== undefined && 'seat' in fact) same(fact.seat, seat, `the seat of ${kind}`)
      read += 1
      return fact
    },
    next: () => recorded.facts[read]?.kind ?? null,
  }
  try {
    const verdict = play(recorded, reading)
    demand(read === recorded.facts.length, 'facts after the end')
    return verdict
  } catch (error) {
    throw new Error(`at seq ${read}: ${error instanceof Error ? error.message : error}`)
  }
}

const isKind = <K extends Kind>(fact: Fact, kind: K): fact is FactOf<K> => fact.kind === kind

function play({ setup }: Recorded, reading: Reading): Verdict {
  checkSetup(setup)
  const ledger = openLedger(setup)
  let round = 0
  while (ledger.end === null) {
    round += 1
    for (let turn = 0; turn < setup.seats; turn++)
      playTurn(ledger, reading, (setup.first + turn) % setup.seats, round, turn === setup.seats - 1)
  }
  return { ...finalScoring(ledger, reading), reason: ledger.end, rounds: round }
}

function playTurn(ledger: Ledger, reading: Reading, seat: number, round: number, lastOfRound: boolean): void {
  const purse = purseOf(ledger, seat)
  const mustBuy = purse.coaches.size === 0
  same(reading.take('turn', seat).round, round, 'the round')
  same(reading.take('income', seat).amount, 3 + purse.banker, 'the income')
  purse.cash += 3 + purse.banker
  purchases(ledger, reading, seat, mustBuy)
  moveAndSettle(ledger, reading, seat)
  maybeEnd(ledger, reading, seat, 'no-tiles', ledger.tiles.size === 0)
  if (!lastOfRound) return
  ledger.idleRounds = ledger.busy ? 0 : ledger.idleRounds + 1
  ledger.busy = false
  maybeEnd(ledger, reading, seat, 'stalemate', ledger.idleRounds === 2)
}

/** The end must be announced directly when a trigger first holds, and never again. */
export function maybeEnd(ledger: Ledger, reading: Reading, seat: number, reason: EndReason, holds: boolean): void {
  if (!holds || ledger.end !== null) return
  same(reading.take('end-triggered', seat).reason, reason, 'the reason for the end')
  ledger.end = reason
}

function finalScoring(ledger: Ledger, reading: Reading): Pick<Verdict, 'totals' | 'winners'> {
  const scores = ledger.purses.map(() => reading.take('scored'))
  same(
    scores.map(({ seat }) => seat).sort(),
    ledger.purses.map((_, seat) => seat),
    'the seats that are scored',
  )
  for (const { kind: _, seat, ...shown } of scores) {
    const counted = scoreOf(ledger, seat)
    for (const [source, points] of Object.entries(counted)) same(shown[source], points, `${source} of seat ${seat}`)
  }
  const ranks = scores.map(({ seat, total, dollars }) => ({ seat, worth: total * 1000 + dollars }))
  const best = Math.max(...ranks.map(({ worth }) => worth))
  const winners = ranks.flatMap(({ seat, worth }) => (worth === best ? [seat] : [])).sort()
  const over = reading.take('over')
  same(over.winners, winners, 'the winners')
  same(over.reason, ledger.end, 'the reason')
  return { totals: ledger.purses.map((_, seat) => scoreOf(ledger, seat).total), winners }
}

function scoreOf(ledger: Ledger, seat: number) {
  const purse = purseOf(ledger, seat)
  const empty = [...purse.coaches].map(([id, passengers]) => known(ledger.setup.coaches[id], id).seats.length - passengers.length)
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  const points = {
    track: purse.track,
    emptySeats: sum(empty),
    nuggets: sum(purse.nuggets),
    network: 2 * largestNetwork(ledger, seat),
  }
  return { ...points, total: sum(Object.values(points)), dollars: purse.cash }
}
