/** What is only noted down: how far channels were told. After a power cut that can be found out again from the channels themselves. */
import type { Db } from './db.js'

/**
 * Writes without waiting for the disk. It survives the end of the process at once, and that of the machine from the next change
 * of any table on.
 */
export function noted<T>({ $client }: Db, write: () => T): T {
  $client.pragma('synchronous = normal')
  try {
    return write()
  } finally {
    $client.pragma('synchronous = full')
  }
}
