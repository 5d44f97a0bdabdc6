/** Opens a table, whether a command or a button asks for it. */
import type { Game } from '../../../games/game.js'
import type { Locale } from '../../../i18n/locale.js'
import { TEXTS } from '../../../i18n/texts/index.js'
import type { Level } from '../../../players/levels.js'
import type { User } from '../../../tables/model/people.js'
import type { OpenRequest } from '../../../tables/model/tables.js'
import type { Context } from '../../context/context.js'
import { lobbyReply } from '../../context/lobby-reply.js'
import { type Reply, say } from '../../context/reply.js'
import { refusalOf } from '../../words/refusals.js'
import type { Presser } from '../press.js'
import { channelBusy } from './busy-channel.js'

/** Who opens it, and where. */
interface Opener extends Pick<Presser, 'user' | 'locale' | 'venue' | 'moderator'> {
  readonly interactionId: string
}

interface Wanted {
  readonly game: Game
  readonly options: Readonly<Record<string, string>>
  readonly capacity: number
  /** The table's language. */
  readonly locale: Locale
  readonly invited: readonly User[]
  readonly computers: readonly Level[]
  readonly terms: NonNullable<OpenRequest['terms']>
}

/** The lobby as a public answer, or why there is none. */
export async function openTable(opener: Opener, { game, ...wanted }: Wanted, context: Context): Promise<Reply> {
  const { venue, user, interactionId, locale } = opener
  const opened = await context.tables.open({
    ...venue,
    ...wanted,
    gameId: game.id,
    host: user,
    entropy: interactionId,
    answers: true,
  })
  if (opened.ok) return lobbyReply(opened.value, context)
  const { refusal } = opened
  if (refusal.code === 'channel-busy') return say(await channelBusy(context, opener, refusal))
  return refusal.code === 'rules' || refusal.code === 'not-your-move'
    ? say(TEXTS[locale].refusals.unexpected)
    : say(refusalOf(refusal, game, locale))
}
