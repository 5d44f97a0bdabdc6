/** Kinds of columns. */
import { integer } from 'drizzle-orm/sqlite-core'

/** A point in time, stored in milliseconds. */
export const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })
