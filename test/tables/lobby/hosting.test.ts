import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import type { User } from '../../../src/tables/model/people.js'
import type { Result } from '../../../src/tables/model/refusal.js'
import type { Settlements } from '../../../src/tables/model/services.js'
import { type CancelledTable, type Lobby, seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  DAN,
  EVE,
  good,
  type House,
  heard,
  openHouse,
  pass,
  playing,
  press,
  refused,
  request,
} from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const NOBODY: User = { id: '9', name: 'Nobody' }

async function lobby(house: House, users: readonly User[] = [ANN, BEN, CAT], more = {}): Promise<string> {
  const [host = ANN, ...guests] = users
  const { id } = good(await house.tables.open(request({ host, ...more })))
  for (const guest of guests) good(await house.tables.join(id, guest))
  return id
}

const find = async (house: House, id: string): Promise<Lobby> => {
  const table = await house.tables.find(id)
  if (table?.status !== 'lobby') throw new Error(`the table is ${table?.status}`)
  return table
}

/** Ends turns until the game is over. */
async function playOut(house: House, id: string): Promise<void> {
  for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
    good(await house.tables.act(id, table.players[seatsToMove(table)[0] ?? -1] ?? ANN, table.position, 'end'))
  }
}

describe('colours', () => {
  test('are the first free ones, until their players choose others', async () => {
    const house = openHouse()
    const id = await lobby(house)
    expect((await find(house, id)).colours).toEqual([0, 1, 2])
    good(await house.tables.chooseColour(id, BEN, 3))
    good(await house.tables.leave(id, ANN))
    good(await house.tables.join(id, DAN))
    expect((await find(house, id)).players.map(({ name }) => name)).toEqual(['Ben', 'Cat', 'Dan'])
    expect((await find(house, id)).colours).toEqual([3, 2, 0])
    const table = good(await house.tables.start(id, BEN))
    expect(table.colours).toEqual([3, 2, 0])
    expect((await playing(house.restart(), id)).colours).toEqual([3, 2, 0])
  })

  test('belong to one player each, and there are as many as the game has seats', async () => {
    const house = openHouse()
    const id = await lobby(house)
    expect(await house.tables.chooseColour(id, BEN, 0)).toMatchObject({ refusal: { code: 'colour-taken', by: ANN } })
    good(await house.tables.chooseColour(id, BEN, 1))
    for (const colour of [-1, 4, 1.5]) expect(refused(await house.tables.chooseColour(id, BEN, colour))).toBe('unknown-colour')
    expect(refused(await house.tables.chooseColour(id, NOBODY, 3))).toBe('not-seated')
    const verbs = await Promise.all([ANN, BEN, CAT].map((user) => house.tables.chooseColour(id, user, 3)))
    expect(verbs.filter((verb) => verb.ok)).toHaveLength(1)
    expect(new Set((await find(house, id)).colours).size).toBe(3)
  })
})

