/** A user's statistics for a game, and a chart of their rating. */
import { drawRatingChart } from '../../charts/rating-chart.js'
import type { Game } from '../../games/game.js'
import type { Illustration } from '../../games/illustration.js'
import type { Locale } from '../../i18n/locale.js'
import { escapeName, plainName } from '../../i18n/names.js'
import { day, decimal, share, span } from '../../i18n/numbers.js'
import { TEXTS } from '../../i18n/texts/index.js'
import { capitalised } from '../../i18n/words.js'
import { type HeadToHead, LATEST_GAMES, type PlayerStats, RANKED_LINES } from '../../standings/ports.js'
import { buttons, gallery, text } from '../wire/components.js'
import { type Message, PICTURE_FILE, type Picture } from '../wire/message.js'
import { buttonAtNoTable, rankingButton } from './buttons.js'
import { likeliestOf, ratingText } from './ladder-line.js'

/** Number of favourites shown. */
const FAVOURITES = 3

export interface Comparison {
  readonly name: string
  readonly result: HeadToHead
}

/** `notes` are complete sentences for the reader alone. `picture` is that of {@link ratingIllustration}. */
export function statsMessage(
  game: Game,
  stats: PlayerStats,
  comparison: Comparison | null,
  notes: readonly string[],
  picture: Picture | null,
  locale: Locale,
): Message {
  const { stats: words, history, leaderboard } = TEXTS[locale].standings
  const name = escapeName(stats.name)
  const blocks = [
    text(`### ${words.title(game.name[locale], name)}`),
    ...(notes.length === 0 ? [] : [text(notes.join('\n'))]),
    text(summary(stats, locale).join('\n')),
    ...sourceLines(game, stats, locale).map(text),
    ...(comparison === null ? [] : [text(compared(name, comparison, locale))]),
    ...(picture === null ? [] : [gallery(PICTURE_FILE, picture.alt)]),
    buttons([
      buttonAtNoTable({ kind: 'history', gameId: game.id, userId: stats.userId, page: 1 }, history.open),
      rankingButton(game.id, leaderboard.toRanking),
    ]),
  ]
  return { blocks, picture, pings: [] }
}

function summary(stats: PlayerStats, locale: Locale): readonly string[] {
  return [...(stats.games === 0 ? [] : counted(stats, locale)), ...practiceLines(stats, locale)]
}

/** Games against computer players, by level. */
function practiceLines({ againstComputers }: PlayerStats, locale: Locale): readonly string[] {
  if (againstComputers.length === 0) return []
  const { standings, computers } = TEXTS[locale]
  const lines = againstComputers.map(({ level, games, wins }) => standings.stats.practice(computers.levels[level], games, wins))
  return [standings.stats.practised(lines.join(', '))]
}

function counted(stats: PlayerStats, locale: Locale): readonly string[] {
  const { stats: words, leaderboard } = TEXTS[locale].standings
  const { games, wins, resigned, rating, rank } = stats
  const played = words.games(games, wins, share(locale, wins / Math.max(1, games)))
  return [
    resigned === 0 ? played : `${played}, ${words.resigned(resigned)}`,
    words.points(decimal(locale, stats.average), stats.best),
    ...(rating === null
      ? [words.unrated]
      : [[words.rating(ratingText(rating), rating.uncertainty), ...(rank === null ? [] : [rankText(rank, locale)])].join(', ')]),
    ...(rating?.provisional === true ? [`-# ${leaderboard.provisional}`] : []),
    ...(rating === null ? [] : [`-# ${leaderboard.uncertainty}`]),
    ...(stats.decisionMs === null ? [] : [words.decision(span(locale, stats.decisionMs))]),
    ...(games > LATEST_GAMES ? [`-# ${words.onlyLatest(LATEST_GAMES)}`] : []),
  ]
}

function rankText(rank: NonNullable<PlayerStats['rank']>, locale: Locale): string {
  const { stats: words } = TEXTS[locale].standings
  return rank === 'beyond' ? words.rankBeyond(RANKED_LINES) : words.rank(rank)
}

/** Points by source, and favourites. Empty if nothing is known. */
function sourceLines(game: Game, { sources, choices }: PlayerStats, locale: Locale): readonly string[] {
  const { stats: words } = TEXTS[locale].standings
  const named = game.figureTexts?.[locale]
  if (named === undefined) return []
  const lines = sources.map(
    ({ source, average, best }) =>
      `- ${words.source(capitalised(named.sources[source] ?? source), decimal(locale, average), best)}`,
  )
  const favourites = choices
    .filter(({ times }) => times > 0)
    .slice(0, FAVOURITES)
    .map(({ choice, times }) => `${named.choices.choices[choice] ?? choice} (${times})`)
  return [
    ...(lines.length === 0 ? [] : [`**${words.sources}**\n${lines.join('\n')}`]),
    ...(favourites.length === 0 ? [] : [words.choices(named.choices.name, favourites.join(', '))]),
  ]
}

function compared(name: string, { name: other, result }: Comparison, locale: Locale): string {
  const { stats: words } = TEXTS[locale].standings
  const { games, ahead, behind, level } = result
  const told = games === 0 ? words.neverMet : words.met(games, ahead, behind, level)
  return `**${words.headToHead(name, escapeName(other))}**\n${told}`
}

/** The rating after each rated game. Null if there are fewer than two. */
export function ratingIllustration(game: Game, { name, ratings }: PlayerStats, locale: Locale): Illustration | null {
  const [first, last] = [ratings[0], ratings.at(-1)]
  if (first === undefined || last === undefined || ratings.length < 2) return null
  const { stats: words } = TEXTS[locale].standings
  const values = ratings.map(({ rating }) => rating.rating)
  const drawing = drawRatingChart({
    title: words.ratingTitle(plainName(name)),
    subtitle: `${game.name[locale]} · ${words.ratingLegend}`,
    points: ratings.map(({ rating }) => ({ rating: rating.rating, likeliest: likeliestOf(rating) })),
    from: day(locale, first.at),
    to: day(locale, last.at),
  })
  const ends = [first.rating, last.rating].map(ratingText)
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const [from = '', to = ''] = ends
  const alt = words.ratingAlt(ratings.length, from, to, `${lowest}`, `${highest}`)
  return { drawing, alt: `${words.ratingTitle(plainName(name))}, ${game.name[locale]}, ${alt}` }
}
