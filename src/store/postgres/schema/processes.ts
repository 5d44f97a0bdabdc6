/** The programs that use the database, and what they share. */
import { boolean, integer, pgTable } from 'drizzle-orm/pg-core'
import type { ShardSession } from '../../../cluster/ports.js'
import { json, moment, text } from './columns.js'

/** Programs that use this database. Whoever is not among them any more may not write. */
export const processes = pgTable('processes', {
  /** Drawn anew at each start. It is part of the name of each of its connections. */
  id: text('id').primaryKey(),
  /** What an operator recognizes it by: the machine and the process's number there. */
  name: text('name').notNull(),
  startedAt: moment('started_at').notNull(),
  /** Until when it may be silent before others may take its place. */
  until: moment('until').notNull(),
  /** Whether it uses the database alone, so that no other may start. */
  alone: boolean('alone').notNull().default(false),
  /** The bot's application on Discord. Null as long as the process takes no shards. */
  application: text('application'),
  /** A number that grows with every new version of the rules of any game. Null as long as the process takes no shards. */
  rules: integer('rules'),
  /** Whether it gives up its shards and takes no more. */
  leaving: boolean('leaving').notNull().default(false),
})

/** The bot's shards on Discord, and which process holds each. */
export const shards = pgTable('shards', {
  shard: integer('shard').primaryKey(),
  /** The number of shards, which is the same in all rows, as is the application. */
  count: integer('count').notNull(),
  application: text('application').notNull(),
  /** The id of a process. It may be one that is no more, until nothing of it is left. Null if the shard is free. */
  holder: text('holder'),
  /** When it became free. Null while it is held. */
  freedAt: moment('freed_at'),
  /** The latest rules of those who have held it. */
  rules: integer('rules').notNull(),
  /** What its next holder can resume. */
  session: json<ShardSession>('session'),
})

/** When the next shard with a rate-limit key may identify itself to Discord. */
export const identifyTurns = pgTable('identify_turns', {
  key: integer('key').primaryKey(),
  freeAt: moment('free_at').notNull(),
})
