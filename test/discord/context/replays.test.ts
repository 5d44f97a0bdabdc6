import { DiscordAPIError } from '@discordjs/rest'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Asked, createReplays, LONGEST_MS, type Replays } from '../../../src/discord/context/replays.js'
import { createFilmEnds } from '../../../src/discord/presses/replays/films.js'
import { PROGRESS_MS, positionAt, replayReply } from '../../../src/discord/presses/replays/replaying.js'
import type { Log } from '../../../src/discord/wire/log.js'
import type { Message } from '../../../src/discord/wire/message.js'
import { readerAt } from '../../../src/discord/words/hindsight.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { type Past, type Played, playedOf, stretchesTo } from '../../../src/tables/past/history.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  DAN,
  good,
  type House,
  openHouse,
  press,
  request,
  type TestClock,
  testClock,
  until,
} from '../../tables/kit/house.js'
import { fakeChannels } from '../kit/fake-channels.js'
import { textOf } from '../kit/told-tables.js'

afterAll(cleanUp)

/** An animation that is drawn when the test says so. */
interface Drawn {
  readonly viewers: readonly string[]
  readonly signal: AbortSignal
  readonly progress: (drawn: number, of: number) => void
  finish(gif: Uint8Array): void
  fail(thrown: Error): void
}

let house: House
let clock: TestClock
let drawn: Drawn[]
let errors: string[]
let replays: Replays
const ignore = () => {}
const log: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore }

beforeEach(() => {
  house = openHouse()
  clock = house.clock
  drawn = []
  errors = []
  replays = createReplays({
    tables: house.tables,
    clock,
    log: { error: (_about, message) => errors.push(message) },
    animate: (frames, { progress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
        const viewers = frames.map((frame) => frame().alt)
        drawn.push({ viewers, signal, progress, finish: resolve, fail: reject })
      }),
  })
})

/** Those of the next host. */
const again = (): Replays =>
  createReplays({ tables: house.tables, clock, log: { error() {} }, animate: () => new Promise(() => {}) })

const AWAY = new Error('the database is away')
const GIF = Uint8Array.of(1, 2, 3)
const VENUE = { guildId: 'g1', channelId: 'c1' }
let channels = 0

/** A game under way, and its past. */
async function opened(): Promise<{ readonly table: Played; readonly past: Past }> {
  const begunTable = await begun(house, undefined, request({ channelId: `c${channels++}` }))
  const played = playedOf(await press(house, begunTable.id, 'add', 'peek', 'end', 'add'))
  const past = played === null ? null : await replays.past(played)
  if (played === null || past === null) throw new Error('nothing was played')
  return { table: played, past }
}

function making(asked: Asked) {
  if (asked.kind !== 'making') throw new Error(`the replay is ${asked.kind}`)
  return asked.making
}

