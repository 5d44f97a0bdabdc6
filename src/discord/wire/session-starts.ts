/** When the bot may begin another session. Whoever begins more than Discord allows in a day loses the token. */
import type { REST } from '@discordjs/rest'
import { type APIGatewayBotInfo, type APIGatewaySessionStartLimit, Routes } from 'discord-api-types/v10'
import type { Clock } from '../../tables/model/ports.js'
import type { Log } from './log.js'
import type { ShardHoldings } from './shard-holdings.js'

export interface SessionStartsDeps {
  readonly rest: Pick<REST, 'get'>
  readonly clock: Pick<Clock, 'after'>
  readonly log: Pick<Log, 'warn'>
  readonly holdings: Pick<ShardHoldings, 'turn'>
}

/**
 * Waits until a shard may identify: for its turn, and if no session is left for today until Discord allows more. Rejects only if
 * `signal` aborts, and then always: the library would identify on the connection that has replaced the closed one.
 */
export async function waitForSession(deps: SessionStartsDeps, shard: number, keys: number, signal: AbortSignal): Promise<void> {
  const { rest, clock, log, holdings } = deps
  for (;;) {
    await holdings.turn(shard % keys, signal)
    const { remaining, reset_after: ms } = await limitNow(rest, keys)
    signal.throwIfAborted()
    // Shards with other keys may be about to identify as well.
    if (remaining >= keys) return
    const hours = Math.ceil(ms / 3_600_000)
    log.warn({ shard, remaining, hours }, 'Discord allows too few new sessions today, so this shard waits until it allows more')
    await new Promise<void>((resolve, reject) => {
      const callOff = clock.after(ms, resolve)
      const abort = () => {
        callOff()
        reject(signal.reason)
      }
      signal.addEventListener('abort', abort, { once: true })
    })
  }
}

/** Where Discord does not tell, it does not let anybody identify either. */
async function limitNow(
  rest: Pick<REST, 'get'>,
  keys: number,
): Promise<Pick<APIGatewaySessionStartLimit, 'remaining' | 'reset_after'>> {
  try {
    return ((await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo).session_start_limit
  } catch {
    return { remaining: keys, reset_after: 0 }
  }
}
