/** Forty games of simulated players on two servers. All queries about them are compared with a separately kept record. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededRandom } from '../../../src/engine/random.js'
import { GAMES } from '../../../src/games/index.js'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { listed } from '../../../src/i18n/words.js'
import { tally } from '../../tables/kit/tally-game.js'
import {
  type Account,
  accounts,
  type Finished,
  NEWCOMER,
  otherTally,
  placesOf,
  playTally,
  ratingOf,
  resignedGame,
  uncertaintyOf,
} from '../kit/league.js'
import { type MovableClock, movableClock } from '../kit/movable-clock.js'
import { altOf, offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const HOURS = 3_600_000
const READERS: Readonly<Record<Locale, string>> = { en: 'Annie', fr: 'Jim', de: 'Katie' }
const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr', de: 'de' }
const GAMES_NEEDED = 5
const PROVISIONAL_ABOVE = 150

let scene: Scene
let clock: MovableClock
/** The same people on both servers. */
let here: Readonly<Record<string, Player>>
let there: Readonly<Record<string, Player>>
let home: string
let away: string
const book: Finished[] = []

beforeAll(async () => {
  clock = movableClock()
  scene = await openScene({ seed: 'standings', clock, sandbox: { clock: clock.discord }, games: [...GAMES, tally, otherTally] })
  const guild = scene.sandbox.addGuild({ name: 'Albany', locale: 'fr', channels: ['depot'] })
  ;[home, away] = [scene.sandbox.guild().id, guild.id]
  const names = ['Annie', 'Bill', 'Katie', 'Jim']
  here = Object.fromEntries(names.map((name) => [name, player(scene.sandbox, name)]))
  there = Object.fromEntries(names.map((name) => [name, player(scene.sandbox, name, 'depot', guild)]))
  await playGames(26)
  // Moves on to another month, another season and, in most years, another year. Nothing is on its way meanwhile.
  await scene.stopBot()
  clock.forward(100 * 24 * HOURS)
  await scene.startBot()
  await playGames(14)
})

