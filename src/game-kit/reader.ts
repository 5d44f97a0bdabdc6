/** What a reader calls the players. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Reader } from '../games/face.js'
import type { ByLocale } from '../i18n/locale.js'
import { plainName } from '../i18n/names.js'
import { listed } from '../i18n/words.js'

export function nameOf(reader: Reader, seat: Seat): string {
  return at(reader.names, seat)
}

/** The reader with the players' names as they are printed in pictures. */
export function asPrinted(reader: Reader): Reader {
  return { ...reader, names: reader.names.map(plainName) }
}

/** Whether the reader has the seat. */
export function isOwn(reader: Reader, seat: Seat): boolean {
  return reader.viewer === seat
}

/** What follows a verb or a preposition: the name, or `you`. In German it is the accusative. */
export function addressOf(reader: Reader, seat: Seat): string {
  return isOwn(reader, seat) ? YOU[reader.locale] : nameOf(reader, seat)
}

const YOU: ByLocale<string> = { en: 'you', fr: 'vous', de: 'dich' }

/** The names of several seats, listed. */
export function namesOf(reader: Reader, seats: readonly Seat[]): string {
  return listed(
    reader.locale,
    seats.map((seat) => nameOf(reader, seat)),
  )
}
