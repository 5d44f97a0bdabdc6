/** What all games share in summing up a turn. */
import type { Reader } from '../games/face.js'
import { listed } from '../i18n/words.js'

/** What a player did, as one part after the name. No part if that was nothing: the name would stand before what others did. */
export function deedsOf(deeds: readonly string[], { locale }: Reader, name?: string): readonly string[] {
  if (deeds.length === 0) return []
  const told = listed(locale, deeds)
  return [name === undefined ? told : `${name} ${told}`]
}
