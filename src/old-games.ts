/** Counts the standings anew, once over all processes, if there are finished games that the present rules have not counted. */
import { once } from 'node:events'
import type { Log } from './discord/wire/log.js'
import type { Game } from './games/game.js'
import type { CountProgress, OpenStore } from './store/ports.js'
import { gamesById } from './tables/model/loaded-table.js'

type Means = Pick<OpenStore, 'recount'> & {
  readonly cluster: Pick<NonNullable<OpenStore['cluster']>, 'oneAtATime' | 'othersPlay'> | null
}

/**
 * To be awaited before this process plays. If others play already, nothing is counted, and the operator is told what to do.
 * Rejects once `stop` is aborted: what was counted until then is not stored.
 */
export async function countOldGames(
  { recount, cluster }: Means,
  games: readonly Game[],
  log: Pick<Log, 'info' | 'warn'>,
  stop?: AbortSignal,
): Promise<void> {
  stop?.throwIfAborted()
  if (!(await recount.isDue())) return
  log.info({}, 'the standings must be counted anew from the finished games, once; the bot connects when that is done')
  if (cluster === null) return count()
  const counting = cluster.oneAtATime('standings', async () => {
    // Another process may have counted them meanwhile.
    if (!(await recount.isDue())) return
    if (await cluster.othersPlay()) log.warn({}, OTHERS_PLAY)
    else await count()
  })
  // What it waits for is up to others.
  await (stop === undefined ? counting : Promise.race([counting, stopped(stop)]))

  async function count(): Promise<void> {
    const tell = (progress: CountProgress) => log.info(progress, 'counting the standings from the finished games')
    const counted = await recount.run(gamesById(games), { tell, ...(stop === undefined ? {} : { stop }) })
    log.info({ games: counted.games, unread: counted.unread.length }, 'counted the standings from the finished games')
  }
}

/** Rejects with the reason once there is one. */
async function stopped(stop: AbortSignal): Promise<never> {
  stop.throwIfAborted()
  await once(stop, 'abort')
  throw stop.reason
}

const OTHERS_PLAY =
  'the standings must be counted anew, which this bot cannot do while others play: stop all its processes, then start them again'