describe('replays', () => {
  test('are made once, and kept', async () => {
    const { table, past } = await opened()
    const { made } = making(replays.ask(table, past, 'en', ANN.id))
    drawn[0]?.finish(GIF)
    expect(await made).toBe(GIF)
    expect(replays.ask(table, past, 'en', ANN.id)).toEqual({ kind: 'ready', gif: GIF })
    expect(drawn).toHaveLength(1)
  })

  test('are not made anew after a secret step, which would give it away', async () => {
    const { table, past } = await opened()
    const { made } = making(replays.ask(table, past, 'en', ANN.id))
    drawn[0]?.finish(GIF)
    await made
    const later = playedOf(await press(house, table.id, 'peek'))
    const known = later === null ? null : await replays.past(later)
    if (later === null || known === null) throw new Error('nothing was played')
    expect(later.position).toBeGreaterThan(table.position)
    expect(replays.ask(later, known, 'en', ANN.id)).toEqual({ kind: 'ready', gif: GIF })
  })

  test('name those who played then', async () => {
    const begunTable = await begun(house, undefined, request({ channelId: `c${channels++}`, options: { turns: '1000' } }))
    const before = await press(house, begunTable.id, 'add', 'end')
    const [seat = 0] = seatsToMove(before)
    const from = before.players[seat] ?? ANN
    const other = from.id === ANN.id ? BEN : ANN
    await press(house, begunTable.id, 'add')
    const { proposal } = good(
      await house.tables.askReplace(begunTable.id, other, seat, CAT, { moderator: false, hasLeft: false }),
    )
    for (const user of proposal.asked) good(await house.tables.answer(begunTable.id, user, proposal.id, true))
    const played = playedOf(await press(house, begunTable.id, 'end'))
    const past = played === null ? null : await replays.past(played)
    if (played === null || past === null) throw new Error('nothing was played')
    const names = [...past.keys()].map((number) => readerAt(played, past, number, 'en').names[seat])
    expect(names).toEqual([from.name, from.name, from.name, from.name, CAT.name])
  })

  test.each(['under way', 'over', 'ended without a result'])(
    'name whoever left also for what others did after their last move, in a game %s',
    async (status) => {
      const begunTable = await begun(house, [ANN, BEN, DAN], { channelId: `c${channels++}`, options: { turns: '3' } })
      const { id } = begunTable
      const before = await press(house, id, 'end')
      const [now = 0] = seatsToMove(before)
      // Whoever had the first turn.
      const seat = (now + 2) % 3
      const [from, other] = [before.players[seat] ?? ANN, before.players[now] ?? ANN]
      await press(house, id, 'add')
      const { proposal } = good(await house.tables.askReplace(id, other, seat, CAT, { moderator: false, hasLeft: false }))
      for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
      await press(house, id, 'add')
      if (status === 'over') {
        const { players, position } = await press(house, id, 'end')
        good(await house.tables.act(id, players[(now + 1) % 3] ?? ANN, position, 'end'))
      }
      if (status === 'ended without a result') good(await house.tables.cancel(id, begunTable.host, true))
      const table = await house.tables.find(id)
      const played = table === null ? null : playedOf(table)
      const past = played === null ? null : await replays.past(played)
      if (played === null || past === null) throw new Error('nothing was played')
      const names = [...past.keys()].map((number) => readerAt(played, past, number, 'en').names[seat])
      expect(names.slice(0, 4)).toEqual([from.name, from.name, from.name, CAT.name])
    },
  )

  test.each(['playing', 'over'] as const)(
    'show whoever has a seat now at the last position of a game that is %s',
    async (status) => {
      const begunTable = await begun(house, [ANN, BEN, DAN], { channelId: `c${channels++}`, options: { turns: '1000' } })
      const { id, players } = await press(house, begunTable.id, 'add')
      const left = players.filter(({ id }) => id !== ANN.id)
      const seat = players.findIndex((player) => player.id === ANN.id)
      const { proposal } = good(await house.tables.askReplace(id, BEN, seat, CAT, { moderator: false, hasLeft: false }))
      for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
      if (status === 'over') for (const user of left) good(await house.tables.resign(id, user))
      const table = await house.tables.find(id)
      const played = table === null ? null : playedOf(table)
      const past = played === null ? null : await replays.past(played)
      if (played === null || past === null) throw new Error('nothing was played')
      expect(played.status).toBe(status)
      const alts: string[] = []
      const context = {
        tables: house.tables,
        paint: async ({ alt }: { readonly alt: string }) => {
          alts.push(alt)
          return { png: GIF, alt }
        },
      }
      for (const number of [0, past.length - 1])
        await positionAt(context, played, past, { by: 'step', number }, 'en', { user: BEN, venue: played })
      making(replays.ask(played, past, 'en', ANN.id))
      const named = [expect.stringContaining('Ann'), expect.stringContaining('Cat')]
      expect([alts, drawn[0]?.viewers]).toEqual([named, named])
      // What led there was done by who left.
      expect(readerAt(played, past, past.length - 1, 'en').names[seat]).toBe(ANN.name)
    },
  )

  test('tell a turn in which a seat changed hands with the names of before and after', async () => {
    const begunTable = await begun(house, undefined, request({ channelId: `c${channels++}`, options: { turns: '1000' } }))
    const { id, players } = begunTable
    const [seat = 0] = seatsToMove(await press(house, id, 'add', 'ask', 'yes'))
    const from = players[seat] ?? ANN
    const { proposal } = good(
      await house.tables.askReplace(id, players[1 - seat] ?? BEN, seat, CAT, { moderator: false, hasLeft: false }),
    )
    for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
    const played = playedOf(await press(house, id, 'add'))
    const past = played === null ? null : await replays.past(played)
    if (played === null || past === null) throw new Error('nothing was played')
    const stretches = stretchesTo(past, { by: 'turn', number: past.length - 1 })
    expect(stretches.map(({ number }) => readerAt(played, past, number, 'en').names[seat])).toEqual([from.name, CAT.name])
    expect(stretches.map(({ entries }) => entries.map(({ action }) => action))).toEqual([['add', 'ask', 'yes'], ['add']])
  })

  test('are made again in another language, and once the game has gone on', async () => {
    const { table, past } = await opened()
    const { made } = making(replays.ask(table, past, 'en', ANN.id))
    drawn[0]?.finish(GIF)
    await made
    const french = making(replays.ask(table, past, 'fr', ANN.id)).made
    drawn[1]?.finish(GIF)
    await french
    const later = playedOf(await press(house, table.id, 'add'))
    const longer = later === null ? null : await replays.past(later)
    if (later === null || longer === null) throw new Error('nothing was played')
    expect(replays.ask(later, longer, 'en', ANN.id).kind).toBe('making')
  })

  test('are made again without the name of somebody who left the game and was forgotten', async () => {
    const { table, past } = await opened()
    if (table.status !== 'playing') throw new Error('the game has ended')
    const leftBy = (user: User): Played => ({ ...table, leavers: [{ seat: 0, user, resigned: false }] })
    const { made } = making(replays.ask(leftBy(CAT), past, 'en', ANN.id))
    drawn[0]?.finish(GIF)
    await made
    expect(replays.ask(leftBy(CAT), past, 'en', ANN.id).kind).toBe('ready')
    expect(replays.ask(leftBy({ id: '-1', name: 'Nobody' }), past, 'en', ANN.id).kind).toBe('making')
  })

  test('are made one at a time per table and per user, and two at once overall', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()]
    const first = making(replays.ask(one.table, one.past, 'en', ANN.id))
    expect(replays.ask(one.table, one.past, 'fr', BEN.id)).toEqual({ kind: 'under-way' })
    expect(replays.ask(two.table, two.past, 'en', ANN.id)).toEqual({ kind: 'own-under-way' })
    const second = making(replays.ask(two.table, two.past, 'en', BEN.id))
    expect(replays.ask(three.table, three.past, 'en', CAT.id)).toEqual({ kind: 'too-many' })
    drawn[1]?.finish(GIF)
    await second.made
    expect(replays.ask(three.table, three.past, 'en', ANN.id)).toEqual({ kind: 'own-under-way' })
    expect(replays.ask(two.table, two.past, 'en', ANN.id).kind).toBe('ready')
    drawn[0]?.fail(new Error('no paint'))
    await first.made
    expect(replays.ask(three.table, three.past, 'en', ANN.id).kind).toBe('making')
  })

  test('that fail are reported and may be tried again', async () => {
    const { table, past } = await opened()
    const { made } = making(replays.ask(table, past, 'en', ANN.id))
    drawn[0]?.fail(new Error('no paint'))
    expect(await made).toBe('failed')
    expect(errors).toEqual(['a replay could not be made'])
    expect(replays.ask(table, past, 'en', ANN.id).kind).toBe('making')
  })

  test('that take too long are given up', async () => {
    const { table, past } = await opened()
    const { made } = making(replays.ask(table, past, 'en', ANN.id))
    clock.advance(LONGEST_MS)
    expect(await made).toBe('failed')
    expect(errors).toHaveLength(1)
  })

  test('are stopped when the bot stops', async () => {
    const { table, past } = await opened()
    const { made } = making(replays.ask(table, past, 'en', ANN.id))
    replays.close()
    expect(await made).toBe('stopped')
    expect(errors).toEqual([])
  })

  test('are not begun once the bot stops', async () => {
    const { table, past } = await opened()
    replays.close()
    expect(replays.ask(table, past, 'en', ANN.id)).toEqual({ kind: 'stopped' })
    expect(drawn).toEqual([])
    expect(clock.waiting).toBe(0)
  })

  test('show the start and the end of each turn', async () => {
    const { table, past } = await opened()
    replays.ask(table, past, 'en', ANN.id)
    expect(drawn[0]?.viewers).toEqual(['Ann 0, Ben 0', expect.stringMatching(/1, Ben 0|Ben 1/), 'Ann 1, Ben 1'])
  })

  test('do not exist for a table whose log does not lead to its state', async () => {
    const { table } = await opened()
    const { state } = playedOf(await press(house, table.id, 'add')) ?? table
    expect(await replays.past({ ...table, id: table.id, position: table.position - 1, state })).toBeNull()
  })
})

