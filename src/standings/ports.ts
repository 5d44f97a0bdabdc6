/** Standings of a server: leaderboards, players' statistics, finished games and records. Servers share nothing. */
import type { Level } from '../players/levels.js'
import type { User } from '../tables/model/people.js'
import type { Measure, Period } from './ladders.js'
import type { ShownRating } from './rating.js'
import type { BrokenRecord, ServerRecord } from './records.js'

export interface LeaderboardQuery {
  readonly guildId: string
  /** Null for all games together. Each player then has the best of their ratings. */
  readonly gameId: string | null
  readonly period: Period
  readonly measure: Measure
  /** From 1. A page out of range becomes the nearest one. */
  readonly page: number
  /** The reader, whose own line is found wherever it stands. */
  readonly viewerId: string
  /** Now. It determines the month or season. */
  readonly at: Date
}

/** A player's result in one of their latest games. */
export interface FormMark {
  readonly place: number
  /** The number of seats in the game. */
  readonly players: number
  readonly won: boolean
  readonly resigned: boolean
}

/** A player's numbers in the period. */
export interface StandingLine {
  readonly userId: string
  /** The latest name known on the server. It is unescaped, hostile text. */
  readonly name: string
  readonly games: number
  /** Shared wins count. */
  readonly wins: number
  /** Points per game. */
  readonly average: number
  /** The rating after the latest game of the period. Null if none of them was rated. */
  readonly rating: ShownRating | null
  /** At most the five latest games of the chosen game, latest first. */
  readonly form: readonly FormMark[]
}

export interface RankedLine extends StandingLine {
  /** Equal players share a rank: 1, 2, 2, 4. */
  readonly rank: number
}

/** The reader's own position. */
export type OwnStanding =
  | { readonly kind: 'ranked'; readonly line: RankedLine; readonly page: number }
  /** The reader comes after the first {@link RANKED_LINES}. */
  | { readonly kind: 'beyond'; readonly line: StandingLine }
  /** The reader needs `missing` more games to be ranked by this measure in this period. */
  | { readonly kind: 'too-few-games'; readonly line: StandingLine; readonly missing: number }
  /** The reader does not want to be listed. */
  | { readonly kind: 'unlisted'; readonly line: StandingLine }
  /** The reader has no finished game in this period. */
  | { readonly kind: 'none' }

export interface Leaderboard {
  /** In order of rank, at most {@link PAGE_LINES}. Equal ranks are ordered by games and then by id. */
  readonly lines: readonly RankedLine[]
  /** The page shown, from 1. It is 1 of 1 if nobody is ranked. */
  readonly page: number
  readonly pages: number
  /**
   * Whether nobody has the games yet that a rank by this measure takes. Then everybody who has something to rank is given a rank
   * for the time being.
   */
  readonly provisional: boolean
  /** The number of ranked players. */
  readonly ranked: number
  /** Whether `ranked` counts everybody, not only the first {@link RANKED_LINES}. */
  readonly isWhole: boolean
  readonly own: OwnStanding
}

/** Points from one source, over all games whose sources are known. */
interface SourceStats {
  /** An id defined by the game. `game.figureTexts` names it. */
  readonly source: string
  readonly average: number
  readonly best: number
}

/** The rating after a game. */
export interface RatingPoint {
  readonly tableId: string
  readonly at: Date
  readonly rating: ShownRating
}

/** How a user did at tables with computer players, the strongest of which was of this level. */
export interface AgainstComputers {
  readonly level: Level
  readonly games: number
  readonly wins: number
}

/**
 * A user's statistics for one game on one server, with no games if all of theirs were against computer players. Games, wins,
 * average, rating and rank cover all their games. The rest covers the {@link LATEST_GAMES} latest.
 */
export interface PlayerStats {
  readonly userId: string
  readonly name: string
  readonly games: number
  readonly wins: number
  /** Games that the user resigned. They count as lost, without points. */
  readonly resigned: number
  /** Points per game. */
  readonly average: number
  readonly best: number
  /** In the game's order. Empty if nothing is known. */
  readonly sources: readonly SourceStats[]
  /** How often they chose each thing (in Pioneers, the professions settled), most frequent first. The ids are the game's own. */
  readonly choices: readonly { readonly choice: string; readonly times: number }[]
  /** Mean time of their own decisions, in milliseconds. Null if unknown. */
  readonly decisionMs: number | null
  /** Null if none of their games was rated. */
  readonly rating: ShownRating | null
  /** Their rank by rating, of all time. Null if they have none, `beyond` if they come after the first {@link RANKED_LINES}. */
  readonly rank: number | 'beyond' | null
  /** From the gentlest level to the strongest. Such games count nowhere else. */
  readonly againstComputers: readonly AgainstComputers[]
  /** After each rated game, oldest first. */
  readonly ratings: readonly RatingPoint[]
}

