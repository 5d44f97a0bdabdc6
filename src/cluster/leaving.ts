/** Leaves the other processes in order: they know, and get every shard with its session. */
import type { Logger } from '../tables/model/ports.js'
import { LATE, pause, type Timer, within } from '../tables/service/waiting.js'
import type { Attempt } from './attempts.js'
import type { Balancing } from './balancing.js'
import type { Polling } from './polling.js'
import type { ShardRegistry } from './ports.js'
import type { ShardRelease } from './shard-release.js'

export interface LeavingDeps {
  readonly registry: Pick<ShardRegistry, 'leave'>
  readonly timer: Timer
  readonly log: Pick<Logger, 'warn'>
  readonly attempt: Attempt
  readonly balancing: Balancing
  readonly releasing: ShardRelease
  readonly polling: Polling
  /** Resolves once others have taken over from this process. Nothing of it is stored any more. */
  readonly lost: Promise<unknown>
}

/** How long to wait until the others know that this process leaves. */
const TELLING_MS = 2_000

/** How often what could not be stored is tried again. */
const AGAIN_MS = 500

/** How long leaving may take. What could not be given up by then is free once the others take this process for dead. */
const LEAVING_MS = 12_000

/** Tells the others that this process leaves. Resolves to whether they know. */
export async function tellOthers({
  registry,
  timer,
  attempt,
}: Pick<LeavingDeps, 'registry' | 'timer' | 'attempt'>): Promise<boolean> {
  const leave = async () => {
    await registry.leave()
    return true
  }
  const told = attempt(leave, 'other processes do not know that this one leaves, will try again', false)
  return (await within(timer, TELLING_MS, told)) === true
}

/** Tells the others, and gives up everything. Never rejects. */
export async function leaveOthers(deps: LeavingDeps): Promise<void> {
  const vain = new AbortController()
  void deps.lost.then(() => vain.abort())
  const done = await within(deps.timer, LEAVING_MS, giveUpAll(deps, vain.signal))
  vain.abort()
  if (done === LATE)
    deps.log.warn(
      {},
      'other processes get the shards of this one only some seconds later, because they could not be given up in time',
    )
}

/** Once `vain` aborts, what could not be stored is not tried again. */
async function giveUpAll(deps: LeavingDeps, vain: AbortSignal): Promise<void> {
  const { timer, balancing, releasing, polling } = deps
  const stopped = polling.stop()
  // As long as they do not know, they leave to this process what it gives up.
  let isTold = await tellOthers(deps)
  await Promise.all([balancing.giveAll(), stopped])
  while (releasing.shards().size > 0 && !vain.aborted) {
    await pause(timer, AGAIN_MS)
    isTold = isTold || (await tellOthers(deps))
    await releasing.goOn()
  }
}
