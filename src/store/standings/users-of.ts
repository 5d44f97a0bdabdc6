/** The users whom a new table or a change of a table mentions. They are recorded, so that they can be found to be forgotten. */
import type { Announcement } from '../../tables/model/announcement.js'
import type { Change, StoredTable } from '../../tables/model/ports.js'
import { userIdsIn } from './users-in.js'

/** The users who occur in a new table and in its announcements. */
export function usersOfNew(
  { host, seats, pledge, affairs }: StoredTable,
  announcements: readonly Announcement[],
): ReadonlySet<string> {
  return userIdsIn([host, seats, pledge?.shares, affairs, announcements])
}

/**
 * The users whom a change mentions first. Log entries only name users who had a seat at some time (as every later host has), and
 * those were recorded when they sat down. So most presses have nobody to record.
 */
export function usersOfChange({ row, seats, shares, announcements, report }: Change): ReadonlySet<string> {
  return userIdsIn([row.affairs, seats, shares, announcements, report?.credits])
}
