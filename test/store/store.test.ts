import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { User } from '../../src/tables/model/people.js'
import type { StoredTable } from '../../src/tables/model/ports.js'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, DAN, EVE, good, press, request, told } from '../tables/kit/house.js'
import { closeAll, DATABASES, type Premises } from './databases.js'
import { changeOf, entry, lobby, moment } from './stored.js'

afterAll(cleanUp)
afterAll(closeAll)

/** Characters that mean something to some database, or cannot be stored. */
const HOSTILE = `'); DROP TABLE tables; --\u0000 "<@1>" {a,NULL} \\ \ud800 🐴 ${'x'.repeat(200)}`

const colours = (...users: readonly { readonly id: string; readonly name: string }[]) =>
  users.map((user, index) => ({ ...user, colour: index + 3 }))

const post = (key: string, messageId: string, toldSince: number | null = null) => ({ key, channelId: 'c1', messageId, toldSince })

describe.each(DATABASES)('in $name', ({ open, kept }) => {
  let house: Premises
  let next = 0
  const freshId = () => `t${String(next++).padStart(7, '0')}`
  /** A new lobby in the house, as it was stored. */
  async function created(more: Parameters<typeof lobby>[1] = {}) {
    const table = lobby(freshId(), more)
    expect(await house.store.create(table)).toEqual({ kind: 'created' })
    return table
  }
  beforeAll(async () => {
    house = await open()
  })

  describe('posts', () => {
    test('are found by table and key, replaced, and removed unless replaced meanwhile', async () => {
      const { id } = await created()
      await house.posts.put(id, post('turn:2', 'm2', 0))
      await house.posts.put(id, { key: 'lobby', channelId: 'c1', messageId: 'm1' })
      await house.posts.put(id, post('turn:2', 'm3', 1))
      expect(await house.posts.list(id)).toEqual([post('lobby', 'm1'), post('turn:2', 'm3', 1)])
      house = await house.restart()
      expect(await house.posts.find(id, 'turn:2')).toEqual(post('turn:2', 'm3', 1))
      await house.posts.remove(id, post('turn:2', 'm2'))
      expect(await house.posts.find(id, 'turn:2')).toEqual(post('turn:2', 'm3', 1))
      await house.posts.remove(id, post('turn:2', 'm3'))
      expect(await house.posts.find(id, 'turn:2')).toBeNull()
      expect(await house.posts.list(id)).toEqual([post('lobby', 'm1')])
    })

    test('belong to a table that exists', async () => {
      await expect(house.posts.put('zzzzzzzz', post('lobby', 'm1'))).rejects.toThrow(/FOREIGN KEY|no table/)
      expect(await house.posts.list('zzzzzzzz')).toEqual([])
    })

    test('are stored several at a time, the last one for each key, and found by the beginning of their keys', async () => {
      const [one, other] = [await created(), await created()]
      await house.posts.put(one.id, post('some%:1', 'm1'), post('some%:2', 'm2'), post('some%:1', 'm3'))
      await house.posts.put(other.id, post('somewhat:1', 'm4'))
      await house.posts.put(other.id)
      expect(await house.posts.beginningWith('some%:')).toEqual([
        { tableId: one.id, ...post('some%:1', 'm3') },
        { tableId: one.id, ...post('some%:2', 'm2') },
      ])
    })
  })

  describe('the database itself enforces', () => {
    test('one live table per channel', async () => {
      const [one, other] = [await created(), await created()]
      const move = () => house.meddle(`UPDATE tables SET channel_id = '${one.channelId}' WHERE id = '${other.id}'`)
      await expect(move()).rejects.toThrow(/unique/i)
      expect(await house.store.append(changeOf(other, { status: 'cancelled' }))).toBe('stored')
      await move()
    })

    test('one log entry per position', async () => {
      const table = await created()
      await house.store.append(changeOf(table, {}, { entries: [entry(1)] }))
      await expect(house.meddle('INSERT INTO log SELECT * FROM log')).rejects.toThrow(/unique/i)
    })
  })

  describe('a new table', () => {
    test('is given back as it was stored', async () => {
      const table = await created({
        follows: 't0000000',
        affairs: { attendance: [], leavers: [], proposal: null, pauses: [], takebacks: [], invited: [] },
        options: { turns: '3' },
        wakeAt: moment(60),
      })
      expect(await house.store.load(table.id)).toEqual(table)
      house = await house.restart()
      expect(await house.store.load(table.id)).toEqual(table)
      expect(await house.store.load('zzzzzzzz')).toBeNull()
      expect(await house.store.log(table.id, 0)).toEqual([])
    })

    test('queues its announcements in their order', async () => {
      const table = lobby(freshId())
      await house.store.create(table, [
        { kind: 'opened', position: 0 },
        { kind: 'lobby', position: 0 },
      ])
      const queued = await house.store.queued(table.id, 10)
      expect(queued.map(({ announcement }) => announcement?.kind)).toEqual(['opened', 'lobby'])
      expect(await house.store.queued(table.id, 1)).toEqual(queued.slice(0, 1))
      expect(await house.store.withQueued()).toContain(table.id)
      await house.store.delivered(table.id, [queued[0]?.id ?? 0])
      expect(await house.store.queued(table.id, 10)).toEqual(queued.slice(1))
      await house.store.delivered(table.id, [queued[1]?.id ?? 0, 123_456_789])
      expect(await house.store.withQueued()).not.toContain(table.id)
    })

    test('is refused if its id is taken, wherever the other table is', async () => {
      const table = await created()
      const again = { ...table, guildId: 'g2', channelId: 'elsewhere', host: CAT }
      expect(await house.store.create(again)).toEqual({ kind: 'id-taken' })
      expect(await house.store.create(table)).toEqual({ kind: 'id-taken' })
      expect(await house.store.load(table.id)).toEqual(table)
    })

    test('is refused while another one is live in its channel, and nothing of it is stored', async () => {
      const table = await created()
      const other = lobby(freshId(), { channelId: table.channelId })
      const refused = await house.store.create(other, [{ kind: 'opened', position: 0 }])
      expect(refused).toEqual({ kind: 'channel-busy', tableId: table.id })
      expect(await house.store.load(other.id)).toBeNull()
      expect(await house.store.liveIn(table.channelId)).toBe(table.id)
      await house.store.append(changeOf(table, { status: 'cancelled' }))
      expect(await house.store.liveIn(table.channelId)).toBeNull()
      expect(await house.store.create(other)).toEqual({ kind: 'created' })
    })

    test('is refused while its host is the host of as many live tables of the server as they may be', async () => {
      const host: User = { id: 'host of many', name: 'Host' }
      const own = (more: Partial<StoredTable> = {}) => lobby(freshId(), { host, seats: [{ ...host, colour: 0 }], ...more })
      const guest = lobby(freshId(), { seats: [ANN, host].map((user, colour) => ({ ...user, colour })) })
      const [first, second, third] = [own(), own(), own()]
      await house.store.create(guest)
      expect(await house.store.create(first, [], 2)).toEqual({ kind: 'created' })
      expect(await house.store.create(second, [], 2)).toEqual({ kind: 'created' })
      expect(await house.store.create(third, [{ kind: 'opened', position: 0 }], 2)).toEqual({ kind: 'hosts-too-many' })
      expect(await house.store.load(third.id)).toBeNull()
      expect(await house.store.create(own({ channelId: first.channelId }), [], 2)).toMatchObject({ kind: 'channel-busy' })
      expect(await house.store.create(own({ guildId: 'g2' }), [], 2)).toEqual({ kind: 'created' })
      await house.store.append(changeOf(first, { status: 'cancelled' }))
      expect(await house.store.create(third, [], 2)).toEqual({ kind: 'created' })
      expect(await house.store.create(own())).toEqual({ kind: 'created' })
    })

    test('is one of several that are opened in a channel at the same time', async () => {
      const tables = Array.from({ length: 6 }, () => lobby(freshId(), { channelId: 'crowded' }))
      const answers = await Promise.all(tables.map((table) => house.store.create(table)))
      const live = await house.store.liveIn('crowded')
      expect(answers.filter(({ kind }) => kind === 'created')).toHaveLength(1)
      expect(answers.filter(({ kind }) => kind !== 'created')).toEqual(
        Array.from({ length: 5 }, () => ({ kind: 'channel-busy', tableId: live })),
      )
    })

    test('may have hostile texts in it', async () => {
      const host = { id: 'h1', name: HOSTILE }
      const table = lobby(freshId(), { host, seats: [{ ...host, colour: 1 }], options: { said: HOSTILE } })
      await house.store.create(table)
      const named = { ...host, name: kept(HOSTILE) }
      expect(await house.store.load(table.id)).toEqual({ ...table, host: named, seats: [{ ...named, colour: 1 }] })
      const said = entry(1, { facts: [{ kind: HOSTILE, to: 'table' }], action: HOSTILE })
      const snapshot = { state: JSON.stringify(HOSTILE), rulesVersion: 1 }
      const announcements = [{ kind: 'cancelled', by: host, position: 1 } as const]
      await house.store.append(changeOf(table, {}, { entries: [said], snapshot, announcements }))
      expect(await house.store.log(table.id, 0)).toEqual([said])
      expect((await house.store.load(table.id))?.snapshot).toEqual(snapshot)
      expect((await house.store.queued(table.id, 1))[0]?.announcement).toEqual(announcements[0])
    })
  })

  describe('a change', () => {
    test('is stored with everything that belongs to it', async () => {
      const table = await created()
      const shares = [{ userId: BEN.id, entropy: 'x' }]
      const row = { status: 'playing', position: 2, draws: 1, begunUnder: 3, host: BEN, channelId: `c2 ${table.id}` } as const
      const change = changeOf(
        table,
        { ...row, wakeAt: moment(90), options: { turns: '5' } },
        {
          shares,
          entries: [{ kind: 'draw', position: 1, at: moment(1), turn: 0, action: 'deal', facts: [] }, entry(2, { seat: 1 })],
          snapshot: { state: '{"a":1}', rulesVersion: 3 },
          announcements: [{ kind: 'turn', turn: 1, position: 2 }],
          reminded: [BEN.id, ANN.id, BEN.id],
          at: moment(7),
        },
      )
      expect(await house.store.append(change)).toBe('stored')
      const after = await house.store.load(table.id)
      const { revision: _, ...changed } = change.row
      expect(after).toMatchObject({ ...changed, revision: 1, snapshot: change.snapshot, seats: table.seats })
      expect(after?.pledge?.shares).toEqual(shares)
      expect(await house.store.log(table.id, 0)).toEqual(change.entries)
      expect(await house.store.log(table.id, 1)).toEqual(change.entries.slice(1))
      expect(await house.store.remindedAt(ANN.id)).toEqual(moment(7))
      expect(await house.store.remindedAt(EVE.id)).toBeNull()
    })

    test('that does not fit is a conflict and leaves no trace', async () => {
      const table = await created()
      const change = changeOf(
        table,
        { position: 3, draws: 7, host: BEN },
        {
          seats: colours(BEN, CAT),
          shares: [{ userId: BEN.id, entropy: 'x' }],
          entries: [entry(3)],
          snapshot: { state: '{}', rulesVersion: 1 },
          announcements: [{ kind: 'over', position: 3 }],
          reminded: [DAN.id],
        },
      )
      for (const elsewhere of [{ position: 2 }, { status: 'playing' as const }, { revision: 9 }]) {
        for (const reminded of [[], change.reminded]) {
          const expected = { ...change.expected, ...elsewhere }
          expect(await house.store.append({ ...change, reminded, expected })).toBe('conflict')
        }
      }
      expect(await house.store.append({ ...change, tableId: 'zzzzzzzz' })).toBe('conflict')
      // It fits, but its entry already exists. Nothing of it may remain.
      const twice = { ...change, entries: [...change.entries, ...change.entries] }
      await expect(house.store.append(twice)).rejects.toThrow()
      await expect(house.store.append({ ...twice, reminded: [] })).rejects.toThrow()
      expect(await house.store.load(table.id)).toEqual(table)
      expect(await house.store.log(table.id, 0)).toEqual([])
      expect(await house.store.queued(table.id, 9)).toEqual([])
      expect(await house.store.remindedAt(DAN.id)).toBeNull()
    })

    test('is stored for one of several that expect the same', async () => {
      const table = await created()
      const all = [1, 2, 3, 4, 5, 6].map((draws) => changeOf(table, { draws, position: 1 }, { entries: [entry(1)] }))
      const answers = await Promise.all(all.map((change) => house.store.append(change)))
      expect(answers.toSorted()).toEqual([...Array.from({ length: 5 }, () => 'conflict'), 'stored'])
      expect(await house.store.log(table.id, 0)).toHaveLength(1)
    })

    test('changes the order of seats, adds seats and removes them', async () => {
      let table = await created()
      for (const users of [[BEN, ANN], [CAT, BEN, ANN], [ANN, BEN, DAN, CAT], [CAT], [], [DAN, ANN]]) {
        const seats = colours(...users)
        expect(await house.store.append(changeOf(table, {}, { seats }))).toBe('stored')
        table = { ...table, seats, revision: table.revision + 1 }
        expect(await house.store.load(table.id)).toEqual(table)
      }
      const twice = changeOf(table, {}, { seats: colours(ANN, BEN, ANN) })
      await expect(house.store.append(twice)).rejects.toThrow()
      expect(await house.store.load(table.id)).toEqual(table)
    })

    test('that ends a game stores its places, and its seats are open no more', async () => {
      const table = await created({ guildId: 'g ended', status: 'playing', begunUnder: 1 })
      expect(await house.store.liveOf('g ended', ANN.id, 9)).toEqual([table.id])
      const outcome = { winners: [1], places: [2, 1], points: [3, 8], reason: 'done' }
      const snapshot = { state: '{}', rulesVersion: 1 }
      expect(await house.store.append(changeOf(table, { status: 'over' }, { outcome, snapshot }))).toBe('stored')
      expect(await house.store.liveOf('g ended', ANN.id, 9)).toEqual([])
      expect(await house.store.load(table.id)).toMatchObject({ status: 'over', seats: table.seats, snapshot })
      expect(await house.store.nextReview()).toBe(table.id)
    })

    test('may repair a table that is over', async () => {
      const table = await created({ status: 'over', begunUnder: 1, snapshot: null })
      const snapshot = { state: '{"repaired":true}', rulesVersion: 2 }
      expect(await house.store.append(changeOf(table, {}, { snapshot, entries: [entry(1)] }))).toBe('stored')
      expect(await house.store.append(changeOf(table, {}, { snapshot: { ...snapshot, state: '{}' } }))).toBe('conflict')
      expect(await house.store.load(table.id)).toMatchObject({ snapshot, revision: 1 })
    })
  })

  describe('a table that was set aside', () => {
    test('frees its channel, tells only that, and ends when it is discarded', async () => {
      const table = lobby(freshId(), { wakeAt: moment(5) })
      await house.store.create(table)
      const waiting = async () => (await house.store.toWake(99)).map(({ tableId }) => tableId)
      expect(await waiting()).toContain(table.id)
      expect(await house.store.remains(table.id)).toBeNull()
      expect(await house.store.discard(table.id, moment(9))).toBe(false)
      expect(await house.store.quarantine(table.id, HOSTILE)).toBe(true)
      expect(await house.store.quarantine(table.id, 'again')).toBe(false)
      expect(await house.store.quarantine('zzzzzzzz', 'gone')).toBe(false)
      const { channelId, guildId, locale, position } = table
      expect(await house.store.remains(table.id)).toEqual({ id: table.id, channelId, guildId, locale, position })
      expect(await house.store.load(table.id)).toMatchObject({ status: 'quarantined', quarantine: kept(HOSTILE), revision: 1 })
      expect(await house.store.liveIn(channelId)).toBeNull()
      expect(await house.store.quarantined()).toContain(table.id)
      expect(await waiting()).not.toContain(table.id)
      expect(await house.store.withQueued()).toContain(table.id)
      expect((await house.store.queued(table.id, 9)).map(({ announcement }) => announcement?.kind)).toEqual(['set-aside'])
      expect(await house.store.discard(table.id, moment(9))).toBe(true)
      expect(await house.store.discard(table.id, moment(9))).toBe(false)
      expect(await house.store.load(table.id)).toMatchObject({ status: 'cancelled', quarantine: null, revision: 2 })
      expect(await house.store.queued(table.id, 9)).toEqual([])
    })

    test('is not told anything else, and a repair brings it back', async () => {
      const table = lobby(freshId())
      await house.store.create(table, [{ kind: 'opened', position: 0 }])
      await house.store.quarantine(table.id, 'broken')
      const told = (await house.store.queued(table.id, 9)).filter(({ announcement }) => announcement?.kind === 'set-aside')
      await house.store.delivered(
        table.id,
        told.map(({ id }) => id),
      )
      expect(await house.store.withQueued()).not.toContain(table.id)
      const aside = await house.store.load(table.id)
      if (aside === null) throw new Error('the table is gone')
      expect(await house.store.append(changeOf(aside, { status: 'lobby' }))).toBe('stored')
      expect(await house.store.load(table.id)).toMatchObject({ status: 'lobby', quarantine: null })
    })
  })

  describe('what is no JSON', () => {
    test.each([
      ['options', `UPDATE tables SET options = '{' WHERE id =`],
      ['affairs', `UPDATE tables SET affairs = '{' WHERE id =`],
      ['shares', `UPDATE pledges SET shares = '{' WHERE table_id =`],
    ])('makes a table unreadable: %s', async (_what, statement) => {
      const { id } = await created()
      await house.meddle(`${statement} '${id}'`)
      await expect(house.store.load(id)).rejects.toThrow(`What is stored of table ${id} is broken`)
      expect(await house.store.quarantine(id, 'broken')).toBe(true)
    })

    test('makes a log unreadable, from there on only', async () => {
      const table = await created()
      await house.store.append(changeOf(table, { position: 3 }, { entries: [entry(1), entry(2), entry(3)] }))
      await house.meddle(`UPDATE log SET content = '{' WHERE position = 2 AND table_id = '${table.id}'`)
      await expect(house.store.log(table.id, 0)).rejects.toThrow(`What is stored of table ${table.id} is broken`)
      expect(await house.store.log(table.id, 2)).toEqual([entry(3)])
      expect(await house.store.load(table.id)).not.toBeNull()
    })

    test('is an announcement that cannot be read', async () => {
      const table = lobby(freshId())
      await house.store.create(table, [{ kind: 'opened', position: 0 }])
      await house.meddle(`UPDATE outbox SET announcement = '{' WHERE table_id = '${table.id}'`)
      expect(await house.store.queued(table.id, 9)).toEqual([{ id: expect.any(Number), announcement: null }])
    })
  })
})

