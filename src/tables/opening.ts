/** New tables: opened by request, or by the first press for a rematch. */
import type { Announcement } from './announcement.js'
import { type Decision, type Moment, refuse } from './decision.js'
import { type GameById, storedLobby } from './held.js'
import { refuseSettlements } from './hosting.js'
import type { Keeper } from './keeper.js'
import { newLobby } from './lobby.js'
import type { Clock, Entropy, Store } from './ports.js'
import type { Result } from './refusal.js'
import { joinRematch, rematchLobby } from './rematch.js'
import { type Lobby, type PlayingTable, seatOf, type User } from './table.js'
import type { OpenRequest } from './tables.js'

export interface OpeningDeps {
  readonly store: Pick<Store, 'create' | 'liveIn'>
  readonly keeper: Keeper
  readonly gameById: GameById
  readonly clock: Clock
  readonly entropy: Entropy
  /** Called when a new table has something to tell. */
  readonly announced: (tableId: string) => void
}

export interface Opening {
  open(request: OpenRequest): Promise<Result<Lobby>>
  rematch(tableId: string, user: User): Promise<Result<Lobby | PlayingTable>>
}

export function createOpening({ store, keeper, gameById, clock, entropy, announced }: OpeningDeps): Opening {
  const moment = (): Moment => ({ at: clock.now(), entropy })

  /** Stores the lobby that `make` makes, with an id that nobody has. */
  async function create(make: (id: string) => Lobby, announcements: readonly Announcement[]): Promise<Result<Lobby>> {
    for (;;) {
      const lobby = make(entropy.tableId())
      const created = await store.create(storedLobby(lobby), announcements)
      if (created.kind === 'channel-busy') return refuse({ code: 'channel-busy', tableId: created.tableId })
      if (created.kind === 'id-taken') continue
      if (announcements.length > 0) announced(lobby.id)
      return { ok: true, value: lobby }
    }
  }

  return {
    async open(request) {
      const game = gameById(request.gameId)
      if (game === null) return refuse({ code: 'unknown-game' })
      const { capacity, options, terms } = request
      const refusal = refuseSettlements({ capacity, options, ...terms }, game)
      if (refusal !== null) return refuse(refusal)
      return create((id) => newLobby(request, game, id, clock.now()), [])
    },
    async rematch(tableId, user) {
      const before = (await keeper.find(tableId))?.table ?? null
      if (before === null) return refuse({ code: 'no-such-table' })
      if (before.status !== 'over') return refuse({ code: before.status === 'cancelled' ? 'already-over' : 'not-over' })
      if (seatOf(before, user.id) === null) return refuse({ code: 'not-seated' })
      const opened = await create((id) => rematchLobby(before, user, id, clock.now()), [{ kind: 'lobby', position: 0 }])
      if (opened.ok || opened.refusal.code !== 'channel-busy') return opened
      const busy = opened.refusal
      return keeper.change(busy.tableId, (held): Decision<Lobby | PlayingTable> => {
        return held.table.follows === before.id ? joinRematch(held, user, before, moment()) : refuse(busy)
      })
    },
  }
}
