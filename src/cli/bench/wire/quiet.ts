import { setTimeout } from 'node:timers/promises'
import type { Sandbox } from '../../../sandbox/server/sandbox.js'

/** A bot without requests for this long has finished its channel updates. */
const QUIET_MS = 25

/** Waits until the bot has sent no request for a moment. */
export async function quiet({ requests }: Pick<Sandbox, 'requests'>): Promise<void> {
  for (;;) {
    const newest = requests.at(-1)
    await setTimeout(QUIET_MS)
    if (requests.at(-1) === newest) return
  }
}
