/** The last changes of messages that no longer count as a table's: each is deleted, or loses its buttons. */
import { ChannelSilent, type Post, type Posts } from '../../tables/model/tables.js'
import { isLeft } from '../context/left-messages.js'
import type { Message } from '../wire/message.js'
import type { RemovedMessage, RemovedMessages } from './removed-messages.js'
import { placeOf, type TablePlace } from './table-place.js'

/** `refused`: Discord does not take the message. `silent`: its channel cannot be written to. */
export type Changed = 'changed' | 'missing' | 'refused' | 'silent'

export interface LastChanges {
  /**
   * Changes or deletes removed messages in the channel. Resolves to what went wrong. If Discord refuses that for a message, it is
   * recorded again. Others are left for another time.
   */
  tidy(tableId: string): Promise<readonly unknown[]>
  /**
   * Records those messages again whose channel could not be written to, unless that is possible by now. {@link ChannelSilent} if
   * there are any: the table may have no more news that would remove them.
   */
  giveUp(tableId: string): ChannelSilent | null
}

interface LastChangesDeps {
  readonly posts: Pick<Posts, 'remove'>
  readonly removed: RemovedMessages
  /** Whether the message is gone from the channel after an attempt to delete it. */
  readonly isDeleted: (table: TablePlace, post: Post) => Promise<boolean>
  /** Changes the message to the first of two that Discord takes. */
  readonly change: (table: TablePlace, post: Post, message: Message, instead: Message | null) => Promise<Changed>
  readonly isSilent: (table: TablePlace) => boolean
}

export function createLastChanges({ posts, removed, isDeleted, change, isSilent }: LastChangesDeps): LastChanges {
  /** Returns what the change came to. Null if there was none. */
  async function finish(one: RemovedMessage): Promise<Changed | null> {
    const { table, post, deleted, last, instead, stays = false, after } = one
    await after?.()
    const isGone = deleted && (await isDeleted(table, post))
    const changed = isGone || last === null ? null : await change(table, post, last, instead ?? null)
    if (changed === 'silent') return changed
    if (changed !== 'refused' && (!stays || isLeft(one.post))) await posts.remove(table.id, one.post)
    removed.drop(one)
    return changed
  }

  return {
    async tidy(tableId) {
      const all = removed.of(tableId)
      const tried = await Promise.allSettled(all.map(finish))
      const thatCameTo = (...outcomes: readonly (Changed | null)[]) =>
        all.filter((_, index) => tried[index]?.status === 'fulfilled' && outcomes.includes(tried[index].value))
      // Permissions may have returned between two of these requests, and Discord's responses come in any order.
      const writable = new Set(thatCameTo('changed', 'missing').map(({ post }) => post.channelId))
      for (const one of all) one.isRefused = false
      for (const one of thatCameTo('silent')) one.isRefused = !writable.has(one.post.channelId)
      return tried.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
    },
    giveUp(tableId) {
      const refused = removed.of(tableId).filter(({ table, post, isRefused }) => isRefused && isSilent(placeOf(table, post)))
      for (const one of refused) removed.drop(one)
      return refused.length === 0 ? null : new ChannelSilent('a message cannot be removed')
    },
  }
}
