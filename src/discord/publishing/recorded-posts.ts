/** Which recorded messages count as a table's: those in its channel that were not removed. */
import type { Post, Posts } from '../../tables/model/tables.js'
import { asLeft, isLeft } from '../context/left-messages.js'
import type { RemovedMessage, RemovedMessages } from './removed-messages.js'
import { isAt, type TablePlace } from './table-place.js'

interface RecordedPostsDeps {
  readonly posts: Pick<Posts, 'list' | 'find' | 'put'>
  readonly removed: Pick<RemovedMessages, 'add' | 'of' | 'has'>
  /** Forgets what waits in a channel that the table has left. */
  readonly leave: (table: TablePlace) => void
}

export interface RecordedPosts {
  list(table: TablePlace): Promise<readonly Post[]>
  find(table: TablePlace, key: string): Promise<Post | null>
  /**
   * Records a message. The one that it replaces is removed. A removed message that still has the key gets a key of its own,
   * because it must be removed even after a restart.
   */
  record(table: TablePlace, own: Omit<Post, 'channelId'>): Promise<void>
  /** A message no longer counts as the table's, if it is recorded. */
  dismiss(table: TablePlace, key: string, how: Omit<RemovedMessage, 'table' | 'post'>): Promise<void>
}

export function createRecordedPosts({ posts, removed, leave }: RecordedPostsDeps): RecordedPosts {
  function isStanding(table: TablePlace, post: Post): boolean {
    return isAt(table, post) && !removed.has(table.id, post)
  }

  async function find(table: TablePlace, key: string): Promise<Post | null> {
    const post = await posts.find(table.id, key)
    return post !== null && isStanding(table, post) ? post : null
  }

  async function list(table: TablePlace): Promise<readonly Post[]> {
    leave(table)
    const standing = (await posts.list(table.id)).filter((post) => isStanding(table, post))
    // Removed by an earlier process.
    for (const post of standing) if (isLeft(post)) removed.add({ table, post, deleted: true, last: null })
    return standing.filter((post) => !isLeft(post))
  }

  async function record(table: TablePlace, own: Omit<Post, 'channelId'>): Promise<void> {
    const { key, messageId } = own
    const replaced = await find(table, key)
    if (replaced !== null && replaced.messageId !== messageId) removed.add({ table, post: replaced, deleted: true, last: null })
    const outgoing = removed.of(table.id).filter(({ post }) => post.key === key)
    for (const one of outgoing) one.post = asLeft(one.post)
    await posts.put(table.id, { ...own, channelId: table.channelId }, ...outgoing.map(({ post }) => post))
  }

  async function dismiss(table: TablePlace, key: string, how: Omit<RemovedMessage, 'table' | 'post'>): Promise<void> {
    const post = await find(table, key)
    if (post !== null) removed.add({ table, post, ...how })
  }

  return { list, find, record, dismiss }
}
