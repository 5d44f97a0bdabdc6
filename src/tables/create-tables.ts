import type { Game } from '../games/plug.js'
import { act } from './act.js'
import { auditLive } from './audit.js'
import { comeBack } from './back.js'
import { createClockwork } from './clockwork.js'
import { type GameById, messageOf, storedLobby } from './held.js'
import { createKeeper, type Decide } from './keeper.js'
import { cancel, join, leave, newLobby, refuseOpening, start } from './lobby.js'
import { nudge } from './nudge.js'
import { setOrder } from './order.js'
import { createOutbox } from './outbox.js'
import type { Change, Clock, Entropy, Logger, Store } from './ports.js'
import { isAgreed } from './proposal.js'
import { answer, askEnd, askReplace, askUndo, grantIfAgreed } from './propose.js'
import { resign } from './seats.js'
import { quietUntil, type Settings } from './settings.js'
import type { Lobby } from './table.js'
import type { OpenRequest, Publisher, Result, Tables } from './tables.js'
import { REMINDER_PAUSE_MS, tick } from './tick.js'
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
  const outbox = createOutbox({ store, publisher, clock, logger, find })
  let startedAt = clock.now()
  const changes = createWork()
  // The publisher asks while the last announcements go out: reading ends after changing.
  const reads = createWork()
  const clockwork = createClockwork({ store, clock, logger, tick: tickAt })
  const moment = () => ({ at: clock.now(), entropy })
  const means = () => ({ store, moment: moment() })

  function committed({ tableId, announcements, row }: Change): void {
    if (announcements.length > 0) outbox.wake(tableId)
    if (row.wakeAt !== null) clockwork.expect(row.wakeAt)
  }

  /** The end of a user's quiet hours, if they lie in them now. */
  async function quietNow(userId: string): Promise<Date | null> {
    return quietUntil((await deps.settings.find(userId)).quiet, clock.now())
  }

  async function undisturbedFrom(userId: string): Promise<Date | null> {
    const last = await store.remindedAt(userId)
    const again = (last?.getTime() ?? 0) + REMINDER_PAUSE_MS
    return again > clock.now().getTime() ? new Date(again) : quietNow(userId)
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
    await changes.run(() => changeSeats(tableId, (held) => tick(held, { ...moment(), startedAt, undisturbedFrom })))
  }

  return {
    open: (request) => changes.run(() => open(request, gameById, deps)),
    join: (id, user, origin) => changes.run(() => keeper.change(id, (held) => join(held, user, clock.now(), origin))),
    leave: (id, user, origin) => changes.run(() => keeper.change(id, (held) => leave(held, user, clock.now(), origin))),
    start: (id, user) => changes.run(() => keeper.change(id, (held) => start(held, user, moment()))),
    cancel: (id, user, moderator) => changes.run(() => keeper.change(id, (held) => cancel(held, user, moderator, clock.now()))),
    act: (id, user, expected, action) =>
      changes.run(() => keeper.change(id, (held) => act(held, { user, expected, action }, store, moment()))),
    undo: (id, user, expected) => changes.run(() => keeper.change(id, (held) => undo(held, { user, expected }, store, moment()))),
    setOrder: (id, user, order) => changes.run(() => keeper.change(id, (held) => setOrder(held, user, order, moment()))),
    nudge: (id, user) => changes.run(() => keeper.change(id, (held) => nudge(held, user, quietNow, clock.now()))),
    comeBack: (id, user) => changes.run(() => keeper.change(id, (held) => comeBack(held, user, moment()))),
    resign: (id, user) => changes.run(() => changeSeats(id, (held) => resign(held, user, moment()))),
    askUndo: (id, user, expected) => changes.run(() => keeper.change(id, (held) => askUndo(held, { user, expected }, means()))),
    askEnd: (id, user) => changes.run(() => keeper.change(id, (held) => askEnd(held, user, means()))),
    askReplace: (id, by, seat, substitute, moderator) =>
      changes.run(() => keeper.change(id, (held) => askReplace(held, { by, seat, substitute, moderator }, means()))),
    answer: (id, user, proposalId, agrees) =>
      changes.run(() => keeper.change(id, (held) => answer(held, { user, proposalId, agrees }, means()))),
    find: (id) => reads.run(() => find(id)),
    liveIn: (channelId) =>
      reads.run(async () => {
        const id = await store.liveIn(channelId)
        const table = id === null ? null : await find(id)
        return table?.status === 'lobby' || table?.status === 'playing' ? table : null
      }),
    log: (id, after) => reads.run(() => store.log(id, after)),
    async resume() {
      startedAt = clock.now()
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

async function open(request: OpenRequest, gameById: GameById, deps: TablesDeps): Promise<Result<Lobby>> {
  const game = gameById(request.gameId)
  if (game === null) return { ok: false, refusal: { code: 'unknown-game' } }
  const refusal = refuseOpening(request, game)
  if (refusal !== null) return { ok: false, refusal }
  for (;;) {
    const lobby = newLobby(request, game, deps.entropy.tableId(), deps.clock.now())
    const created = await deps.store.create(storedLobby(lobby))
    if (created.kind === 'created') return { ok: true, value: lobby }
    if (created.kind === 'channel-busy') return { ok: false, refusal: { code: 'channel-busy', tableId: created.tableId } }
  }
}
