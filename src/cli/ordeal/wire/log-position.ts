/** Positions on buttons, which leave out what others did in secret. */
import type { LogEntry } from '../../../tables/model/log.js'

/** Whether somebody else did this, or took it back, in secret. */
export function isUnknownTo(userId: string, entry: LogEntry): boolean {
  return 'secret' in entry && entry.userId !== userId
}

/** The log's position, the latest possible one, at which a user got a button with position `seen`. */
export function logPosition(log: readonly LogEntry[], userId: string, seen: number): number {
  const unknown = log.filter((entry) => isUnknownTo(userId, entry))
  return unknown.reduce((at, { position }) => (position <= at + 1 ? at + 1 : at), seen)
}
