/**
 * A house for tables under test: a database in a folder of its own, a clock that stands still, and a publisher that can be made
 * to fail.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '../../../src/engine/random.js'
import type { Game } from '../../../src/games/game.js'
import type { Sync } from '../../../src/store/sqlite/file/disk.js'
import { type OpenFile, openStore } from '../../../src/store/sqlite/open.js'
import type { User } from '../../../src/tables/model/people.js'
import type { Clock, Entropy, Logger, Store } from '../../../src/tables/model/ports.js'
import { type PlayingTable, seatsToMove, type Table } from '../../../src/tables/model/table.js'
import type { Announcement, OpenRequest, Publisher, Result, Tables } from '../../../src/tables/model/tables.js'
import type { Thinker } from '../../../src/tables/service/computers.js'
import { createTables } from '../../../src/tables/service/create-tables.js'
import { tally } from './tally-game.js'

export const ANN: User = { id: '1001', name: 'Ann' }
export const BEN: User = { id: '1002', name: 'Ben' }
export const CAT: User = { id: '1003', name: 'Cat' }
export const DAN: User = { id: '1004', name: 'Dan' }
export const EVE: User = { id: '1005', name: 'Eve' }

export interface TestClock extends Clock {
  /** Advances the clock and runs what has come due. */
  advance(ms: number): void
  readonly waiting: number
}

export function testClock(start = Date.UTC(2024, 0, 1)): TestClock {
  let now = start
  const tasks = new Set<{ readonly due: number; readonly task: () => void }>()
  return {
    now: () => new Date(now),
    after(ms, task) {
      const entry = { due: now + ms, task }
      tasks.add(entry)
      return () => tasks.delete(entry)
    },
    advance(ms) {
      now += ms
      for (const entry of [...tasks].filter(({ due }) => due <= now)) {
        tasks.delete(entry)
        entry.task()
      }
    },
    get waiting() {
      return tasks.size
    },
  }
}

interface Delivery {
  readonly tableId: string
  readonly position: number
  readonly announcement: Announcement
}

interface TestPublisher extends Publisher {
  readonly delivered: Delivery[]
  /** Runs before a delivery counts. It may throw or wait. */
  before: (table: Table, announcement: Announcement) => Promise<void>
}

function testPublisher(): TestPublisher {
  const delivered: Delivery[] = []
  return {
    delivered,
    before: async () => {},
    async publish(table, announcement) {
      await this.before(table, announcement)
      delivered.push({ tableId: table.id, position: table.position, announcement })
      return null
    },
    async setAside({ id, position }) {
      delivered.push({ tableId: id, position, announcement: { kind: 'set-aside', position } })
    },
  }
}

export interface House extends OpenFile {
  readonly path: string
  readonly tables: Tables
  readonly publisher: TestPublisher
  readonly clock: TestClock
  readonly reports: { readonly about: Readonly<Record<string, unknown>>; readonly message: string }[]
  /** Numbers of the draws made, in order. */
  readonly draws: number[]
  /** Statements run since the last call. */
  statements(): readonly string[]
  /** How often another thread synced to disk since the last call. */
  syncs(): number
  /** Drops everything except the database, and restarts on it. */
  restart(options?: HouseOptions): House
}

export interface HouseOptions {
  readonly games?: readonly Game[]
  readonly seed?: string
  /** Replaces seeded draws. */
  readonly entropy?: Entropy
  readonly keep?: number
  /** The time on the clock when the house is opened. */
  readonly now?: Date
  /** Replaces the clock that stands still. */
  readonly clock?: Clock
  /** How files are synced. By default at once. */
  readonly sync?: Sync
  /** How computer players think. By default on this thread. */
  readonly thinker?: Thinker
  /** How much a look back at a finished game may take. By default nobody looks back. */
  readonly reviewEffort?: number | undefined
  /** Lets a test stand between tables and store. */
  readonly between?: (store: Store) => Store
}

const folders: string[] = []

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'stagecoach-test-'))
  folders.push(folder)
  return folder
}

/** Removes the folders of this test file. To be called in `afterAll`. */
export function cleanUp(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}

