import type { Locale } from '../../i18n/locale.js'
import type { User } from '../../tables/model/people.js'

/** The user who looks up standings, and their server. */
export interface Asker {
  readonly user: User
  readonly guildId: string
  readonly locale: Locale
  /** The channels of the server that they can see. */
  readonly channelIds: () => Promise<readonly string[]>
}