afterAll(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

const at = (people: Readonly<Record<string, Player>>, name: string): Player => {
  const found = people[name]
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found
}

async function playGames(count: number): Promise<void> {
  const random = seededRandom(`games/${count}`)
  for (let game = 0; game < count; game++) {
    const isHome = game % 3 > 0
    const [people, guildId] = isHome ? [here, home] : [there, away]
    // Jim does not play on the second server.
    const all = (isHome ? ['Annie', 'Bill', 'Katie', 'Jim'] : ['Annie', 'Bill', 'Katie']).map((name) => at(people, name))
    const start = random.below(all.length)
    const order = [...all.slice(start), ...all.slice(0, start)]
    const [one, other] = [order[0] ?? all[0], order[1] ?? all[1]] as [Player, Player]
    const finished =
      game % 7 === 6
        ? await resignedGame(scene, clock, guildId, otherTally.id, [one, other])
        : await playTally(scene, clock, guildId, order.slice(0, 2 + random.below(2)), random)
    book.push(finished)
  }
}

const nameOf = (id: string) => Object.values(here).find((each) => each.id === id)?.name ?? ''
const number = (locale: Locale, n: number) =>
  new Intl.NumberFormat(TAGS[locale], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(n)
const percent = (locale: Locale, n: number) => new Intl.NumberFormat(TAGS[locale], { style: 'percent' }).format(n)
const provisional = (skill: Account['skill']) => (uncertaintyOf(skill) > PROVISIONAL_ABOVE ? '?' : '')
const ratingText = (skill: Account['skill']) => `${ratingOf(skill)}${provisional(skill)}`

type Measure = 'rating' | 'wins' | 'win-share' | 'games' | 'average'
const WORTH: Readonly<Record<Measure, (own: Account) => number>> = {
  rating: ({ skill }) => ratingOf(skill),
  wins: ({ wins }) => wins,
  'win-share': ({ wins, games }) => wins / games,
  games: ({ games }) => games,
  average: ({ points, games }) => points / games,
}

function amount(own: Account, measure: Measure, locale: Locale): string {
  switch (measure) {
    case 'rating':
      return `${ratingText(own.skill)} (±${uncertaintyOf(own.skill)})`
    case 'win-share':
      return percent(locale, own.wins / own.games)
    case 'average':
      return number(locale, own.points / own.games)
    default:
      return String(WORTH[measure](own))
  }
}

interface Ranked {
  readonly own: Account
  readonly rank: number
}

function ranking(all: readonly Account[], measure: Measure): readonly Ranked[] {
  const enough = all.filter(({ games }) => games >= (measure === 'wins' || measure === 'games' ? 1 : GAMES_NEEDED))
  const worth = WORTH[measure]
  const byGames = (one: Account, other: Account) => other.games - one.games || (one.id < other.id ? -1 : 1)
  const ordered = enough.toSorted((one, other) => worth(other) - worth(one) || byGames(one, other))
  return ordered.map((own) => ({ own, rank: 1 + enough.filter((other) => worth(other) > worth(own)).length }))
}

const PERIODS = { 'all-time': () => true, season: sameSeason, month: sameMonth } as const

function sameMonth(date: Date): boolean {
  return date.toISOString().slice(0, 7) === clock.now().toISOString().slice(0, 7)
}

function sameSeason(date: Date): boolean {
  const season = (of: Date) => of.getUTCFullYear() * 4 + Math.floor(of.getUTCMonth() / 3)
  return season(date) === season(clock.now())
}

/** A command's answer, and the number of requests it took. */
async function asked(self: Player, name: string, options: Parameters<Player['command']>[1] = {}) {
  const before = scene.sandbox.requests.length
  const { message } = await self.command(name, options)
  if (message === null) throw new Error(`${name} was not answered`)
  // Panels of the game before may be changed or deleted only now, so the command's own requests are told by their token.
  const paths = scene.sandbox.requests.slice(before).map(({ path }) => path)
  const [token] = paths.flatMap((path) => /^\/interactions\/\d+\/([^/]+)\/callback/.exec(path)?.[1] ?? [])
  if (token === undefined) throw new Error(`${name} was answered without a request`)
  const requests = paths.filter((path) => path.includes(token)).length
  return { text: textOf(message), alt: altOf(message), offers: offersOn(message), requests }
}

describe.each(LOCALES)('in %s', (locale) => {
  const { standings } = TEXTS[locale]
  const { leaderboard: words } = standings
  const reader = READERS[locale]
  const servers = () => [
    { guildId: home, self: at(here, reader) },
    { guildId: away, self: at(there, reader) },
  ]

  test.each(['rating', 'wins', 'win-share', 'games', 'average'] as const)(
    'a leaderboard by %s has the numbers of the book, in one request each',
    async (measure) => {
      for (const { guildId, self } of servers()) {
        for (const [period, counts] of Object.entries(PERIODS)) {
          const all = accounts(book, (game) => game.guildId === guildId && game.gameId === 'tally' && counts(game.at))
          const lines = ranking(all, measure)
          const forms = formsOf((game) => game.guildId === guildId && game.gameId === 'tally')
          const { text: said, alt, requests } = await asked(self, 'leaderboard', { game: 'tally', period, measure })
          expect(requests).toBe(1)
          const needed = measure === 'wins' || measure === 'games' ? 1 : GAMES_NEEDED
          const isYoung = lines.length === 0 && all.length > 0
          expect(said.includes(words.ranked(lines.length, needed))).toBe(lines.length > 0)
          expect(said.includes(words.provisionalRanks(needed))).toBe(isYoung)
          expect(/[:;] \(\d+\) /.test(alt)).toBe(isYoung)
          for (const { own, rank } of lines) {
            const you = own.id === self.id ? ` (${words.you})` : ''
            expect(alt).toContain(`${rank}. ${nameOf(own.id)}${you} ${amount(own, measure, locale)}`)
            expect(alt).toContain(`[${forms.get(own.id)}]`)
          }
          expect(alt.match(/ \d+\. /g)?.length ?? 0).toBe(lines.length)
          await self.press(words.asText)
          const text = textOf(self.lastPrivate())
          const told = lines.map(({ own, rank }) => `**${rank}.** **${nameOf(own.id)}**`)
          const places = told.map((line) => text.indexOf(line))
          expect(places).toEqual(places.toSorted((one, other) => one - other))
          expect(places).not.toContain(-1)
          for (const { own } of lines) expect(text).toContain(words.games(own.games, own.wins))
        }
      }
    },
  )

  test("a player's statistics are those of the book", async () => {
    for (const { guildId, self } of servers()) {
      const games = book.filter((game) => game.guildId === guildId && game.gameId === 'tally')
      const all = accounts(book, (game) => games.includes(game))
      for (const name of guildId === home ? ['Annie', 'Bill', 'Katie', 'Jim'] : ['Annie', 'Bill', 'Katie']) {
        const own = all.find(({ id }) => nameOf(id) === name)
        const other = all.find(({ id }) => id !== own?.id)
        if (own === undefined || other === undefined) throw new Error(`${name} has not played`)
        const { text, alt } = await asked(self, 'tally', { stats: { user: own.id, against: other.id } })
        const { stats: said } = standings
        expect(text).toContain(said.games(own.games, own.wins, percent(locale, own.wins / own.games)))
        expect(text).toContain(said.points(number(locale, own.points / own.games), own.best))
        expect(text).toContain(said.rating(ratingText(own.skill), uncertaintyOf(own.skill)))
        const pairs = games.flatMap(({ players }) =>
          players.filter(({ id }) => id === own.id).map(({ points }) => points - (points % 2)),
        )
        const sum = pairs.reduce((total, each) => total + each, 0)
        expect(text).toContain(said.source('Pairs', number(locale, sum / pairs.length), Math.max(...pairs)))
        expect(text).toContain(`adding (${own.points})`)
        expect(text).toContain(metText(games, own.id, other.id, locale))
        const { rank } = ranking(all, 'rating').find((each) => each.own === own) ?? { rank: null }
        if (rank !== null) expect(text).toContain(said.rank(rank))
        const [first, last] = [own.ratings[0] ?? 0, own.ratings.at(-1) ?? 0].map(String)
        expect(alt.startsWith(`${said.ratingTitle(name)}, Tally, `)).toBe(true)
        for (const shown of [first, last, Math.min(...own.ratings), Math.max(...own.ratings)])
          expect(alt).toContain(String(shown))
      }
    }
  })

  test('finished games are listed with their players and their last message, the newest first', async () => {
    for (const { guildId, self } of servers()) {
      const games = book.filter((game) => game.guildId === guildId && game.gameId === 'tally').toReversed()
      for (let page = 1; page * 10 - 10 < games.length; page++) {
        const { text } = await asked(self, 'tally', { history: { page } })
        const lines = text.split('\n').filter((line) => /^\d+ · /.test(line))
        const shown = games.slice(page * 10 - 10, page * 10)
        expect(lines).toHaveLength(shown.length)
        for (const [index, { players, last }] of shown.entries()) {
          expect(lines[index]).toContain(`/${guildId}/${last.message.channel_id}/${last.message.id})`)
          for (const { id, points } of players) expect(lines[index]).toContain(`${nameOf(id)} ${points}`)
        }
      }
    }
  })

  test('records are those of the book', async () => {
    const { records: words } = standings
    for (const { guildId, self } of servers()) {
      const games = book.filter((game) => game.guildId === guildId && game.gameId === 'tally')
      const most = Math.max(...games.flatMap(({ players }) => players.map(({ points }) => points)))
      const first = games.find(({ players }) => players.some(({ points }) => points === most))
      const best = (first?.players ?? []).filter(({ points }) => points === most).map(({ id }) => nameOf(id))
      await asked(self, 'leaderboard', { game: 'tally' })
      await self.press(standings.leaderboard.records)
      const text = textOf(self.lastPrivate())
      const [before = ''] = words.line(words.names.points, words.points(most), listed('en', best), '·').split(' · ')
      expect(text).toContain(before)
      expect(text).toContain(`${Math.floor(most / 2)} pairs`)
    }
  })

  test('records lead back to the leaderboard from which they were opened', async () => {
    const { leaderboard: words } = standings
    for (const { self } of servers()) {
      await asked(self, 'leaderboard', { game: 'tally', measure: 'wins' })
      await self.press(words.asText)
      const before = textOf(self.lastPrivate())
      expect(before).toContain(words.measures.wins)
      await self.press(words.records)
      await self.press(words.toRanking)
      expect(textOf(self.lastPrivate())).toBe(before)
    }
  })
})

/** The last five places of each user, latest last. */
function formsOf(counts: (game: Finished) => boolean): ReadonlyMap<string, string> {
  return new Map(accounts(book, counts).map(({ id, form }) => [id, form.slice(0, 5).toReversed().join(' ')]))
}

test.each([
  [otherTally.id, (game: Finished) => game.gameId === otherTally.id],
  [null, () => true],
] as const)('games of %s are counted separately, and separately on each server', async (gameId, counts) => {
  for (const { guildId, people } of [
    { guildId: home, people: here },
    { guildId: away, people: there },
  ]) {
    const all = accounts(book, (game) => game.guildId === guildId && counts(game))
    const self = at(people, 'Annie')
    const { alt } = await asked(self, 'leaderboard', { ...(gameId === null ? {} : { game: gameId }), measure: 'games' })
    for (const { own, rank } of ranking(all, 'games')) {
      expect(alt).toMatch(new RegExp(` ${rank}\\. ${nameOf(own.id)}( \\(you\\))? ${own.games} `))
    }
    expect(alt.match(/ \d+\. /g)?.length).toBe(all.length)
  }
})

test('nothing of one server is shown on another', async () => {
  const jim = at(there, 'Jim')
  const { text, alt } = await asked(jim, 'leaderboard', { game: 'tally', measure: 'games' })
  expect(text).toContain(TEXTS.fr.standings.leaderboard.notPlayed)
  expect(alt).not.toContain('Jim')
  const stats = await asked(at(there, 'Annie'), 'tally', { stats: { user: jim.id } })
  expect(stats.text).toBe(TEXTS.en.standings.stats.noneOf('Jim'))
  const history = await asked(at(there, 'Annie'), 'tally', { history: { user: jim.id } })
  expect(history.text).toContain(TEXTS.en.standings.history.none)
})

test('the last message of each game has the ratings, the tie-break, and the records that it broke', () => {
  const best = new Map<string, number>()
  let broken = 0
  for (const [index, game] of book.entries()) {
    if (game.gameId !== 'tally') continue
    const isHome = game.guildId === home
    const { verdict, records } = TEXTS[isHome ? 'en' : 'fr'].standings
    const text = textOf(game.last).replaceAll('−', '-')
    const known = (upTo: number) =>
      accounts(book.slice(0, upTo), (other) => other.guildId === game.guildId && other.gameId === 'tally')
    for (const { id } of game.players) {
      const [before, after] = [index, index + 1].map((upTo) => known(upTo).find((own) => own.id === id)?.skill ?? NEWCOMER)
      if (before === undefined || after === undefined) throw new Error('there is no skill')
      const gained = ratingOf(after) - ratingOf(before)
      const by = gained > 0 ? `+${gained}` : String(gained)
      expect(text).toContain(verdict.change(nameOf(id), ratingText(before), ratingText(after), by))
    }
    const most = Math.max(...game.players.map(({ points }) => points))
    const former = best.get(game.guildId)
    const sentence = records.names.points
    expect(text.includes(sentence), text).toBe(former !== undefined && most > former)
    if (former !== undefined && most > former) {
      expect(text).toContain(records.points(most))
      expect(text).toContain(records.points(former))
      broken++
    }
    best.set(game.guildId, Math.max(former ?? 0, most))
  }
  expect(broken).toBeGreaterThan(1)
})

function metText(games: readonly Finished[], own: string, other: string, locale: Locale): string {
  const places = games.flatMap((game) => {
    const [mine, theirs] = [own, other].map((wanted) => placesOf(game)[game.players.findIndex(({ id }) => id === wanted)])
    return mine === undefined || theirs === undefined ? [] : [mine - theirs]
  })
  const { met, neverMet } = TEXTS[locale].standings.stats
  const count = (fits: (lead: number) => boolean) => places.filter(fits).length
  if (places.length === 0) return neverMet
  return met(
    places.length,
    count((lead) => lead < 0),
    count((lead) => lead > 0),
    count((lead) => lead === 0),
  )
}