export function openHouse(options: HouseOptions = {}, path = join(freshFolder(), 'tables.sqlite')): House {
  const traced: string[] = []
  let syncs = 0
  const sync = (file: number) => {
    syncs++
    return options.sync?.(file) ?? Promise.resolve()
  }
  const opened = openStore(path, { trace: (statement) => traced.push(statement), sync })
  const store = options.between?.(opened.store) ?? opened.store
  const clock = testClock(options.now?.getTime())
  const publisher = testPublisher()
  const draws: number[] = []
  const reports: { about: Readonly<Record<string, unknown>>; message: string }[] = []
  const report = (about: Readonly<Record<string, unknown>>, message: string) => reports.push({ about, message })
  const logger: Logger = { warn: report, error: report }
  const tables = createTables({
    games: options.games ?? [tally],
    store,
    settings: opened.settings,
    publisher,
    clock: options.clock ?? clock,
    entropy: options.entropy ?? seededEntropy(options.seed ?? 'house', draws),
    logger,
    ...(options.keep === undefined ? {} : { keep: options.keep }),
    ...(options.thinker === undefined ? {} : { thinker: options.thinker }),
    ...(options.reviewEffort === undefined ? {} : { reviewEffort: options.reviewEffort }),
  })
  return {
    ...opened,
    store,
    path,
    tables,
    publisher,
    clock,
    reports,
    draws,
    statements: () => traced.splice(0),
    syncs() {
      const count = syncs
      syncs = 0
      return count
    },
    restart(more = {}) {
      opened.close()
      return openHouse({ ...options, ...more }, path)
    },
  }
}

let opened = 0

/** Draws depend only on the seed and their number. Ids are never repeated in a test file. */
function seededEntropy(seed: string, draws: number[]): Entropy {
  const run = ++opened
  let next = 0
  return {
    tableId: () => `${run.toString(36)}x${(next++).toString(36)}`.padStart(8, '0'),
    secret: () => next.toString(16).padStart(64, '0'),
    draw(_tableId, draw) {
      draws.push(draw)
      return seededRandom(`${seed}/${draw}`)
    },
  }
}

export function request(more: Partial<OpenRequest> = {}): OpenRequest {
  return { guildId: 'g1', channelId: 'c1', gameId: 'tally', capacity: 4, locale: 'en', options: {}, host: ANN, ...more }
}

/** The value of a result that must be good. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`)
  return result.value
}

/** The code of a result that must be a refusal. */
export function refused(result: Result<unknown>): string {
  if (result.ok) throw new Error('accepted, not refused')
  return result.refusal.code
}

/** A game started by the users. The first of them is the host. */
export async function begun(
  house: Pick<House, 'tables'>,
  users: readonly User[] = [ANN, BEN],
  more: Partial<OpenRequest> = {},
): Promise<PlayingTable> {
  const [host = ANN, ...guests] = users
  const lobby = good(await house.tables.open(request({ host, ...more })))
  for (const guest of guests) good(await house.tables.join(lobby.id, guest))
  return good(await house.tables.start(lobby.id, host))
}

/** Lets time pass in steps (by default one), each until everything that came due in it is done and told. */
export async function pass(house: Pick<House, 'clock'>, ms: number, steps = 1): Promise<void> {
  for (let step = 0; step < steps; step++) {
    house.clock.advance(ms / steps)
    // Nothing here waits for the machine, so what is due is done within a few turns of the event loop.
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
}

/** What the channel was told since the last call. */
export function heard(house: House): readonly Announcement[] {
  return house.publisher.delivered.splice(0).map(({ announcement }) => announcement)
}

/** The table, which must be playing. */
export async function playing(house: Pick<House, 'tables'>, tableId: string): Promise<PlayingTable> {
  const table = await house.tables.find(tableId)
  if (table?.status !== 'playing') throw new Error(`the table is ${table?.status}`)
  return table
}

/** Acts for the first seat to move, one action after the other. */
export async function press(house: Pick<House, 'tables'>, tableId: string, ...actions: readonly string[]): Promise<PlayingTable> {
  for (const action of actions) {
    const table = await playing(house, tableId)
    const mover = table.players[seatsToMove(table)[0] ?? -1]
    if (mover === undefined) throw new Error('nobody is to move')
    good(await house.tables.act(tableId, mover, table.position, action))
  }
  return playing(house, tableId)
}

/** Waits, without a clock, until `happened`. */
export async function until(happened: () => boolean, what = 'it'): Promise<void> {
  for (let look = 0; look < 20_000; look++) {
    if (happened()) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error(`${what} did not come about`)
}

/** Waits until a table has nothing left to tell. */
export async function told(house: Pick<House, 'store'>, tableId: string): Promise<void> {
  for (let look = 0; look < 20_000; look++) {
    if ((await house.store.queued(tableId, 1)).length === 0) return
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('there is always something left to tell')
}

export const kinds = (house: House): readonly string[] => house.publisher.delivered.map(({ announcement }) => announcement.kind)
