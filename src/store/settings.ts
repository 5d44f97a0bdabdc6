import type { UserSettings } from '../tables/model/settings.js'

/** What a row tells of a user's settings. */
interface Row extends Omit<UserSettings, 'guides' | 'listed'> {
  readonly guides: readonly string[] | null
  readonly unlisted: boolean
}

/** The settings of a user, who may have no row. */
export function settingsIn(row: Row | undefined): UserSettings {
  const { quiet = null, guides = null, unlisted = false, calls = 'channel', locale = null, toldClosed = false } = row ?? {}
  return { quiet, guides: guides ?? [], listed: !unlisted, calls, locale, toldClosed }
}
