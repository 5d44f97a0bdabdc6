import { counted } from '../words.js'
import type { StandingsTexts } from './standings.js'

const games = (n: number) => counted('en', n, { one: 'game', other: 'games' })
const points = (n: number) => counted('en', n, { one: 'point', other: 'points' })
const rounds = (n: number) => counted('en', n, { one: 'round', other: 'rounds' })

export const STANDINGS_EN: StandingsTexts = {
  leaderboard: {
    title: (scope) => `Leaderboard: ${scope}`,
    allGames: 'all games',
    periods: { 'all-time': 'All time', season: 'This season', month: 'This month' },
    ends: {
      season: (moment) => `A season is a quarter of the year; this one ends ${moment}.`,
      month: (moment) => `This month ends ${moment}.`,
    },
    measures: { rating: 'Rating', wins: 'Wins', 'win-share': 'Share of wins', games: 'Games', average: 'Average points' },
    form: 'Last games',
    games: (n, wins) => `${games(n)}, ${wins} won`,
    ranked: (count, needed) =>
      `${counted('en', count, { one: 'player is', other: 'players are' })} ranked; it takes ${games(needed)}.`,
    rankedFirst: (count, needed) =>
      `More than ${count} players are ranked, it takes ${games(needed)}; the first ${count} are shown.`,
    provisional: '? = provisional: too few games for a sure rating',
    bar: 'Bar = uncertainty: from the rating up to the likeliest strength (diamond)',
    marks: 'Last games = places, latest on the right: filled = won, × = resigned',
    uncertainty: '± = how unsure the rating still is',
    placesNote: 'Last places: the latest on the right, × = resigned',
    you: 'you',
    page: (page, pages) => `Page ${page} of ${pages}`,
    uncertain: (rating, uncertainty) => `${rating} (±${uncertainty})`,
    line: (who, told) => `${who}: ${told}`,
    lastPlaces: (places) => `last places: ${places}`,
    tooFew: (missing) => `You are not ranked yet: ${missing} more ${missing === 1 ? 'game is' : 'games are'} needed.`,
    beyond: (count) => `You come after the first ${count}, so you are given no rank here.`,
    unlisted: (command) => `You are not listed, as you wished. Change that with ${command}.`,
    notPlayed: 'You have finished no game here in this time.',
    empty: 'Nobody is ranked here yet: it takes a few finished games.',
    back: 'Back',
    next: 'Next',
    mine: 'My place',
    asText: 'As text',
    asPicture: 'As picture',
    records: 'Records',
    toRanking: 'Leaderboard',
  },
  stats: {
    title: (game, name) => `${game}: ${name}`,
    games: (n, wins, share) => `**${games(n)}**, ${wins} won (${share})`,
    resigned: (count) => `${count} of them resigned`,
    points: (average, best) => `Points: ${average} on average, ${best} at best`,
    sources: 'Where the points came from',
    source: (name, average, best) => `${name}: ${average} on average, ${best} at best`,
    choices: (name, list) => `${name}: ${list}`,
    decision: (span) => `Average time for a decision: ${span}`,
    onlyLatest: (n) => `Games, wins, average and rating count all games; everything else here counts the latest ${n}.`,
    rating: (rating, uncertainty) => `Rating: **${rating}** (±${uncertainty})`,
    rank: (rank) => `rank ${rank}`,
    rankBeyond: (places) => `not among the first ${places}`,
    unrated: 'No rating yet: none of these games was rated.',
    course: (name) => `Rating of ${name}`,
    courseAlt: (n, first, last, lowest, highest) =>
      `over ${n === 1 ? 'one rated game' : `${n} rated games`}: ${first} at first, ${last} now; lowest ${lowest}, highest ${highest}.`,
    courseLegend: 'after each rated game; band: up to the likeliest strength',
    headToHead: (name, other) => `${name} against ${other}`,
    met: (n, ahead, behind, level) =>
      `${games(n)} together: ahead in ${ahead}, behind in ${behind}${level === 0 ? '' : `, level in ${level}`}`,
    neverMet: 'They have finished no game together.',
    noneOf: (name) => `${name} has not finished a game of this kind on this server.`,
    noneOwn: (command) => `You have not finished a game of this kind on this server. Open a table with ${command}.`,
    unlistedOther: (name) => `${name} does not want to be listed, so there is nothing to show.`,
    unlistedOwn: (command) => `Only you can see this: you are not listed. Change that with ${command}.`,
    againstSelf: 'Choose two different players to compare.',
  },
  history: {
    title: (game) => `${game}: finished games of this server`,
    titleOf: (game, name) => `${game}: finished games of ${name}`,
    line: (when, players, n) => `${when} · ${players} · ${rounds(n)}`,
    points: (name, n) => `${name} ${n}`,
    unrated: {
      'too-few-players': 'unrated: too few players',
      'computer-player': 'unrated: the bot played a seat',
      'hardly-played': 'unrated: hardly played',
      'cut-short': 'counts for nobody: cut short',
    },
    link: 'final message',
    noLink: 'final message no longer known',
    choose: 'Look at one of these games',
    transcript: 'Transcript',
    all: 'All games',
    open: 'Finished games',
    none: 'No finished games yet that you can see.',
    onlyLatest: (n) => `Only the latest ${n} games are looked through.`,
  },
  records: {
    title: (game) => `Records of this server: ${game}`,
    names: { points: 'Highest score', quickest: 'Quickest win', longest: 'Longest game' },
    points,
    rounds,
    line: (record, amount, holder, when) => `**${record}**: ${amount}${holder === null ? '' : `, ${holder}`} · ${when}`,
    none: 'No records yet: the first game played to its end sets them.',
    broken: (record, amount, holder, before, beforeHolder) =>
      `New record of this server! ${record}: ${amount}${holder === null ? '' : ` by ${holder}`} (before: ${before}${beforeHolder === null ? '' : ` by ${beforeHolder}`}).`,
  },
  verdict: {
    ratings: (changes) => `Ratings: ${changes}`,
    change: (name, before, after, by) => `${name} ${before} → **${after}** (${by})`,
    provisional: '? = provisional',
    unrated: {
      'too-few-players': 'Ratings stay as they are: fewer than two of those who played are rated.',
      'computer-player': 'Ratings stay as they are: nobody ever decided for one of the seats, so the bot played it alone.',
      'hardly-played': 'Ratings stay as they are: fewer than two players have decided a whole round themselves.',
      'cut-short': 'This game counts for nobody: all but one resigned before a third of its usual length.',
    },
    repeated: 'Some of them have met within a day before: this game counts less for them.',
    lead: (winner, other, source, n) => `What decided it: ${source} (${points(n)} more for ${winner} than for ${other}).`,
    swing: (winner, turn, n, other) =>
      `The largest swing: in turn ${turn} ${winner} gained ${points(n)} on ${other ?? 'the others'}.`,
  },
  listing: {
    listed: 'You are listed in leaderboards, records and statistics of the servers you play on.',
    unlisted:
      'You are not listed: your games count for the others, but you are in no leaderboard and no record, nobody else sees your statistics, and among finished games you are Anonymous to the others.',
    choices: { listed: 'List me', unlisted: 'Do not list me' },
  },
}
