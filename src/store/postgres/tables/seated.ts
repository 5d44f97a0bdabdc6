/** Who sits at a table, by seat. */
import { sql } from 'drizzle-orm'
import type { Seated } from '../../../tables/model/ports.js'
import { seats, tables } from '../schema/schema.js'

/** The seats of a row of `tables`, as a column beside it, so that both are as they were at the same moment. */
export const SEATED = sql<readonly Seated[]>`(
  select coalesce(json_agg(json_build_object('id', user_id, 'name', user_name, 'colour', coalesce(colour, seat)) order by seat), '[]')
  from ${seats} where ${seats.guildId} = ${tables.guildId} and ${seats.tableId} = ${tables.id})`
