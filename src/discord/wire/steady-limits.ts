/**
 * Lets the waits of @discordjs/rest go by a clock that nobody sets. The library notes when a limit ends by the machine's clock.
 * If that were set back by an hour, whatever waits would wait for an hour, and soon everything would.
 */
import type { REST } from '@discordjs/rest'

/** Lets the limit on all requests and those on single routes end when they should. To be called before the first request. */
export function keepLimitsSteady(rest: Pick<REST, 'globalReset' | 'handlers'>): void {
  keepSteady(rest, 'globalReset')
  const { handlers } = rest
  const set = handlers.set.bind(handlers)
  // Each notes the limit of a route.
  handlers.set = (id, handler) => {
    keepSteady(handler, 'reset')
    return set(id, handler)
  }
}

/** A property with a time by the machine's clock is from now on as far from now as when it was written, less what has passed. */
function keepSteady(owner: object, name: string): void {
  let end = steadily(Number(Reflect.get(owner, name)))
  Object.defineProperty(owner, name, {
    get: () => Date.now() + end - performance.now(),
    set(time: number) {
      end = steadily(time)
    },
  })
}

const steadily = (time: number) => performance.now() + time - Date.now()
