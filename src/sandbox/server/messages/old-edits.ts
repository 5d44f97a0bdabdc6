import { refusal } from '../errors.js'
import type { StoredMessage } from '../world/records.js'
import { drawnAt } from '../world/snowflakes.js'
import type { World } from '../world/world.js'

const OLD = 3_600_000
const WINDOW = 6000
const EDITS_PER_WINDOW = 3

/** Discord's limit on edits of messages older than an hour, per channel. */
export class OldEdits {
  readonly #world: World
  readonly #times = new Map<string, readonly number[]>()

  constructor(world: World) {
    this.#world = world
  }

  /** @throws {ApiError} 30046 if the channel has had its three such edits within 6 s */
  demand({ message }: StoredMessage): void {
    const now = this.#world.clock.now()
    if (now - drawnAt(message.id) < OLD) return
    const recent = (this.#times.get(message.channel_id) ?? []).filter((time) => now - time < WINDOW)
    if (recent.length >= EDITS_PER_WINDOW) throw refusal('too-many-old-edits')
    this.#times.set(message.channel_id, [...recent, now])
  }
}
