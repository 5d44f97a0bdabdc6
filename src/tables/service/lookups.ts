/** Queries about tables that change nothing. */
import { setImmediate } from 'node:timers/promises'
import { inUrgency, isOffered, LISTED, LOOKED_AT, OFFERED } from '../model/listing.js'
import { TableUnreadable } from '../model/loaded-table.js'
import type { LogEntry } from '../model/log.js'
import type { Store } from '../model/ports.js'
import { isLive, type Lobby, type PlayingTable, type Table } from '../model/table.js'
import type { Tables } from '../model/tables.js'
import { verificationOf } from '../past/verify.js'
import type { Keeper } from './keeper.js'
import type { LogTails } from './log-tails.js'

/** Tables of a user that are read before yielding to other work. */
const AT_ONCE = 8

export type Lookups = Pick<
  Tables,
  | 'find'
  | 'liveIn'
  | 'lastPlayedIn'
  | 'latestIn'
  | 'ofUser'
  | 'openAmong'
  | 'liveOn'
  | 'verify'
  | 'log'
  | 'latestKnown'
  | 'review'
>

interface LookupDeps {
  readonly store: Pick<Store, 'liveIn' | 'lastPlayed' | 'latestIn' | 'liveOf' | 'liveAmong' | 'liveOn' | 'log' | 'review'>
  readonly keeper: Pick<Keeper, 'find'>
  readonly tails: Pick<LogTails, 'read' | 'latestKnown'>
}

export function createLookups({ store, keeper, tails }: LookupDeps): Lookups {
  const find = async (tableId: string) => (await keeper.find(tableId))?.table ?? null
  /** The same, but null for a table that cannot be read. */
  const findReadable = (tableId: string) =>
    find(tableId).catch((thrown: unknown) => {
      if (thrown instanceof TableUnreadable) return null
      throw thrown
    })

  return {
    find,
    async liveIn(channelId): Promise<Lobby | PlayingTable | null> {
      const id = await store.liveIn(channelId)
      const table = id === null ? null : await find(id)
      return table !== null && isLive(table) ? table : null
    },
    async lastPlayedIn(channelId, gameId) {
      const id = await store.lastPlayed(channelId, gameId)
      return id === null ? null : findReadable(id)
    },
    latestIn: (channelId, gameId) => store.latestIn(channelId, gameId),
    async ofUser(guildId, userId) {
      const found: (Table | null)[] = []
      for (const id of await store.liveOf(guildId, userId, LISTED)) {
        found.push(await findReadable(id))
        if (found.length % AT_ONCE === 0) await setImmediate()
      }
      return inUrgency(found, userId)
    },
    async openAmong(guildId, channelIds, userId) {
      const offered: (Lobby | PlayingTable)[] = []
      const ids = await store.liveAmong(channelIds, LOOKED_AT)
      for (const [index, id] of ids.entries()) {
        if (offered.length === OFFERED) return { tables: offered, more: true }
        const table = await findReadable(id)
        if (table?.guildId === guildId && isOffered(table, userId)) offered.push(table)
        if (index % AT_ONCE === AT_ONCE - 1) await setImmediate()
      }
      return { tables: offered, more: ids.length === LOOKED_AT }
    },
    liveOn: (guildIds) => store.liveOn(guildIds),
    async verify(tableId) {
      const loaded = await keeper.find(tableId)
      if (loaded === null) return null
      // While it is live nothing is proved, and nothing need be read for that.
      if (isLive(loaded.table)) return verificationOf(loaded, [])
      return verificationOf(loaded, await store.log(tableId, 0), await store.review(tableId))
    },
    async log(tableId, after): Promise<readonly LogEntry[]> {
      const table = await findReadable(tableId)
      if (table === null) return store.log(tableId, after)
      // The store may already have a change that must not be announced yet.
      return (await tails.read(tableId, after, table.position)).filter(({ position }) => position <= table.position)
    },
    latestKnown: tails.latestKnown,
    async review(tableId) {
      const loaded = await keeper.find(tableId)
      // Under other rules, what would have been better may not be possible.
      if (loaded === null || loaded.begunUnder !== loaded.table.game.rulesVersion) return null
      return store.review(tableId)
    },
  }
}
