import { setImmediate } from 'node:timers/promises'
import type { Game } from '../../games/plug.js'
import { leaveChannel } from '../decisions/channel-deleted.js'
import { isAgreed } from '../decisions/consent.js'
import { momentAt } from '../decisions/decision.js'
import { grantIfAgreed, isUndoOpen } from '../decisions/propose.js'
import { dueSeats, tick } from '../decisions/tick.js'
import { inUrgency, LISTED } from '../model/listing.js'
import { type GameById, type LoadedTable, messageOf, TableUnreadable } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { Change, Clock, Entropy, Logger, Store } from '../model/ports.js'
import type { Settings } from '../model/settings.js'
import { STAND_INS } from '../model/stand-in.js'
import { isLive, type Lobby, type PlayingTable, type Table } from '../model/table.js'
import type { Publisher, Result, TableRefusal, Tables } from '../model/tables.js'
import type { Verification } from '../model/verification.js'
import { verificationOf } from '../past/verify.js'
import { createArchivist } from './archivist.js'
import { checkUp } from './audit.js'
import { gameDoor, lobbyDoor, seatDoor } from './bindings.js'
import { createClockwork } from './clockwork.js'
import { type Healed, reportingTo } from './heal.js'
import { createWork } from './in-flight.js'
import { createKeeper, type Decide } from './keeper.js'
import { createLogTails } from './log-tails.js'
import { createOnce } from './once.js'
import { createOpening } from './opening.js'
import { createOutbox, isNews } from './outbox.js'
import { createDisturbing } from './quiet-hours.js'

/** What became of something that was asked of a table. */
export type Outcome = 'accepted' | TableRefusal['code']

export interface TablesDeps {
  readonly games: readonly Game[]
  readonly store: Store
  readonly settings: Pick<Settings, 'find'>
  readonly publisher: Publisher
  readonly clock: Clock
  readonly entropy: Entropy
  readonly logger: Logger
  /** Hears of everything that was asked of a table: `accepted`, or the code of the refusal. */
  readonly decided?: (outcome: Outcome) => void
  /** How many tables stay in memory at most (500 unless told); the others are read from the store when they are needed. */
  readonly keep?: number
}

/** The tables of this process. Call `resume` once, and `close` before the store is closed. */
/** So many tables of a user are read before others get their turn. */
const AT_ONCE = 8
/** So many tables are dropped from memory before others get their turn. */
const FORGOTTEN_AT_ONCE = 500

