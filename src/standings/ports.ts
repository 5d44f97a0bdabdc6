/** Standings of a server: leaderboards, what somebody has played, finished games and records. Nothing crosses servers. */
import type { User } from '../tables/model/people.js'
import type { Measure, Period } from './ladders.js'
import type { ShownRating } from './rating.js'
import type { BrokenRecord, ServerRecord } from './records.js'

export interface LeaderboardQuery {
  readonly guildId: string
  /** Null: all games together; each player then has the best of their ratings. */
  readonly gameId: string | null
  readonly period: Period
  readonly measure: Measure
  /** From 1; what is out of range is the nearest page that there is. */
  readonly page: number
  /** Who asks: their own line is found wherever they stand. */
  readonly viewerId: string
  /** Now: in whose month or season. */
  readonly at: Date
}

/** How one of the latest games went for somebody. */
export interface FormMark {
  readonly place: number
  /** How many seats the game had. */
  readonly players: number
  readonly won: boolean
  readonly resigned: boolean
}

/** Somebody's numbers in the period that was asked for. */
export interface StandingLine {
  readonly userId: string
  /** The latest name that the server has heard, unescaped: hostile text. */
  readonly name: string
  readonly games: number
  /** Shared victories count. */
  readonly wins: number
  /** Points a game. */
  readonly average: number
  /** As it is after the latest game of the period; null if none of them was rated. */
  readonly rating: ShownRating | null
  /** The latest games, five at most, the latest first; of the game that was asked for. */
  readonly form: readonly FormMark[]
}

export interface RankedLine extends StandingLine {
  /** Equal ones share a rank: 1, 2, 2, 4. */
  readonly rank: number
}

/** Where who asks stands. */
export type OwnStanding =
  | { readonly kind: 'ranked'; readonly line: RankedLine; readonly page: number }
  /** They come after the {@link RANKED_LINES} first. */
  | { readonly kind: 'beyond'; readonly line: StandingLine }
  /** `missing` more games are needed to be ranked by this measure in this period. */
  | { readonly kind: 'too-few-games'; readonly line: StandingLine; readonly missing: number }
  /** They do not want to be listed. */
  | { readonly kind: 'unlisted'; readonly line: StandingLine }
  /** No finished game in this period. */
  | { readonly kind: 'none' }

export interface Leaderboard {
  /** In order of rank, {@link PAGE_LINES} at most; those of equal rank by games and then by id. */
  readonly lines: readonly RankedLine[]
  /** The page shown, from 1; 1 of 1 where nobody is ranked. */
  readonly page: number
  readonly pages: number
  /** How many are ranked. */
  readonly ranked: number
  /** Whether those are all there are, and not the {@link RANKED_LINES} first alone. */
  readonly isWhole: boolean
  readonly own: OwnStanding
}

/** Points of one source, over all games of which it is known where the points came from. */
interface SourceStats {
  /** An id of the game's own; `game.figureTexts` names it. */
  readonly source: string
  readonly average: number
  readonly best: number
}

/** A rating after a game. */
export interface RatingPoint {
  readonly tableId: string
  readonly at: Date
  readonly rating: ShownRating
}

/**
 * What somebody has played of one game on one server. Games, wins, average, rating and rank are of all their games, the rest of the
 * {@link LATEST_GAMES} latest.
 */
export interface PlayerStats {
  readonly userId: string
  readonly name: string
  readonly games: number
  readonly wins: number
  /** Games that they resigned: lost, without points. */
  readonly resigned: number
  /** Points a game. */
  readonly average: number
  readonly best: number
  /** In the game's order; empty if nothing is known. */
  readonly sources: readonly SourceStats[]
  /** How often they chose what (the professions settled, in Pioneers), the most frequent first; ids of the game's own. */
  readonly choices: readonly { readonly choice: string; readonly times: number }[]
  /** Mean time for a decision of their own, in milliseconds; null if none is known. */
  readonly decisionMs: number | null
  /** Null if none of their games was rated. */
  readonly rating: ShownRating | null
  /** Their rank by rating, of all time; null if they have none, `beyond` if they come after the {@link RANKED_LINES} first. */
  readonly rank: number | 'beyond' | null
  /** After each rated game, the oldest first. */
  readonly course: readonly RatingPoint[]
}

