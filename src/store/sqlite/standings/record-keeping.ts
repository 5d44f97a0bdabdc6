/** Keeps the records of servers, in the order in which games ended. */
import { and, eq, sql } from 'drizzle-orm'
import { beats, type RecordId, type StoredBreak } from '../../../standings/records.js'
import type { Credit, GameReport } from '../../../tables/model/game-report.js'
import { isStandIn } from '../../../tables/model/stand-in.js'
import type { Of } from '../../standings/of.js'
import type { Db } from '../schema/db.js'
import { records } from '../schema/schema.js'

/** A value with which a game may break a record. */
interface Bid {
  readonly id: RecordId
  readonly value: number
  readonly userId: string | null
}

/** Lets a game set and break records, and returns those that it broke. */
export type KeepRecords = (game: Of, tableId: string, report: GameReport) => readonly StoredBreak[]

export function prepareRecordKeeping(db: Db): KeepRecords {
  const value = sql.placeholder
  const { userId, tableId, at } = records
  const standing = db
    .select({ value: records.value, userId, tableId, at })
    .from(records)
    .where(
      and(
        eq(records.guildId, value('guildId')),
        eq(records.gameId, value('gameId')),
        eq(records.record, sql`${value('record')}`),
      ),
    )
    .prepare()
  const put = db
    .insert(records)
    .values({
      guildId: value('guildId'),
      gameId: value('gameId'),
      record: value('record'),
      value: value('value'),
      userId: value('userId'),
      tableId: value('tableId'),
      at: sql`${value('at')}`,
    })
    .onConflictDoUpdate({
      target: [records.guildId, records.gameId, records.record],
      set: {
        value: sql`excluded.value`,
        userId: sql`excluded.user_id`,
        tableId: sql`excluded.table_id`,
        at: sql`excluded.at`,
      },
    })
    .prepare()

  return (game, tableId, report) =>
    bidsOf(report).flatMap(({ id, value, userId }) => {
      const before = standing.get({ ...game, record: id })
      if (before !== undefined && !beats(id, value, before.value)) return []
      put.run({ ...game, record: id, value, userId, tableId, at: report.endedAt.getTime() })
      return before === undefined ? [] : [{ id, value, userId, before: { ...before, at: before.at.getTime() } }]
    })
}

/** A forgotten user's records have no holder. */
function holder(credit: Credit | undefined): string | null {
  return credit === undefined || isStandIn(credit.user) ? null : credit.user.id
}

/**
 * The best value of a game for each record, by the first seat among equals. Games that ended by resignations, or with computer
 * players, have none.
 */
function bidsOf({ byRules, againstComputers, withRelief, credits, rounds }: GameReport): readonly Bid[] {
  const stayed = credits.filter(({ resigned }) => !resigned)
  const winner = stayed.find(({ place }) => place === 1)
  if (!byRules || againstComputers || withRelief || winner === undefined) return []
  const most = (id: RecordId, counts: readonly (number | undefined)[]): Bid => {
    const value = Math.max(...counts.map((count) => count ?? 0))
    return { id, value, userId: holder(stayed[counts.indexOf(value)]) }
  }
  const feats = [...new Set(stayed.flatMap(({ figures }) => Object.keys(figures.feats)))]
  const quickest: Bid = { id: 'quickest', value: rounds, userId: holder(winner) }
  const longest: Bid = { id: 'longest', value: rounds, userId: null }
  const points = stayed.map((credit) => credit.points)
  const each = feats.map((feat) =>
    most(
      `feat:${feat}`,
      stayed.map(({ figures }) => figures.feats[feat]),
    ),
  )
  return [most('points', points), ...each, quickest, longest]
}
