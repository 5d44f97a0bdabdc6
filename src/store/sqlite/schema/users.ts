/** Users' settings. */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Locale } from '../../../i18n/locale.js'
import type { CallWay, QuietHours } from '../../../tables/model/settings.js'
import { moment } from './columns.js'

/** Users' own settings, and when they were last reminded of a game. */
export const users = sqliteTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    quiet: text('quiet', { mode: 'json' }).$type<QuietHours>(),
    guides: text('guides', { mode: 'json' }).$type<readonly string[]>(),
    remindedAt: moment('reminded_at'),
    /** How they want to be called. */
    calls: text('calls').$type<CallWay>().notNull().default('channel'),
    /** Their language when they chose that. */
    locale: text('locale').$type<Locale>(),
    /** Whether they know that no direct message reaches them. */
    toldClosed: integer('told_closed', { mode: 'boolean' }).notNull().default(false),
    /** Whether they want to be left out of leaderboards. */
    unlisted: integer('unlisted', { mode: 'boolean' }).notNull().default(false),
  },
  (user) => [index('users_unlisted').on(user.userId).where(sql`unlisted`)],
)
