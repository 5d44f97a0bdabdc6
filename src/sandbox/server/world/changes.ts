import type { SandboxComplaint, SandboxInteraction, SandboxModal } from '../../protocol.js'
import type { Channel, Guild, StoredMessage } from './records.js'

/** Whatever happens in the world, once, after it happened: the gateway, the page and waiting tests all live on this feed. */
export type Change =
  | { readonly kind: 'message'; readonly message: StoredMessage; readonly isNew: boolean }
  | { readonly kind: 'message-deleted'; readonly message: StoredMessage }
  | { readonly kind: 'guild-added'; readonly guild: Guild }
  | { readonly kind: 'guild-removed'; readonly guild: Guild }
  | { readonly kind: 'channel-added' | 'channel-changed' | 'channel-removed'; readonly channel: Channel }
  | { readonly kind: 'users' }
  | { readonly kind: 'commands' }
  | { readonly kind: 'interaction'; readonly interaction: SandboxInteraction }
  | { readonly kind: 'modal'; readonly modal: SandboxModal }
  | { readonly kind: 'complaint'; readonly complaint: SandboxComplaint }
  | { readonly kind: 'bot'; readonly online: boolean }
  | { readonly kind: 'reset' }

export type Listener = (change: Change) => void
