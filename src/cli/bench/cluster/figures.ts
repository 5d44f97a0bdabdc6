/** What the rounds of several fleets come to. */
import { at } from '../../../engine/lists.js'
import { median } from '../median.js'
import type { FleetRound, Round } from './rounds.js'

/** The fleet with so many processes on PostgreSQL. */
export function fleetOf({ postgres }: Round, processes: number): FleetRound {
  const found = postgres.find((fleet) => fleet.processes === processes)
  if (found === undefined) throw new Error(`There are no ${processes} processes.`)
  return found
}

/** How many times as much a figure is in one fleet as in another, at the median over the rounds. */
export function timesAsMuch(
  rounds: readonly Round[],
  one: (round: Round) => FleetRound,
  other: (round: Round) => FleetRound,
  figure: (fleet: FleetRound) => number,
): number {
  return median(rounds.map((round) => figure(one(round)) / figure(other(round))))
}

/** Milliseconds until a press is answered with a picture, or in words, at the median. */
export const answerMs = ({ pressed }: FleetRound, withPicture: boolean): number =>
  median(pressed.filter((press) => press.withPicture === withPicture).map(({ ms }) => ms))

/** Processor time of the bot for a press that is answered so, at the median, in milliseconds. */
const ownMs = ({ pressed }: FleetRound, withPicture: boolean): number =>
  median(pressed.filter((press) => press.withPicture === withPicture).map(({ processorMs }) => processorMs))

/** A statement, and how many times as long it takes with more processes. */
export interface Growth {
  readonly text: string
  readonly times: number
  /** How long it takes with one process, in milliseconds. */
  readonly ms: number
}

/** A statement counts if it is run at least once for so many presses. */
const PRESSES_PER_CALL = 4

/** How statements grow from one process to `processes`, those that grow most first. Rarer ones are left out. */
export function growths(rounds: readonly Round[], processes: number): readonly Growth[] {
  const pairs = rounds.map((round) => ({ one: timesOf(fleetOf(round, 1)), many: timesOf(fleetOf(round, processes)) }))
  const texts = [...(pairs[0]?.one.keys() ?? [])].filter((text) =>
    pairs.every(({ one, many }) => one.has(text) && many.has(text)),
  )
  const growthOf = (text: string): Growth => {
    const times = pairs.map(({ one, many }) => [one.get(text) ?? 0, many.get(text) ?? 0] as const)
    return { text, times: median(times.map(([before, after]) => after / before)), ms: median(times.map(([before]) => before)) }
  }
  return texts.map(growthOf).sort((a, b) => b.times - a.times)
}

function timesOf({ statements, pressed }: FleetRound): ReadonlyMap<string, number> {
  const often = statements.filter(({ calls }) => calls * PRESSES_PER_CALL >= pressed.length)
  return new Map(often.map(({ text, ms }) => [text, ms]))
}

/** The figures of each fleet in words, for whoever watches. */
export function told(rounds: readonly Round[]): readonly string[] {
  const first = at(rounds, 0)
  const onPostgres = first.postgres.map(({ processes }) =>
    described(
      `${processes} on PostgreSQL`,
      rounds.map((round) => fleetOf(round, processes)),
    ),
  )
  return [
    described(
      '1 on SQLite',
      rounds.map(({ sqlite }) => sqlite),
    ),
    ...onPostgres,
  ]
}

function described(name: string, rounds: readonly FleetRound[]): string {
  const over = (figure: (fleet: FleetRound) => number) => median(rounds.map(figure)).toFixed(1)
  const answered = (how: string, withPicture: boolean) =>
    `answered ${how} in ${over((fleet) => answerMs(fleet, withPicture))} ms, ${over((fleet) => ownMs(fleet, withPicture))} of them own`
  return [
    `${name}: ${answered('with a picture', true)}, ${answered('in words', false)}`,
    `a press takes ${over((each) => each.processorMs)} ms of a processor and ${over((each) => each.serverMs)} of the server's`,
    `${over((each) => each.pictures)} pictures a second, all tables at once`,
    `a process without presses takes ${over((each) => each.idleMs)} ms a second and ${over((each) => each.mebibytes)} MiB`,
  ].join('; ')
}
