/** Messages about standings. Discord accepts all of them, in each language, with hostile names and the largest numbers. */
import { ComponentType } from 'discord-api-types/v10'
import { describe, expect, test } from 'vitest'
import type { Context } from '../../../src/discord/context/context.js'
import { historyOf } from '../../../src/discord/standings/finished-games.js'
import { asEdit, asNew, type Message } from '../../../src/discord/wire/message.js'
import { historyMessage } from '../../../src/discord/words/history.js'
import { barOf, scaleOf } from '../../../src/discord/words/ladder-line.js'
import { type Ladder, ladderIllustration, pictureLadder, textLadder } from '../../../src/discord/words/leaderboard.js'
import { recordsMessage } from '../../../src/discord/words/records.js'
import { ratingIllustration, statsMessage } from '../../../src/discord/words/stats.js'
import { ALT_TEXT_LIMIT } from '../../../src/games/face.js'
import { pioneerDays } from '../../../src/games/pioneer-days/index.js'
import { LOCALES } from '../../../src/i18n/locale.js'
import { TEXTS } from '../../../src/i18n/texts/index.js'
import { smallestLetters } from '../../../src/pictures/lettering/letters.js'
import { MEASURES, PERIODS } from '../../../src/standings/ladders.js'
import type { OwnStanding, PlayerStats, RankedLine } from '../../../src/standings/ports.js'
import { recordIds } from '../../../src/standings/records.js'
import { anonymousId } from '../../../src/tables/model/anonymous.js'
import { tally } from '../../tables/kit/tally-game.js'
import { textOf } from '../kit/told-tables.js'

const HOSTILE = ['**Ann**\n# @everyone', '<@1> [x](https://example.org)', '`_~|'.repeat(8), 'W'.repeat(32), '\u202e>']
const PNG = new Uint8Array(1)
const RATING = { rating: 1836, uncertainty: 199, provisional: true }
const USER = '123456789012345678901'

function demandSendable(message: Message): void {
  expect(() => asNew(message)).not.toThrow()
  expect(() => asEdit(message)).not.toThrow()
  expect(textOf(message.blocks)).not.toMatch(/@everyone|<@1>|https:\/\/example|undefined|NaN/)
}

const line = (rank: number): RankedLine => ({
  userId: `${USER.slice(0, -3)}${100 + rank}`,
  name: HOSTILE[rank % HOSTILE.length] ?? '',
  rank,
  games: 9_999,
  wins: 9_998,
  average: 1_234.56,
  rating: RATING,
  form: Array.from({ length: 5 }, () => ({ place: 4, players: 4, won: false, resigned: rank % 2 === 0 })),
})

const GAMES = [tally, { id: 'other', name: { en: 'Other', fr: 'Autre', de: 'Anderes' } }]

const OWN: readonly OwnStanding[] = [
  { kind: 'ranked', line: line(347), page: 35 },
  { kind: 'ranked', line: line(3), page: 7 },
  { kind: 'beyond', line: line(12) },
  { kind: 'too-few-games', line: line(12), missing: 4 },
  { kind: 'unlisted', line: line(12) },
  { kind: 'none' },
]

