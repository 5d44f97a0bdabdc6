/** Kinds of columns that are stored as in SQLite: JSON keeps its bytes, and text is ordered by its bytes. */
import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Text without the character that PostgreSQL cannot store. */
export const storable = (value: string): string => value.replaceAll('\0', '')

/** Such text, ordered by its bytes, whatever the database's language is. */
export const text = customType<{ data: string; driverData: string }>({
  dataType: () => 'text COLLATE "C"',
  toDriver: storable,
})

/** JSON as text, because `jsonb` would order its keys anew and `json` could not hold what is damaged. */
export function json<T>(name: string) {
  return customType<{ data: T; driverData: string }>({
    dataType: () => 'text COLLATE "C"',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (stored) => JSON.parse(stored),
  })(name)
}

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A moment with milliseconds, as a `Date`. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })
