/** The picture in a lobby's message. */
import { TEXTS } from '../../i18n/texts/index.js'
import type { Lobby } from '../../tables/model/table.js'
import { isMissing, type Picture } from '../wire/message.js'
import type { Context } from './context.js'

/** The lid of the game's box. Null if the game has none. It looks the same at all tables, so it is painted once. */
export async function boxOf({ game, locale }: Lobby, { paint }: Pick<Context, 'paint'>): Promise<Picture | null> {
  const box = game.box(locale)
  return box === null ? null : paint(box, TEXTS[locale].panel.noPicture)
}

/** Calls `show` once a box that was not ready in time can be shown. Nobody waits for that. */
export function whenReady(box: Picture | 'attached' | null, show: () => void): void {
  if (!isMissing(box)) return
  void box.made().then((isThere) => {
    if (isThere) show()
  })
}
