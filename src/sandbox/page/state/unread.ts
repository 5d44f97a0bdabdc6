/** Who has read how far, and what is unread. Pure. */
import type { SandboxGuild } from '../../protocol.js'
import { directOf, visibleMessages, type World } from './world.js'

/** The newest message that a user has seen, by user and channel. */
export type ReadMarks = Readonly<Record<string, Readonly<Record<string, string>>>>

export interface Unread {
  readonly messages: number
  /** Those that ping the user. */
  readonly pings: number
}

/** Whether snowflake `a` is younger than `b`. Both are decimal numbers beyond the range of `number`. */
export function isYounger(a: string, b: string): boolean {
  return a.length === b.length ? a > b : a.length > b.length
}

/** A user's unread messages in a channel. */
export function unreadIn(world: World, marks: ReadMarks, channelId: string, userId: string): Unread {
  const mark = marks[userId]?.[channelId] ?? ''
  const fresh = visibleMessages(world, channelId, userId).filter(({ message }) => isYounger(message.id, mark))
  return { messages: fresh.length, pings: fresh.filter(({ pings }) => pings.includes(userId)).length }
}

const sum = (all: readonly Unread[]): Unread =>
  all.reduce((a, b) => ({ messages: a.messages + b.messages, pings: a.pings + b.pings }), { messages: 0, pings: 0 })

/** The same in all channels of a guild. */
export function unreadInGuild(world: World, marks: ReadMarks, guild: SandboxGuild, userId: string): Unread {
  return sum(guild.channels.map((channel) => unreadIn(world, marks, channel.id, userId)))
}

/** The same in all guilds and in direct messages. */
export function unreadOf(world: World, marks: ReadMarks, userId: string): Unread {
  const direct = directOf(world, userId)
  const inGuilds = world.guilds.map((guild) => unreadInGuild(world, marks, guild, userId))
  return sum([...inGuilds, ...(direct === null ? [] : [unreadIn(world, marks, direct.id, userId)])])
}

/** The marks once `userId` has seen the whole channel. The same object if nothing changes. */
export function readAll(world: World, marks: ReadMarks, channelId: string, userId: string): ReadMarks {
  const newest = visibleMessages(world, channelId, userId).at(-1)?.message.id
  const own = marks[userId] ?? {}
  if (newest === undefined || !isYounger(newest, own[channelId] ?? '')) return marks
  return { ...marks, [userId]: { ...own, [channelId]: newest } }
}

/** Marks from a stored text. Empty if it cannot be read. */
export function readStoredMarks(text: string | null): ReadMarks {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    return isMarks(stored) ? stored : {}
  } catch {
    return {}
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

function isMarks(value: unknown): value is ReadMarks {
  return isRecord(value) && Object.values(value).every((own) => isRecord(own) && Object.values(own).every(isText))
}

const isText = (value: unknown): value is string => typeof value === 'string'
