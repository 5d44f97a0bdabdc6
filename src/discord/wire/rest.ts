/** The ways to Discord's REST API: one for answers to interactions, and one for everything else. */
import { DefaultRestOptions, REST } from '@discordjs/rest'
import { createRequests, partOf, type RequestsDeps } from './requests.js'
import { keepLimitsSteady } from './steady-limits.js'
import { sendFilesAsBytes } from './uploads.js'

export interface RestDeps extends RequestsDeps {
  readonly token: string
  /** Base URL of the REST API, without the version. Null for Discord's own. */
  readonly apiUrl: string | null
  /** What Discord allows all processes of the bot together. Absent for the usual number. */
  readonly requestsPerSecond?: number
}

export interface Rests {
  readonly rest: REST
  /** Discord does not count answers to interactions among the requests of a second, so nobody waits for other requests. */
  readonly answering: REST
  /** Ends the timers of both. */
  close(): void
}

/** How often @discordjs/rest drops old routes. It keeps one for each deferred answer, and by default drops them once an hour. */
const ROUTES_SWEPT_MS = 60_000

export function openRest(deps: RestDeps): Rests {
  const { token, apiUrl, requestsPerSecond = DefaultRestOptions.globalRequestsPerSecond, portion = () => 1 } = deps
  // Requests that Discord refuses count together.
  const makeRequest = createRequests(deps)
  const usual = { handlerSweepInterval: ROUTES_SWEPT_MS, ...(apiUrl === null ? {} : { api: apiUrl }) }
  const rest = new REST({
    ...usual,
    globalRequestsPerSecond: requestsPerSecond,
    makeRequest(url, init) {
      // The library looks at it at the beginning of each second.
      rest.options.globalRequestsPerSecond = partOf(requestsPerSecond, portion())
      return makeRequest(url, init)
    },
  })
  const answering = new REST({ ...usual, globalRequestsPerSecond: Number.POSITIVE_INFINITY, makeRequest })
  const both = [rest, answering]
  for (const each of both) {
    keepLimitsSteady(each)
    sendFilesAsBytes(each.setToken(token))
  }
  return {
    rest,
    answering,
    close() {
      for (const each of both) {
        each.clearHandlerSweeper()
        each.clearHashSweeper()
      }
    },
  }
}