describe('the host', () => {
  test('sets pace, seating, thread, language, seats and options, and all of it is kept', async () => {
    const house = openHouse()
    const id = await lobby(house)
    expect(await find(house, id)).toMatchObject({ terms: { pace: 'daily', bank: 'none', seating: 'joined', thread: false } })
    good(await house.tables.configure(id, ANN, { pace: 'evening', locale: 'fr', capacity: 3, options: { turns: '1000' } }))
    good(await house.tables.configure(id, ANN, { bank: 'days', seating: 'shuffled', thread: true }))
    const settled = {
      terms: { pace: 'evening', bank: 'days', seating: 'shuffled', thread: true },
      locale: 'fr',
      capacity: 3,
      options: { turns: '1000' },
    }
    expect(await find(house.restart(), id)).toMatchObject(settled)
  })

  test.each<[Settlements, object]>([
    [{ capacity: 5 }, { code: 'capacity-out-of-range', min: 2, max: 4 }],
    [{ capacity: 2 }, { code: 'capacity-too-small', seated: 3 }],
    [{ options: { turns: '7' } }, { code: 'unknown-option' }],
    [{ options: { luck: 'yes' } }, { code: 'unknown-option' }],
    [JSON.parse('{"pace":"hasty"}'), { code: 'unknown-option' }],
    [JSON.parse('{"seating":"stacked"}'), { code: 'unknown-option' }],
  ])('cannot set %j', async (changes, refusal) => {
    const house = openHouse()
    const id = await lobby(house)
    const before = await find(house, id)
    expect(await house.tables.configure(id, ANN, { locale: 'de', ...changes })).toEqual({ ok: false, refusal })
    expect(await find(house, id)).toEqual(before)
  })

  test('opens no table on terms that do not exist', async () => {
    const terms = JSON.parse('{"pace":"hasty"}')
    expect(refused(await openHouse().tables.open(request({ terms })))).toBe('unknown-option')
  })

  test('hands over, and removes guests', async () => {
    const house = openHouse()
    const id = await lobby(house)
    good(await house.tables.handOver(id, ANN, CAT.id))
    expect((await find(house, id)).host).toEqual(CAT)
    expect(refused(await house.tables.remove(id, ANN, BEN.id))).toBe('not-the-host')
    good(await house.tables.remove(id, CAT, ANN.id))
    expect((await find(house, id)).players).toEqual([BEN, CAT])
    for (const guest of [CAT, NOBODY]) {
      expect(refused(await house.tables.remove(id, CAT, guest.id))).toBe('no-guest')
      expect(refused(await house.tables.handOver(id, CAT, guest.id))).toBe('no-guest')
    }
    for (const result of [
      await house.tables.configure(id, BEN, { pace: 'none' }),
      await house.tables.handOver(id, BEN, BEN.id),
    ]) {
      expect(result).toEqual({ ok: false, refusal: { code: 'not-the-host', host: CAT } })
    }
  })

  test('can do none of it once the game has begun', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    const results = [
      await house.tables.chooseColour(id, ANN, 3),
      await house.tables.configure(id, ANN, { pace: 'none' }),
      await house.tables.handOver(id, ANN, BEN.id),
      await house.tables.remove(id, ANN, BEN.id),
    ]
    expect(results.map(refused)).toEqual(['settings-final', 'settings-final', 'settings-final', 'already-started'])
  })

  test('is announced as pressed on the message unless the request came from elsewhere', async () => {
    const house = openHouse()
    const id = await lobby(house)
    await pass(house, 0)
    heard(house)
    good(await house.tables.configure(id, ANN, { pace: 'none' }))
    await pass(house, 0)
    expect(heard(house)).toEqual([{ kind: 'lobby-pressed', position: 3 }])
    good(await house.tables.configure(id, ANN, { pace: 'live' }, 'elsewhere'))
    await pass(house, 0)
    good(await house.tables.chooseColour(id, BEN, 3, 'elsewhere'))
    await pass(house, 0)
    expect(heard(house)).toEqual([
      { kind: 'lobby', position: 4 },
      { kind: 'lobby', position: 5 },
    ])
  })
})

describe('drawn seats', () => {
  test('are drawn before the deal, with a number of their own, and are in the log', async () => {
    const house = openHouse({ seed: 'a seating that moves somebody' })
    const id = await lobby(house, [ANN, BEN, CAT, DAN], { terms: { seating: 'shuffled' } })
    good(await house.tables.chooseColour(id, ANN, 0))
    const { players, colours } = good(await house.tables.start(id, ANN))
    const names = players.map(({ name }) => name)
    expect(names).not.toEqual(['Ann', 'Ben', 'Cat', 'Dan'])
    expect(Object.fromEntries(names.map((name, seat) => [name, colours[seat]]))).toEqual({ Ann: 0, Ben: 1, Cat: 2, Dan: 3 })
    expect(house.draws).toEqual([0, 1])
    expect((await house.tables.log(id, 0)).map((entry) => (entry.kind === 'seated' ? entry.userIds : entry.kind))).toEqual([
      players.map((user) => user.id),
      'draw',
    ])
    const after = house.restart()
    expect((await playing(after, id)).players).toEqual(players)
    expect(await auditTable(after.store, () => tally, id)).toEqual({ kind: 'sound' })
    const { position } = await press(after, id, 'add')
    expect(position).toBe(3)
  })
})

describe('moving to a thread', () => {
  test('a lobby and a game go on there, and their channel is free', async () => {
    const house = openHouse()
    const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    good(await house.tables.relocate(id, 'thread'))
    expect(await house.tables.liveIn('c1')).toBeNull()
    const after = house.restart()
    expect(await after.tables.liveIn('thread')).toMatchObject({ id, openedIn: 'c1' })
    await press(after, id, 'add')
    good(await after.tables.relocate(id, 'thread'))
    const other = await lobby(after, [ANN])
    expect(await after.tables.relocate(other, 'thread')).toEqual({ ok: false, refusal: { code: 'channel-busy', tableId: id } })
    good(await after.tables.cancel(other, ANN, false))
    expect(refused(await after.tables.relocate(other, 'c7'))).toBe('already-over')
  })
})

