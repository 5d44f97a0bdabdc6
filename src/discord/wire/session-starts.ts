/** When the bot may begin another session. Whoever begins more than Discord allows in a day loses the token. */
import type { REST } from '@discordjs/rest'
import { type APIGatewayBotInfo, type APIGatewaySessionStartLimit, Routes } from 'discord-api-types/v10'
import { pause, type Timer } from '../../tables/service/waiting.js'
import type { Log } from './log.js'
import type { ShardHoldings } from './shard-holdings.js'

export interface SessionStartsDeps {
  readonly rest: Pick<REST, 'get'>
  readonly clock: Timer
  readonly log: Pick<Log, 'warn'>
  readonly holdings: Pick<ShardHoldings, 'turn'>
}

/** How long to wait where Discord does not tell how many sessions are left. */
const AGAIN_MS = 10_000

/** Who shares what Discord allows. */
export interface Sharing {
  /** The number of shards over all processes. */
  readonly shards: number
  /** The number of rate-limit keys. Shards with the same key identify one after the other. */
  readonly keys: number
}

/**
 * Waits until a shard may identify: for its turn, and if no session is left for today until Discord allows more. Where Discord
 * does not tell, it asks again: perhaps none is left, and whoever cannot ask could answer nobody anyway. Rejects only if `signal`
 * aborts, and then always: the library would identify on the connection that has replaced the closed one.
 */
export async function waitForSession(
  deps: SessionStartsDeps,
  shard: number,
  { shards, keys }: Sharing,
  signal: AbortSignal,
): Promise<void> {
  const { clock, log, holdings } = deps
  const ask = createAsking(deps, shard, signal)
  for (;;) {
    let limit = await ask()
    // Shards with other keys may be about to identify as well.
    if (limit !== null && limit.remaining >= keys) {
      await holdings.turn(shard % keys, signal)
      signal.throwIfAborted()
      // The turn comes last: turns are as far apart as Discord demands, and so are shards only if nothing takes time in between.
      if (limit.remaining >= shards + keys) return
      // Others may have begun the few that were left. If the answer takes long, Discord may refuse the next shard.
      limit = await ask()
      if (limit !== null && limit.remaining >= keys) return
    }
    if (limit !== null) {
      const { remaining, reset_after: ms } = limit
      const hours = Math.ceil(ms / 3_600_000)
      log.warn({ shard, remaining, hours }, 'Discord allows too few new sessions today, so this shard waits until it allows more')
    }
    await pause(clock, limit?.reset_after ?? AGAIN_MS, signal)
  }
}

/** Asks what Discord allows. Null if it does not tell, of which the operator hears once. Rejects if `signal` aborts. */
function createAsking(deps: SessionStartsDeps, shard: number, signal: AbortSignal) {
  let isToldOf = false
  return async (): Promise<APIGatewaySessionStartLimit | null> => {
    const limit = await limitNow(deps).catch((err: unknown) => {
      if (!isToldOf) deps.log.warn({ err, shard }, 'Discord does not tell whether a shard may begin a session, so it asks again')
      isToldOf = true
      return null
    })
    signal.throwIfAborted()
    return limit
  }
}

async function limitNow({ rest }: Pick<SessionStartsDeps, 'rest'>): Promise<APIGatewaySessionStartLimit> {
  return ((await rest.get(Routes.gatewayBot())) as APIGatewayBotInfo).session_start_limit
}
