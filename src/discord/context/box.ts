/** The picture in a lobby's message. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Lobby } from '../../tables/model/table.js'
import type { Picture } from '../wire/message.js'
import type { Context } from './context.js'

/** The lid of the game's box. Null if the game has none. It looks the same at all tables, so it is painted once. */
export async function boxOf({ game, locale }: Lobby, { paint }: Pick<Context, 'paint'>): Promise<Picture | null> {
  const box = game.box(locale)
  return box === null ? null : paint(box, TEXTS[locale].panel.noPicture)
}
