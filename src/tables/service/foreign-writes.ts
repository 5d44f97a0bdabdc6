/** Notices that another program has changed the store, such as the operator's. */
import type { Clock, Store } from '../model/ports.js'

/** How often it looks. */
const WATCH_MS = 2_000

/** Looks from now on and calls `changed` whenever there was something; the result ends it. */
export function watch(store: Pick<Store, 'changedElsewhere'>, clock: Pick<Clock, 'after'>, changed: () => void): () => void {
  const look = () => {
    if (store.changedElsewhere()) changed()
    callOff = clock.after(WATCH_MS, look)
  }
  store.changedElsewhere()
  let callOff = clock.after(WATCH_MS, look)
  return () => callOff()
}
