import type { World } from '../world/world.js'

/** How long a nonce with `enforce_nonce` finds its message, in milliseconds. */
const MEMORY = 5 * 60_000

/** Recent messages by the nonce they were posted with. */
export class Nonces {
  readonly #world: World
  readonly #posted = new Map<string, { readonly messageId: string; readonly at: number }>()

  constructor(world: World) {
    this.#world = world
  }

  remember(channelId: string, nonce: string | number, messageId: string): void {
    const now = this.#world.clock.now()
    for (const [key, { at }] of this.#posted) {
      if (now - at <= MEMORY) break
      this.#posted.delete(key)
    }
    this.#posted.set(`${channelId} ${nonce}`, { messageId, at: now })
  }

  /** The id of the message recently posted in the channel with this nonce. */
  find(channelId: string, nonce: string | number): string | undefined {
    const posted = this.#posted.get(`${channelId} ${nonce}`)
    return posted && this.#world.clock.now() - posted.at <= MEMORY ? posted.messageId : undefined
  }
}
