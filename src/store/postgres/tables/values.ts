/** Lists of values as single parameters of statements, so that the text of a statement does not depend on how many there are. */
import { type SQL, sql } from 'drizzle-orm'
import { storable } from '../schema/columns.js'

/** Texts for `unnest`. */
export const list = (values: readonly string[]): SQL => sql`${sql.param(values.map(storable))}::text[]`

/** JSON of each value. */
export const jsonList = (values: readonly unknown[]): SQL => list(values.map((value) => JSON.stringify(value)))

export const numbers = (values: readonly (number | null)[]): SQL => sql`${sql.param(values)}::integer[]`

export const moments = (values: readonly Date[]): SQL => sql`${sql.param(values.map((at) => at.toISOString()))}::timestamptz[]`