describe('the message of a replay', () => {
  const means = () => ({ tables: house.tables, replays, clock, posts: house.posts, channels: fakeChannels(), log })

  async function answered(channelLocale: 'en' | 'fr' | 'de' = 'en') {
    const { table } = await opened()
    const told: Message[] = []
    const reply = await replayReply(means(), table, channelLocale, 'private', { user: ANN, venue: VENUE })
    const sequel = reply.sequel?.(async (message) => {
      told.push(message)
    })
    return { reply, told, sequel }
  }

  test.each([
    ['en', 'Making the replay: picture 2 of 3.'],
    ['fr', 'L’animation de la partie se prépare\u202f: image 2 sur 3.'],
    ['de', 'Die Animation der Partie entsteht: Bild 2 von 3.'],
  ] as const)('tells its progress in %s every two seconds, and then shows the animation', async (locale, sentence) => {
    const { reply, told, sequel } = await answered(locale)
    expect(textOf(reply.message.blocks)).toContain('0')
    drawn[0]?.progress(2, 3)
    clock.advance(PROGRESS_MS)
    await until(() => told.length === 1)
    expect(textOf(told[0]?.blocks ?? [])).toContain(sentence)
    clock.advance(PROGRESS_MS - 1)
    drawn[0]?.finish(GIF)
    await sequel
    expect(told).toHaveLength(2)
    expect(told[1]?.picture).toMatchObject({ gif: GIF })
    expect(clock.waiting).toBe(0)
  })

  test('says in one sentence that it could not be made', async () => {
    const { told, sequel } = await answered()
    drawn[0]?.fail(new Error('no paint'))
    await sequel
    expect(told.map(({ blocks }) => textOf(blocks))).toEqual([expect.stringContaining('The replay could not be made;')])
  })

  test('says that the bot is being restarted', async () => {
    const { told, sequel } = await answered()
    replays.close()
    await sequel
    expect(told.map(({ blocks }) => textOf(blocks))).toEqual([expect.stringContaining('The bot is restarting;')])
  })

  test.each([
    ['en', 'Another replay is still being made for you.'],
    ['fr', 'Une autre animation est déjà en préparation pour vous.'],
    ['de', 'Für dich entsteht gerade schon eine andere Animation.'],
  ] as const)(
    'says in %s to whom it is not made while another one is, for the channel as for themselves',
    async (locale, sentence) => {
      await answered()
      const { table } = await opened()
      for (const audience of ['private', 'public'] as const) {
        const { message, sequel } = await replayReply(means(), table, locale, audience, { user: ANN, venue: VENUE })
        expect([textOf(message.blocks), sequel]).toEqual([expect.stringContaining(sentence), undefined])
      }
    },
  )

  test('says that the bot is being restarted, if that began before the replay', async () => {
    const { table } = await opened()
    replays.close()
    const { message, sequel } = await replayReply(means(), table, 'en', 'public', { user: ANN, venue: VENUE })
    expect([textOf(message.blocks), sequel]).toEqual([expect.stringContaining('The bot is restarting;'), undefined])
  })
})

