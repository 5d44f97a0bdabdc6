import type { Game } from '../../games/game.js'
import { moveComputer } from '../decisions/computer-move.js'
import { isNews } from '../decisions/delivery-order.js'
import { gamesById } from '../model/loaded-table.js'
import type { Change, Clock, Entropy, Logger, Store } from '../model/ports.js'
import type { Settings } from '../model/settings.js'
import type { Table } from '../model/table.js'
import type { Publisher, Result, Tables } from '../model/tables.js'
import { createArchivist } from './archivist.js'
import { createCheckUps } from './audit.js'
import { createChanging, type Decided } from './changing.js'
import { leaveDeletedChannel } from './channel-gone.js'
import { createClockwork } from './clockwork.js'
import { createComputers, THINKER_HERE, type Thinker } from './computers.js'
import { createForeignWrites } from './foreign-writes.js'
import { type Healed, reportingTo } from './heal.js'
import { createHints } from './hints.js'
import { createWork, type Work } from './in-flight.js'
import { createKeeper } from './keeper.js'
import { createLogTails } from './log-tails.js'
import { createLookups, type Lookups } from './lookups.js'
import { createMemory } from './memory.js'
import { createOnce } from './once.js'
import { createOpening } from './opening.js'
import { createOutbox } from './outbox.js'
import { createQuietTimes } from './quiet-hours.js'
import { gameRequests, lobbyRequests, seatRequests } from './requests.js'
import { createReviewer } from './reviewer.js'
import { createTicks } from './ticks.js'

export interface TablesDeps {
  readonly games: readonly Game[]
  readonly store: Store
  readonly settings: Pick<Settings, 'find'>
  readonly publisher: Publisher
  readonly clock: Clock
  readonly entropy: Entropy
  readonly logger: Logger
  /** Thinks for computer players. Absent: on the calling thread. */
  readonly thinker?: Thinker
  /** Called for every request to a table, with `accepted` or the code of the refusal. */
  readonly decided?: (outcome: Decided) => void
  /** How many times 100 ms of a quiet processor a look back at a finished game may take. Absent: nobody looks back. */
  readonly reviewEffort?: number
  /** The number of tables kept in memory, by default 500. Others are read from the store when needed. */
  readonly keep?: number
}

