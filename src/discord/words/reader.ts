/** How a table reads for somebody: the words of a game need to know the language, the names, and who looks. */
import type { Seat, Viewer } from '../../engine/game.js'
import type { Ending, Reader } from '../../games/face.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName, plainName } from '../../i18n/names.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { isDeserted } from '../../tables/model/attendance.js'
import type { User } from '../../tables/model/people.js'
import { type FinishedTable, type PlayingTable, seatOf, type Table } from '../../tables/model/table.js'

export function readerOf(table: Table, locale: Locale, viewer: Viewer): Reader {
  const reader = { locale, names: table.players.map(({ name }) => plainName(name)), viewer, colours: table.colours }
  return table.status === 'over' ? { ...reader, ending: endingOf(table, locale) } : reader
}

/** The outcome as the table counts it, and who left, took over or was away in the end. */
function endingOf({ players, attendance, leavers, outcome }: FinishedTable, locale: Locale): Ending {
  const { ending } = TEXTS[locale]
  const remarks = players.map(({ id }, seat) => {
    const by = attendance[seat]?.by
    const left = leavers.flatMap((leaver) => (leaver.seat === seat && leaver.user.id !== id ? [leaver.user] : []))
    const names = [...new Map(left.map((user) => [user.id, escapeName(user.name)])).values()]
    const said = [
      ...(by === 'resigned' ? [ending.resigned] : []),
      ...(names.length > 0 ? [ending.tookOver(listed(locale, names))] : []),
      ...(by === 'autopilot' ? [ending.autopilot] : []),
    ]
    return said.length === 0 ? null : said.join(', ')
  })
  return { outcome, remarks }
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

/** What the bot may not do, as the reader's client names it, each set apart from the sentence that it stands in. */
export function permissionsNamed(missing: readonly (keyof PermissionTexts)[], locale: Locale): string {
  const { permissions } = TEXTS[locale]
  return listed(
    locale,
    missing.map((name) => `**${permissions[name]}**`),
  )
}

/** When the first of these seats runs out of time, as every reader of Discord sees it in their own time (`in 20 minutes`); null without a clock. */
export function deadlineOf(table: PlayingTable, seats: readonly Seat[]): string | null {
  const due = seats.flatMap((seat) => table.attendance[seat]?.wait?.due ?? [])
  return due.length === 0 ? null : momentIn(new Date(Math.min(...due)))
}

/** A moment as Discord counts down to it. */
export function momentIn(moment: Date): string {
  return `<t:${Math.ceil(moment.getTime() / 1000)}:R>`
}

/** Whose move it is and what for; or that nobody is there to move. */
export function statusOf(table: PlayingTable | FinishedTable, reader: Reader): string {
  if (table.status === 'playing' && isDeserted(table.attendance)) return TEXTS[reader.locale].turn.atRest
  return table.game.status(table.state, reader)
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
  | 'rules'
  | 'cancel'

/** A command as the reader's client shows it: `/pioneers hand`, `/pioneers main`. */
export function commandFor(table: Pick<Table, 'game'>, subcommand: Subcommand, locale: Locale): string {
  return `\`/${table.game.id} ${TEXTS[locale].commands[subcommand].name}\``
}
