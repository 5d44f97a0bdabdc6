/** What is said where the bot lacks permissions in the channel. */
import type { Locale } from '../../i18n/locale.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { isComplete } from '../../tables/decisions/lobby.js'
import type { Table } from '../../tables/model/table.js'
import { type Reply, say } from '../context/reply.js'
import { permissionsNamed } from '../words/reader.js'
import type { Presser } from './press.js'

/** Refuses what would have to be posted, and names what is missing for it. Null if nothing is. */
export function unpermitted(missing: readonly (keyof PermissionTexts)[], locale: Locale): Reply | null {
  return missing.length === 0 ? null : say(TEXTS[locale].refusals.missingPermissions(permissionsNamed(missing, locale)))
}

/** A note below what is done already, that the others do not see it yet. */
export function silence({ missingPermissions, locale }: Pick<Presser, 'missingPermissions' | 'locale'>): readonly string[] {
  if (missingPermissions.length === 0) return []
  return [TEXTS[locale].refusals.channelSilent(permissionsNamed(missingPermissions, locale))]
}

/** To whoever was the last to join a rematch, why it has not begun. Its channel could not be told whose turn it is. */
export function notBegun(table: Table, mayBegin: boolean, locale: Locale): readonly string[] {
  return !mayBegin && table.status === 'lobby' && isComplete(table) ? [TEXTS[locale].lobby.notBegun] : []
}
