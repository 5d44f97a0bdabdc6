/** Users' settings. */
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../i18n/locale.js'
import type { CallWay, QuietHours } from '../../../tables/model/settings.js'
import { json, moment, text } from './columns.js'

/** Users' own settings, and when they were last reminded of a game. */
export const users = pgTable(
  'users',
  {
    userId: text('user_id').primaryKey(),
    quiet: json<QuietHours>('quiet'),
    guides: json<readonly string[]>('guides'),
    remindedAt: moment('reminded_at'),
    /** How they want to be called. */
    calls: text('calls').$type<CallWay>().notNull().default('channel'),
    /** Their language when they chose that. */
    locale: text('locale').$type<Locale>(),
    /** Whether they know that no direct message reaches them. */
    toldClosed: boolean('told_closed').notNull().default(false),
    /** Whether they want to be left out of leaderboards. */
    unlisted: boolean('unlisted').notNull().default(false),
  },
  (user) => [index('users_unlisted').on(user.userId).where(sql`unlisted`)],
)
