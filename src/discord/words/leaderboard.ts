/** A leaderboard as a message: a picture with alt text, or text only. */
import { drawRanking, type RankingRow } from '../../charts/ranking.js'
import type { Game } from '../../games/game.js'
import type { Illustration } from '../../games/illustration.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName, plainName } from '../../i18n/names.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { boundsOf, gamesNeeded, type Measure } from '../../standings/ladders.js'
import { type Leaderboard, PAGE_LINES, type RankedLine, type StandingLine } from '../../standings/ports.js'
import { type Block, buttons, gallery, text } from '../wire/components.js'
import { cut, LIMITS, NAME_ROOMS } from '../wire/limits.js'
import { type Message, PICTURE_FILE, type Picture, plainMessage } from '../wire/message.js'
import type { LadderVerb } from '../wire/standings-verbs.js'
import { buttonAtNoTable } from './buttons.js'
import { amountOf, barOf, marksOf, noteOf, placesOf, scaleOf } from './ladder-line.js'
import { ladderMenus } from './ladder-menus.js'
import { momentIn } from './reader.js'

/** What a leaderboard shows. */
export interface Ladder {
  readonly board: Leaderboard
  readonly verb: LadderVerb
  readonly viewerId: string
  /** All games. */
  readonly games: readonly Pick<Game, 'id' | 'name'>[]
  /** The name of the game, or the words for all games. */
  readonly scope: string
  /** The command for settings, as the reader's client shows it. */
  readonly settings: string
  readonly at: Date
  readonly locale: Locale
}

/** With a picture of the page. */
export function pictureLadder(ladder: Ladder, picture: Picture): Message {
  const blocks = [
    heading(ladder),
    gallery(PICTURE_FILE, picture.alt),
    ...pictureSigns(ladder).map((sign) => text(`-# ${sign}`)),
    ...footer(ladder),
    ...ladderMenus(ladder),
    ladderButtons(ladder),
  ]
  return { blocks, picture, pings: [] }
}

/** Everything in the picture, and the meaning of its signs, in words. `notice` precedes it. */
export function textLadder(ladder: Ladder, notice: string | null = null): Message {
  const { board, verb, locale } = ladder
  const { leaderboard: words } = TEXTS[locale].standings
  const line = (each: StandingLine, rank: number | null) => {
    const parts = [
      amountOf(each, verb.measure, locale),
      words.games(each.games, each.wins),
      ...ratingBeside(each, verb.measure, locale),
      lastPlaces(each, locale),
    ]
    const told = parts.filter((part) => part !== '').join(' · ')
    const who = `${rank === null ? '' : `**${rankText(rank, board)}** `}**${escapeName(each.name)}**${youIn(ladder, each)}`
    return words.line(who, told)
  }
  const own = ownLine(ladder)
  return plainMessage([
    heading(ladder),
    ...(notice === null ? [] : [text(notice)]),
    text(board.lines.length === 0 ? words.empty : board.lines.map((each) => line(each, each.rank)).join('\n')),
    ...(own === null ? [] : [text(line(own.line, own.rank))]),
    ...footer(ladder),
    ...signsIn(ladder).map((sign) => text(`-# ${sign}`)),
    ...ladderMenus(ladder),
    ladderButtons(ladder),
  ])
}

/** The lines of the page, and the reader's own. */
function shownLines(ladder: Ladder): readonly StandingLine[] {
  const own = ownLine(ladder)
  return own === null ? ladder.board.lines : [...ladder.board.lines, own.line]
}

const isProvisional = ({ rating }: StandingLine) => rating?.provisional === true

/** The meaning of the signs used in its lines. */
function signsIn(ladder: Ladder): readonly string[] {
  const { leaderboard: words } = TEXTS[ladder.locale].standings
  const lines = shownLines(ladder)
  const isRated = lines.some(({ rating }) => rating !== null)
  return [
    ...(ladder.board.provisional ? [words.provisionalSign] : []),
    ...(lines.some(isProvisional) ? [words.provisional] : []),
    ...(isRated && ladder.verb.measure === 'rating' ? [words.uncertainty] : []),
    ...(lines.some(({ form }) => form.length > 0) ? [words.placesNote] : []),
  ]
}

/** The meaning of the signs in its picture. */
function pictureSigns(ladder: Ladder): readonly string[] {
  const { leaderboard: words } = TEXTS[ladder.locale].standings
  const lines = shownLines(ladder)
  if (lines.length === 0) return []
  return [
    ...(ladder.board.provisional ? [words.provisionalSign] : []),
    ...(lines.some(isProvisional) ? [words.provisional] : []),
    ...(ladder.verb.measure === 'rating' ? [words.bar] : []),
    words.marks,
  ]
}

function heading({ verb, scope, board, locale }: Ladder): Block {
  const { leaderboard: words } = TEXTS[locale].standings
  const parts = [words.periods[verb.period], words.measures[verb.measure], words.page(board.page, board.pages)]
  return text(`### ${words.title(scope)}\n${parts.join(' · ')}`)
}

/** Why the reader is not ranked, how many players are, and when the period ends. */
function footer({ board, verb, settings, at, locale }: Ladder): Block[] {
  const { leaderboard: words } = TEXTS[locale].standings
  const { own } = board
  const bounds = boundsOf(verb.period, at)
  const lines = [
    ...(own.kind === 'too-few-games' ? [words.tooFew(own.missing)] : []),
    ...(own.kind === 'beyond' ? [words.beyond(board.ranked)] : []),
    ...(own.kind === 'unlisted' ? [words.unlisted(settings)] : []),
    ...(own.kind === 'none' ? [words.notPlayed] : []),
    ...rankedLines(board, verb.measure, locale).map((line) => `-# ${line}`),
    ...(bounds === null || verb.period === 'all-time' ? [] : [`-# ${words.ends[verb.period](momentIn(bounds.to))}`]),
  ]
  return [text(lines.join('\n'))]
}

