import { refusal } from '../errors.js'
import type { World } from '../world/world.js'

const DAY = 86_400_000
const CREATES_PER_DAY = 200

/** Discord's limit on new application commands, per day. */
export class CommandQuota {
  readonly #world: World
  #times: readonly number[] = []

  constructor(world: World) {
    this.#world = world
  }

  /** @throws {ApiError} 30034 if this exceeds the limit */
  use(creates: number): void {
    const now = this.#world.clock.now()
    const recent = this.#times.filter((time) => now - time < DAY)
    if (recent.length + creates > CREATES_PER_DAY) throw refusal('too-many-command-creates')
    this.#times = [...recent, ...Array.from({ length: creates }, () => now)]
  }
}
