/** Turns to identify with Discord, kept over all processes. */
import { sql } from 'drizzle-orm'
import { often } from '../connection/prepared.js'
import type { Db } from '../link.js'
import { identifyTurns } from '../schema/schema.js'

/** Discord demands five seconds. A request may take longer on its way than the next one. */
const APART = `interval '5.5 s'`

/** A process that has to wait asks again after this time at the earliest. */
const LEAST_MS = 50

/**
 * Takes the turn for a rate-limit key if it is free, by the server's clock. Resolves to 0 if it was, or else to how many
 * milliseconds it will take.
 */
export async function takeIdentifyTurn(db: Db, key: number): Promise<number> {
  const { rows } = await often(
    db,
    sql`
    with taken as (
      insert into ${identifyTurns} as turn (key, free_at) values (${key}, clock_timestamp() + ${sql.raw(APART)})
      on conflict (key) do update set free_at = clock_timestamp() + ${sql.raw(APART)} where turn.free_at <= clock_timestamp()
      returning key)
    select exists (select from taken) as "isOurs",
      (select extract(epoch from free_at - clock_timestamp())::float8 * 1000 from ${identifyTurns} where key = ${key}) as ms`,
  )
  const [turn] = rows
  // A turn that another process took at the same moment is not seen yet.
  return turn?.isOurs === true ? 0 : Math.max(LEAST_MS, Math.ceil(turn?.ms ?? 0))
}
