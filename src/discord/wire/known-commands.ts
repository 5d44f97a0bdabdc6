/**
 * Makes the commands known to Discord. Tables are played meanwhile, because Discord may limit such requests for an hour, and
 * another process may be waiting for that.
 */
import { type REST, RESTEvents } from '@discordjs/rest'
import type { Coordination } from '../../cluster/ports.js'
import { LATE, type Timer, within } from '../../tables/service/waiting.js'
import type { Log } from './log.js'
import { type CommandData, registerCommands } from './registration.js'
import type { RetriedTasks } from './retried-tasks.js'

export interface KnownCommandsDeps {
  readonly rest: REST
  readonly commands: readonly CommandData[]
  readonly coordination: Pick<Coordination, 'oneAtATime'>
  readonly tasks: RetriedTasks
  readonly clock: Timer
  readonly log: Log
}

/** How long to wait for it, so that whoever reads that the bot is ready can type its commands. Discord takes about a second. */
const PATIENCE_MS = 10_000

/** Resolves once it is done, has failed once, or takes too long. It goes on until it has worked. Never rejects. */
export type MakeKnown = (applicationId: string) => Promise<void>

export function createKnownCommands({ rest, commands, coordination, tasks, clock, log }: KnownCommandsDeps): MakeKnown {
  let awaited: object = { waitsFor: 'another process' }
  let isOverdue = false

  async function register(applicationId: string): Promise<void> {
    const haveChanged = await coordination.oneAtATime('commands', () => {
      awaited = { waitsFor: 'Discord' }
      return registerCommands(rest, applicationId, commands)
    })
    if (haveChanged) log.info({}, 'the commands have changed and were registered')
    else if (isOverdue) log.info({}, 'the commands are registered')
  }

  // The library waits by itself, however long that is.
  rest.on(RESTEvents.RateLimited, ({ route, timeToReset }) => {
    if (route.endsWith('/commands')) awaited = { waitsFor: 'Discord', limitedForSeconds: Math.ceil(timeToReset / 1000) }
  })

  return async (applicationId) => {
    const known = tasks.undertake(
      () => register(applicationId),
      (err) => log.error({ err }, 'the commands could not be registered, will try again: those that Discord knows go on working'),
    )
    isOverdue = (await within(clock, PATIENCE_MS, known)) === LATE
    if (isOverdue) log.warn(awaited, 'the commands are not registered yet, and the bot goes on: those that Discord knows work')
  }
}
