/** A database in PostgreSQL that this process holds: checked, up to date, and watched. */
import type { Guard, OpenOptions, OpenStore } from '../ports.js'
import { unusable } from './checks.js'
import { nameOf } from './connection/address.js'
import { type Link, openLink } from './link.js'
import { claim } from './processes.js'

export interface Held {
  readonly link: Link
  readonly guard: Guard
  /** Whether another program has changed anything since the last call, or may have. */
  changedElsewhere(): boolean
  readonly close: OpenStore['close']
}

/**
 * Makes this process the one that may write to the database, and brings it up to date. Throws {@link StoreUnavailable} with one
 * clear sentence if it cannot be used. Nothing is then left open.
 */
export async function holdDatabase(url: string, { trace, troubled, warn = () => {} }: OpenOptions = {}): Promise<Held> {
  const database = nameOf(url)
  const claimed = await claim({ url, database, warn }).catch((thrown: unknown) => {
    throw unusable(thrown, database)
  })
  const { holder, lost, isLost, changedElsewhere, release } = claimed
  const watching = { ...(trace === undefined ? {} : { trace }), ...(troubled === undefined ? {} : { troubled }) }
  const link = openLink({ url, holder, ...watching })
  return {
    link,
    guard: {
      look: link.look,
      trouble: () => (isLost() ? `Another bot uses the database ${database}.` : link.trouble()),
      lost,
    },
    changedElsewhere,
    async close() {
      await link.close()
      await release()
      return !isLost()
    },
  }
}
