import { eq, sql } from 'drizzle-orm'
import type { Settings } from '../../../tables/model/settings.js'
import type { Db } from '../schema/db.js'
import { users } from '../schema/schema.js'

/** Users' settings in SQLite. */
export function createSettings(db: Db): Settings {
  const userId = sql.placeholder('userId')
  const find = db
    .select({
      quiet: users.quiet,
      guides: users.guides,
      unlisted: users.unlisted,
      calls: users.calls,
      locale: users.locale,
      toldClosed: users.toldClosed,
    })
    .from(users)
    .where(eq(users.userId, userId))
    .prepare()
  const setQuiet = db
    .insert(users)
    .values({ userId, quiet: sql`${sql.placeholder('quiet')}` })
    .onConflictDoUpdate({ target: users.userId, set: { quiet: sql`excluded.quiet` } })
    .prepare()
  // One statement, so that two guides seen at the same time are both stored.
  const sawGuide = db
    .insert(users)
    .values({ userId, guides: sql`json_array(${sql.placeholder('gameId')})` })
    .onConflictDoUpdate({
      target: users.userId,
      set: {
        guides: sql`(select json_group_array(distinct value) from (select value from json_each(coalesce(guides, '[]')) union select value from json_each(excluded.guides)))`,
      },
    })
    .prepare()

  const setUnlisted = db
    .insert(users)
    .values({ userId, unlisted: sql`${sql.placeholder('unlisted')}` })
    .onConflictDoUpdate({ target: users.userId, set: { unlisted: sql`excluded.unlisted` } })
    .prepare()

  const setCalls = db
    .insert(users)
    .values({ userId, calls: sql`${sql.placeholder('calls')}`, locale: sql`${sql.placeholder('locale')}` })
    .onConflictDoUpdate({ target: users.userId, set: { calls: sql`excluded.calls`, locale: sql`excluded.locale` } })
    .prepare()

  const setToldClosed = db
    .insert(users)
    .values({ userId, toldClosed: sql`${sql.placeholder('told')}` })
    .onConflictDoUpdate({ target: users.userId, set: { toldClosed: sql`excluded.told_closed` } })
    .prepare()

  return {
    async find(userId) {
      const row = find.get({ userId })
      const { quiet = null, guides = null, unlisted = false, calls = 'channel', locale = null, toldClosed = false } = row ?? {}
      return { quiet, guides: guides ?? [], listed: !unlisted, calls, locale, toldClosed }
    },
    async setQuiet(userId, quiet) {
      setQuiet.run({ userId, quiet: quiet === null ? null : JSON.stringify(quiet) })
    },
    async sawGuide(userId, gameId) {
      sawGuide.run({ userId, gameId })
    },
    async setCalls(userId, calls, locale) {
      setCalls.run({ userId, calls, locale })
    },
    async setToldClosed(userId, told) {
      setToldClosed.run({ userId, told: told ? 1 : 0 })
    },
    async setListed(userId, listed) {
      setUnlisted.run({ userId, unlisted: listed ? 0 : 1 })
    },
  }
}
