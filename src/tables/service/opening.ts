/** New tables, opened by request or by the first press for a rematch. */

import { type Decision, refuse } from '../decisions/decision.js'
import { refuseSettlements } from '../decisions/hosting.js'
import { type Birth, newLobby } from '../decisions/lobby.js'
import { joinRematch, othersOf, rematchLobby } from '../decisions/rematch.js'
import type { Announcement } from '../model/announcement.js'
import { wakeAtOf } from '../model/deadlines.js'
import { pledgeOf, type Share } from '../model/fairness.js'
import { type GameById, sharing, storedLobby } from '../model/loaded-table.js'
import type { User } from '../model/people.js'
import type { Clock, Entropy, Store } from '../model/ports.js'
import type { Result } from '../model/refusal.js'
import { isLive, type Lobby, type PlayingTable, seatOf } from '../model/table.js'
import type { OpenRequest } from '../model/tables.js'
import type { Changing } from './changing.js'
import type { Keeper } from './keeper.js'

/** The most live tables of one server that a user may host. Nobody plays at more, and each takes up a channel. */
const MOST_HOSTED = 25

export interface OpeningDeps {
  readonly store: Pick<Store, 'create' | 'liveIn'>
  readonly keeper: Keeper
  readonly gameById: GameById
  readonly clock: Clock
  readonly entropy: Entropy
  readonly moment: Changing['moment']
  /** Called when a new table has an announcement. */
  readonly announced: (tableId: string) => void
  /** Called when the clock will have something to do at a new table. */
  readonly expect: (at: Date) => void
}

export interface Opening {
  open(request: OpenRequest): Promise<Result<Lobby>>
  rematch(tableId: string, user: User, entropy?: string): Promise<Result<Lobby | PlayingTable>>
}

export function createOpening({ store, keeper, gameById, clock, entropy, moment, announced, expect }: OpeningDeps): Opening {
  /** Stores the lobby from `make`, with an unused id and a secret that it commits to. `share` is its host's. */
  async function create(
    make: (birth: Birth) => Lobby,
    share: Share,
    announcements: readonly Announcement[],
  ): Promise<Result<Lobby>> {
    const pledge = pledgeOf(entropy.secret(), [share])
    for (;;) {
      const lobby = make({ id: entropy.tableId(), commitment: pledge.commitment, createdAt: clock.now() })
      const created = await store.create(storedLobby(lobby, pledge), announcements, MOST_HOSTED)
      if (created.kind === 'channel-busy') return refuse({ code: 'channel-busy', tableId: created.tableId })
      if (created.kind === 'hosts-too-many') return refuse({ code: 'hosts-too-many', most: MOST_HOSTED })
      if (created.kind === 'id-taken') continue
      const wakeAt = wakeAtOf(lobby)
      if (wakeAt !== null) expect(wakeAt)
      return { ok: true, value: lobby }
    }
  }

  return {
    async open(request) {
      const game = gameById(request.gameId)
      if (game === null) return refuse({ code: 'unknown-game' })
      const { capacity, options, terms, invited = [], computers = [] } = request
      const refusal = refuseSettlements({ capacity, options, ...terms }, game)
      if (refusal !== null) return refuse(refusal)
      const claimed = 1 + invited.length + computers.length
      if (claimed > capacity) return refuse({ code: 'capacity-too-small', seated: claimed })
      const share = { userId: request.host.id, entropy: request.entropy ?? '' }
      const opened: readonly Announcement[] = request.answers === true ? [{ kind: 'opened', position: 0 }] : []
      return create((birth) => newLobby(request, game, birth), share, [...opened, ...calling(invited)])
    },
    async rematch(tableId, user, press = '') {
      const before = (await keeper.find(tableId))?.table ?? null
      if (before === null) return refuse({ code: 'no-such-table' })
      if (isLive(before)) return refuse({ code: 'not-over' })
      if (before.state === null) return refuse({ code: 'already-over' })
      if (seatOf(before, user.id) === null) return refuse({ code: 'not-seated' })
      const share = { userId: user.id, entropy: press }
      const opened = await create((birth) => rematchLobby(before, user, birth), share, [
        { kind: 'lobby', position: 0 },
        ...calling(othersOf(before, user)),
      ])
      if (opened.ok) announced(opened.value.id)
      if (opened.ok || opened.refusal.code !== 'channel-busy') return opened
      const busy = opened.refusal
      return keeper.change(busy.tableId, (loaded): Decision<Lobby | PlayingTable> => {
        if (loaded.table.follows !== before.id) return refuse(busy)
        const shared = sharing(loaded, user, press)
        return joinRematch(shared, user, before, moment(shared))
      })
    },
  }
}

function calling(users: readonly User[]): readonly Announcement[] {
  return users.length === 0 ? [] : [{ kind: 'invited', users, position: 0 }]
}