describe('a rematch', () => {
  async function played(house: House, users: readonly User[] = [ANN, BEN, CAT]): Promise<string> {
    const id = await lobby(house, users, { terms: { pace: 'live' }, locale: 'de', capacity: 3 })
    good(await house.tables.chooseColour(id, BEN, 3))
    good(await house.tables.start(id, ANN))
    await playOut(house, id)
    await pass(house, 0)
    heard(house)
    return id
  }

  test('takes one press by each player; the last one starts the game on the same terms', async () => {
    const house = openHouse()
    const before = await played(house)
    const opened = good(await house.tables.rematch(before, BEN))
    expect(opened).toMatchObject({ status: 'lobby', host: BEN, players: [BEN], colours: [3], follows: before, locale: 'de' })
    expect(opened.terms.pace).toBe('live')
    await pass(house, 0)
    expect(heard(house)).toEqual([
      { kind: 'lobby', position: 0 },
      { kind: 'invited', users: [ANN, CAT], position: 0 },
    ])
    expect(good(await house.tables.rematch(before, BEN))).toEqual(opened)
    expect(good(await house.tables.rematch(before, ANN)).status).toBe('lobby')
    const begunAgain = good(await house.restart().tables.rematch(before, CAT))
    expect(begunAgain).toMatchObject({ status: 'playing', players: [BEN, ANN, CAT], colours: [3, 0, 2] })
  })

  test('gives everybody their colour again, however they come to its table', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.rematch(await played(house), BEN))
    const { tables } = house.restart()
    good(await tables.join(id, CAT, 'elsewhere', 'a press'))
    expect(good(await tables.join(id, ANN))).toMatchObject({
      status: 'playing',
      players: [BEN, CAT, ANN],
      colours: [3, 2, 0],
    })
  })

  test('is played where the game was, without a thread of its own, until its host wants one', async () => {
    const house = openHouse()
    const before = await lobby(house, [ANN, BEN], { terms: { thread: true } })
    good(await house.tables.start(before, ANN))
    good(await house.tables.cancel(before, ANN, false))
    const { id, terms } = good(await house.tables.rematch(before, ANN))
    expect(terms.thread).toBe(false)
    expect(good(await house.tables.configure(id, ANN, { thread: true })).terms.thread).toBe(true)
  })

  test('also follows a game that was ended without a result, but not a lobby that was closed', async () => {
    const house = openHouse()
    const before = await lobby(house, [ANN, BEN])
    good(await house.tables.start(before, ANN))
    good(await house.tables.cancel(before, ANN, false))
    const { id } = good(await house.tables.rematch(before, BEN))
    good(await house.tables.closeLobby(id, BEN, false))
    expect(refused(await house.tables.rematch(id, BEN))).toBe('already-over')
    good(await house.tables.rematch(before, ANN))
    expect(good(await house.tables.rematch(before, BEN))).toMatchObject({ status: 'playing', players: [ANN, BEN] })
  })

  test('pressed by all at once opens one table, with everybody seated', async () => {
    const house = openHouse()
    const before = await played(house)
    const results = await Promise.all([ANN, BEN, CAT, BEN].map((user) => house.tables.rematch(before, user)))
    expect(results.map((result) => (result.ok ? result.value.status : result.refusal.code)).sort()).toEqual([
      'lobby',
      'lobby',
      'playing',
      'playing',
    ])
    const table = await house.tables.liveIn('c1')
    expect(table?.players).toHaveLength(3)
    await pass(house, 0)
    expect(heard(house).slice(-2)).toMatchObject([{ kind: 'lobby' }, { kind: 'turn' }])
  })

  test('can be started by its host with the players who are there, including others', async () => {
    const house = openHouse()
    const before = await played(house)
    const { id } = good(await house.tables.rematch(before, ANN))
    good(await house.tables.decline(id, BEN))
    good(await house.tables.join(id, DAN))
    expect(good(await house.tables.start(id, ANN)).players).toEqual([ANN, DAN])
    expect(refused(await house.tables.rematch(before, BEN))).toBe('already-started')
  })

  test('whose last player joins just before its lobby is closed goes on as a game', async () => {
    let closed: Promise<Result<CancelledTable>> | null = null
    let close = (): Promise<Result<CancelledTable>> | null => null
    // While the disk stores that the last player has joined.
    const house = openHouse({
      async sync() {
        closed ??= close()
      },
    })
    const before = await played(house, [ANN, BEN])
    const { id } = good(await house.tables.rematch(before, ANN))
    close = () => house.tables.closeLobby(id, ANN, false)
    expect(good(await house.tables.rematch(before, BEN)).status).toBe('playing')
    expect(await closed).toEqual({ ok: false, refusal: { code: 'has-begun' } })
  })

  test('of a rematch is another rematch', async () => {
    const house = openHouse()
    const before = await played(house, [ANN, BEN])
    good(await house.tables.rematch(before, ANN))
    const second = good(await house.tables.rematch(before, BEN))
    await playOut(house, second.id)
    expect(good(await house.tables.rematch(second.id, BEN)).follows).toBe(second.id)
  })

  test('needs a game that is over, a seat at it, and a free channel', async () => {
    const house = openHouse()
    const before = await played(house)
    expect(refused(await house.tables.rematch(before, EVE))).toBe('not-seated')
    expect(refused(await house.tables.rematch('zzzzzzzz', ANN))).toBe('no-such-table')
    const busy = await begun(house, [ANN, BEN])
    expect(await house.tables.rematch(before, ANN)).toEqual({ ok: false, refusal: { code: 'channel-busy', tableId: busy.id } })
    expect(refused(await house.tables.rematch(busy.id, ANN))).toBe('not-over')
  })
})

