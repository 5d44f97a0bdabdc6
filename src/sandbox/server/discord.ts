import type { Faults } from './faults.js'
import type { Gateway } from './gateway/gateway.js'
import type { Interactions } from './interactions/interactions.js'
import type { Journal } from './journal.js'
import type { FileStore } from './messages/files.js'
import type { Nonces } from './messages/nonces.js'
import type { OldEdits } from './messages/old-edits.js'
import type { CommandQuota } from './rest/command-quota.js'
import type { World } from './world/world.js'

/** The local Discord's parts, as routes and users' actions need them. */
export interface Discord {
  readonly world: World
  readonly files: FileStore
  readonly interactions: Interactions
  readonly gateway: Gateway
  readonly faults: Faults
  readonly journal: Journal
  readonly nonces: Nonces
  readonly oldEdits: OldEdits
  readonly commandQuota: CommandQuota
  /** `http://127.0.0.1:PORT`. */
  readonly origin: () => string
}
