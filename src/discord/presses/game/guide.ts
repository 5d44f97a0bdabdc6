import { TEXTS } from '../../../i18n/texts/index.js'
import type { Context } from '../../context/context.js'
import { rememberGame } from '../../context/first-game.js'
import type { Reply } from '../../context/reply.js'
import { commandFor } from '../../words/reader.js'
import { presented, type TablePress } from '../press.js'

/** *Hide tips*: shows the same panel without tips, now and later. */
export async function hideGuide(context: Context, press: TablePress): Promise<Reply> {
  const { table, user, locale } = press
  await rememberGame(context, table, user)
  return presented(context, press, table, [TEXTS[locale].panel.guideHidden(commandFor(table, 'settings', locale))])
}
