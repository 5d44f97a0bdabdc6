/** How a reader sees a table: a game's words need the language, the names, and the viewer. */
import type { Seat, Viewer } from '../../engine/game.js'
import type { Ending, Reader } from '../../games/face.js'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName, plainName } from '../../i18n/names.js'
import type { PermissionTexts } from '../../i18n/texts/en/index.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { listed } from '../../i18n/words.js'
import { isDeserted } from '../../tables/model/attendance.js'
import { nameFor } from '../../tables/model/computer.js'
import { endsBank, turnEndsAt } from '../../tables/model/deadlines.js'
import type { User } from '../../tables/model/people.js'
import { type FinishedTable, type PlayingTable, type Table, viewerOf } from '../../tables/model/table.js'

export function readerOf(table: Table, locale: Locale, viewer: Viewer): Reader {
  const reader = {
    locale,
    names: table.players.map((player) => plainName(nameFor(player, locale))),
    viewer,
    colours: table.colours,
  }
  return table.status === 'over' ? { ...reader, ending: endingOf(table, locale) } : reader
}

/** How many earlier players of a seat a result names. A seat may change hands any number of times. */
const MOST_FORMER = 2

/** The outcome as the table counts it, and who left, took over or was away at the end. */
function endingOf({ players, attendance, leavers, outcome }: FinishedTable, locale: Locale): Ending {
  const { ending } = TEXTS[locale]
  const remarks = players.map(({ id }, seat) => {
    const by = attendance[seat]?.by
    const left = leavers.flatMap((leaver) => (leaver.seat === seat && leaver.user.id !== id ? [leaver.user] : []))
    const former = [...new Map(left.map((user) => [user.id, user])).values()]
    const said = [
      ...(by === 'resigned' ? [ending.resigned] : []),
      ...(former.length > 0 ? [ending.tookOver(firstNamesIn(former, MOST_FORMER, locale))] : []),
      ...(by === 'autopilot' ? [ending.autopilot] : []),
    ]
    return said.length === 0 ? null : said.join(', ')
  })
  return { outcome, remarks }
}

/** The public reader, in the table's own language. */
export function publicReader(table: Table): Reader {
  return readerOf(table, table.locale, 'table')
}

/** A user looking at a table, from their own seat or as a spectator. */
export function readerFor(table: Table, user: User, locale: Locale): Reader {
  return readerOf(table, locale, viewerOf(table, user.id))
}

/** The name of a seat's player, for markdown. Without a locale it is in the table's language. */
export function nameOf(table: Table, seat: Seat, locale: Locale = table.locale): string {
  const player = table.players[seat]
  return player === undefined ? '' : escapeName(nameFor(player, locale))
}

export function namesOf(table: Table, seats: readonly Seat[], locale: Locale): string {
  return namesIn(
    seats.flatMap((seat) => table.players[seat] ?? []),
    locale,
  )
}

/** The names of users, for markdown. */
export function namesIn(users: readonly User[], locale: Locale): string {
  return listed(
    locale,
    users.map((user) => escapeName(nameFor(user, locale))),
  )
}

/** The first of the users by name, for markdown, and how many more there are if they are more than `most`. */
export function firstNamesIn(users: readonly User[], most: number, locale: Locale): string {
  if (users.length <= most) return namesIn(users, locale)
  const named = users.slice(0, most).map((user) => escapeName(nameFor(user, locale)))
  return TEXTS[locale].standings.records.more(named.join(', '), users.length - most)
}

/** Who plays the seats of those who have resigned or are away, within a sentence. */
export function standInOf({ terms }: Pick<Table, 'terms'>, locale: Locale): string {
  const { computerTakeover, computers } = TEXTS[locale]
  const chosen = terms.computerTakeover
  return chosen === 'none' ? computerTakeover.bot : computerTakeover.computer(computers.levels[chosen])
}

/** The missing permissions, as the reader's client names them, each set apart from the sentence around it. */
export function permissionsNamed(missing: readonly (keyof PermissionTexts)[], locale: Locale): string {
  const { permissions } = TEXTS[locale]
  return listed(
    locale,
    missing.map((name) => `**${permissions[name]}**`),
  )
}

/**
 * Says when the table ends the turn because nothing else is left to do for the first of these seats, in Discord's relative form
 * (`in 20 seconds`). Null if it does not.
 */
export function turnEndOf(table: PlayingTable, seats: readonly Seat[], locale: Locale): string | null {
  const ends = seats.flatMap((seat) => turnEndsAt(table, seat) ?? [])
  return ends.length === 0 ? null : TEXTS[locale].turn.endsByItself(momentIn(new Date(Math.min(...ends))))
}

/**
 * Says when the first of these seats runs out of time, in Discord's relative form, and whether that ends its total time. Null
 * without a clock, or if the table ends the turn before.
 */
export function deadlineOf(table: PlayingTable, seats: readonly Seat[], locale: Locale): string | null {
  const { deadline, bankDeadline } = TEXTS[locale].turn
  if (turnEndOf(table, seats, locale) !== null) return null
  const own = seats.flatMap((seat) => table.attendance[seat] ?? [])
  const due = Math.min(...own.flatMap(({ wait }) => wait?.due ?? []))
  if (due === Number.POSITIVE_INFINITY) return null
  const isLast = own.some((each) => each.wait?.due === due && endsBank(each))
  return (isLast ? bankDeadline : deadline)(momentIn(new Date(due)))
}

/** A moment as a countdown of Discord's. */
export function momentIn(moment: Date): string {
  return `<t:${Math.ceil(moment.getTime() / 1000)}:R>`
}

/** Whose move it is and what they decide, or that nobody is there to move. */
export function statusOf(table: PlayingTable | FinishedTable, reader: Reader): string {
  if (table.status === 'playing' && isDeserted(table)) return TEXTS[reader.locale].turn.atRest
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
export function commandFor(table: { readonly game: Pick<Game, 'id'> }, subcommand: Subcommand, locale: Locale): string {
  return `\`/${table.game.id} ${TEXTS[locale].commands[subcommand].name}\``
}