type StatsAnswer =
  | { readonly kind: 'stats'; readonly stats: PlayerStats }
  /** The user has finished no such game here. */
  | { readonly kind: 'none' }
  /** The user does not want to be listed, and another user asks. */
  | { readonly kind: 'unlisted' }

/** Two users at the same tables, in the first one's {@link LATEST_GAMES} latest games: who finished ahead of whom. */
export interface HeadToHead {
  readonly games: number
  /** Games in which the first user finished ahead of the second. */
  readonly ahead: number
  readonly behind: number
  readonly level: number
}

export interface HistoryQuery {
  readonly guildId: string
  readonly gameId: string
  /** Null for everybody's games. */
  readonly userId: string | null
  /** The reader, who may see every game they played in. */
  readonly viewerId: string
  /** The channels that the reader can see. Of the other games, only those opened in one of these channels are shown. */
  readonly channelIds: readonly string[]
  /** From 1. A page out of range becomes the nearest one. */
  readonly page: number
}

/** A seat of a finished game, as it was at the end. */
export interface FinishedSeat {
  /** Null if the user does not want to be listed, unless they are the reader. */
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
  /** Null if it was rated. */
  readonly unrated: Unrated | null
  /** The message with its result. Null if it is no longer known. */
  readonly post: { readonly channelId: string; readonly messageId: string } | null
}

export interface History {
  /**
   * What the user was called whose games these are, also if they resigned in all of them or the reader can see none. Null if
   * these are everybody's games, or the user has none.
   */
  readonly name: string | null
  /** Newest first, at most {@link PAGE_LINES}. */
  readonly games: readonly FinishedGame[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Whether all games were searched, not only the {@link HISTORY_GAMES} latest. */
  readonly isWhole: boolean
}

/** Why a finished game leaves all ratings unchanged. */
export type Unrated =
  /** Fewer than two players are rated for it. */
  | 'too-few-players'
  /** The table played a seat from the first decision to the last. */
  | 'computer-player'
  /** Computer players sat at the table. It counts neither in ladders nor for records. */
  | 'against-computers'
  /** Computer players could have taken over seats. It counts as little. Stored under this name since the beginning. */
  | 'relief'
  /** Fewer than two players completed a round by their own decisions. */
  | 'hardly-played'
  /** All but one resigned before a third of the game's usual length. It does not even count as a game for anybody. */
  | 'cut-short'

export interface RatingChange {
  readonly user: User
  readonly before: ShownRating
  readonly after: ShownRating
}

/** What a finished game changed in the standings, for its last message. */
export interface Verdict {
  /** Null if it was rated. */
  readonly unrated: Unrated | null
  /** In the order of the seats, including players who resigned. Players who do not want to be listed are left out. */
  readonly changes: readonly RatingChange[]
  /** Whether it counted less than usual for some players, who had met within a day before. */
  readonly repeated: boolean
  /** Records of the server that this game broke. A first record does not break one. */
  readonly broken: readonly BrokenRecord[]
}

/**
 * Reads the standings, which the changes that end games update. Each query takes a few statements, none of them over all games.
 */
export interface Standings {
  leaderboard(query: LeaderboardQuery): Promise<Leaderboard>
  /** The statistics of `userId`, requested by `viewerId`. */
  stats(guildId: string, gameId: string, userId: string, viewerId: string): Promise<StatsAnswer>
  /** How `userId` did against `otherId`. All zero if they never met. Null if one of them is unlisted and not `viewerId`. */
  headToHead(guildId: string, gameId: string, userId: string, otherId: string, viewerId: string): Promise<HeadToHead | null>
  history(query: HistoryQuery): Promise<History>
  /** In the order of {@link recordIds}. Records that nobody has set yet are left out. */
  records(guildId: string, gameId: string): Promise<readonly ServerRecord[]>
  /** Null unless the table is over and recorded. */
  verdict(tableId: string): Promise<Verdict | null>
}

/** Lines per page of a leaderboard or a history. */
export const PAGE_LINES = 10

/**
 * How many of the best lines of a ladder are looked at. Players after them have no rank. Unlisted players count among them, but
 * are not shown.
 */
export const RANKED_LINES = 5_000

/** How many games of a player a leaderboard shows as their form. */
export const FORM_GAMES = 5

/** How many of the latest games of a server or a player are searched for those that the reader may see. */
export const HISTORY_GAMES = 1_000

/** How many of a player's latest games are read for statistics that have no running total. */
export const LATEST_GAMES = 500