describe("a user's tables", () => {
  test('those that wait for the user come first, most urgent at the top', async () => {
    const house = openHouse()
    const at = async (channelId: string, pace: 'none' | 'live' | 'daily', isTurn: boolean) => {
      const { id, game, state, players } = await begun(house, [ANN, BEN], {
        channelId,
        terms: { pace },
        options: { turns: '1000' },
      })
      house.clock.advance(1_000)
      const isAnns = players[seatOnTurn({ game, state })]?.id === ANN.id
      if (isAnns !== isTurn) await press(house, id, 'end')
      return id
    }
    const expected = [
      await at('c1', 'live', true),
      await at('c2', 'daily', true),
      await at('c3', 'none', true),
      await lobby(house, [BEN, ANN], { channelId: 'c4' }),
      await at('c5', 'live', false),
    ]
    await begun(house, [BEN, CAT], { channelId: 'c6' })
    await begun(house, [ANN, BEN], { channelId: 'c7', guildId: 'g2' })
    const over = await begun(house, [ANN, BEN], { channelId: 'c8' })
    await playOut(house, over.id)
    const listed = (await house.tables.ofUser('g1', ANN.id)).map(({ id }) => id)
    expect(listed.slice(0, 3)).toEqual(expected.slice(0, 3))
    expect(new Set(listed)).toEqual(new Set(expected))
    const after = house.restart()
    expect((await after.tables.ofUser('g1', ANN.id)).map(({ id }) => id)).toEqual(listed)
    expect(await after.tables.ofUser('g1', EVE.id)).toEqual([])
  })

  test('may be more than a hundred: the one that has waited for days is still the first, and none is missing', async () => {
    const house = openHouse()
    const { id, game, state, players } = await begun(house, [ANN, BEN], { channelId: 'first', options: { turns: '1000' } })
    if (players[seatOnTurn({ game, state })]?.id !== ANN.id) await press(house, id, 'end')
    for (let number = 0; number < 110; number++) {
      house.clock.advance(1_000)
      await lobby(house, [{ id: `host ${number}`, name: 'Host' }, ANN], { channelId: `c${number}` })
    }
    const listed = (await house.tables.ofUser('g1', ANN.id)).map((table) => table.id)
    expect(listed[0]).toBe(id)
    expect(listed).toHaveLength(111)
  })

  test('are listed without those that cannot be read', async () => {
    const house = openHouse()
    const broken = await begun(house, [ANN, BEN])
    const sound = await begun(house, [ANN, BEN], { channelId: 'c2' })
    const load = (text: string, version: number) => {
      if (JSON.parse(text).broken === true) throw new Error('what is this?')
      return tally.load(text, version)
    }
    house.close()
    const database = new Database(house.path)
    database.exec(`UPDATE snapshots SET state = '{"broken":true}' WHERE table_id = '${broken.id}'`)
    database.exec(`DELETE FROM log WHERE table_id = '${broken.id}'`)
    database.close()
    const after = openHouse({ games: [{ ...tally, load }] }, house.path)
    expect((await after.tables.ofUser('g1', ANN.id)).map(({ id }) => id)).toEqual([sound.id])
  })
})
