/** The address of a database in PostgreSQL, as an operator writes it. */
import { Client } from 'pg'

/** Settings that an address may not choose, because the program depends on them. */
const OURS = [
  'application_name',
  'client_encoding',
  'fallback_application_name',
  'idle_in_transaction_session_timeout',
  'lock_timeout',
  'query_timeout',
  'replication',
  'statement_timeout',
]

/** The address without settings that are ours to choose. `sslmode` gets the meaning that PostgreSQL's own programs give it. */
export function withoutOurs(address: string): string {
  const url = new URL(address)
  for (const name of OURS) url.searchParams.delete(name)
  if (url.searchParams.has('sslmode')) url.searchParams.set('uselibpqcompat', 'true')
  return url.href
}

/** How a message for the operator names the database. It has neither the user nor the password. */
export function nameOf(address: string): string {
  try {
    const { host, database } = new Client({ connectionString: withoutOurs(address) })
    return `${database ?? ''} on ${host}`
  } catch {
    // The address names a file that cannot be read, for instance.
    const { pathname, hostname } = new URL(address)
    return `${pathname.slice(1)} on ${hostname}`
  }
}