describe('the message of a public replay', () => {
  const lost = async () => {
    throw new Error('connection reset')
  }
  const refusedByDiscord = async () => {
    throw new DiscordAPIError({ code: 40005, message: 'Request entity too large' }, 40005, 413, 'PATCH', 'u', {})
  }

  async function posted(posts = house.posts) {
    const { table } = await opened()
    const channels = fakeChannels()
    const means = { replays, clock, posts, channels, log, tables: house.tables }
    const reply = await replayReply(means, table, 'en', 'public', { user: ANN, venue: VENUE })
    const sent = await channels.send('c7', reply.message, 'film')
    if (reply.kind !== 'public' || sent.kind !== 'sent') throw new Error('it was not posted')
    await reply.posted(sent.messageId, 'c7')
    const shown = () => channels.posted[0]?.message
    return { table, means, channels, reply, shown }
  }

  test('whose last change is lost is changed by the bot\u2019s own token', async () => {
    const { reply, shown, table } = await posted()
    const sequel = reply.sequel?.(lost)
    drawn[0]?.finish(GIF)
    await sequel
    expect(shown()?.picture).toMatchObject({ gif: GIF })
    expect(await house.posts.list(table.id)).toEqual([])
  })

  test('that cannot be changed at all is retried with growing waits', async () => {
    const { reply, shown, channels } = await posted()
    channels.trouble = { kind: 'outage' }
    let tries = 0
    const sequel = reply.sequel?.(() => {
      tries++
      return lost()
    })
    drawn[0]?.finish(GIF)
    for (const [index, wait] of [1_000, 2_000, 4_000].entries()) {
      await until(() => tries === index + 1 && clock.waiting === 1)
      clock.advance(wait - 1)
      expect(tries).toBe(index + 1)
      if (wait === 4_000) channels.trouble = null
      clock.advance(1)
    }
    await sequel
    expect(shown()?.picture).toMatchObject({ gif: GIF })
    expect(clock.waiting).toBe(0)
  })

  test('that cannot be recorded is finished all the same', async () => {
    const { reply } = await posted({ ...house.posts, put: () => Promise.reject(AWAY) })
    const told: Message[] = []
    const sequel = reply.sequel?.(async (message) => {
      told.push(message)
    })
    drawn[0]?.finish(GIF)
    await sequel
    expect(told).toMatchObject([{ picture: { gif: GIF } }])
  })

  test('that is finished is forgotten as soon as that is possible, so that nobody takes it for cut short', async () => {
    let isAway = true
    const remove: House['posts']['remove'] = (id, post) => (isAway ? Promise.reject(AWAY) : house.posts.remove(id, post))
    const { reply, table } = await posted({ ...house.posts, remove })
    const sequel = reply.sequel?.(async () => {})
    drawn[0]?.finish(GIF)
    await until(() => clock.waiting === 1)
    expect(await house.posts.list(table.id)).toHaveLength(1)
    isAway = false
    clock.advance(1_000)
    await sequel
    expect(await house.posts.list(table.id)).toEqual([])
  })

  test('whose animation Discord refuses says that there is none', async () => {
    const { reply, channels } = await posted()
    channels.trouble = { kind: 'unreachable' }
    const told: Message[] = []
    const sequel = reply.sequel?.(async (message) => {
      if (message.picture !== null) return refusedByDiscord()
      told.push(message)
    })
    drawn[0]?.finish(GIF)
    await sequel
    expect(told.map(({ blocks }) => textOf(blocks))).toEqual([expect.stringContaining('could not be made')])
  })

  test('whose animation is refused only for now is tried again', async () => {
    const { reply, channels } = await posted()
    channels.trouble = { kind: 'outage' }
    const told: Message[] = []
    let isBlocked = true
    const sequel = reply.sequel?.(async (message) => {
      const blocked = { code: 40333, message: 'internal network error' }
      if (isBlocked) throw new DiscordAPIError(blocked, blocked.code, 403, 'PATCH', 'u', {})
      told.push(message)
    })
    drawn[0]?.finish(GIF)
    await until(() => clock.waiting === 1)
    isBlocked = false
    clock.advance(1_000)
    await sequel
    expect(told).toMatchObject([{ picture: { gif: GIF } }])
  })

  test('is not waited for when the bot stops, and is finished by the next start', async () => {
    const { reply, shown, channels, means, table } = await posted()
    channels.trouble = { kind: 'outage' }
    const sequel = reply.sequel?.(lost)
    drawn[0]?.finish(GIF)
    await until(() => clock.waiting === 1)
    replays.close()
    await sequel
    expect(clock.waiting).toBe(0)
    const before = shown()
    channels.trouble = null
    const filmEnds = createFilmEnds({ ...means, replays: again() })
    await filmEnds.find()
    filmEnds.begin()
    await until(() => shown() !== before)
    expect(textOf(shown()?.blocks ?? [])).toContain('could not be made')
    expect(await house.posts.list(table.id)).toEqual([])
  })

  test('is finished later by the next host if it cannot be read or changed at first, and no other one is touched', async () => {
    const [left, own] = [await posted(), await opened()]
    const [later, warned] = [testClock(), [] as string[]]
    const posts = {
      ...house.posts,
      beginningWith: (prefix: string) => (isAway ? Promise.reject(AWAY) : house.posts.beginningWith(prefix)),
    }
    const next = {
      ...left.means,
      clock: later,
      posts,
      replays: again(),
      log: { ...log, warn: (_about: object, sentence: string) => void warned.push(sentence) },
    }
    let isAway = true
    const filmEnds = createFilmEnds(next)
    await filmEnds.find()
    filmEnds.begin()
    await until(() => warned.length === 1)
    isAway = false
    const reply = await replayReply(next, own.table, 'en', 'public', { user: ANN, venue: VENUE })
    const sent = await left.channels.send('c8', reply.message, 'own film')
    if (reply.kind !== 'public' || sent.kind !== 'sent') throw new Error('it was not posted')
    await reply.posted(sent.messageId, 'c8')
    left.channels.trouble = { kind: 'outage' }
    later.advance(1_000)
    await until(() => later.waiting === 1)
    left.channels.trouble = null
    const before = left.shown()
    later.advance(2_000)
    await until(() => left.shown() !== before)
    expect(left.channels.posted.map(({ message }) => textOf(message.blocks))).toEqual([
      expect.stringContaining('could not be made'),
      expect.not.stringContaining('could not be made'),
    ])
    expect([await house.posts.list(left.table.id), await house.posts.list(own.table.id)]).toEqual([[], [expect.anything()]])
    expect(warned).toEqual([expect.stringMatching(/cut short stay as they are for now, will try again$/)])
  })

  test('is not looked for any more once its host has closed', async () => {
    const { means } = await posted()
    const later = testClock()
    const posts = { ...house.posts, beginningWith: () => Promise.reject(AWAY) }
    const filmEnds = createFilmEnds({ ...means, clock: later, posts, replays: again() })
    filmEnds.begin()
    await until(() => later.waiting === 1)
    filmEnds.close()
    expect(later.waiting).toBe(0)
  })
})
