/** Reads from Discord's REST API what the gateway tells of a server. */
import type { GuildsAPI } from '@discordjs/core'
import type { Clock } from '../../tables/model/ports.js'
import { isFinalRefusal } from './final-refusal.js'
import type { ServerTold } from './server-sight.js'

/**
 * Reads a server. Null if Discord refuses it: the bot is not on it, as where only its commands were added, or may not see it.
 * Rejects if Discord does not tell within seconds, or refuses it only for now.
 */
export type ReadServer = (guildId: string) => Promise<ServerTold | null>

/** Whoever waits for it has been told long before that their answer takes a while. */
export const READING_MS = 5_000

/** Discord blocks whoever is refused 10,000 times in ten minutes, so nothing that was refused is asked again. */
const REFUSED: ReadonlySet<number> = new Set([403, 404])

export function createServerReading(
  guilds: Pick<GuildsAPI, 'get' | 'getChannels' | 'getActiveThreads'>,
  clock: Pick<Clock, 'after'>,
): ReadServer {
  async function read(guildId: string, signal: AbortSignal): Promise<ServerTold> {
    // First by itself: if Discord refuses it, it would refuse the others, too, and counts what it refuses.
    const guild = await guilds.get(guildId, {}, { signal })
    const [channels, { threads }] = await Promise.all([
      guilds.getChannels(guildId, { signal }),
      guilds.getActiveThreads(guildId, { signal }),
    ])
    return { owner_id: guild.owner_id, roles: guild.roles, channels, threads }
  }

  return (guildId) => inTime((signal) => read(guildId, signal), clock).catch(nullIfRefused)
}

function nullIfRefused(thrown: unknown): null {
  if (isFinalRefusal(thrown) && REFUSED.has(thrown.status)) return null
  throw thrown
}

/** Rejects after the time, even if the library still waits because of a rate limit. */
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, clock: Pick<Clock, 'after'>): Promise<T> {
  const over = new AbortController()
  const late = new Promise<never>((_, reject) => {
    over.signal.addEventListener('abort', () => reject(over.signal.reason))
  })
  const callOff = clock.after(READING_MS, () => over.abort(new Error(`Discord has not told within ${READING_MS / 1000} seconds`)))
  try {
    return await Promise.race([work(over.signal), late])
  } finally {
    callOff()
  }
}