/** A provisional rank stands in brackets. */
function rankText(rank: number, { provisional }: Leaderboard): string {
  return provisional ? `(${rank})` : `${rank}.`
}

/** Who is ranked. Empty where it is said already that nobody is. */
function rankedLines({ lines, provisional, ranked, isWhole }: Leaderboard, measure: Measure, locale: Locale): readonly string[] {
  const { leaderboard: words } = TEXTS[locale].standings
  if (lines.length === 0) return []
  if (provisional) return [words.provisionalRanks(gamesNeeded(measure))]
  return [(isWhole ? words.ranked : words.rankedFirst)(ranked, gamesNeeded(measure))]
}

function ladderButtons({ board, verb, locale }: Ladder): Block {
  const { leaderboard: words } = TEXTS[locale].standings
  const { page, pages, own } = board
  const as = verb.as === 'picture' ? 'text' : 'picture'
  return buttons([
    ...(page > 1 ? [buttonAtNoTable({ ...verb, page: page - 1 }, words.back)] : []),
    ...(page < pages ? [buttonAtNoTable({ ...verb, page: page + 1 }, words.next)] : []),
    ...(own.kind === 'ranked' && Math.abs(own.page - page) > 1 ? [buttonAtNoTable({ ...verb, page: own.page }, words.mine)] : []),
    buttonAtNoTable({ ...verb, page, as }, as === 'text' ? words.asText : words.asPicture),
    ...(verb.gameId === null
      ? []
      : [buttonAtNoTable({ kind: 'records', gameId: verb.gameId, from: { ...verb, page } }, words.records)]),
  ])
}

/** The reader's own line if it is not on the page. */
function ownLine({ board, viewerId }: Ladder): { readonly line: StandingLine; readonly rank: number | null } | null {
  const { own, lines } = board
  if (own.kind === 'none' || lines.some(({ userId }) => userId === viewerId)) return null
  return { line: own.line, rank: own.kind === 'ranked' ? own.line.rank : null }
}

function youIn({ viewerId, locale }: Ladder, { userId }: StandingLine): string {
  return userId === viewerId ? ` (${TEXTS[locale].standings.leaderboard.you})` : ''
}

/** The rating, if the ranking goes by another measure. */
function ratingBeside(line: StandingLine, measure: Measure, locale: Locale): readonly string[] {
  return measure === 'rating' ? [] : [noteOf(line, measure, locale)]
}

function lastPlaces(line: StandingLine, locale: Locale): string {
  return line.form.length === 0 ? '' : TEXTS[locale].standings.leaderboard.lastPlaces(placesOf(line).join(' '))
}

/** The page as a picture with its alt text. */
export function ladderIllustration(ladder: Ladder): Illustration {
  const { board, verb, scope, locale } = ladder
  const { leaderboard: words } = TEXTS[locale].standings
  const own = ownLine(ladder)
  const shown = shownLines(ladder)
  const scale = scaleOf(shown, verb.measure)
  const row = (line: StandingLine, rank: number | null): RankingRow => ({
    rank,
    isProvisional: board.provisional,
    name: plainName(line.name),
    details: words.games(line.games, line.wins),
    value: amountOf(line, verb.measure, locale, false),
    note: noteOf(line, verb.measure, locale),
    bar: barOf(line, verb.measure, scale),
    form: marksOf(line),
    isOwn: line.userId === ladder.viewerId,
  })
  const drawing = drawRanking({
    title: words.title(scope),
    subtitle: [words.periods[verb.period], words.page(board.page, board.pages)].join(' · '),
    columns: { value: words.measures[verb.measure], form: words.form },
    rows: board.lines.map((line: RankedLine) => row(line, line.rank)),
    own: own === null ? null : row(own.line, own.rank),
    empty: board.lines.length === 0 ? words.empty : '',
  })
  return { drawing, alt: ladderAlt(ladder) }
}

/** Uses shorter names if {@link PAGE_LINES} long ones do not fit. No player and no explanation of a sign is left out. */
function ladderAlt(ladder: Ladder): string {
  const signs = signsIn(ladder)
  const legend = signs.length === 0 ? '' : ` (${signs.join(' · ')})`
  const whole = NAME_ROOMS.map((room) => `${altWith(ladder, room)}${legend}`)
  return whole.find((alt) => alt.length <= LIMITS.altText) ?? cut(whole.at(-1) ?? '', LIMITS.altText)
}

function altWith(ladder: Ladder, room: number): string {
  const { board, verb, scope, locale } = ladder
  const { leaderboard: words } = TEXTS[locale].standings
  const line = (each: StandingLine, rank: number | null) => {
    const name = `${cut(plainName(each.name), room)}${youIn(ladder, each)}`
    const places = each.form.length === 0 ? '' : ` [${placesOf(each).join(' ')}]`
    const wins = verb.measure === 'wins' || verb.measure === 'games' ? '' : `, ${words.games(each.games, each.wins)}`
    return `${rank === null ? '' : `${rankText(rank, board)} `}${name} ${amountOf(each, verb.measure, locale)}${wins}${places}`
  }
  const own = ownLine(ladder)
  const title = [
    words.title(scope),
    words.periods[verb.period],
    words.measures[verb.measure],
    words.page(board.page, board.pages),
  ]
  const lines = board.lines.slice(0, PAGE_LINES).map((each) => line(each, each.rank))
  const all = [...lines, ...(own === null ? [] : [line(own.line, own.rank)])].join('; ')
  return `${words.line(`${title.join(', ')} [${words.form}]`, lines.length === 0 ? `${words.empty} ${all}`.trim() : all)}`
}
