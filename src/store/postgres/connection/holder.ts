/** A process that holds the database, and how the database recognizes it. */
export interface Holder {
  readonly id: string
  /** To be called when another process has taken its place. */
  lose(): void
}

/** How long a process may be silent before another one may take its place. */
const LEASE = `interval '8 s'`

/** The time until which a process counts as being there that is heard of now. Only the server's clock is used. */
export const UNTIL = `clock_timestamp() + ${LEASE}`

/** When a process was heard of last. */
export const HEARD = `until - ${LEASE}`

/** Whether a process has been silent for too long. Nobody could be heard of before the server started. */
export const IS_SILENT = `greatest(until, pg_postmaster_start_time() + ${LEASE}) < clock_timestamp()`

/** To be sent with the id of a process. It changes no row if another process has taken its place. */
export const RENEWAL = `update processes set until = ${UNTIL} where id = $1`

/**
 * How the server lists the connections of a process, or of a program that holds no database. The name is there from the first
 * moment of a connection on.
 */
export function sessionName(id: string | null): string {
  return id === null ? 'stagecoach' : `stagecoach ${id}`
}
