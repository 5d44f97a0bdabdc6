import type { SandboxComplaint, SandboxInteraction } from '../../protocol.js'
import type { Channel, Guild, StoredMessage } from './records.js'

/** Every change of the world, reported once after it happened. The gateway, the page and waiting tests use this feed. */
export type WorldChange =
  | { readonly kind: 'message'; readonly message: StoredMessage; readonly isNew: boolean }
  | { readonly kind: 'message-deleted'; readonly message: StoredMessage }
  | { readonly kind: 'guild-added'; readonly guild: Guild }
  | { readonly kind: 'guild-removed'; readonly guild: Guild }
  | { readonly kind: 'channel-added' | 'channel-changed' | 'channel-removed'; readonly channel: Channel }
  | { readonly kind: 'users' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'interaction'; readonly interaction: SandboxInteraction }
  | { readonly kind: 'complaint'; readonly complaint: SandboxComplaint }
  | { readonly kind: 'bot'; readonly online: boolean }
  | { readonly kind: 'reset' }

/** The id of the changed channel. Null if the change concerns more than one. */
export function placeOf(change: WorldChange): string | null {
  switch (change.kind) {
    case 'message':
    case 'message-deleted':
      return change.message.message.channel_id
    case 'channel-added':
    case 'channel-changed':
    case 'channel-removed':
      return change.channel.id
    case 'interaction':
      return change.interaction.channelId
    default:
      return null
  }
}

export type Listener = (change: WorldChange) => void
