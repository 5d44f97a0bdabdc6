/** Keys of messages whose own key now belongs to another message. They are removed from the channel, even after a restart. */
import type { Post } from '../../tables/model/tables.js'

const PREFIX = 'left:'

/** The message under a key of its own. */
export function asLeft(post: Post): Post {
  return { ...post, key: `${PREFIX}${post.messageId}` }
}

export function isLeft({ key }: Post): boolean {
  return key.startsWith(PREFIX)
}
