import { eq, sql } from 'drizzle-orm'
import type { Settings } from '../../../tables/model/settings.js'
import { settingsIn } from '../../settings.js'
import type { Db } from '../schema/db.js'
import { users } from '../schema/schema.js'
import { value } from '../schema/statements.js'

/** What one user has seen, before and now, without repetition. */
const BOTH_GUIDES = sql`(select json_group_array(distinct value) from (
  select value from json_each(coalesce(guides, '[]')) union select value from json_each(excluded.guides)))`

/** What one user has seen, without a game and its tips. */
const guidesWithout = (gameId: string) => sql`(select json_group_array(value) from json_each(coalesce(guides, '[]'))
  where value <> ${gameId} and substr(value, 1, length(${gameId}) + 1) <> ${gameId} || '/')`

/** Users' settings in SQLite. */
export function createSettings(db: Db): Settings {
  const { quiet, guides, unlisted, calls, locale, toldClosed } = users
  const find = db
    .select({ quiet, guides, unlisted, calls, locale, toldClosed })
    .from(users)
    .where(eq(users.userId, value('userId')))
    .prepare()

  /** Sets columns of a user's row, or inserts it. */
  async function set(userId: string, columns: Omit<typeof users.$inferInsert, 'userId'>): Promise<void> {
    db.insert(users)
      .values({ userId, ...columns })
      .onConflictDoUpdate({ target: users.userId, set: columns })
      .run()
  }

  return {
    find: async (userId) => settingsIn(find.get({ userId })),
    setQuiet: (userId, quiet) => set(userId, { quiet }),
    async sawGuide(userId, guide) {
      // One statement, so that two guides seen at the same time are both stored.
      db.insert(users)
        .values({ userId, guides: [guide] })
        .onConflictDoUpdate({ target: users.userId, set: { guides: BOTH_GUIDES } })
        .run()
    },
    async forgetGuides(userId, gameId) {
      db.update(users)
        .set({ guides: guidesWithout(gameId) })
        .where(eq(users.userId, userId))
        .run()
    },
    setCalls: (userId, calls, locale) => set(userId, { calls, locale }),
    setToldClosed: (userId, told) => set(userId, { toldClosed: told }),
    setListed: (userId, listed) => set(userId, { unlisted: !listed }),
  }
}
