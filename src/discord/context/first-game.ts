/** The guided first turn: tips for users who play a game for the first time, until they hide them or finish the turn. */
import type { Locale } from '../../i18n/locale.js'
import type { User } from '../../tables/model/people.js'
import { seatOf, seatsToMove, type Table } from '../../tables/model/table.js'
import { readerOf } from '../words/reader.js'
import type { Context } from './context.js'

type Remembering = Pick<Context, 'settings'>

/** The tip for the user's present step. Null if the user knows the game or has nothing to do. */
export async function tipFor({ settings }: Remembering, table: Table, user: User, locale: Locale): Promise<string | null> {
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || seat === null || !seatsToMove(table).includes(seat)) return null
  const isKnown = (await settings.find(user.id)).guides.includes(table.game.id)
  return isKnown ? null : table.game.guide(table.state, readerOf(table, locale, seat))
}

/** From now on the user gets no tips for this game. */
export async function rememberGuide({ settings }: Remembering, { game }: Table, user: User): Promise<void> {
  if (!(await settings.find(user.id)).guides.includes(game.id)) await settings.sawGuide(user.id, game.id)
}
