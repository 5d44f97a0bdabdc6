/** A database in PostgreSQL that this process may write to: checked, up to date, and watched. */
import { randomBytes } from 'node:crypto'
import type { Guard, OpenOptions, OpenStore } from '../ports.js'
import { StoreUnavailable } from '../unavailable.js'
import { unusable } from './checks.js'
import { nameOf } from './connection/address.js'
import { type Lease, takenOver } from './connection/lease.js'
import type { Heartbeat } from './heartbeat.js'
import { type Link, openLink } from './link.js'
import { claim } from './processes.js'

export interface LeasedDatabase extends Pick<Heartbeat, 'listen' | 'isAwake'> {
  /** The lease of this process. */
  readonly lease: Lease
  /** The name of the database for the operator. */
  readonly database: string
  readonly link: Link
  readonly guard: Guard
  readonly close: OpenStore['close']
}

/**
 * Makes this process one of those that may write to the database, and brings it up to date. Throws {@link StoreUnavailable} with
 * one clear sentence if it cannot be used. Nothing is then left open.
 */
export async function leaseDatabase(url: string, options: OpenOptions = {}): Promise<LeasedDatabase> {
  const { trace, troubled, warn = () => {}, alone = false } = options
  const database = nameOf(url)
  const { lease, lost, isLost, leave } = losable(database)
  const { listen, isAwake, release } = await claim({ url, database, lease, alone, warn }).catch((thrown: unknown) => {
    throw unusable(thrown, database)
  })
  const watching = { ...(trace === undefined ? {} : { trace }), ...(troubled === undefined ? {} : { troubled }) }
  const link = openLink({ url, lease, ...watching })
  return {
    lease,
    database,
    link,
    guard: {
      look: link.look,
      trouble: () => (isLost() ? `${takenOver(database)}: start it again.` : link.trouble()),
      lost,
    },
    listen,
    isAwake,
    async close() {
      await link.close()
      leave()
      await release()
      return !isLost()
    },
  }
}

/** This process with an id of its own, and whether others have taken over from it before it left by itself. */
function losable(database: string) {
  let isLost = false
  let hasLeft = false
  let lose: () => void = () => {}
  const lost = new Promise<StoreUnavailable>((resolve) => {
    lose = () => {
      // Whatever it is still waiting for finds that it is no longer there.
      if (hasLeft) return
      isLost = true
      resolve(new StoreUnavailable('lost', `${takenOver(database)}, so it stops: start it again.`))
    }
  })
  const lease: Lease = { id: randomBytes(8).toString('hex'), lose }
  const leave = () => {
    hasLeft = true
  }
  return { lease, lost, isLost: () => isLost, leave }
}
