/**
 * Replaces users who are forgotten in stored JSON. It is treated as text, because it may be broken in tables that were set aside.
 */
import type { User } from '../tables/model/people.js'

/** The text that JSON with a user's id contains. */
export function mentionOf(userId: string): string {
  return JSON.stringify(userId)
}

/** JSON with an anonymous user in place of the user. In broken JSON only the id is replaced. */
export function withAnonymous(stored: string, userId: string, anonymous: User): string {
  // Most entries of a log name somebody else, and parsing them all takes milliseconds.
  if (!stored.includes(mentionOf(userId))) return stored
  const isUser = (value: object) => 'id' in value && value.id === userId && 'name' in value
  const replace = (key: string, value: unknown): unknown => {
    if (typeof value === 'object' && value !== null && isUser(value)) return { ...value, ...anonymous }
    return value === userId && key !== 'entropy' ? anonymous.id : value
  }
  try {
    return JSON.stringify(JSON.parse(stored), replace)
  } catch {
    return stored.replaceAll(mentionOf(userId), mentionOf(anonymous.id))
  }
}

/** JSON with nobody in place of the user. */
export function withNobody(stored: string, userId: string): string {
  return stored.replaceAll(mentionOf(userId), 'null')
}
