/** Tips for users who play a game for the first time: each until its step is done once, all until the user hides them. */
import type { Tip } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { NotStored } from '../../tables/model/not-stored.js'
import type { User } from '../../tables/model/people.js'
import { seatOf, seatsToMove, type Table } from '../../tables/model/table.js'
import { readerOf } from '../words/reader.js'
import type { Context } from './context.js'

type Remembering = Pick<Context, 'settings'>

/** The tip for the user's present step. Null if the user knows it or has nothing to do, or while the store cannot be asked. */
export async function tipFor({ settings }: Remembering, table: Table, user: User, locale: Locale): Promise<string | null> {
  const tip = tipAt(table, user, locale)
  if (tip === null) return null
  const guides = await whileStoring(async () => (await settings.find(user.id)).guides)
  return guides === null || guides.includes(table.game.id) || guides.includes(idOf(table, tip)) ? null : tip.text
}

/** From now on the user gets no tips for this game. */
export async function rememberGame({ settings }: Remembering, { game }: Table, user: User): Promise<void> {
  if (!(await settings.find(user.id)).guides.includes(game.id)) await settings.sawGuide(user.id, game.id)
}

/** The user has pressed something. If that has ended a step, its tip is not shown again. */
export async function rememberStep(remembering: Remembering, before: Table, after: Table, user: User): Promise<void> {
  const tip = tipAt(before, user, after.locale)
  if (tip === null || tip.id === tipAt(after, user, after.locale)?.id) return
  if ((await tipFor(remembering, before, user, after.locale)) === null) return
  await whileStoring(() => remembering.settings.sawGuide(user.id, idOf(before, tip)))
}

/** Null while the store cannot be used. What was pressed is stored by then, and its answer must not say that it is not. */
async function whileStoring<T>(use: () => Promise<T>): Promise<T | null> {
  try {
    return await use()
  } catch (thrown) {
    if (thrown instanceof NotStored) return null
    throw thrown
  }
}

function tipAt(table: Table, user: User, locale: Locale): Tip | null {
  const seat = seatOf(table, user.id)
  if (table.status !== 'playing' || seat === null || !seatsToMove(table).includes(seat)) return null
  return table.game.guide(table.state, readerOf(table, locale, seat))
}

const idOf = ({ game }: Table, { id }: Tip): string => `${game.id}/${id}`