describe.each(LOCALES)('in %s', (locale) => {
  const ladders = MEASURES.flatMap((measure) =>
    PERIODS.flatMap((period) =>
      OWN.map((own): Ladder => {
        const lines = Array.from({ length: 10 }, (_, index) => line(index + 1))
        const viewerId = own.kind === 'none' ? '1' : own.line.userId
        const verb = { kind: 'ladder', gameId: 'tally', period, measure, page: 7, as: 'picture' } as const
        const scope = tally.name[locale]
        const board = { lines, page: 7, pages: 50, provisional: false, ranked: 500, isWhole: own.kind !== 'beyond', own }
        return { board, verb, viewerId, games: GAMES, scope, settings: '`/tally settings`', at: new Date(0), locale }
      }),
    ),
  )

  test('leaderboards of all kinds can be sent, and their alt text names everybody', () => {
    for (const ladder of ladders) {
      const { alt } = ladderIllustration(ladder)
      expect(alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
      const { own } = ladder.board
      const extra = own.kind !== 'none' && own.line.userId !== line(3).userId ? 1 : 0
      expect(alt.split('; ')).toHaveLength(10 + extra)
      expect(alt.includes(`(${TEXTS[locale].standings.leaderboard.you})`)).toBe(own.kind !== 'none')
      demandSendable(pictureLadder(ladder, { png: PNG, alt }))
      demandSendable(textLadder(ladder))
    }
  })

  test('every sign is explained, in words and in the alt text', () => {
    const { provisional, uncertainty, placesNote } = TEXTS[locale].standings.leaderboard
    for (const ladder of ladders) {
      const signs = [provisional, placesNote, ...(ladder.verb.measure === 'rating' ? [uncertainty] : [])]
      for (const told of [textOf(textLadder(ladder).blocks), ladderIllustration(ladder).alt]) {
        expect(signs.filter((sign) => !told.includes(sign))).toEqual([])
      }
    }
  })

  test('signs that a leaderboard does not use are not explained', () => {
    const [ladder] = ladders
    if (ladder === undefined) throw new Error('a ladder')
    const bare: Ladder = {
      ...ladder,
      board: { lines: [], page: 1, pages: 1, provisional: false, ranked: 0, isWhole: true, own: { kind: 'none' } },
    }
    expect(textOf(textLadder(bare).blocks)).not.toMatch(/[?±×] =/)
  })

  test('a leaderboard without anybody says so once', () => {
    const [ladder] = ladders
    if (ladder === undefined) throw new Error('a ladder')
    const bare: Ladder = {
      ...ladder,
      board: { lines: [], page: 1, pages: 1, provisional: false, ranked: 0, isWhole: true, own: { kind: 'none' } },
    }
    const { empty, ranked } = TEXTS[locale].standings.leaderboard
    const told = textOf(textLadder(bare).blocks)
    expect(told.split(empty)).toHaveLength(2)
    expect(told).not.toContain(ranked(0, 5))
  })

  test('provisional ranks are shown as such, in words, in the alt text and in the picture', () => {
    const [ladder] = ladders
    if (ladder === undefined) throw new Error('a ladder')
    const young: Ladder = { ...ladder, board: { ...ladder.board, provisional: true, ranked: 10 } }
    const { provisionalRanks, provisionalSign, ranked } = TEXTS[locale].standings.leaderboard
    const told = textOf(textLadder(young).blocks)
    expect(told).toMatch(/^\*\*\(1\)\*\* /m)
    expect(told).toContain(provisionalRanks(5))
    expect(told).not.toContain(ranked(10, 5))
    const { alt, drawing } = ladderIllustration(young)
    expect(alt).toMatch(/: \(1\) /)
    for (const text of [told, alt]) expect(text).toContain(provisionalSign)
    expect(drawing.key).not.toBe(ladderIllustration(ladder).drawing.key)
  })

  test('the signs of the picture are explained below it', () => {
    const { provisionalSign, provisional, bar, marks } = TEXTS[locale].standings.leaderboard
    for (const ladder of ladders) {
      const young = { ...ladder, board: { ...ladder.board, provisional: true } }
      const told = textOf(pictureLadder(young, { png: PNG, alt: 'a' }).blocks)
      const signs = [provisionalSign, provisional, marks, ...(ladder.verb.measure === 'rating' ? [bar] : [])]
      expect(signs.filter((sign) => !told.includes(sign))).toEqual([])
    }
  })

  test('a phone shows no letters of the picture smaller than 11 pixels', () => {
    for (const ladder of ladders) {
      const { drawing } = ladderIllustration(ladder)
      expect((smallestLetters(drawing) * 400) / drawing.width).toBeGreaterThanOrEqual(11)
    }
  })

  test('bars of shares go up to the whole, all others up to the highest value', () => {
    const half = { ...line(1), games: 8, wins: 4, average: 10 }
    for (const measure of MEASURES.filter((each) => each !== 'rating')) {
      expect(barOf(half, measure, scaleOf([half], measure))?.to, measure).toBe(measure === 'win-share' ? 0.5 : 1)
    }
  })

  test('a button to the reader’s own line exists if it is neither on this page nor on the next ones', () => {
    const mine = TEXTS[locale].standings.leaderboard.mine
    const offered = ladders.map((ladder) => JSON.stringify(textLadder(ladder).blocks).includes(JSON.stringify(mine)))
    expect(offered).toEqual(ladders.map(({ board }) => board.own.kind === 'ranked' && board.own.page === 35))
  })

  test('menus offer every measure and period, and the games if there are several, with the current one selected', () => {
    for (const ladder of ladders) {
      for (const [games, wanted] of [
        [GAMES, 3],
        [[tally], 2],
      ] as const) {
        const chosen = textLadder({ ...ladder, games }).blocks.flatMap((block) =>
          block.type === ComponentType.ActionRow
            ? block.components.flatMap((each) =>
                each.type === ComponentType.StringSelect ? each.options.filter((option) => option.default === true) : [],
              )
            : [],
        )
        const { period, measure } = ladder.verb
        expect(chosen.map(({ value }) => value)).toEqual([measure, period, 'tally'].slice(0, wanted))
      }
    }
  })

  test.each(HOSTILE)('the statistics of %j can be sent', (name) => {
    const ratings = Array.from({ length: 500 }, (_, index) => ({ tableId: 't', at: new Date(index * 1e9), rating: RATING }))
    const stats: PlayerStats = {
      userId: USER,
      name,
      ...{ games: 9_999, wins: 9_998, resigned: 17, average: 34.56, best: 99, decisionMs: 93_784_000, rating: RATING, rank: 301 },
      sources: ['pairs', 'rest'].map((source) => ({ source, average: 12.345, best: 40 })),
      choices: [
        { choice: 'add', times: 999 },
        { choice: 'peek', times: 0 },
      ],
      againstComputers: [{ level: 'veteran', games: 5, wins: 2 }],
      ratings,
    }
    const illustration = ratingIllustration(tally, stats, locale)
    expect(illustration?.alt.length).toBeLessThanOrEqual(ALT_TEXT_LIMIT)
    const comparison = { name, result: { games: 9, ahead: 4, behind: 3, level: 2 } }
    const message = statsMessage(tally, stats, comparison, ['Note.'], { png: PNG, alt: illustration?.alt ?? '' }, locale)
    demandSendable(message)
    const { provisional, uncertainty } = TEXTS[locale].standings.leaderboard
    for (const sign of [provisional, uncertainty]) expect(textOf(message.blocks)).toContain(sign)
    expect(textOf(message.blocks)).toContain('(999)')
    expect(textOf(message.blocks)).toContain(TEXTS[locale].computers.levels.veteran)
    const only: PlayerStats = { ...stats, games: 0 }
    const practised = statsMessage(tally, only, null, [], null, locale)
    demandSendable(practised)
    expect(textOf(practised.blocks)).not.toContain('(±')
    expect(textOf(message.blocks)).not.toContain('(0)')
    expect(ratingIllustration(tally, { ...stats, ratings: ratings.slice(0, 1) }, locale)).toBeNull()
  })

  test('pages of finished games, and records, can be sent', () => {
    const seats = HOSTILE.slice(0, 4).map((name, seat) => ({ user: { id: `${seat}`, name }, place: 4 - seat, points: seat * 33 }))
    const games = Array.from({ length: 10 }, (_, index) => ({
      tableId: `abcdefg${index}`,
      endedAt: new Date(index * 1e9),
      rounds: 40,
      seats,
      unrated: index === 9 ? ('computer-player' as const) : null,
      post: index === 0 ? null : { channelId: USER, messageId: USER },
    }))
    const verb = { kind: 'history', gameId: 'tally', userId: USER, page: 7 } as const
    const listed = { game: tally, guildId: USER, name: HOSTILE[2] ?? '', verb, locale }
    const message = historyMessage(listed, { games, page: 7, pages: 999, total: 9_990, isWhole: false })
    demandSendable(message)
    expect(textOf(message.blocks).split(`· ${TEXTS[locale].standings.history.unrated['computer-player']} ·`)).toHaveLength(2)
    const [first = ''] = textOf(message.blocks)
      .split('\n')
      .filter((each) => /^\d+ · /.test(each))
    expect(first.indexOf(' 99')).toBeLessThan(first.indexOf(' 66'))
    const escaped = seats.map((seat) => ({ ...seat, user: { ...seat.user, name: '*_~|'.repeat(8) } }))
    const longest = games.map((game) => ({ ...game, seats: escaped, post: { channelId: USER, messageId: USER } }))
    demandSendable(historyMessage(listed, { games: longest, page: 7, pages: 999, total: 9_990, isWhole: false }))
    const unnamed = games.map((game) => ({ ...game, seats: seats.map((seat) => ({ ...seat, user: null })) }))
    const told = historyMessage(listed, { games: unnamed, page: 7, pages: 999, total: 9_990, isWhole: false })
    demandSendable(told)
    expect(textOf(told.blocks)).toContain(`**${TEXTS[locale].mine.anonymous} 99**, ${TEXTS[locale].mine.anonymous} 66`)
    // A forgotten user is stored with a name in the language of the table.
    const forgotten = ['abc', 'def', 'ghi'].map((letters) => ({ id: anonymousId(letters), name: 'Nemo' }))
    const others = forgotten.map((user, seat) => ({ user, place: 3 - seat, points: seat * 33 }))
    const foreign = historyMessage(listed, {
      games: games.map((game) => ({ ...game, seats: others })),
      page: 7,
      pages: 999,
      total: 9_990,
      isWhole: false,
    })
    const anonymous = TEXTS[locale].mine.anonymous
    expect(textOf(foreign.blocks)).toContain(`**${anonymous} 66**, ${anonymous} 33, ${anonymous} 0`)
    const shared = { id: 'points', value: 9, users: forgotten, tableId: 'abcdefgh', at: new Date(0) } as const
    const held = textOf(recordsMessage(tally, [shared], locale).blocks)
    expect(held).toContain(anonymous)
    expect(held).not.toContain('Nemo')
    const records = recordIds(['pairs']).map((id, index) => {
      const users = HOSTILE.slice(0, index).map((name) => ({ id: USER, name }))
      return { id, value: 3 + index, users, tableId: 'abcdefgh', at: new Date(0) }
    })
    demandSendable(recordsMessage(tally, records, locale))
  })

  test('the games of a user whose name nobody knows are not headed as those of everybody', async () => {
    const nothing = { name: null, games: [], page: 1, pages: 1, total: 0, isWhole: true }
    const standings = { history: async () => nothing }
    const context = { games: [tally], settings: { find: async () => ({ listed: true }) }, standings } as unknown as Context
    const asker = { user: { id: 'asks', name: 'Asks' }, guildId: 'g1', locale, channelIds: async () => [] }
    const { history } = TEXTS[locale].standings
    const headingOf = async (userId: string | null, name: string | null) => {
      const { blocks } = await historyOf(context, asker, { kind: 'history', gameId: tally.id, userId, page: 1 }, name)
      return textOf(blocks).split('\n')[0]
    }
    const of = (name: string) => `### ${history.titleOf(tally.name[locale], name)}`
    expect(await headingOf('forgotten', null)).toBe(of(TEXTS[locale].mine.anonymous))
    expect(await headingOf('known', 'Known')).toBe(of('Known'))
    expect(await headingOf('asks', null)).toBe(of('Asks'))
    expect(await headingOf(null, null)).toBe(`### ${history.title(tally.name[locale])}`)
  })

  test('before the first record, and in the topic about what counts, games with computer players are left out', () => {
    const { counting, standings } = TEXTS[locale]
    const { apart, opening } = {
      en: { apart: 'unless computer players', opening: '- **If computer players take part**' },
      fr: { apart: 'sauf si des ordinateurs', opening: '- **Si des ordinateurs jouent**' },
      de: { apart: 'außer wenn Computergegner', opening: '- **Spielen Computergegner mit**' },
    }[locale]
    expect(textOf(recordsMessage(tally, [], locale).blocks)).toContain(apart)
    const told = counting.text.split('\n').filter((line) => line.startsWith(opening))
    // The line of the statistics is called as it is there.
    const [label = ''] = standings.stats.practised('').split(/\s?:/)
    expect(told).toEqual([expect.stringContaining(label)])
  })

  test('up to three players who share a record are named, and the others are counted', () => {
    const users = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'].map((name) => ({ id: USER, name }))
    const held = (count: number) => {
      const record = { id: 'points', value: 4, users: users.slice(0, count), tableId: 'abcdefgh', at: new Date(0) } as const
      return textOf(recordsMessage(tally, [record], locale).blocks)
    }
    const and = { en: 'and', fr: 'et', de: 'und' }[locale]
    expect(held(1)).toMatch(/, Ann · /)
    expect(held(3)).toContain(`, Ann, Ben ${and} Cat · `)
    const more = {
      en: ['and 1 more', 'and 2 more'],
      fr: ['et 1 autre', 'et 2 autres'],
      de: ['und 1 weitere Person', 'und 2 weitere'],
    }[locale]
    expect(held(4)).toContain(`, Ann, Ben, Cat ${more[0]} · `)
    expect(held(5)).toContain(`, Ann, Ben, Cat ${more[1]} · `)
  })

  test('a page of finished games has the levels of computer players in the reader’s language', () => {
    const user = { id: 'computer-traveller-0', name: 'Bessie ⚙ traveler' }
    const seats = [{ user, place: 1, points: 3 }]
    const game = { tableId: 'abcdefgh', endedAt: new Date(0), rounds: 20, seats, unrated: null, post: null }
    const verb = { kind: 'history', gameId: 'tally', userId: null, page: 1 } as const
    const listed = { game: tally, guildId: USER, name: null, verb, locale }
    const message = historyMessage(listed, { games: [game], page: 1, pages: 1, total: 1, isWhole: true })
    const level = TEXTS[locale].computers.levels.traveller
    expect(JSON.stringify(message.blocks).split(` ${level}`).length - 1).toBe(2)
  })

  test('games of the same players on one day are told apart by what a menu says of them', () => {
    const told = {
      en: ['Points: 42, 35 · 20 days', 'Points: 42, −3 · 20 days', 'Points: 42, 35 · 19 days'],
      fr: ['Points : 42, 35 · 20 jours', 'Points : 42, −3 · 20 jours', 'Points : 42, 35 · 19 jours'],
      de: ['Punkte: 42, 35 · 20 Tage', 'Punkte: 42, −3 · 20 Tage', 'Punkte: 42, 35 · 19 Tage'],
    }[locale]
    const game = (tableId: string, rounds: number, second: number) => {
      const seats = [second, 42].map((points, seat) => ({ user: { id: `${seat}`, name: 'Annie' }, place: 2 - seat, points }))
      return { tableId, endedAt: new Date(0), rounds, seats, unrated: null, post: null }
    }
    const verb = { kind: 'history', gameId: pioneerDays.id, userId: null, page: 1 } as const
    const listed = { game: pioneerDays, guildId: USER, name: null, verb, locale }
    const games = [game('abcdefgh', 20, 35), game('abcdefgi', 20, -3), game('abcdefgj', 19, 35)]
    const { blocks } = historyMessage(listed, { games, page: 1, pages: 1, total: 3, isWhole: true })
    const descriptions = [...JSON.stringify(blocks).matchAll(/"description":"([^"]+)"/g)].map(([, text = '']) => text)
    expect(descriptions.map((text) => text.replaceAll('\u202f', ' '))).toEqual(told)
    const alike = [game('abcdefgh', 20, 35), game('abcdefgi', 20, 35)]
    const shown = historyMessage(listed, { games: alike, page: 1, pages: 1, total: 2, isWhole: true })
    const labels = [...JSON.stringify(shown.blocks).matchAll(/"label":"(\d) · [^"]*Annie/g)].map(([, number = '']) => number)
    const lines = [...textOf(shown.blocks).matchAll(/^(\d) · .*Annie/gm)].map(([, number = '']) => number)
    expect([labels, lines]).toEqual([
      ['1', '2'],
      ['1', '2'],
    ])
  })

  test('the rules say that a resigned seat has no points in statistics, but has them in the result', () => {
    const told = {
      en: /no points in your statistics\. The points of the seat are still shown with the result\.$/m,
      fr: /aucun point dans vos statistiques\. Les points de la place restent affichés avec le résultat\.$/m,
      de: /keine Punkte in deiner Statistik\. Die Punkte des Platzes stehen trotzdem im Ergebnis\.$/m,
    }[locale]
    expect(TEXTS[locale].counting.text).toMatch(told)
  })

  test('how long a game was is told in its own word', () => {
    const word = { en: '20 days', fr: '20 jours', de: '20 Tage' }[locale]
    const game = { tableId: 'abcdefgh', endedAt: new Date(0), rounds: 20, seats: [], unrated: null, post: null }
    const verb = { kind: 'history', gameId: pioneerDays.id, userId: null, page: 1 } as const
    const listed = { game: pioneerDays, guildId: USER, name: null, verb, locale }
    const page = { games: [game], page: 1, pages: 1, total: 1, isWhole: true }
    expect(textOf(historyMessage(listed, page).blocks)).toContain(word)
    const record = { id: 'longest', value: 20, users: [], tableId: 'abcdefgh', at: new Date(0) } as const
    expect(textOf(recordsMessage(pioneerDays, [record], locale).blocks)).toContain(word)
  })
})