describe.each(DATABASES)('in $name, tables are found', ({ open }) => {
  let house: Premises
  beforeAll(async () => {
    house = await open()
    const { store } = house
    const at = (seconds: number, more: Parameters<typeof lobby>[1] = {}) => ({ createdAt: moment(seconds), ...more })
    await store.create(lobby('lobby1', at(3, { channelId: 'c1', wakeAt: moment(50) })))
    await store.create(lobby('play1', at(2, { channelId: 'c2', status: 'playing', begunUnder: 1, wakeAt: moment(40) })))
    await store.create(lobby('play2', at(5, { channelId: 'c3', status: 'playing', begunUnder: 1, openedIn: 'c1' })))
    await store.create(lobby('far1', at(1, { channelId: 'c4', guildId: 'g2' })))
    await store.create(lobby('over1', at(4, { channelId: 'c1', openedIn: 'c1', status: 'over', begunUnder: 1 })))
    await store.create(lobby('gone1', at(6, { channelId: 'c5', openedIn: 'c5', status: 'cancelled', seats: [] })))
    await store.create(lobby('aside1', at(0, { channelId: 'c5', openedIn: 'c6' })))
    await store.create(lobby('aside2', at(9, { channelId: 'c7', openedIn: 'c6', gameId: 'other' })))
    await store.quarantine('aside2', 'broken')
    await store.quarantine('aside1', 'broken')
  })

  test('by channel', async () => {
    const { store } = house
    expect(await Promise.all(['c1', 'c3', 'c5', 'none'].map(store.liveIn))).toEqual(['lobby1', 'play2', null, null])
    expect(await Promise.all(['c1', 'c3', 'c5', 'c6', 'none'].map((channel) => store.latestIn(channel, 'tally')))).toEqual([
      'play2',
      'play2',
      'gone1',
      'aside1',
      null,
    ])
    expect(await store.latestIn('c6', 'other')).toBe('aside2')
    expect(await Promise.all(['c1', 'c2', 'c5'].map((channel) => store.lastPlayed(channel, 'tally')))).toEqual([
      'over1',
      'play1',
      null,
    ])
  })

  test('by player, by several channels, and by what is to be done', async () => {
    const { store } = house
    expect(await store.liveOf('g1', ANN.id, 9)).toEqual(['play2', 'lobby1', 'play1'])
    expect(await store.liveOf('g1', ANN.id, 2)).toEqual(['play2', 'lobby1'])
    expect(await store.liveOf('g2', ANN.id, 9)).toEqual(['far1'])
    expect(await store.liveOf('g1', CAT.id, 9)).toEqual([])
    expect(await store.liveAmong(['c3', 'c4', 'c2', 'c1', 'c5'], 9)).toEqual(['lobby1', 'far1', 'play2', 'play1'])
    expect(await store.liveAmong(['c3', 'c4', 'c2', 'c1', 'c5'], 3)).toEqual(['lobby1', 'far1', 'play2'])
    expect(await store.liveAmong([], 3)).toEqual([])
    const places = async (guildIds: readonly string[]) => (await store.liveOn(guildIds)).map(({ channelId }) => channelId)
    expect((await places(['g1', 'g3'])).toSorted()).toEqual(['c1', 'c2', 'c3'])
    expect(await store.liveOn(['g2'])).toEqual([{ guildId: 'g2', channelId: 'c4' }])
    expect(await store.liveOn([])).toEqual([])
    expect(await store.live()).toEqual(['far1', 'play1', 'lobby1', 'play2'])
    expect(await store.quarantined()).toEqual(['aside1', 'aside2'])
    expect(await store.toWake(9)).toEqual([
      { tableId: 'play1', position: 0, at: moment(40) },
      { tableId: 'lobby1', position: 0, at: moment(50) },
    ])
    expect(await store.toWake(1)).toHaveLength(1)
  })

  test('and counted', async () => {
    expect(await house.census()).toEqual({
      tables: { lobby: 2, playing: 2, over: 0, quarantined: 2 },
      queued: 2,
    })
  })
})

