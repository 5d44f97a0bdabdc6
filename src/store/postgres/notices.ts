/** What programs on one database tell each other beside what is in its tables: the names of PostgreSQL's channels for it. */

/** That a program has changed tables which others may have in memory. */
export const TABLES_CHANGED = 'stagecoach'

/** That a process has come or gone, or has taken or released a shard. Told with the id of the process that knows it. */
export const SHARDS_CHANGED = 'stagecoach_shards'

export type Channel = typeof TABLES_CHANGED | typeof SHARDS_CHANGED
