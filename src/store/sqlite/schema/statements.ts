/** Pieces of prepared statements. */
import { type SQL, sql } from 'drizzle-orm'

export const value = sql.placeholder

/** A placeholder for which drizzle does not convert the bound value. */
export const bound = (name: string): SQL => sql`${value(name)}`

/** A column as the stored text or number, without drizzle's conversion. */
export const raw = <T>(column: unknown): SQL<T> => sql<T>`${column}`
