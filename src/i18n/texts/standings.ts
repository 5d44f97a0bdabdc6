/** What is said of standings: leaderboards, statistics, finished games, records, and what a game came to. */
import type { ByLocale } from '../locale.js'
import { STANDINGS_DE } from './standings-de.js'
import { STANDINGS_EN } from './standings-en.js'
import { STANDINGS_FR } from './standings-fr.js'

/** Names arrive escaped for markdown, numbers and moments as they are printed. */
export interface StandingsTexts {
  readonly leaderboard: LadderTexts
  readonly stats: StatsTexts
  readonly history: HistoryTexts
  readonly records: RecordTexts
  readonly verdict: VerdictTexts
  readonly listing: ListingTexts
}

interface LadderTexts {
  readonly title: (scope: string) => string
  readonly allGames: string
  readonly periods: Readonly<Record<'all-time' | 'season' | 'month', string>>
  /** When the period ends, as Discord counts down to it. */
  readonly ends: Readonly<Record<'season' | 'month', (moment: string) => string>>
  readonly measures: Readonly<Record<'rating' | 'wins' | 'win-share' | 'games' | 'average', string>>
  /** Above the marks of somebody's latest games. */
  readonly form: string
  readonly games: (games: number, wins: number) => string
  /** How many games it takes, and how many have them. */
  readonly ranked: (count: number, needed: number) => string
  /** The same where more are ranked than those that are shown. */
  readonly rankedFirst: (count: number, needed: number) => string
  readonly provisional: string
  readonly bar: string
  readonly marks: string
  /** What stands beside a rating in words. */
  readonly uncertainty: string
  /** What {@link lastPlaces} lists. */
  readonly placesNote: string
  readonly you: string
  readonly page: (page: number, pages: number) => string
  readonly uncertain: (rating: string, uncertainty: number) => string
  /** Places in the latest games, the latest last. */
  /** `who` with rank and name, and what is told of them. */
  readonly line: (who: string, told: string) => string
  readonly lastPlaces: (places: string) => string
  readonly tooFew: (missing: number) => string
  /** To somebody who comes after all that are shown. */
  readonly beyond: (count: number) => string
  readonly unlisted: (command: string) => string
  readonly notPlayed: string
  readonly empty: string
  readonly back: string
  readonly next: string
  readonly mine: string
  readonly asText: string
  readonly asPicture: string
  readonly records: string
  readonly toRanking: string
}

interface StatsTexts {
  readonly title: (game: string, name: string) => string
  readonly games: (games: number, wins: number, share: string) => string
  readonly resigned: (count: number) => string
  readonly points: (average: string, best: number) => string
  readonly sources: string
  readonly source: (name: string, average: string, best: number) => string
  readonly choices: (name: string, list: string) => string
  readonly decision: (span: string) => string
  /** What is not of all games, where there are more than so many. */
  readonly onlyLatest: (games: number) => string
  readonly rating: (rating: string, uncertainty: number) => string
  readonly rank: (rank: number) => string
  /** In place of a rank, for whoever comes after so many places. */
  readonly rankBeyond: (places: number) => string
  readonly unrated: string
  /** The title of the chart, and how it goes on in words. */
  readonly course: (name: string) => string
  readonly courseAlt: (games: number, first: string, last: string, lowest: string, highest: string) => string
  readonly courseLegend: string
  readonly headToHead: (name: string, other: string) => string
  readonly met: (games: number, ahead: number, behind: number, level: number) => string
  readonly neverMet: string
  readonly noneOf: (name: string) => string
  readonly noneOwn: (command: string) => string
  readonly unlistedOther: (name: string) => string
  readonly unlistedOwn: (command: string) => string
  readonly againstSelf: string
}

interface HistoryTexts {
  readonly title: (game: string) => string
  readonly titleOf: (game: string, name: string) => string
  /** One line: when, who with how many points, the best first, and in how many rounds. */
  readonly line: (when: string, players: string, rounds: number) => string
  readonly points: (name: string, points: number) => string
  /** Behind the line of a game that changed no rating. */
  readonly unrated: UnratedTexts
  readonly link: string
  readonly noLink: string
  readonly choose: string
  readonly transcript: string
  readonly all: string
  /** The button that leads here from somebody's statistics. */
  readonly open: string
  readonly none: string
  /** Where older games than the latest so many are not looked for. */
  readonly onlyLatest: (games: number) => string
}

interface RecordTexts {
  readonly title: (game: string) => string
  readonly names: Readonly<Record<'points' | 'quickest' | 'longest', string>>
  readonly points: (count: number) => string
  readonly rounds: (count: number) => string
  readonly line: (record: string, amount: string, holder: string | null, when: string) => string
  readonly none: string
  readonly broken: (record: string, amount: string, holder: string | null, before: string, beforeHolder: string | null) => string
}

/** Why a finished game leaves ratings as they are. */
type UnratedTexts = Readonly<Record<'too-few-players' | 'computer-player' | 'hardly-played' | 'cut-short', string>>

interface VerdictTexts {
  readonly ratings: (changes: string) => string
  readonly change: (name: string, before: string, after: string, by: string) => string
  readonly provisional: string
  readonly unrated: UnratedTexts
  /** Where some have met within a day before, so that the game counted less. */
  readonly repeated: string
  readonly lead: (winner: string, other: string, source: string, points: number) => string
  /** `other` is null where there was more than one. */
  readonly swing: (winner: string, turn: number, points: number, other: string | null) => string
}

interface ListingTexts {
  readonly listed: string
  readonly unlisted: string
  /** The choices of the option. */
  readonly choices: Readonly<Record<'listed' | 'unlisted', string>>
}

export const STANDINGS: ByLocale<StandingsTexts> = { en: STANDINGS_EN, fr: STANDINGS_FR, de: STANDINGS_DE }
