import { withMinus } from '../../numbers.js'
import { counted } from '../../words.js'

const games = (n: number) => counted('en', n, { one: 'game', other: 'games' })
const points = (n: number) => counted('en', n, { one: 'point', other: 'points' })
const rounds = (n: number) => counted('en', n, { one: 'round', other: 'rounds' })

/** Names arrive escaped for markdown, numbers and moments ready to print. */
export const standings = {
  leaderboard: {
    title: (scope: string) => `Leaderboard: ${scope}`,
    allGames: 'all games',
    periods: { 'all-time': 'All time', season: 'This season', month: 'This month' },
    /** When the period ends, as a countdown of Discord's. */
    ends: {
      season: (moment: string) => `A season is a quarter of the year; this one ends ${moment}.`,
      month: (moment: string) => `This month ends ${moment}.`,
    },
    measures: { rating: 'Rating', wins: 'Wins', 'win-share': 'Win rate', games: 'Games', average: 'Average points' },
    /** Heading of the marks of somebody's latest games. */
    form: 'Last games',
    games: (n: number, wins: number) => `${games(n)}, ${wins} won`,
    /** How many games a rank takes, and how many players have them. */
    ranked: (count: number, needed: number) =>
      `${counted('en', count, { one: 'player is', other: 'players are' })} ranked (${games(needed)} or more).`,
    /** The same if more players are ranked than shown. */
    rankedFirst: (count: number, needed: number) =>
      `More than ${count} players are ranked (${games(needed)} or more); the first ${count} are shown.`,
    /** Replaces {@link ranked} while nobody has enough games. */
    provisionalRanks: (needed: number) => `Provisional ranks: nobody has played ${games(needed)} yet.`,
    provisionalSign: '(1) = provisional rank',
    provisional: '? = provisional: too few games for a reliable rating',
    bar: 'Bar = uncertainty: from the rating to the most likely strength (diamond)',
    marks: 'Last games = places, latest on the right: filled = won, × = resigned',
    /** The explanation beside a rating in words. */
    uncertainty: '± = how uncertain the rating still is',
    /** What {@link lastPlaces} lists. */
    placesNote: 'Recent places: the latest on the right, × = resigned',
    you: 'you',
    page: (page: number, pages: number) => `Page ${page} of ${pages}`,
    uncertain: (rating: string, uncertainty: number) => `${rating} (±${uncertainty})`,
    /** `who` has rank and name, `told` is what the line says about them. */
    line: (who: string, told: string) => `${who}: ${told}`,
    lastPlaces: (places: string) => `recent places: ${places}`,
    tooFew: (missing: number) => `You are not ranked yet: ${missing} more ${missing === 1 ? 'game is' : 'games are'} needed.`,
    /** For a user ranked below all that are shown. */
    beyond: (count: number) => `You are not in the top ${count}, so no rank is shown for you here.`,
    unlisted: (command: string) => `You chose not to be listed. Change that with ${command}.`,
    notPlayed: 'You have no rated games here in this period.',
    empty: 'Nobody is ranked here yet: that takes a few finished games.',
    back: 'Back',
    next: 'Next',
    mine: 'My place',
    asText: 'As text',
    asPicture: 'As picture',
    records: 'Records',
    toRanking: 'Leaderboard',
  },
  stats: {
    title: (game: string, name: string) => `${game}: ${name}`,
    games: (n: number, wins: number, share: string) => `**${games(n)}**, ${wins} won (${share})`,
    resigned: (count: number) => `resigned from ${count}`,
    points: (average: string, best: number) => `Points: average ${average}, best ${withMinus(best)}`,
    sources: 'Where the points came from',
    source: (name: string, average: string, best: number) => `${name}: average ${average}, best ${withMinus(best)}`,
    choices: (name: string, list: string) => `${name}: ${list}`,
    decision: (span: string) => `Average time per decision: ${span}`,
    /** What covers only the latest games, if there are more than `n`. */
    onlyLatest: (n: number) => `Games, wins, average and rating cover all games; everything else here covers the latest ${n}.`,
    rating: (rating: string, uncertainty: number) => `Rating: **${rating}** (±${uncertainty})`,
    rank: (rank: number) => `rank ${rank}`,
    /** Replaces the rank of players below the first `places`. */
    rankBeyond: (places: number) => `not in the top ${places}`,
    unrated: 'No rating yet: none of these games was rated.',
    /** The title of the chart, and what it shows in words. */
    ratingTitle: (name: string) => `${name}’s rating`,
    ratingAlt: (n: number, first: string, last: string, lowest: string, highest: string) =>
      `over ${n === 1 ? 'one rated game' : `${n} rated games`}: ${first} at first, ${last} now; lowest ${lowest}, highest ${highest}.`,
    ratingLegend: 'after each rated game; band: up to the most likely strength',
    /** Games at tables with computer players, by the strongest level there. */
    practised: (levels: string) => `Against computer players: ${levels}. These games count nowhere else.`,
    practice: (level: string, games: number, wins: number) => `${wins} of ${games} won (${level})`,
    headToHead: (name: string, other: string) => `${name} against ${other}`,
    met: (n: number, ahead: number, behind: number, level: number) =>
      `${games(n)} together: ahead in ${ahead}, behind in ${behind}${level === 0 ? '' : `, tied in ${level}`}`,
    neverMet: 'They have no rated games together.',
    noneOf: (name: string) => `${name} has no rated games of this kind on this server.`,
    noneOwn: (command: string) => `You have no rated games of this kind on this server. Open a table with ${command}.`,
    unlistedOther: (name: string) => `${name} does not want to be listed, so there is nothing to show.`,
    unlistedOwn: (command: string) => `Only you can see this: you are not listed. Change that with ${command}.`,
    againstSelf: 'Choose two different players to compare.',
  },
  history: {
    title: (game: string) => `${game}: finished games on this server`,
    titleOf: (game: string, name: string) => `${game}: ${name}’s finished games`,
    /** One line: the date, the players with their points (best first), and the number of rounds in the game's word. */
    line: (when: string, players: string, length: string) => `${when} · ${players} · ${length}`,
    points: (name: string, n: number) => `${name} ${withMinus(n)}`,
    /** Tells a game from others of the same players on the same day. `reached` are everybody's points, best place first. */
    detail: (reached: string, length: string) => `Points: ${reached} · ${length}`,
    /** Appended to a game that changed no rating. */
    unrated: {
      'too-few-players': 'unrated: too few players',
      'against-computers': 'unrated: against computer players',
      relief: 'unrated: computer players could take over seats',
      'computer-player': 'unrated: the bot played a seat',
      'hardly-played': 'unrated: hardly played',
      'cut-short': 'does not count: cut short',
    },
    link: 'final message',
    noLink: 'final message not available',
    choose: 'Look at one of these games',
    transcript: 'Transcript',
    all: 'All games',
    /** The button that leads here from somebody's statistics. */
    open: 'Finished games',
    none: 'There are no finished games that you can see yet.',
    /** Shown if games older than the latest `n` are not searched. */
    onlyLatest: (n: number) => `Only the latest ${n} games are searched.`,
  },
  records: {
    title: (game: string) => `Server records: ${game}`,
    names: { points: 'Highest score', quickest: 'Quickest win', longest: 'Longest game' },
    points,
    /** For a game without a word of its own. */
    rounds,
    line: (record: string, amount: string, holder: string | null, when: string) =>
      `**${record}**: ${amount}${holder === null ? '' : `, ${holder}`} · ${when}`,
    /** Names of players who share a record, or had a seat before, and how many more there are. */
    more: (names: string, n: number) => `${names} and ${n} more`,
    none: 'No records yet: the first game played to its end sets them, unless computer players take part or may take over seats.',
    broken: (record: string, amount: string, holder: string | null, before: string, beforeHolder: string | null) =>
      `New server record. ${record}: ${amount}${holder === null ? '' : ` by ${holder}`} (previously ${before}${beforeHolder === null ? '' : ` by ${beforeHolder}`}).`,
  },
  verdict: {
    ratings: (changes: string) => `Ratings: ${changes}`,
    change: (name: string, before: string, after: string, by: string) => `${name} ${before} → **${after}** (${by})`,
    provisional: '? = provisional',
    unrated: {
      'too-few-players': 'Ratings stay as they are: fewer than two of the players are rated.',
      'against-computers': 'Ratings and leaderboards stay as they are: computer players took part.',
      relief: 'Ratings and leaderboards stay as they are: at this table, computer players may take over seats.',
      'computer-player': 'Ratings stay as they are: one seat was played entirely by the bot.',
      'hardly-played': 'Ratings stay as they are: fewer than two players made their own decisions for a whole round.',
      'cut-short': 'This game does not count: it ended by resignation before it reached a third of its usual length.',
    },
    /** Some of the players had met within a day before, so the game counted less. */
    repeated:
      'Some of the players already played each other, or somebody who has been erased since, within the past 24 hours, so this game counts less for them.',
    lead: (winner: string, other: string, source: string, n: number) =>
      `Deciding factor: ${source} (${points(n)} more for ${winner} than for ${other}).`,
    /** The names of all whose points equal the winner's, in a game that does not tell what counts then. */
    tieBreak: (names: string) => `Deciding factor: the tie-break (${names} have equal points).`,
    /** What counted among equal points, and how much of it each of those had who were level until then: `Annie $12, Ben $9`. */
    tieBreakBy: (by: string, counts: string) => `Deciding factor: the tie-break by ${by} (${counts}).`,
    /** What decided without being counted. */
    decidedBy: (what: string) => `Deciding factor: ${what}.`,
    /** After being behind or level. */
    ahead: (winner: string, turn: number) => `${winner} took the lead for good on turn ${turn}.`,
  },
  listing: {
    listed: 'You are listed in the leaderboards, records and statistics of the servers you play on.',
    unlisted:
      'You are not listed. Your games count for the others, but you do not appear in leaderboards or records, and nobody else sees your statistics. Lists of finished games show you to others as Anonymous.',
    /** The choices of the option. */
    choices: { listed: 'List me', unlisted: 'Do not list me' },
  },
}

export type StandingsTexts = typeof standings