/** The tables of this process. `resume` must be called once, and `close` before the store is closed. */
export function createTables(deps: TablesDeps): Tables {
  const { store, publisher, clock, entropy, logger, keep = 500, decided = () => {}, thinker = THINKER_HERE } = deps
  const gameById = gamesById(deps.games)
  const keeper = createKeeper({ store, gameById, now: () => clock.now(), keep, committed, healed })
  const report = reportingTo(logger)
  const tails = createLogTails(store)
  const lookups = createLookups({ store, keeper, tails })
  const outbox = createOutbox({ store, publisher, clock, logger, find: findAnew })
  const opening = createOpening({
    store,
    keeper,
    gameById,
    clock,
    entropy,
    moment: (loaded) => moment(loaded),
    announced: outbox.wake,
    expect: (at) => clockwork.expect(at),
  })
  const clockwork = createClockwork({
    store,
    clock,
    logger,
    tick: (tableId) => tickAt(tableId),
    setBack: (tableId) => letMove(tableId),
  })
  const archivist = createArchivist({ store, clock, logger })
  const quietTimes = createQuietTimes(deps.settings, store, clock)
  const changes = createWork()
  // The publisher still reads while the last announcements go out, so reads are closed after changes.
  const reads = createWork()
  const foreignWrites = createForeignWrites({ store, clock, logger, reread: () => reads.run(reread) })
  const forgetting = createOnce<Result<null>>()
  const memory = createMemory({ store, keeper, tails })
  let startedAt = clock.now()

  const now = () => clock.now()
  const changing = createChanging({ keeper, lookups, store, changes, now, startedAt: () => startedAt, entropy, decided })
  const { changeSeats, grantAgreed, moment } = changing
  const deciding = { ...changing, store, tails, quietTimes, now }

  function healed(tableId: string, how: Healed): void {
    report(tableId, how)
    if (how.kind === 'quarantined') outbox.wake(tableId)
  }

  function committed({ tableId, announcements, entries, row }: Change): void {
    tails.add(tableId, entries)
    if (announcements.length > 0) outbox.wake(tableId, announcements.some(isNews))
    if (row.wakeAt !== null) clockwork.expect(row.wakeAt)
    if (row.status === 'over') reviewer.wake()
  }

  const findLoaded = (tableId: string) => reads.run(() => keeper.find(tableId))
  const hints = createHints({ thinker, find: findLoaded, tails, logger })
  const reviewer = createReviewer({
    thinker,
    store,
    logger,
    find: findLoaded,
    announced: (id) => outbox.wake(id, false),
    ...(deps.reviewEffort === undefined ? {} : { effort: deps.reviewEffort }),
  })
  const letMove = createComputers({
    thinker,
    stopped: changes.closed,
    logger,
    now,
    find: findLoaded,
    move: (tableId, move) => changeSeats(tableId, (loaded) => moveComputer(loaded, move, moment(loaded))),
  })

  const checkUps = createCheckUps({ store, gameById, logger, heal: keeper.heal, stopped: changes.closed }, reads.run)
  const inBackground = [foreignWrites, clockwork, archivist, reviewer]
  const { tickAt, moveAgain } = createTicks({
    changeSeats,
    grantAgreed,
    moment,
    quietTimes,
    letMove,
    store,
    now,
  })

  async function reread(): Promise<void> {
    memory.drop()
    clockwork.lookAgain()
    await outbox.resume()
  }

  async function goOn(): Promise<void> {
    await reread()
    outbox.tryAgain()
    await moveAgain()
    checkUps.begin()
  }

  /** The table after everything queued for it, by any caller. */
  async function findAnew(tableId: string): Promise<Table | null> {
    await foreignWrites.look()
    return (await keeper.findNext(tableId))?.table ?? null
  }

  return {
    ...lobbyRequests(deciding),
    ...gameRequests(deciding),
    ...seatRequests(deciding),
    ...hints,
    open: (request) => changes.run(() => opening.open(request)),
    rematch: (id, user, entropy) => changes.run(() => opening.rematch(id, user, entropy)),
    ...reading(lookups, reads),
    async resume() {
      startedAt = now()
      for (const each of inBackground) each.start()
      await reads.run(() => outbox.resume())
      await reads.run(moveAgain)
      checkUps.begin()
    },
    forget: (userId) => changes.run(() => forgetting.run(userId, () => memory.forgetUser(userId))),
    untoldSince: outbox.failingSince,
    retell: (id) => outbox.wake(id),
    channelGone: (channelId) => changes.run(() => leaveDeletedChannel({ store, keeper, now, logger }, channelId)),
    reread: () => reads.run(reread),
    goOn: () => reads.run(goOn),
    async close() {
      for (const each of inBackground) await each.stop()
      await changes.close()
      await outbox.close()
      await reads.close()
    },
  }
}

/** The lookups, counted while they are in progress. */
function reading(lookups: Lookups, reads: Work): Lookups {
  return {
    find: (id) => reads.run(() => lookups.find(id)),
    liveIn: (channelId) => reads.run(() => lookups.liveIn(channelId)),
    lastPlayedIn: (channelId, gameId) => reads.run(() => lookups.lastPlayedIn(channelId, gameId)),
    latestIn: (channelId, gameId) => reads.run(() => lookups.latestIn(channelId, gameId)),
    ofUser: (guildId, userId) => reads.run(() => lookups.ofUser(guildId, userId)),
    openAmong: (guildId, channelIds, userId) => reads.run(() => lookups.openAmong(guildId, channelIds, userId)),
    liveOn: (guildIds) => reads.run(() => lookups.liveOn(guildIds)),
    verify: (id) => reads.run(() => lookups.verify(id)),
    log: (id, after) => reads.run(() => lookups.log(id, after)),
    latestKnown: (table, viewer) => reads.run(() => lookups.latestKnown(table, viewer)),
    review: (id) => reads.run(() => lookups.review(id)),
  }
}
