/** Notices when another program, such as the operator's, changes the store. */
import type { Clock, Store } from '../model/ports.js'

/** How often it checks. */
const WATCH_MS = 2_000

/** Starts to check, and calls `changed` after every change. The returned function stops it. */
export function watch(store: Pick<Store, 'changedElsewhere'>, clock: Pick<Clock, 'after'>, changed: () => void): () => void {
  const look = () => {
    if (store.changedElsewhere()) changed()
    callOff = clock.after(WATCH_MS, look)
  }
  store.changedElsewhere()
  let callOff = clock.after(WATCH_MS, look)
  return () => callOff()
}
