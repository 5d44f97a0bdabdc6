/** Questions about standings without an ordinary answer, in three languages. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { finish } from '../../standings/games.js'
import { tally } from '../../tables/kit/tally-game.js'
import { postMenu } from '../kit/forging.js'
import { altOf, offersOn, type Player, player, textOf } from '../kit/player.js'
import { openScene, type Scene } from '../kit/scene.js'

const RANKED = 500
const READERS: Readonly<Record<Locale, string>> = { en: 'Bill', fr: 'Jim', de: 'Katie' }
const SETTINGS: Readonly<Record<Locale, string>> = { en: 'settings', fr: 'réglages', de: 'einstellungen' }

const percent = (locale: Locale, part: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(part)

let scene: Scene
let emptyGuild: string
let leaver: string
let annie: Player

/** 500 users with one game each, in which the first of four has the most points. Annie and Bill have met five times. */
beforeAll(async () => {
  scene = await openScene({ games: [tally], withBot: false })
  const where = { guildId: scene.sandbox.guild().id, channelId: scene.sandbox.channel('parlor').id }
  annie = player(scene.sandbox, 'Annie')
  const bill = player(scene.sandbox, 'Bill')
  leaver = scene.sandbox.addUser({ name: 'Lefty', locale: 'en-US' }).id
  emptyGuild = scene.sandbox.addGuild({ name: 'Nowhere', locale: 'en-US', channels: ['depot'] }).id
  const { store, close } = openStore(scene.databasePath)
  const userOf = (index: number) => ({ id: `9${String(index).padStart(9, '0')}`, name: `Rider ${index}` })
  for (let first = 0; first < RANKED; first += 4) {
    const users = [0, 1, 2, 3].map((more) => userOf(first + more))
    await finish(store, {
      tableId: `r${String(first).padStart(7, '0')}`,
      ...where,
      users,
      points: [9, 6, 3, 0],
      at: new Date(first),
    })
  }
  const met = [annie, bill].map(({ id, name }) => ({ id, name }))
  for (let game = 0; game < 5; game++) {
    await finish(store, { tableId: `m000000${game}`, ...where, users: met, points: [game, 2], at: new Date(9_000 + game) })
  }
  const left = { id: leaver, name: 'Lefty' }
  await finish(store, { tableId: 'l0000000', ...where, users: [left, ...met.slice(0, 1)], points: [4, 1], at: new Date(9_900) })
  close()
  scene.sandbox.leave(leaver, where.guildId)
  await scene.startBot()
})

afterAll(async () => {
  expect(scene.troubles).toEqual([])
  await scene.close()
})

async function asked(self: Player, name: string, options: Parameters<Player['command']>[1] = {}) {
  const { message } = await self.command(name, options)
  if (message === null) throw new Error(`${name} was not answered`)
  return { text: textOf(message), alt: altOf(message), labels: offersOn(message).map(({ label }) => label) }
}

