import { and, eq, sql } from 'drizzle-orm'
import type { Posts } from '../../../tables/model/tables.js'
import { noted } from '../file/durability.js'
import type { Db } from '../schema/db.js'
import { posts } from '../schema/schema.js'
import { value } from '../schema/statements.js'

const COLUMNS = { key: posts.key, channelId: posts.channelId, messageId: posts.messageId, toldSince: posts.toldSince }

/** The messages of tables, in SQLite. */
export function createPosts(db: Db): Posts {
  const ofTable = eq(posts.tableId, value('tableId'))
  const ofKey = and(ofTable, eq(posts.key, value('key')))
  const list = db.select(COLUMNS).from(posts).where(ofTable).orderBy(posts.key).prepare()
  const find = db.select(COLUMNS).from(posts).where(ofKey).prepare()
  const alike = db
    .select({ tableId: posts.tableId, ...COLUMNS })
    .from(posts)
    .where(sql`substr(${posts.key}, 1, length(${value('prefix')})) = ${value('prefix')}`)
    .prepare()
  const put = db
    .insert(posts)
    .values({
      tableId: value('tableId'),
      key: value('key'),
      channelId: value('channelId'),
      messageId: value('messageId'),
      toldSince: value('toldSince'),
    })
    .onConflictDoUpdate({
      target: [posts.tableId, posts.key],
      set: { channelId: sql`excluded.channel_id`, messageId: sql`excluded.message_id`, toldSince: sql`excluded.told_since` },
    })
    .prepare()
  const ofMessage = and(ofKey, eq(posts.messageId, value('messageId')))
  const remove = db.delete(posts).where(ofMessage).prepare()

  return {
    list: async (tableId) => list.all({ tableId }),
    find: async (tableId, key) => find.get({ tableId, key }) ?? null,
    beginningWith: async (prefix) => alike.all({ prefix }),
    put: async (tableId, ...posts) => {
      noted(db, () => db.transaction(() => posts.forEach((post) => void put.run({ tableId, toldSince: null, ...post }))))
    },
    remove: async (tableId, { key, messageId }) => {
      noted(db, () => remove.run({ tableId, key, messageId }))
    },
  }
}
