/** What is said where the bot lacks permissions in the channel. */
import type { Locale } from '../../i18n/locale.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import { TEXTS } from '../../i18n/texts/index.js'
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
