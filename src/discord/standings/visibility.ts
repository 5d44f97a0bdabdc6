/** Who may look at a table outside its channel, and whose names they see. */
import type { Locale } from '../../i18n/locale.js'
import { ANONYMOUS_NAMES, anonymousId } from '../../tables/model/anonymous.js'
import type { User } from '../../tables/model/people.js'
import { type FinishedTable, seatOf, type Table } from '../../tables/model/table.js'
import type { Venue } from '../../tables/model/terms.js'
import type { Verification } from '../../tables/model/verification.js'
import type { Context } from '../context/context.js'
import type { Message } from '../wire/message.js'
import { type TellProof, verifyMessage } from '../words/verify.js'
import type { Asker } from './asker.js'

/** Its players may, and users who can see the channel in which its lobby was opened. */
export async function mayLookAt(table: Table, { user, channelIds }: Pick<Asker, 'user' | 'channelIds'>): Promise<boolean> {
  const leavers = 'leavers' in table ? table.leavers : []
  const hasPlayed = seatOf(table, user.id) !== null || leavers.some((leaver) => leaver.user.id === user.id)
  return hasPlayed || (await channelIds()).includes(table.openedIn)
}

/** A game as shown to `viewer`: all other unlisted users are replaced by anonymous ones. */
export async function withoutUnlisted(
  context: Pick<Context, 'settings'>,
  table: FinishedTable,
  viewer: User,
  locale: Locale,
): Promise<FinishedTable> {
  const shown = async (user: User) => ((await isShown(context, user.id, viewer)) ? user : anonymous(locale))
  return {
    ...table,
    host: await shown(table.host),
    players: await Promise.all(table.players.map(shown)),
    leavers: await Promise.all(table.leavers.map(async (leaver) => ({ ...leaver, user: await shown(leaver.user) }))),
  }
}

/** The proof of a table's draws. In its channel everybody knows who plays. Elsewhere unlisted users are left out. */
export async function proofFor(
  context: Pick<Context, 'settings'>,
  verification: Verification,
  { user, venue, locale }: { readonly user: User; readonly venue: Venue; readonly locale: Locale },
  tell: TellProof = verifyMessage,
): Promise<Message> {
  const isElsewhere = verification.table.channelId !== venue.channelId && verification.kind !== 'unbound'
  const sharers = isElsewhere ? verification.shares.map(({ userId }) => userId) : []
  return tell(verification, locale, await unlistedAmong(context, sharers, user))
}

/** The users among `userIds` whose names `viewer` does not see: all others who are unlisted. */
export async function unlistedAmong(
  context: Pick<Context, 'settings'>,
  userIds: readonly string[],
  viewer: User,
): Promise<ReadonlySet<string>> {
  const shown = await Promise.all(userIds.map((userId) => isShown(context, userId, viewer)))
  return new Set(userIds.filter((_, index) => shown[index] === false))
}

async function isShown({ settings }: Pick<Context, 'settings'>, userId: string, viewer: User): Promise<boolean> {
  return userId === viewer.id || (await settings.find(userId)).listed
}

const anonymous = (locale: Locale): User => ({ id: anonymousId('unlisted'), name: ANONYMOUS_NAMES[locale] })
