/** A user's statistics. */
import type { Game } from '../../games/game.js'
import { escapeName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import type { User } from '../../tables/model/people.js'
import type { Context } from '../context/context.js'
import type { Message } from '../wire/message.js'
import { noticeMessage } from '../words/panel.js'
import { commandFor } from '../words/reader.js'
import { type Comparison, ratingIllustration, statsMessage } from '../words/stats.js'
import type { Asker } from './asker.js'

/** The statistics of `of`, compared with `against` if given. */
export async function statsOf(context: Context, asker: Asker, game: Game, of: User, against: User | null): Promise<Message> {
  const { user, guildId, locale } = asker
  const { stats: words } = TEXTS[locale].standings
  if (against?.id === of.id) return noticeMessage(null, [words.againstSelf])
  const answer = await context.standings.stats(guildId, game.id, of.id, user.id)
  if (answer.kind !== 'stats') return noticeMessage(null, [nothingOf(asker, game, of, answer.kind)])
  const comparison = against === null ? null : await compared(context, asker, game, of, against)
  if (comparison === 'unlisted') return noticeMessage(null, [words.unlistedOther(escapeName(against?.name ?? ''))])
  // Discord has just sent the present name. The stored one may be older.
  const stats = { ...answer.stats, name: of.name }
  const illustration = ratingIllustration(game, stats, locale)
  const picture = illustration === null ? null : await context.paint(illustration, TEXTS[locale].panel.noPicture)
  const notes = (await isOwnSecret(context, asker, of)) ? [words.unlistedOwn(commandFor({ game }, 'settings', locale))] : []
  return statsMessage(game, stats, comparison, notes, picture, locale)
}

async function compared(
  { standings }: Context,
  { user, guildId }: Asker,
  game: Game,
  of: User,
  against: User,
): Promise<Comparison | 'unlisted'> {
  const result = await standings.headToHead(guildId, game.id, of.id, against.id, user.id)
  return result === null ? 'unlisted' : { name: against.name, result }
}

async function isOwnSecret({ settings }: Context, { user }: Asker, of: User): Promise<boolean> {
  return of.id === user.id && !(await settings.find(user.id)).listed
}

function nothingOf({ user, locale }: Asker, game: Game, of: User, kind: 'none' | 'unlisted'): string {
  const { stats: words } = TEXTS[locale].standings
  if (kind === 'unlisted') return words.unlistedOther(escapeName(of.name))
  return of.id === user.id ? words.noneOwn(commandFor({ game }, 'new', locale)) : words.noneOf(escapeName(of.name))
}
