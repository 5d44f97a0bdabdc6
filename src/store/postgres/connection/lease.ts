/** The right of a process to use the database, which it keeps as long as it is heard of. */
export interface Lease {
  /** The id of the process, by which the database recognizes it. */
  readonly id: string
  /** To be called when others have taken over from it. */
  lose(): void
}

/** How long a process may be silent before others may take over from it. */
const LEASE = `interval '8 s'`

/** The time until which a process counts as being there that is heard of now. Only the server's clock is used. */
export const UNTIL = `clock_timestamp() + ${LEASE}`

/** When a process was heard of last. */
export const HEARD = `until - ${LEASE}`

/** Whether a process has been silent for too long. Nobody could be heard of before the server started. */
export const IS_SILENT = `greatest(until, pg_postmaster_start_time() + ${LEASE}) < clock_timestamp()`

/** To be sent with the id of a process. It changes no row if others have taken over from it. */
export const RENEWAL = `update processes set until = ${UNTIL} where id = $1`

/** How an operator is told that others have taken over, as a sentence without its end. `database` is its name. */
export const takenOver = (database: string): string =>
  `Others on the database ${database} have taken over from this bot, which was silent for too long`

/**
 * How the server lists the connections of a process, or of a program that is not the bot. The name is there from the first moment
 * of a connection on.
 */
export function sessionName(id: string | null): string {
  return id === null ? 'stagecoach' : `stagecoach ${id}`
}