export function createTables(deps: TablesDeps): Tables {
  const { store, publisher, clock, entropy, logger, keep = 500, decided = () => {} } = deps
  const gameById: GameById = (id) => deps.games.find((game) => game.id === id) ?? null
  const keeper = createKeeper({ store, gameById, now: () => clock.now(), keep, committed, healed })
  const report = reportingTo(logger)
  const find = async (tableId: string) => (await keeper.find(tableId))?.table ?? null
  /** The same, and null for a table that cannot be read. */
  const findReadable = (tableId: string) =>
    find(tableId).catch((thrown: unknown) => {
      if (thrown instanceof TableUnreadable) return null
      throw thrown
    })
  const tails = createLogTails(store)
  const outbox = createOutbox({ store, publisher, clock, logger, find: findAnew })
  const opening = createOpening({ store, keeper, gameById, clock, entropy, announced: outbox.wake })
  const clockwork = createClockwork({ store, clock, logger, tick: tickAt })
  const archivist = createArchivist({ store, clock, logger })
  const disturbing = createDisturbing(deps.settings, store, clock)
  const changes = createWork()
  // The publisher asks while the last announcements go out: reading ends after changing.
  const reads = createWork()
  const forgetting = createOnce<Result<null>>()
  let startedAt = clock.now()

  const now = () => clock.now()
  const moment = (loaded: LoadedTable) => momentAt(loaded, now(), entropy)
  const means = async (loaded: LoadedTable, needsLog: boolean) => ({
    log: needsLog ? await store.log(loaded.table.id, 0) : [],
    moment: moment(loaded),
  })
  const change = async <T>(tableId: string, decide: Decide<T>) => {
    const result = await changes.run(() => keeper.change(tableId, decide))
    decided(result.ok ? 'accepted' : result.refusal.code)
    return result
  }
  const doors = { change, changeSeats, store, disturbing, now, moment, means }

  function healed(tableId: string, how: Healed): void {
    report(tableId, how)
    if (how.kind === 'quarantined') outbox.wake(tableId)
  }

  function committed({ tableId, announcements, entries, row }: Change): void {
    tails.add(tableId, entries)
    if (announcements.length > 0) outbox.wake(tableId, announcements.some(isNews))
    if (row.wakeAt !== null) clockwork.expect(row.wakeAt)
  }

  /** A change after which fewer may be asked about an open proposal: it is granted if none of them is left. */
  async function changeSeats<T>(tableId: string, decide: Decide<T>): Promise<Result<T>> {
    return changes.run(async () => {
      const result = await keeper.change(tableId, decide)
      const table = await find(tableId)
      const proposal = table?.status === 'playing' ? table.proposal : null
      if (proposal !== null && isAgreed(proposal)) await keeper.change(tableId, grantIfStillAgreed)
      return result
    })
  }

  const grantIfStillAgreed = async (loaded: LoadedTable) => grantIfAgreed(loaded, await means(loaded, isUndoOpen(loaded)))

  async function tickAt(tableId: string): Promise<void> {
    await changeSeats(tableId, async (loaded) => {
      const due = dueSeats(loaded, now()).map(({ user }) => user)
      return tick(loaded, { ...moment(loaded), startedAt, undisturbedUntil: await disturbing.undisturbedUntil(due) })
    })
  }

  async function channelGone(channelId: string): Promise<void> {
    const id = await store.liveIn(channelId)
    if (id === null) return
    const left = await keeper.change(id, async (loaded) =>
      leaveChannel(loaded, channelId, await store.liveIn(loaded.table.openedIn), now()),
    )
    if (!left.ok || left.value === null) return
    const { position, status } = left.value
    const end = status === 'cancelled' ? 'has ended without a result' : 'goes on in the channel of its lobby'
    logger.warn({ table: id, position, channel: channelId }, `the channel of this table was deleted: it ${end}`)
  }

  function forgetAll(): void {
    keeper.forget()
    tails.forget()
  }

  async function logAfter(tableId: string, after: number): Promise<readonly LogEntry[]> {
    const table = await findReadable(tableId)
    if (table === null) return store.log(tableId, after)
    // The store may know of a change already that nobody is to hear of yet.
    return (await tails.read(tableId, after, table.position)).filter(({ position }) => position <= table.position)
  }

  async function forget(userId: string): Promise<Result<null>> {
    const { kind, tableIds } = await store.forget(userId, STAND_INS).catch((thrown: unknown) => {
      // Nobody knows at which tables they are erased already.
      forgetAll()
      throw thrown
    })
    for (const [index, tableId] of tableIds.entries()) {
      await keeper.forgetEnded(tableId)
      tails.forgetTable(tableId)
      if (index % FORGOTTEN_AT_ONCE === FORGOTTEN_AT_ONCE - 1) await setImmediate()
    }
    return kind === 'forgotten' ? { ok: true, value: null } : { ok: false, refusal: { code: 'still-seated' } }
  }

  async function reread(): Promise<void> {
    forgetAll()
    clockwork.expect(now())
    await outbox.resume()
  }

  /** The table as it is after all that is queued for it, whoever has queued it. */
  async function findAnew(tableId: string): Promise<Table | null> {
    if (store.changedElsewhere()) await reread()
    return (await keeper.findNext(tableId))?.table ?? null
  }

  async function liveIn(channelId: string): Promise<Lobby | PlayingTable | null> {
    const id = await store.liveIn(channelId)
    const table = id === null ? null : await find(id)
    return table !== null && isLive(table) ? table : null
  }

  async function verify(tableId: string): Promise<Verification | null> {
    const loaded = await keeper.find(tableId)
    return loaded === null ? null : verificationOf(loaded, await store.log(tableId, 0))
  }

  async function lastPlayedIn(channelId: string, gameId: string): Promise<Table | null> {
    const id = await store.lastPlayed(channelId, gameId)
    return id === null ? null : findReadable(id)
  }

  async function ofUser(guildId: string, userId: string): Promise<readonly (Lobby | PlayingTable)[]> {
    const found: (Table | null)[] = []
    for (const id of await store.liveOf(guildId, userId, LISTED)) {
      found.push(await findReadable(id))
      if (found.length % AT_ONCE === 0) await setImmediate()
    }
    return inUrgency(found, userId)
  }

  return {
    ...lobbyDoor(doors),
    ...gameDoor(doors),
    ...seatDoor(doors),
    open: (request) => changes.run(() => opening.open(request)),
    rematch: (id, user, entropy) => changes.run(() => opening.rematch(id, user, entropy)),
    find: (id) => reads.run(() => find(id)),
    liveIn: (channelId) => reads.run(() => liveIn(channelId)),
    lastPlayedIn: (channelId, gameId) => reads.run(() => lastPlayedIn(channelId, gameId)),
    ofUser: (guildId, userId) => reads.run(() => ofUser(guildId, userId)),
    verify: (id) => reads.run(() => verify(id)),
    latestIn: (channelId, gameId) => reads.run(() => store.latestIn(channelId, gameId)),
    log: (id, after) => reads.run(() => logAfter(id, after)),
    async resume() {
      startedAt = now()
      clockwork.start()
      archivist.start()
      await reads.run(() => outbox.resume())
      const stopped = (thrown: unknown) => logger.error({}, `the audit of the tables stopped: ${messageOf(thrown)}`)
      reads.run(() => checkUp({ store, gameById, logger, heal: keeper.heal, stopped: changes.closed })).catch(stopped)
    },
    isSeated: (userId) => reads.run(() => store.isSeated(userId)),
    forget: (userId) => changes.run(() => forgetting.run(userId, () => forget(userId))),
    untoldSince: outbox.failingSince,
    retell: (id) => outbox.wake(id),
    channelGone: (channelId) => changes.run(() => channelGone(channelId)),
    reread: () => reads.run(reread),
    async close() {
      await clockwork.stop()
      await archivist.stop()
      await changes.close()
      await outbox.close()
      await reads.close()
    },
  }
}
