/** Messages that no longer count as a table's, while they can still be seen in its channel. */
import type { Post } from '../../tables/model/tables.js'
import type { Message } from '../wire/message.js'
import type { TablePlace } from './table-place.js'

/** How a message is taken from the table's list. */
export interface Retirement {
  /** What the message becomes if Discord refuses its last form. */
  readonly instead?: Message | null
  /** It stays recorded. */
  readonly stays?: boolean
  /** The message is changed once this resolves. It must not reject. */
  readonly after?: () => Promise<void>
}

/** A removed message is changed, or deleted if possible. Without `last`, one that cannot be deleted stays as it is. */
export interface RemovedMessage extends Retirement {
  readonly table: TablePlace
  /** As it is recorded now. */
  post: Post
  readonly deleted: boolean
  readonly last: Message | null
}

export interface RemovedMessages {
  add(message: RemovedMessage): void
  /** It has been dealt with. */
  drop(message: RemovedMessage): void
  has(tableId: string, post: Post): boolean
  /** A copy. */
  of(tableId: string): readonly RemovedMessage[]
}

/** None at first. After a restart they count as recorded again, unless their key was reused. */
export function createRemovedMessages(): RemovedMessages {
  const byTable = new Map<string, Map<string, RemovedMessage>>()
  return {
    add(message) {
      const ofTable = byTable.get(message.table.id) ?? new Map<string, RemovedMessage>()
      byTable.set(message.table.id, ofTable.set(message.post.messageId, message))
    },
    drop({ table, post }) {
      const ofTable = byTable.get(table.id)
      ofTable?.delete(post.messageId)
      if (ofTable?.size === 0) byTable.delete(table.id)
    },
    has: (tableId, { messageId }) => byTable.get(tableId)?.has(messageId) === true,
    of: (tableId) => [...(byTable.get(tableId)?.values() ?? [])],
  }
}
