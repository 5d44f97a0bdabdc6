/**
 * The pieces of a statement that stores a change of a table. Each begins with its name in the statement and depends on the piece
 * that stores the table's row: it stores nothing unless that one did.
 */
import { type SQL, sql } from 'drizzle-orm'
import type { Announcement } from '../../../tables/model/announcement.js'
import { isPerson } from '../../../tables/model/computer.js'
import type { Pledge, Share } from '../../../tables/model/fairness.js'
import type { LogEntry } from '../../../tables/model/log.js'
import type { Seated, Snapshot } from '../../../tables/model/ports.js'
import type { Place } from '../places.js'
import { log, occurrences, outbox, pledges, seats, snapshots } from '../schema/schema.js'
import { jsonList, list, moments, numbers } from './values.js'

/** The name of the piece that stores the table's row. It gives the row's `guild_id` and `id`. */
export const ROW = sql`stored_row`

export function entries(added: readonly LogEntry[]): SQL {
  const contents = added.map(({ position: _, at: _at, turn: _turn, ...content }) => content)
  return sql`entries as (insert into ${log} (guild_id, table_id, position, at, turn, content)
    select guild_id, id, entry.* from ${ROW}, unnest(
      ${numbers(added.map(({ position }) => position))}, ${moments(added.map(({ at }) => at))},
      ${numbers(added.map(({ turn }) => turn))}, ${jsonList(contents)}) as entry)`
}

export function snapshot({ state, rulesVersion }: Snapshot): SQL {
  return sql`snapshot as (insert into ${snapshots} (guild_id, table_id, rules_version, state)
    select guild_id, id, ${rulesVersion}::integer, ${sql.param(state, snapshots.state)} from ${ROW}
    on conflict (guild_id, table_id) do update set rules_version = excluded.rules_version, state = excluded.state)`
}

export function queued(announcements: readonly Announcement[]): SQL {
  return sql`queued as (insert into ${outbox} (guild_id, table_id, announcement)
    select guild_id, id, announcement from ${ROW}, unnest(${jsonList(announcements)}) with ordinality as each (announcement, nth)
    order by nth)`
}

/** Seats these users, without places and points, in place of whoever sat there. A user sits on one seat only. */
export function seated(users: readonly Seated[]): SQL {
  if (new Set(users.map(({ id }) => id)).size < users.length) throw new Error('a user cannot sit on two seats of a table')
  return sql`seated as (insert into ${seats} (guild_id, table_id, seat, user_id, user_name, colour)
    select guild_id, stored_row.id, each.* from ${ROW}, unnest(
      ${numbers(users.map((_, seat) => seat))}, ${list(users.map(({ id }) => id))},
      ${list(users.map(({ name }) => name))}, ${numbers(users.map(({ colour }) => colour))}) as each
    on conflict (guild_id, table_id, seat) do update set
      user_id = excluded.user_id, user_name = excluded.user_name, colour = excluded.colour, place = null, points = null)`
}

/** Removes the seats from number `count` on. */
export function unseated({ guildId, tableId }: Place, count: number): SQL {
  return sql`unseated as (delete from ${seats}
    where guild_id = ${guildId} and table_id = ${tableId} and seat >= ${count}::integer and exists (select from ${ROW}))`
}

export function pledge({ secret, commitment, shares }: Pledge): SQL {
  return sql`pledge as (insert into ${pledges} (guild_id, table_id, secret, commitment, shares)
    select guild_id, id, ${sql.param(secret, pledges.secret)}, ${sql.param(commitment, pledges.commitment)},
      ${sql.param(shares, pledges.shares)}
    from ${ROW})`
}

export function shared({ guildId, tableId }: Place, shares: readonly Share[]): SQL {
  return sql`shared as (update ${pledges} set shares = ${sql.param(shares, pledges.shares)}
    where guild_id = ${guildId} and table_id = ${tableId} and exists (select from ${ROW}))`
}

/** Records which users occur at the table. Nothing is to be recorded of computer players. */
export function noted(userIds: Iterable<string>): readonly SQL[] {
  const people = [...userIds].filter((id) => isPerson({ id }))
  if (people.length === 0) return []
  return [
    sql`noted as (insert into ${occurrences} (user_id, guild_id, table_id)
    select user_id, guild_id, id from ${ROW}, unnest(${list(people)}) as user_id on conflict do nothing)`,
  ]
}
