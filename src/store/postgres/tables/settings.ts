import { eq, sql } from 'drizzle-orm'
import type { Settings } from '../../../tables/model/settings.js'
import { settingsIn } from '../../settings.js'
import type { Link } from '../link.js'
import { users } from '../schema/schema.js'

/** What one user has seen, before and now, without repetition, as JSON in the form that `JSON.stringify` gives it. */
const BOTH_GUIDES = sql`(
  select '[' || string_agg(to_json(game_id)::text, ',' order by game_id collate "C") || ']'
  from (
    select json_array_elements_text(coalesce(users.guides, '[]')::json) as game_id
    union select json_array_elements_text(excluded.guides::json)
  ) as seen)`

/** What one user has seen, without a game and its tips, in the same form. Null if nothing is left. */
const guidesWithout = (gameId: string) => sql`(
  select '[' || string_agg(to_json(guide)::text, ',' order by guide collate "C") || ']'
  from json_array_elements_text(coalesce(users.guides, '[]')::json) as guide
  where guide <> ${gameId}::text and not starts_with(guide, ${gameId}::text || '/'))`

/** Users' settings in PostgreSQL. */
export function createSettings({ db }: Pick<Link, 'db'>): Settings {
  /** Sets columns of a user's row, or inserts it. */
  async function set(userId: string, columns: Omit<typeof users.$inferInsert, 'userId'>): Promise<void> {
    await db
      .insert(users)
      .values({ userId, ...columns })
      .onConflictDoUpdate({ target: users.userId, set: columns })
  }

  const { quiet, guides, unlisted, calls, locale, toldClosed } = users
  const settingsOf = db
    .select({ quiet, guides, unlisted, calls, locale, toldClosed })
    .from(users)
    .where(eq(users.userId, sql.placeholder('userId')))
    .prepare('settings_of')

  return {
    async find(userId) {
      const [row] = await settingsOf.execute({ userId })
      return settingsIn(row)
    },
    setQuiet: (userId, quiet) => set(userId, { quiet }),
    async sawGuide(userId, guide) {
      // One statement, so that two guides seen at the same time are both stored.
      await db
        .insert(users)
        .values({ userId, guides: [guide] })
        .onConflictDoUpdate({ target: users.userId, set: { guides: BOTH_GUIDES } })
    },
    async forgetGuides(userId, gameId) {
      await db
        .update(users)
        .set({ guides: guidesWithout(gameId) })
        .where(eq(users.userId, userId))
    },
    setCalls: (userId, calls, locale) => set(userId, { calls, locale }),
    setToldClosed: (userId, told) => set(userId, { toldClosed: told }),
    setListed: (userId, listed) => set(userId, { unlisted: !listed }),
  }
}
