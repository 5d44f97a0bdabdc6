/** The same tables with one process on SQLite and with one or more on PostgreSQL, pressed by turns in one run. */
import { setTimeout as after } from 'node:timers/promises'
import { at } from '../../../engine/lists.js'
import { asking, newDatabase, type OwnServer } from '../../postgres/own-server.js'
import { withDatabase } from '../../scratch.js'
import { residentMebibytes } from '../process/memory.js'
import { processorMsBetween, processorTimes } from '../process/processor.js'
import { type Fleet, type FleetPlan, openFleet } from './fleet.js'
import { idleCosts, type Pressed, pressAtOnce, pressInTurn } from './pressing.js'
import { type Statement, type Statements, startTimedServer } from './statements.js'

export interface Terms extends Pick<FleetPlan, 'shards' | 'tables'> {
  /** How many processes each fleet on PostgreSQL has. The first has one. */
  readonly processes: readonly number[]
  readonly rounds: number
  /** Presses at each fleet in a round, one after the other. */
  readonly presses: number
  /** Presses at each fleet before the first round, for each of its processes. They compile hot code and fill caches. */
  readonly warmUp: number
  /** For how long all tables of a fleet are pressed at once in a round. */
  readonly windowMs: number
  /** For how long nobody presses anything in a round. */
  readonly idleMs: number
}

/** One fleet in one round. */
export interface FleetRound {
  readonly processes: number
  readonly pressed: readonly Pressed[]
  /** Processor time of the bot for a press, without what it takes when nobody presses, in milliseconds. */
  readonly processorMs: number
  /** Processor time of the database's connections for a press, in milliseconds. 0 with SQLite. */
  readonly serverMs: number
  /** What one process takes in a second in which nobody presses, in milliseconds of a processor. */
  readonly idleMs: number
  /** The memory of one process. */
  readonly mebibytes: number
  /** Answers with a picture in a second, all tables at once. */
  readonly pictures: number
  /** What the database did for the presses. Empty where nobody knows. */
  readonly statements: readonly Statement[]
}

export interface Round {
  readonly sqlite: FleetRound
  /** In the order of {@link Terms.processes}. */
  readonly postgres: readonly FleetRound[]
}

/** Presses in all fleets. Throws {@link NoPrograms} if this machine has no PostgreSQL. */
export async function measureFleets(terms: Terms, progress: (text: string) => void): Promise<readonly Round[]> {
  const { server, statements } = await startTimedServer()
  try {
    return await withDatabase((path) => measured(path, server, statements, terms, progress))
  } finally {
    await server.remove()
  }
}

async function measured(
  path: string,
  server: OwnServer,
  statements: Statements | null,
  terms: Terms,
  progress: (text: string) => void,
): Promise<readonly Round[]> {
  const { shards, tables, processes: counts, rounds: number } = terms
  const fleets: Fleet[] = []
  const open = async (database: FleetPlan['database'], processes: number) => {
    fleets.push(await openFleet({ database, processes, shards, tables }))
    progress(`${processes} on ${'url' in database ? 'PostgreSQL' : 'SQLite'}`)
  }
  try {
    await open({ path }, 1)
    for (const count of counts) await open({ url: await newDatabase(server, `fleet_${count}`) }, count)
    for (const fleet of fleets) await pressInTurn(fleet, terms.warmUp * fleet.plan.processes)
    const rounds: Round[] = []
    while (rounds.length < number) rounds.push(await roundOf(fleets, statements, terms))
    const over = await gamesOver(fleets)
    if (over > 0) progress(`${over} games are over, and the bot looked back at them: that is in its processor time, too`)
    return rounds
  } finally {
    for (const fleet of fleets) await fleet.close()
  }
}

/** How many games have ended on PostgreSQL. */
async function gamesOver(fleets: readonly Fleet[]): Promise<number> {
  let over = 0
  for (const { plan } of fleets) {
    if (!('url' in plan.database)) continue
    const [row] = await asking(plan.database.url, "select count(*) as over from tables where status = 'over'")
    over += Number(row?.over)
  }
  return over
}

/** What the last presses have left to do is done by then. */
const SETTLING_MS = 1_000

async function roundOf(fleets: readonly Fleet[], statements: Statements | null, terms: Terms): Promise<Round> {
  await after(SETTLING_MS)
  const idle = await idleCosts(fleets, terms.idleMs)
  const pressed: Omit<FleetRound, 'pictures'>[] = []
  for (const [index, fleet] of fleets.entries()) pressed.push(await pressedOf(fleet, at(idle, index), statements, terms.presses))
  const rounds: FleetRound[] = []
  for (const [index, fleet] of fleets.entries())
    rounds.push({ ...at(pressed, index), pictures: await pressAtOnce(fleet, terms.windowMs) })
  const [sqlite, ...postgres] = rounds
  if (sqlite === undefined) throw new Error('There is no fleet.')
  return { sqlite, postgres }
}

/** `idle` is what the fleet takes in a second in which nobody presses. */
async function pressedOf(
  fleet: Fleet,
  idle: number,
  statements: Statements | null,
  presses: number,
): Promise<Omit<FleetRound, 'pictures'>> {
  const { processes, database } = fleet.plan
  const url = 'url' in database ? database.url : null
  if (url !== null) await statements?.clear(url)
  const spent = processorTimes(await backendsOf(url))
  const { pressed, seconds, processorMs: total } = await pressInTurn(fleet, presses)
  return {
    processes,
    pressed,
    processorMs: costOfPress({ total, seconds, idle, presses }),
    serverMs: processorMsBetween(spent, processorTimes(await backendsOf(url))) / presses,
    idleMs: idle / processes,
    mebibytes: fleet.pids.reduce((sum, pid) => sum + (residentMebibytes(pid) ?? 0), 0) / processes,
    statements: url === null || statements === null ? [] : await statements.since(url),
  }
}

/**
 * Processor time of a press in milliseconds, of `total` for so many `presses` in so many `seconds`, without the `idle`
 * milliseconds that each second takes in which nobody presses. Below 0 if more than that was going on then.
 */
export function costOfPress(spent: {
  readonly total: number
  readonly seconds: number
  readonly idle: number
  readonly presses: number
}): number {
  return (spent.total - spent.idle * spent.seconds) / spent.presses
}

/** The processes of the server that serve a database. They are on this machine. None for SQLite's, which has no URL. */
async function backendsOf(url: string | null): Promise<readonly number[]> {
  if (url === null) return []
  const rows = await asking(
    url,
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows.map(({ pid }) => Number(pid))
}
