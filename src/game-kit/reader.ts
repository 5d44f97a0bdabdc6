/** What a reader calls the players. */
import type { Seat } from '../engine/game.js'
import { at } from '../engine/lists.js'
import type { Reader } from '../games/face.js'
import { listed } from '../i18n/words.js'

export function nameOf(reader: Reader, seat: Seat): string {
  return at(reader.names, seat)
}

/** The names of several seats, listed. */
export function namesOf(reader: Reader, seats: readonly Seat[]): string {
  return listed(
    reader.locale,
    seats.map((seat) => nameOf(reader, seat)),
  )
}