describe.each(DATABASES)('in $name', ({ open }) => {
  test('looks back at games are begun in the order in which these ended, five times at most', async () => {
    const { store, meddle } = await open()
    const outcome = { winners: [1], places: [2, 1], points: [3, 8], reason: 'done' }
    for (const id of ['zebra', 'ape']) {
      const table = lobby(id, { status: 'playing' })
      await store.create(table)
      await store.append(changeOf(table, { status: 'over' }, { outcome }))
    }
    const review = { chances: [[50, 50]], good: [], misses: [], turningPoints: [] }
    expect([await store.nextReview(), await store.nextReview(), await store.nextReview()]).toEqual(['zebra', 'ape', 'zebra'])
    await store.putReview('ape', review, 7)
    expect(await store.review('ape')).toEqual(review)
    expect(await store.review('zebra')).toBeNull()
    expect((await store.queued('ape', 9)).map(({ announcement }) => announcement)).toEqual([{ kind: 'reviewed', position: 7 }])
    for (let begun = 2; begun < 5; begun++) expect(await store.nextReview()).toBe('zebra')
    expect(await store.nextReview()).toBeNull()
    await store.putReview('ape', null, 7)
    expect(await store.review('ape')).toBeNull()
    expect(await store.queued('ape', 9)).toHaveLength(1)
    await meddle('DELETE FROM reviews')
    expect(await store.nextReview()).toBeNull()
  })

  test('settings are set one by one, two guides seen at the same time are both kept, and those of a game forgotten', async () => {
    const { settings, restart } = await open()
    const none = { quiet: null, guides: [], listed: true, calls: 'channel', locale: null, toldClosed: false }
    expect(await settings.find('1')).toEqual(none)
    await Promise.all(['pig', 'bees', 'ants', 'pig', 'bees'].map((game) => settings.sawGuide('1', game)))
    const quiet = { from: 60, to: 120, zone: 'Europe/Berlin' }
    await settings.setQuiet('1', quiet)
    await settings.setListed('1', false)
    await settings.setCalls('1', 'direct', 'de')
    await settings.setToldClosed('1', true)
    const all = { quiet, guides: ['ants', 'bees', 'pig'], listed: false, calls: 'direct', locale: 'de', toldClosed: true }
    expect(await settings.find('1')).toEqual(all)
    await settings.setQuiet('1', null)
    await settings.setListed('1', true)
    await settings.setToldClosed('1', false)
    const changed = { ...all, quiet: null, listed: true, toldClosed: false }
    expect(await settings.find('2')).toEqual(none)
    const { settings: later } = await restart()
    expect(await later.find('1')).toEqual(changed)
    for (const guide of ['pig/move', 'pigs', 'pigs/move']) await later.sawGuide('1', guide)
    for (const user of ['1', '2']) await later.forgetGuides(user, 'pig')
    expect((await later.find('1')).guides).toEqual(['ants', 'bees', 'pigs', 'pigs/move'])
    for (const game of ['ants', 'bees', 'pigs']) await later.forgetGuides('1', game)
    expect(await later.find('1')).toEqual({ ...changed, guides: [] })
    expect(await later.find('2')).toEqual(none)
  })

  test('a game is played from its lobby to its end', async () => {
    const house = await open()
    const { id } = await begun(house, [ANN, BEN], { options: { turns: '3' } })
    const { position, players, game, state } = await press(house, id, 'add', 'end', 'end')
    good(await house.tables.act(id, players[seatOnTurn({ game, state })] ?? ANN, position, 'end'))
    await told(house, id)
    expect(await house.tables.find(id)).toMatchObject({ status: 'over' })
    expect((await house.census()).tables).toEqual({ lobby: 0, playing: 0, over: 1, quarantined: 0 })
    const log = await house.tables.log(id, 0)
    const again = await house.restart()
    expect(await again.tables.find(id)).toMatchObject({ status: 'over' })
    expect(await again.tables.log(id, 0)).toEqual(log)
    good(await again.tables.open(request()))
  })
})