describe.each(LOCALES)('in %s', (locale) => {
  const { leaderboard, stats, history, records } = TEXTS[locale].standings
  const self = () => player(scene.sandbox, READERS[locale])
  const elsewhere = () => player(scene.sandbox, READERS[locale], 'depot', scene.sandbox.guild('Nowhere'))

  test('a user who never played has no statistics, and is told how to begin', async () => {
    const nobody = scene.sandbox.addUser({ name: `New ${locale}`, locale: scene.sandbox.user(READERS[locale]).locale })
    const fresh = player(scene.sandbox, nobody.name)
    expect((await asked(fresh, 'tally', { stats: {} })).text).toMatch(/`\/tally (new|nouvelle|neu)`/)
    expect((await asked(fresh, 'leaderboard', { measure: 'wins' })).text).toContain(leaderboard.notPlayed)
    expect((await asked(annie, 'tally', { stats: { user: fresh.id } })).text).toBe(TEXTS.en.standings.stats.noneOf(fresh.name))
    expect((await asked(self(), 'tally', { history: { user: fresh.id } })).text).toContain(history.none)
  })

  test('a server without finished games says so', async () => {
    const { text, alt } = await asked(elsewhere(), 'leaderboard')
    expect(text).not.toContain(leaderboard.ranked(0, 5))
    expect(text).toContain(leaderboard.notPlayed)
    expect(alt).toContain(leaderboard.empty)
    await elsewhere().press(leaderboard.asText)
    expect(textOf(elsewhere().lastPrivate())).toContain(leaderboard.empty)
    await elsewhere().press(leaderboard.records)
    expect(textOf(elsewhere().lastPrivate())).toContain(records.none)
    expect((await asked(elsewhere(), 'tally', { history: {} })).text).toContain(history.none)
  })

  test("500 ranked players fill fifty pages and more, the user's own line is on each, and pages out of range become the nearest", async () => {
    const first = await asked(self(), 'leaderboard', { measure: 'games' })
    const pages = Math.ceil((RANKED + 3) / 10)
    expect(first.text).toContain(leaderboard.page(1, pages))
    expect(first.text).toContain(leaderboard.ranked(RANKED + 3, 1))
    const beyond = await asked(self(), 'leaderboard', { measure: 'games', page: 999_999 })
    expect(beyond.text).toContain(leaderboard.page(pages, pages))
    expect(beyond.labels).not.toContain(leaderboard.next)
    expect(beyond.labels).toContain(leaderboard.back)
    await self().press(leaderboard.back)
    expect(textOf(self().lastPrivate())).toContain(leaderboard.page(pages - 1, pages))
    const own = player(scene.sandbox, 'Annie')
    const far = await asked(own, 'leaderboard', { measure: 'wins', page: 20 })
    expect(far.alt).toContain(`Annie (${TEXTS.en.standings.leaderboard.you})`)
    await own.press(TEXTS.en.standings.leaderboard.mine)
    expect(altOf(own.lastPrivate())).toContain('1. Annie (')
    const games = await asked(self(), 'tally', { history: { page: 999_999 } })
    expect(games.text).toContain(leaderboard.page(Math.ceil((RANKED / 4 + 6) / 10), Math.ceil((RANKED / 4 + 6) / 10)))
  })

  test('another measure, period or game is chosen on the leaderboard itself; values that a menu does not offer change nothing', async () => {
    const own = self()
    await own.command('leaderboard', { measure: 'games', page: 7 })
    await own.press(leaderboard.measures.wins)
    expect(textOf(own.lastPrivate())).toContain(`${leaderboard.measures.wins} · ${leaderboard.page(1, 51)}`)
    await own.press(leaderboard.asText)
    await own.press(leaderboard.periods.month)
    expect(textOf(own.lastPrivate())).toContain(leaderboard.periods.month)
    expect(textOf(own.lastPrivate())).toContain(leaderboard.empty)
    const { customId } = own.offer(leaderboard.periods.season)
    await postMenu(scene.sandbox, scene.sandbox.channel('parlor').id, customId, 'century')
    await player(scene.sandbox, own.name, 'parlor').press('forged')
    const kept = textOf(player(scene.sandbox, own.name, 'parlor').lastPrivate())
    expect(kept).toContain(`${leaderboard.periods.month} · ${leaderboard.measures.wins}`)
  })

  test('a user who has left the server keeps a line, and can be looked up', async () => {
    expect((await asked(self(), 'leaderboard', { measure: 'average' })).text).not.toContain('undefined')
    const { text } = await asked(self(), 'tally', { stats: { user: leaver } })
    expect(text).toContain('Lefty')
    expect(text).toContain(stats.games(1, 1, percent(locale, 1)))
  })

  test('a changed name is shown where Discord reports it', async () => {
    const { id } = scene.sandbox.user('Annie')
    const user = scene.sandbox.world.users.get(id)
    if (user === undefined) throw new Error('there is no Annie')
    scene.sandbox.world.users.set(id, { ...user, name: `Anna ${locale}` })
    expect((await asked(self(), 'tally', { stats: { user: id } })).text).toContain(`Anna ${locale}`)
    expect((await asked(annie, 'leaderboard', { measure: 'wins' })).alt).toContain(`Anna ${locale} (`)
    scene.sandbox.world.users.set(id, user)
  })

  test('an unlisted user can be looked up by nobody else, and sees their own games alone', async () => {
    const name = 'Bill'
    const bill = player(scene.sandbox, name)
    const billLocale = scene.sandbox.user(name).locale
    scene.sandbox.setLocale(bill.id, scene.sandbox.user(READERS[locale]).locale)
    const { listing } = TEXTS[locale].standings
    expect((await asked(bill, 'tally', { settings: { leaderboards: 'unlisted' } })).text).toContain(listing.unlisted)
    const own = await asked(bill, 'leaderboard', { measure: 'wins' })
    expect(own.text).toContain(leaderboard.unlisted(`\`/tally ${SETTINGS[locale]}\``))
    expect((await asked(bill, 'tally', { stats: {} })).text).toContain(stats.unlistedOwn(`\`/tally ${SETTINGS[locale]}\``))
    const asker = player(scene.sandbox, 'Jim')
    scene.sandbox.setLocale(asker.id, scene.sandbox.user(READERS[locale]).locale)
    for (const options of [
      { stats: { user: bill.id } },
      { stats: { user: annie.id, against: bill.id } },
      { history: { user: bill.id } },
    ]) {
      expect((await asked(asker, 'tally', options)).text).toBe(stats.unlistedOther(name))
    }
    expect((await asked(asker, 'leaderboard', { measure: 'wins' })).alt).not.toContain(name)
    expect((await asked(bill, 'tally', { settings: { leaderboards: 'listed' } })).text).toContain(listing.listed)
    expect((await asked(asker, 'tally', { stats: { user: bill.id } })).text).toContain(stats.games(5, 3, percent(locale, 3 / 5)))
    scene.sandbox.setLocale(bill.id, billLocale)
    scene.sandbox.setLocale(asker.id, 'fr')
  })

  test('nobody is compared with themselves', async () => {
    expect((await asked(self(), 'tally', { stats: { against: self().id } })).text).toBe(stats.againstSelf)
  })
})

test('a menu of finished games leads to nothing on another server', async () => {
  const { message } = await annie.command('tally', { history: {} })
  const pick = message === null ? undefined : offersOn(message).find(({ value }) => value !== null)
  if (pick === undefined) throw new Error('there is no finished game to look at')
  await annie.use(pick)
  expect(textOf(annie.lastPrivate())).toContain(TEXTS.en.standings.history.noLink)
  expect(emptyGuild).not.toBe(scene.sandbox.guild().id)
})
