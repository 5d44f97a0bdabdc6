/** How much of archiving and forgetting is done at a time. */

/**
 * How long a finished table rests before it is archived. Its players still look at it, and its channel is still being told of it.
 */
export const REST_MS = 10 * 60_000

/** Number of log entries deleted or rewritten at a time. */
export const ENTRIES = 400

/** Number of tables found at a time. */
export const AT_ONCE = 500
