/** In-memory channels for the publisher. They record what was posted where, and fail on demand. */
import {
  bears,
  type Channels,
  type Edited,
  marksOf,
  type Removed,
  type Sent,
  type Unreachable,
} from '../../../src/discord/wire/channels.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { asEdit, asNew, isMissing } from '../../../src/discord/wire/message.js'

export interface Posted {
  readonly id: string
  readonly channelId: string
  /** The users it notified when it was posted. */
  readonly called: readonly string[]
  message: Message
  edits: number
}

export interface FakeChannels extends Channels {
  posted: Posted[]
  /** Of all messages that were posted. */
  readonly nonces: string[]
  /** Set to make the next requests fail in this way. */
  trouble: { readonly kind: 'outage' | 'unreachable' | 'denied' | 'undeletable' | 'untaken' } | null
  /** Runs before a request reaches a message. It may throw or wait. */
  before: (what: 'edit' | 'remove', messageId: string) => Promise<void>
  requests: number
  /** Ids of messages that may be neither changed nor deleted. */
  readonly forbidden: Set<string>
  /** Ids of messages that are more than an hour old. */
  readonly old: Set<string>
  delete(id: string): void
}

const denied: Unreachable = { kind: 'unreachable', what: 'deleted', reason: 'Unknown Channel' }

export function fakeChannels(): FakeChannels {
  const byNonce = new Map<string, Posted>()
  const fake: FakeChannels = {
    posted: [],
    nonces: [],
    trouble: null,
    before: async () => {},
    requests: 0,
    forbidden: new Set(),
    old: new Set(),
    isOld: (messageId) => fake.old.has(messageId),
    async send(channelId, message, nonce): Promise<Sent> {
      fake.requests++
      // Converts it to what discord.js gets. Throws if Discord would refuse it.
      asNew(message)
      if (nonce.length > 25) throw new RangeError(`nonce of ${nonce.length} characters`)
      if (fake.trouble?.kind === 'outage') throw new Error('connection reset')
      if (fake.trouble?.kind === 'unreachable') return { kind: 'unreachable', what: 'channel', reason: 'Missing Access' }
      if (fake.trouble?.kind === 'denied') return denied
      if (fake.trouble?.kind === 'untaken') return { kind: 'unreachable', what: 'message', reason: 'Invalid Form Body' }
      const known = byNonce.get(`${channelId} ${nonce}`)
      if (known !== undefined) return { kind: 'sent', messageId: known.id }
      const post = { id: `m${byNonce.size + 1}`, channelId, called: message.pings, message, edits: 0 }
      fake.posted.push(post)
      fake.nonces.push(nonce)
      byNonce.set(`${channelId} ${nonce}`, post)
      return { kind: 'sent', messageId: post.id }
    },
    async find(channelId, message, except) {
      fake.requests++
      const wanted = marksOf(asNew(message).components)
      if (wanted === null) return null
      const isWanted = (post: Posted) =>
        post.channelId === channelId && !except.has(post.id) && bears(marksOf(asNew(post.message).components), wanted)
      return fake.posted.findLast(isWanted)?.id ?? null
    },
    async remove(_channelId, messageId): Promise<Removed> {
      fake.requests++
      await fake.before('remove', messageId)
      if (fake.trouble?.kind === 'outage') throw new Error('connection reset')
      if (fake.trouble?.kind === 'denied') return denied
      if (fake.trouble !== null || fake.forbidden.has(messageId))
        return { kind: 'unreachable', what: 'channel', reason: 'Missing Permissions' }
      fake.posted = fake.posted.filter(({ id }) => id !== messageId)
      return { kind: 'gone' }
    },
    look: async () => ({ kind: 'there', threadOf: null }),
    async openThread(channelId, messageId) {
      fake.requests++
      return { kind: 'opened', threadId: `${channelId}/${messageId}` }
    },
    async edit(_channelId, messageId, message): Promise<Edited> {
      fake.requests++
      asEdit(message)
      await fake.before('edit', messageId)
      if (fake.trouble?.kind === 'outage') throw new Error('connection reset')
      if (fake.trouble?.kind === 'unreachable' || fake.forbidden.has(messageId))
        return { kind: 'unreachable', what: 'channel', reason: 'Missing Access' }
      if (fake.trouble?.kind === 'denied') return denied
      const post = fake.posted.find(({ id }) => id === messageId)
      if (post === undefined) return { kind: 'gone' }
      const isBare = post.message.picture === null || isMissing(post.message.picture)
      if (message.picture === 'attached' && isBare) return { kind: 'unreachable', what: 'message', reason: 'Invalid Form Body' }
      post.message = message
      post.edits++
      return { kind: 'edited' }
    },
    delete(id) {
      fake.posted = fake.posted.filter((post) => post.id !== id)
    },
  }
  return fake
}
