/** Finished games: a page of them, and single games. */
import { hyperlink, messageLink, TimestampStyles, time } from '@discordjs/formatters'
import type { Reader } from '../../games/face.js'
import type { Game } from '../../games/game.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName, plainName } from '../../i18n/names.js'
import { day, withMinus } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { type FinishedGame, type FinishedSeat, HISTORY_GAMES, type History } from '../../standings/ports.js'
import { nameFor } from '../../tables/model/computer.js'
import type { FinishedTable } from '../../tables/model/table.js'
import { type Block, buttons, gallery, menu, text } from '../wire/components.js'
import { atNoTable } from '../wire/custom-id.js'
import { cut, LIMITS, NAME_ROOMS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import type { HistoryVerb } from '../wire/standings-verbs.js'
import { buttonAtNoTable, tableButton } from './buttons.js'
import { roundsOf } from './records.js'

/** Characters for the lines of a page. The rest is for its heading. */
const LINES_ROOM = LIMITS.text - 300

/** Whose games, and of which server. */
export interface Listed {
  readonly game: Game
  readonly guildId: string
  /** Null for everybody's games. */
  readonly name: string | null
  readonly verb: HistoryVerb
  readonly locale: Locale
}

/** The games of a page, a menu to open one of them, and buttons to other pages. */
export function historyMessage(listed: Listed, { games, page, pages, isWhole }: Omit<History, 'name'>): Message {
  const { locale } = listed
  const { history: words, leaderboard } = TEXTS[locale].standings
  const reach = isWhole ? [] : [`-# ${words.onlyLatest(HISTORY_GAMES)}`]
  if (games.length === 0) return plainMessage([heading(listed, reach), text(words.none)])
  const turn = (to: number, label: string) => buttonAtNoTable({ ...listed.verb, page: to }, label)
  const turners = [
    ...(page > 1 ? [turn(page - 1, leaderboard.back)] : []),
    ...(page < pages ? [turn(page + 1, leaderboard.next)] : []),
  ]
  return plainMessage([
    heading(listed, [...(pages > 1 ? [leaderboard.page(page, pages)] : []), ...reach]),
    text(fittingLines(listed, games)),
    choiceOf(listed, games, page),
    ...(turners.length === 0 ? [] : [buttons(turners)]),
  ])
}

function heading({ game, name, locale }: Listed, more: readonly string[]): Block {
  const { history: words } = TEXTS[locale].standings
  const title = name === null ? words.title(game.name[locale]) : words.titleOf(game.name[locale], escapeName(name))
  return text([`### ${title}`, ...more].join('\n'))
}

/** One line per game with its number on the page, with shorter names if long ones do not fit. */
function fittingLines(listed: Listed, games: readonly FinishedGame[]): string {
  const told = NAME_ROOMS.map((room) =>
    games.map((game, index) => `${index + 1} · ${lineOf(game, listed, room)} · ${linkOf(game, listed)}`).join('\n'),
  )
  return told.find((lines) => lines.length <= LINES_ROOM) ?? cut(told.at(-1) ?? '', LINES_ROOM)
}

function lineOf({ endedAt, seats, rounds, unrated }: FinishedGame, { game, locale }: Listed, room: number): string {
  const { history: words } = TEXTS[locale].standings
  const players = bestFirst(seats).map((seat) => {
    const told = words.points(escapeName(cut(playerOf(seat, locale), room)), seat.points)
    return seat.place === 1 ? `**${told}**` : told
  })
  const line = words.line(time(endedAt, TimestampStyles.ShortDate), players.join(', '), roundsOf(game, rounds, locale))
  return unrated === null ? line : `${line} · ${words.unrated[unrated]}`
}

/** The name of a player. Unlisted users are as anonymous as forgotten ones. */
const playerOf = ({ user }: FinishedSeat, locale: Locale) =>
  user === null ? TEXTS[locale].mine.anonymous : plainName(nameFor(user, locale))

const bestFirst = (seats: FinishedGame['seats']) => seats.toSorted((one, other) => one.place - other.place)

function linkOf({ post }: FinishedGame, { guildId, locale }: Listed): string {
  const { history: words } = TEXTS[locale].standings
  return post === null ? words.noLink : hyperlink(words.link, messageLink(post.channelId, post.messageId, guildId))
}

function choiceOf({ game, verb, locale }: Listed, games: readonly FinishedGame[], page: number): Block {
  const { history: words } = TEXTS[locale].standings
  const options = games.map(({ tableId, endedAt, rounds, seats }, index) => {
    const ranked = bestFirst(seats)
    return {
      value: tableId,
      // Two games of a day may be equal in all but their number.
      label: `${index + 1} · ${day(locale, endedAt)} · ${ranked.map((seat) => playerOf(seat, locale)).join(', ')}`,
      description: words.detail(ranked.map(({ points }) => withMinus(points)).join(', '), roundsOf(game, rounds, locale)),
    }
  })
  return menu(atNoTable({ kind: 'finished', page: { ...verb, page } }), words.choose, options)
}

/** A finished game with its last picture, and buttons for its replay, its transcript and the way back to the page. */
export function finishedMessage(
  table: FinishedTable,
  reader: Reader,
  picture: Picture,
  verb: HistoryVerb,
  link: string | null,
): Message {
  const { locale } = reader
  const { history: words } = TEXTS[locale].standings
  const where = link === null ? words.noLink : hyperlink(words.link, link)
  return {
    blocks: [
      text(`### ${TEXTS[locale].turn.over(table.game.name[locale])}\n${where}`),
      text(table.game.result(table.state, reader)),
      gallery(PICTURE_FILE, picture.alt),
      buttons([
        tableButton(table, { kind: 'replay' }, TEXTS[locale].replay.watch),
        tableButton(table, { kind: 'transcript' }, words.transcript),
        buttonAtNoTable(verb, words.all),
      ]),
    ],
    picture,
    pings: [],
  }
}
