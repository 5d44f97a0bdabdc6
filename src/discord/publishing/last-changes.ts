/** The last changes of messages that no longer count as a table's: each is deleted, or loses its buttons. */
import type { Posts } from '../../tables/model/tables.js'
import { isLeft } from '../context/left-messages.js'
import type { Removed } from '../wire/channels.js'
import type { ChannelRequests } from './channel-requests.js'
import type { RemovedMessage, RemovedMessages } from './removed-messages.js'
import type { SilentChannels } from './silent-channels.js'
import { isAt, placeOf, type TablePlace } from './table-place.js'

export interface LastChanges {
  /** Whether a removed message is still visible in a table's channel. */
  isUntidy(tableId: string): boolean
  /** Whether one of them is in a channel that can be written to, as far as is known. */
  mayTidy(tableId: string): boolean
  /**
   * Changes or deletes removed messages, except in silent channels, where they wait. In a channel that is hoped to be writable
   * the first one finds out whether it is. Resolves to what went wrong. A message that Discord does not take is recorded again.
   * Others are left for another time.
   */
  tidy(tableId: string): Promise<readonly unknown[]>
  /** Forgets what waits in a channel that the table has left. */
  leave(table: TablePlace): void
}

interface LastChangesDeps {
  readonly posts: Pick<Posts, 'remove'>
  readonly removed: RemovedMessages
  readonly requests: Pick<ChannelRequests, 'change' | 'remove'>
  readonly silent: Pick<SilentChannels, 'has' | 'isHopedWritable' | 'waits' | 'trying'>
}

export function createLastChanges({ posts, removed, requests, silent }: LastChangesDeps): LastChanges {
  const isWaiting = ({ table, post }: RemovedMessage) => silent.has(placeOf(table, post))

  /** Where a message can only be deleted, a refusal says that its channel is silent. Otherwise the change that follows does. */
  function deletion({ table, post, last }: RemovedMessage): Promise<Removed> {
    const request = () => requests.remove(table, post)
    return last === null ? silent.trying(placeOf(table, post), request) : request()
  }

  async function finish(one: RemovedMessage): Promise<void> {
    const { table, post, deleted, last, instead = null, stays = false, after } = one
    if (isWaiting(one)) return silent.waits(placeOf(table, post))
    await after?.()
    const removal = deleted ? await deletion(one) : null
    const isGone = removal?.kind === 'gone'
    const edited = isGone || last === null ? removal : await requests.change(table, post, last, instead)
    const isRefused = edited?.kind === 'unreachable'
    if (isRefused && edited.what !== 'message') return
    if (edited?.kind === 'gone' || (!isRefused && (!stays || isLeft(one.post)))) await posts.remove(table.id, one.post)
    removed.drop(one)
  }

  return {
    isUntidy: (tableId) => removed.of(tableId).length > 0,
    mayTidy: (tableId) => removed.of(tableId).some((one) => !isWaiting(one)),
    async tidy(tableId) {
      const failures: unknown[] = []
      const begun: Promise<void>[] = []
      for (const one of removed.of(tableId)) {
        const tried = finish(one).catch((thrown: unknown) => void failures.push(thrown))
        begun.push(tried)
        if (silent.isHopedWritable(placeOf(one.table, one.post))) await tried
      }
      await Promise.all(begun)
      return failures
    },
    leave(table) {
      for (const one of removed.of(table.id)) if (!isAt(table, one.post) && isWaiting(one)) removed.drop(one)
    },
  }
}
