/** How a table reads for somebody: the words of a game need to know the language, the names, and who looks. */
import type { Seat, Viewer } from '../engine/game.js'
import type { Reader } from '../games/plug.js'
import type { Locale } from '../i18n/locale.js'
import { escapeName, plainName } from '../i18n/names.js'
import { TEXTS } from '../i18n/texts/index.js'
import { listed } from '../i18n/words.js'
import { type PlayingTable, seatOf, type Table, type User } from '../tables/table.js'

export function readerOf(table: Table, locale: Locale, viewer: Viewer): Reader {
  return { locale, names: table.players.map(({ name }) => plainName(name)), viewer, colours: table.colours }
}

/** Whoever reads what everybody may read, in the table's own language. */
export function publicReader(table: Table): Reader {
  return readerOf(table, table.locale, 'table')
}

/** A user looking at a table: with the eyes of the own seat, or with everybody's. */
export function readerFor(table: Table, user: User, locale: Locale): Reader {
  return readerOf(table, locale, seatOf(table, user.id) ?? 'table')
}

/** The name of a seat's player, for markdown. */
export function nameOf(table: Table, seat: Seat): string {
  return escapeName(table.players[seat]?.name ?? '')
}

export function namesOf(table: Table, seats: readonly Seat[], locale: Locale): string {
  return listed(
    locale,
    seats.map((seat) => nameOf(table, seat)),
  )
}

/** When the time of a seat runs out, as every reader of Discord sees it in their own time (`in 20 minutes`); null without a clock. */
export function deadlineOf(table: PlayingTable, seat: Seat): string | null {
  const due = table.attendance[seat]?.wait?.due ?? null
  return due === null ? null : momentIn(new Date(due))
}

/** A moment as Discord counts down to it. */
export function momentIn(moment: Date): string {
  return `<t:${Math.ceil(moment.getTime() / 1000)}:R>`
}

/** The subcommands of every game. */
export type Subcommand =
  | 'new'
  | 'board'
  | 'text'
  | 'hand'
  | 'nudge'
  | 'resign'
  | 'replace'
  | 'end'
  | 'tables'
  | 'settings'
  | 'verify'
  | 'replay'
  | 'cancel'

/** A command as the reader's client shows it: `/pioneers hand`, `/pioneers main`. */
export function commandFor(table: Pick<Table, 'game'>, subcommand: Subcommand, locale: Locale): string {
  return `\`/${table.game.id} ${TEXTS[locale].commands[subcommand].name}\``
}
