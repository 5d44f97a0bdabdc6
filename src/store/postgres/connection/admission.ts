/** Whether a process may write on a session. */
import type { Lease } from './lease.js'
import type { Session } from './session.js'

const IS_READ_ONLY = `pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`
const MAY_WRITE = `select ${IS_READ_ONLY}, true as "isOurs"`
const MAY_WRITE_AS = `select ${IS_READ_ONLY}, exists (select from processes where id = $1) as "isOurs"`

/** False if others have taken over from the process. Throws if the server takes no writes. */
export async function mayWrite(session: Session, lease: Lease | undefined): Promise<boolean> {
  const { rows } = await session.ask(lease === undefined ? MAY_WRITE : { text: MAY_WRITE_AS, values: [lease.id] })
  const [found] = rows
  // A server that follows another one may not know yet which processes there are.
  if (found?.isReadOnly !== false) throw Object.assign(new Error('the server is read-only'), { code: '25006' })
  return found.isOurs === true
}