type StatsAnswer =
  | { readonly kind: 'stats'; readonly stats: PlayerStats }
  /** They have finished no game of it here. */
  | { readonly kind: 'none' }
  /** They do not want to be listed, and it is somebody else who asks. */
  | { readonly kind: 'unlisted' }

/** Two users at the same tables, among the {@link LATEST_GAMES} latest games of the first: who came before whom. */
export interface HeadToHead {
  readonly games: number
  /** Games in which the first came before the second. */
  readonly ahead: number
  readonly behind: number
  readonly level: number
}

export interface HistoryQuery {
  readonly guildId: string
  readonly gameId: string
  /** Null: everybody's. */
  readonly userId: string | null
  /** Who asks: they see whatever they have played. */
  readonly viewerId: string
  /** The channels that they may see: other games opened there, and nowhere else, are theirs to see. */
  readonly channelIds: readonly string[]
  /** From 1; what is out of range is the nearest page that there is. */
  readonly page: number
}

/** A seat of a finished game, as it was at its end. */
export interface FinishedSeat {
  /** Null for somebody who does not want to be listed, unless it is they who ask. */
  readonly user: User | null
  readonly place: number
  readonly points: number
}

export interface FinishedGame {
  readonly tableId: string
  readonly endedAt: Date
  /** Rounds begun. */
  readonly rounds: number
  readonly seats: readonly FinishedSeat[]
  /** Null: it was rated. */
  readonly unrated: Unrated | null
  /** The message with its result; null if it is not known any more. */
  readonly post: { readonly channelId: string; readonly messageId: string } | null
}

export interface History {
  /** The newest first, {@link PAGE_LINES} at most. */
  readonly games: readonly FinishedGame[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Whether those were looked for among all games, and not among the {@link HISTORY_GAMES} latest alone. */
  readonly isWhole: boolean
}

/** Why a finished game leaves all ratings as they are. */
export type Unrated =
  /** Fewer than two of those who held seats are rated for it. */
  | 'too-few-players'
  /** The table played a seat from the first decision to the last. */
  | 'computer-player'
  /** Fewer than two have completed a round by decisions of their own. */
  | 'hardly-played'
  /** All but one resigned before a third of the game's usual length: it counts for nobody, not even as a game. */
  | 'cut-short'

export interface RatingChange {
  readonly user: User
  readonly before: ShownRating
  readonly after: ShownRating
}

/** What a finished game came to for the standings: for its last message. */
export interface Verdict {
  /** Null: it was rated. */
  readonly unrated: Unrated | null
  /** Whoever resigned included; in the order of the seats. Without those who do not want to be listed. */
  readonly changes: readonly RatingChange[]
  /** Whether it counted less than another game for some of them, who have met within a day before. */
  readonly repeated: boolean
  /** Records of the server that this game broke; a first record breaks none. */
  readonly broken: readonly BrokenRecord[]
}

/** Asks what was recorded by the changes that ended games. A few statements for each question, none of them over all games. */
export interface Standings {
  leaderboard(query: LeaderboardQuery): Promise<Leaderboard>
  /** What `userId` has played, asked by `viewerId`. */
  stats(guildId: string, gameId: string, userId: string, viewerId: string): Promise<StatsAnswer>
  /** How `userId` did against `otherId`; all zero if they never met, null if one of them is not listed and not `viewerId`. */
  headToHead(guildId: string, gameId: string, userId: string, otherId: string, viewerId: string): Promise<HeadToHead | null>
  history(query: HistoryQuery): Promise<History>
  /** In the order of {@link recordIds}; those that nobody has set yet are missing. */
  records(guildId: string, gameId: string): Promise<readonly ServerRecord[]>
  /** Null unless the table is over and recorded. */
  verdict(tableId: string): Promise<Verdict | null>
}

/** Lines of a leaderboard or of a history on one page. */
export const PAGE_LINES = 10

/**
 * So many lines of a ladder, the best ones, are looked at: whoever comes after them has no rank. Those who do not want to be listed
 * are among them, but not shown.
 */
export const RANKED_LINES = 5_000

/** How many games of somebody a leaderboard shows as their form. */
export const FORM_GAMES = 5

/** Among so many games of a server, or of somebody, the latest ones, are those looked for that somebody may see. */
export const HISTORY_GAMES = 1_000

/** So many of somebody's games, the latest ones, are looked at for whatever is not counted up with each game. */
export const LATEST_GAMES = 500
