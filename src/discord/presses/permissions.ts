/** What is said where the bot, or a user, lacks permissions in the channel. */
import type { Locale } from '../../i18n/locale.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isComplete } from '../../tables/decisions/lobby.js'
import type { Table } from '../../tables/model/table.js'
import { type Reply, say } from '../context/reply.js'
import { permissionsNamed } from '../words/reader.js'
import type { Presser, Requester, TablePress } from './press.js'

/** Refuses what would have to be posted, and names what is missing for it. Null if nothing is. */
export function unpermitted(missing: readonly (keyof PermissionTexts)[], locale: Locale): Reply | null {
  return missing.length === 0 ? null : say(TEXTS[locale].refusals.missingPermissions(permissionsNamed(missing, locale)))
}

/** Refuses a game in a thread to whoever may not open one: the bot opens none for them either. Null if they may. */
export function threadDenied({ mayOpenThreads, locale }: Pick<Requester, 'mayOpenThreads' | 'locale'>): Reply | null {
  return mayOpenThreads ? null : say(TEXTS[locale].refusals.threadDenied(permissionsNamed(['createPublicThreads'], locale)))
}

/** A note below what is done already, that the others do not see it yet. */
export function silence({ missingPermissions, locale }: Pick<Presser, 'missingPermissions' | 'locale'>): readonly string[] {
  if (missingPermissions.length === 0) return []
  return [TEXTS[locale].refusals.channelSilent(permissionsNamed(missingPermissions, locale))]
}

/**
 * To whoever was the last of those called to a rematch to join, why it has not begun: its channel could not be told whose turn it
 * is. Where nobody was waited for any more, another player would not have begun it anywhere. `missing` is what the bot lacks in
 * the table's channel. Empty if nobody knows, as when the press was made in another one.
 */
export function notBegun(
  { table, user, locale }: Pick<TablePress, 'table' | 'user' | 'locale'>,
  joined: Table,
  mayBegin: boolean,
  missing: readonly (keyof PermissionTexts)[],
): readonly string[] {
  const wasCalled = table.status === 'lobby' && table.invited.some((each) => each.user.id === user.id)
  if (mayBegin || !wasCalled || joined.status !== 'lobby' || !isComplete(joined)) return []
  return [TEXTS[locale].lobby.notBegun(missing.length === 0 ? null : permissionsNamed(missing, locale))]
}
