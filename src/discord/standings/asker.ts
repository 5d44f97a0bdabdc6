import type { Locale } from '../../i18n/locale.js'
import type { User } from '../../tables/model/people.js'

/** Who asks for standings, and of which server. */
export interface Asker {
  readonly user: User
  readonly guildId: string
  readonly locale: Locale
  /** The channels of the server that they may see. */
  readonly channelIds: () => readonly string[]
}
