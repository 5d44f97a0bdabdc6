import type { Game } from '../games/plug.js'
import { act } from './act.js'
import { auditLive } from './audit.js'
import { comeBack } from './back.js'
import { createClockwork } from './clockwork.js'
import { createDisturbing } from './disturbing.js'
import { type GameById, messageOf, TableUnreadable } from './held.js'
import { chooseColour, configure, handOver, inviteAgain, relocate, remove } from './hosting.js'
import { createKeeper, type Decide } from './keeper.js'
import { inUrgency, LISTED } from './listing.js'
import { cancel, join, leave, start } from './lobby.js'
import { nudge } from './nudge.js'
import { createOpening } from './opening.js'
import { setOrder } from './order.js'
import { createOutbox } from './outbox.js'
import type { Change, Clock, Entropy, Logger, Store } from './ports.js'
import { isAgreed } from './proposal.js'
import { answer, askEnd, askReplace, askUndo, grantIfAgreed } from './propose.js'
import { resign } from './seats.js'
import type { Settings } from './settings.js'
import type { Publisher, Result, Tables } from './tables.js'
import { tick } from './tick.js'
import { undo } from './undo.js'
import { createWork } from './work.js'

export interface TablesDeps {
  readonly games: readonly Game[]
  readonly store: Store
  readonly settings: Pick<Settings, 'find'>
  readonly publisher: Publisher
  readonly clock: Clock
  readonly entropy: Entropy
  readonly logger: Logger
  /** How many tables stay in memory at most (500 unless told); the others are read from the store when they are needed. */
  readonly keep?: number
}

/** The tables of this process. Call `resume` once, and `close` before the store is closed. */
export function createTables(deps: TablesDeps): Tables {
  const { store, publisher, clock, entropy, logger, keep = 500 } = deps
  const gameById: GameById = (id) => deps.games.find((game) => game.id === id) ?? null
  const keeper = createKeeper({ store, gameById, keep, committed })
  const find = async (tableId: string) => (await keeper.find(tableId))?.table ?? null
  /** The same, and null for a table that cannot be read. */
  const findReadable = (tableId: string) =>
    find(tableId).catch((thrown: unknown) => {
      if (thrown instanceof TableUnreadable) return null
      throw thrown
    })
  const outbox = createOutbox({ store, publisher, clock, logger, find })
  const opening = createOpening({ store, keeper, gameById, clock, entropy, announced: outbox.wake })
  const clockwork = createClockwork({ store, clock, logger, tick: tickAt })
  const disturbing = createDisturbing(deps.settings, store, clock)
  const changes = createWork()
  // The publisher asks while the last announcements go out: reading ends after changing.
  const reads = createWork()
  let startedAt = clock.now()

  const now = () => clock.now()
  const moment = () => ({ at: now(), entropy })
  const means = () => ({ store, moment: moment() })
  const change = <T>(tableId: string, decide: Decide<T>) => changes.run(() => keeper.change(tableId, decide))

  function committed({ tableId, announcements, row }: Change): void {
    if (announcements.length > 0) outbox.wake(tableId)
    if (row.wakeAt !== null) clockwork.expect(row.wakeAt)
  }

  /** A change after which fewer may be asked about an open proposal: it is granted if none of them is left. */
  async function changeSeats<T>(tableId: string, decide: Decide<T>): Promise<Result<T>> {
    const result = await keeper.change(tableId, decide)
    const table = await find(tableId)
    const proposal = table?.status === 'playing' ? table.proposal : null
    if (proposal !== null && isAgreed(proposal)) await keeper.change(tableId, (held) => grantIfAgreed(held, means()))
    return result
  }

  async function tickAt(tableId: string): Promise<void> {
    const { undisturbedUntil } = disturbing
    await changes.run(() => changeSeats(tableId, (held) => tick(held, { ...moment(), startedAt, undisturbedUntil })))
  }

  return {
    open: (request) => changes.run(() => opening.open(request)),
    join: (id, user, origin) => change(id, (held) => join(held, user, now(), origin)),
    leave: (id, user, origin) => change(id, (held) => leave(held, user, now(), origin)),
    start: (id, user) => change(id, (held) => start(held, user, moment())),
    cancel: (id, user, moderator) => change(id, (held) => cancel(held, user, moderator, now())),
    chooseColour: (id, user, colour, origin) => change(id, (held) => chooseColour(held, user, colour, { at: now(), origin })),
    configure: (id, user, settled, origin) => change(id, (held) => configure(held, user, settled, { at: now(), origin })),
    handOver: (id, user, guestId, origin) => change(id, (held) => handOver(held, user, guestId, { at: now(), origin })),
    remove: (id, user, guestId, origin) => change(id, (held) => remove(held, user, guestId, { at: now(), origin })),
    inviteAgain: (id, user) => change(id, (held) => inviteAgain(held, user, store, now())),
    relocate: (id, channelId) => change(id, (held) => relocate(held, channelId, store, now())),
    rematch: (id, user) => changes.run(() => opening.rematch(id, user)),
    act: (id, user, expected, action) => change(id, (held) => act(held, { user, expected, action }, store, moment())),
    undo: (id, user, expected) => change(id, (held) => undo(held, { user, expected }, store, moment())),
    setOrder: (id, user, order) => change(id, (held) => setOrder(held, user, order, moment())),
    nudge: (id, user) => change(id, (held) => nudge(held, user, disturbing.quietUntil, now())),
    comeBack: (id, user) => change(id, (held) => comeBack(held, user, moment())),
    resign: (id, user) => changes.run(() => changeSeats(id, (held) => resign(held, user, moment()))),
    askUndo: (id, user, expected) => change(id, (held) => askUndo(held, { user, expected }, means())),
    askEnd: (id, user) => change(id, (held) => askEnd(held, user, means())),
    askReplace: (id, by, seat, substitute, moderator) =>
      change(id, (held) => askReplace(held, { by, seat, substitute, moderator }, means())),
    answer: (id, user, proposalId, agrees) => change(id, (held) => answer(held, { user, proposalId, agrees }, means())),
    find: (id) => reads.run(() => find(id)),
    liveIn: (channelId) =>
      reads.run(async () => {
        const id = await store.liveIn(channelId)
        const table = id === null ? null : await find(id)
        return table?.status === 'lobby' || table?.status === 'playing' ? table : null
      }),
    ofUser: (guildId, userId) =>
      reads.run(async () =>
        inUrgency(await Promise.all((await store.liveOf(guildId, userId, LISTED)).map(findReadable)), userId),
      ),
    log: (id, after) => reads.run(() => store.log(id, after)),
    async resume() {
      startedAt = now()
      clockwork.start()
      await reads.run(() => outbox.resume())
      const report = (thrown: unknown) => logger.error({}, `the audit of the tables stopped: ${messageOf(thrown)}`)
      reads.run(() => auditLive(store, gameById, logger, changes.closed)).catch(report)
    },
    async close() {
      await clockwork.stop()
      await changes.close()
      await outbox.close()
      await reads.close()
    },
  }
}
