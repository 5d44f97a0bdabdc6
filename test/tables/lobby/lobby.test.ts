import { afterAll, describe, expect, test } from 'vitest'
import { newLobby } from '../../../src/tables/decisions/lobby.js'
import type { User } from '../../../src/tables/model/people.js'
import { isYoung } from '../../../src/tables/model/rounds.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
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
  kinds,
  openHouse,
  playing,
  refused,
  request,
  told,
  until,
} from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

describe('opening', () => {
  test('the host is in the first seat and every option has a choice', async () => {
    const { tables } = openHouse()
    const lobby = good(await tables.open(request()))
    expect(lobby).toMatchObject({ status: 'lobby', host: ANN, players: [ANN], capacity: 4, options: { turns: '3' }, position: 0 })
    expect(lobby.id).toMatch(/^[0-9a-z]{8}$/)
    expect(await tables.find(lobby.id)).toEqual(lobby)
    expect(await tables.liveIn('c1')).toEqual(lobby)
  })

  test('somebody is the host of at most 25 open tables of a server', async () => {
    const house = openHouse()
    const { tables } = house
    const over = await begun(house)
    good(await tables.cancel(over.id, ANN, false))
    const ids: string[] = []
    for (let number = 0; number < 25; number++) ids.push(good(await tables.open(request({ channelId: `c ${number}` }))).id)
    const refusal = { code: 'hosts-too-many', most: 25 }
    expect(await tables.open(request())).toEqual({ ok: false, refusal })
    expect(await tables.rematch(over.id, ANN)).toEqual({ ok: false, refusal })
    good(await tables.open(request({ guildId: 'g2', channelId: 'elsewhere' })))
    good(await tables.rematch(over.id, BEN))
    good(await tables.join(good(await tables.open(request({ host: CAT, channelId: 'hers' }))).id, ANN))
    good(await tables.closeLobby(ids[0] ?? '', ANN, false))
    good(await tables.open(request({ channelId: 'again' })))
  })

  test('keeps the stamp that its game gives new tables, whatever was requested', () => {
    const birth = { id: 'ab12cd34', commitment: '', createdAt: new Date(0) }
    const marked = { ...tally, stamp: { dice: 'two' } }
    expect(newLobby(request(), marked, birth).options).toEqual({ turns: '3', dice: 'two' })
    expect(newLobby(request({ options: { turns: '1000', dice: 'one' } }), marked, birth).options).toEqual({
      turns: '1000',
      dice: 'two',
    })
  })

  test.each([
    [{ gameId: 'chess' }, { code: 'unknown-game' }],
    [{ capacity: 1 }, { code: 'capacity-out-of-range', min: 2, max: 4 }],
    [{ capacity: 5 }, { code: 'capacity-out-of-range', min: 2, max: 4 }],
    [{ capacity: 2.5 }, { code: 'capacity-out-of-range', min: 2, max: 4 }],
    [{ options: { turns: '4' } }, { code: 'unknown-option' }],
    [{ options: { colour: 'red' } }, { code: 'unknown-option' }],
  ])('%j is refused', async (more, refusal) => {
    const { tables } = openHouse()
    expect(await tables.open(request(more))).toEqual({ ok: false, refusal })
    expect(await tables.liveIn('c1')).toBeNull()
  })

  test('a channel has one live table, however many are opened at once', async () => {
    const { tables } = openHouse()
    const results = await Promise.all([ANN, BEN, CAT].map((host) => tables.open(request({ host }))))
    const [lobby] = results.flatMap((result) => (result.ok ? [result.value] : []))
    const refusals = results.flatMap((result) => (result.ok ? [] : [result.refusal]))
    expect(refusals).toEqual([
      { code: 'channel-busy', tableId: lobby?.id },
      { code: 'channel-busy', tableId: lobby?.id },
    ])
    expect(good(await tables.open(request({ channelId: 'c2' }))).channelId).toBe('c2')
  })

  test('a channel is free again after a cancelled and after a finished game', async () => {
    const house = openHouse()
    const { tables } = house
    const first = good(await tables.open(request()))
    good(await tables.cancel(first.id, ANN, false))
    const game = await begun(house)
    await finish(house, game.id)
    expect(await tables.liveIn('c1')).toBeNull()
    good(await tables.open(request()))
  })

  test('an id that is taken is drawn again', async () => {
    const ids = ['aaaaaaaa', 'aaaaaaaa', 'bbbbbbbb']
    const house = openHouse({
      between: (store) => ({ ...store, create: (table) => store.create({ ...table, id: ids.shift() ?? '' }) }),
    })
    good(await house.tables.open(request()))
    good(await house.tables.open(request({ channelId: 'c2' })))
    expect(ids).toEqual([])
    expect((await house.tables.liveIn('c1'))?.id).toBe('aaaaaaaa')
    expect((await house.tables.liveIn('c2'))?.id).toBe('bbbbbbbb')
  })
})

async function finish({ tables }: ReturnType<typeof openHouse>, id: string): Promise<void> {
  for (;;) {
    const table = await tables.find(id)
    if (table?.status !== 'playing') return
    const user = table.players[seatOnTurn(table)]
    if (user !== undefined) good(await tables.act(id, user, table.position, 'end'))
  }
}

describe('joining and leaving', () => {
  test('players sit in the order of joining', async () => {
    const { tables } = openHouse()
    const { id } = good(await tables.open(request()))
    good(await tables.join(id, BEN))
    expect(good(await tables.join(id, CAT))).toMatchObject({ players: [ANN, BEN, CAT], position: 2 })
    expect(good(await tables.leave(id, BEN))).toMatchObject({ players: [ANN, CAT], position: 3, host: ANN })
  })

  test('a user sits down only once, and not at a full table', async () => {
    const { tables } = openHouse()
    const { id } = good(await tables.open(request({ capacity: 2 })))
    expect(refused(await tables.join(id, ANN))).toBe('already-seated')
    good(await tables.join(id, BEN))
    expect(refused(await tables.join(id, BEN))).toBe('already-seated')
    expect(refused(await tables.join(id, CAT))).toBe('table-full')
    expect(refused(await tables.leave(id, CAT))).toBe('not-seated')
  })

  test('of five who join at once nobody gets two seats, and there are not too many', async () => {
    const { tables } = openHouse()
    const { id } = good(await tables.open(request()))
    const results = await Promise.all([BEN, BEN, CAT, DAN, EVE].map((user) => tables.join(id, user)))
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual([
      'ok',
      'already-seated',
      'ok',
      'ok',
      'table-full',
    ])
    expect((await tables.find(id))?.players).toEqual([ANN, BEN, CAT, DAN])
  })

  test('the next in order becomes host when the host leaves', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.open(request()))
    good(await house.tables.join(id, BEN))
    good(await house.tables.join(id, CAT))
    expect(good(await house.tables.leave(id, ANN))).toMatchObject({ host: BEN, players: [BEN, CAT] })
    expect(await house.restart().tables.find(id)).toMatchObject({ host: BEN, players: [BEN, CAT] })
  })

  test('the lobby closes when nobody is left', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.open(request()))
    expect(good(await house.tables.leave(id, ANN)).status).toBe('cancelled')
    expect(refused(await house.tables.join(id, BEN))).toBe('already-over')
    await until(() => kinds(house).includes('cancelled'))
  })

  test('is announced: presses on the message, changes from elsewhere, and the start', async () => {
    const house = openHouse()
    const { id } = good(await house.tables.open(request()))
    good(await house.tables.join(id, BEN))
    await told(house, id)
    good(await house.tables.join(id, CAT, 'elsewhere'))
    await told(house, id)
    good(await house.tables.leave(id, CAT))
    await told(house, id)
    good(await house.tables.start(id, ANN))
    await told(house, id)
    expect(house.publisher.delivered.map(({ announcement }) => announcement)).toEqual([
      { kind: 'lobby-pressed', position: 1 },
      { kind: 'lobby', position: 2 },
      { kind: 'lobby-pressed', position: 3 },
      { kind: 'lobby-pressed', position: 1 },
      { kind: 'turn', turn: 1, position: 1 },
    ])
  })

  test('a table that does not exist', async () => {
    const { tables } = openHouse()
    expect(refused(await tables.join('zzzzzzzz', BEN))).toBe('no-such-table')
    expect(await tables.find('zzzzzzzz')).toBeNull()
    expect(await tables.liveIn('c1')).toBeNull()
    expect(await tables.log('zzzzzzzz', 0)).toEqual([])
  })
})

describe('starting and cancelling', () => {
  test('only the host starts, with enough players, once', async () => {
    const { tables } = openHouse()
    const { id } = good(await tables.open(request()))
    expect(await tables.start(id, ANN)).toEqual({ ok: false, refusal: { code: 'too-few-players', min: 2 } })
    good(await tables.join(id, BEN))
    expect(await tables.start(id, BEN)).toEqual({ ok: false, refusal: { code: 'not-the-host', host: ANN } })
    good(await tables.start(id, ANN))
    expect(refused(await tables.start(id, ANN))).toBe('has-begun')
    expect(refused(await tables.closeLobby(id, ANN, false))).toBe('has-begun')
    expect(refused(await tables.join(id, CAT))).toBe('already-started')
    expect(refused(await tables.leave(id, BEN))).toBe('already-started')
  })

  test('the first draw is logged before anybody acts', async () => {
    const house = openHouse()
    const table = await begun(house)
    expect(table).toMatchObject({ status: 'playing', position: 1, players: [ANN, BEN] })
    expect(await house.tables.log(table.id, 0)).toEqual([
      {
        position: 1,
        at: house.clock.now(),
        kind: 'draw',
        action: expect.stringMatching(/^first-[01]$/),
        facts: [{ kind: 'first', to: 'table', by: 'chance', value: expect.any(Number) }],
        turn: 0,
      },
    ])
    await until(() => kinds(house).includes('turn'))
    expect(house.publisher.delivered.at(-1)?.announcement).toEqual({ kind: 'turn', turn: 1, position: 1 })
  })

  describe('a host who plays against people, once the game is long', () => {
    const WEEK = 7 * 24 * 60 * 60_000

    /** A long game without a pace in which it is the turn of `mover`. */
    async function waitingFor(house: House, mover: User) {
      const { id } = await begun(house, [ANN, BEN], { options: { turns: '1000' }, terms: { pace: 'none' } })
      for (;;) {
        const table = await playing(house, id)
        const user = table.players[seatOnTurn(table)] ?? ANN
        if (!isYoung(table) && user.id === mover.id) return table
        good(await house.tables.act(id, user, table.position, 'end'))
      }
    }

    test('cancels it alone after it has waited seven days for somebody else, and is told when', async () => {
      const house = openHouse()
      const { id } = await waitingFor(house, BEN)
      const refusal = { code: 'ends-together', alone: new Date(house.clock.now().getTime() + WEEK) }
      expect(await house.tables.cancel(id, ANN, false)).toEqual({ ok: false, refusal })
      house.clock.advance(WEEK - 1)
      expect(await house.tables.cancel(id, ANN, false)).toEqual({ ok: false, refusal })
      house.clock.advance(1)
      expect(refused(await house.tables.cancel(id, BEN, false))).toBe('not-yours-to-end')
      good(await house.tables.cancel(id, ANN, false))
    })

    test('who is gone leaves that to the others who play after seven days, and they are told when', async () => {
      const house = openHouse()
      const { id } = await waitingFor(house, ANN)
      const refusal = { code: 'not-yours-to-end', host: ANN, mayAsk: true, alone: new Date(house.clock.now().getTime() + WEEK) }
      house.clock.advance(WEEK - 1)
      expect(await house.tables.cancel(id, BEN, false)).toEqual({ ok: false, refusal })
      house.clock.advance(1)
      expect(refused(await house.tables.cancel(id, EVE, false))).toBe('not-yours-to-end')
      const table = await playing(house, id)
      const hasResigned = table.attendance.map((own, seat) =>
        table.players[seat]?.id === BEN.id ? { ...own, by: 'resigned' as const } : own,
      )
      const refusalAt = (changed: PlayingTable) => house.tables.mayNotCancel(changed, BEN, false)
      expect(refusalAt({ ...table, attendance: hasResigned })).toEqual({ ...refusal, mayAsk: false, alone: null })
      const isOut = { ...table, game: { ...table.game, isOut: (_: unknown, seat: number) => table.players[seat]?.id === BEN.id } }
      expect(refusalAt(isOut)).toEqual({ ...refusal, alone: null })
      const timed = table.attendance.map((own) => ({ ...own, wait: own.wait && { ...own.wait, due: own.wait.since + WEEK } }))
      expect(refusalAt({ ...table, attendance: timed })).toEqual({ ...refusal, alone: null })
      good(await house.tables.cancel(id, BEN, false))
    })

    test.each<[string, User, User]>([
      ['nor the host the others', BEN, ANN],
      ['the host', ANN, BEN],
    ])('does not count as gone while the bot was off: %s', async (_, gone, user) => {
      const house = openHouse()
      const { id } = await waitingFor(house, gone)
      const later = house.restart({ now: new Date(house.clock.now().getTime() + 3 * WEEK) })
      await later.tables.resume()
      const alone = new Date(later.clock.now().getTime() + WEEK / 10)
      expect(await later.tables.cancel(id, user, false)).toMatchObject({ ok: false, refusal: { alone } })
      later.clock.advance(WEEK / 10)
      good(await later.tables.cancel(id, user, false))
    })

    test('does not while the game waits for the host, or while a clock runs for the others', async () => {
      const house = openHouse()
      const refusal = { code: 'ends-together', alone: null }
      const own = await waitingFor(house, ANN)
      house.clock.advance(5 * WEEK)
      expect(await house.tables.cancel(own.id, ANN, false)).toEqual({ ok: false, refusal })
      const at = house.clock.now()
      const other = await waitingFor(openHouse(), BEN)
      const timed = other.attendance.map((each) => ({ ...each, wait: each.wait && { ...each.wait, due: at.getTime() + WEEK } }))
      expect(house.tables.mayNotCancel({ ...other, attendance: timed }, ANN, false)).toEqual(refusal)
    })
  })

  test('a host who plays against people cancels a young game alone, and a long one not', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    for (let turn = 0; turn < 2; turn++) {
      const table = await playing(house, id)
      expect(house.tables.mayNotCancel(table, ANN, false)).toBeNull()
      good(await house.tables.act(id, table.players[seatOnTurn(table)] ?? ANN, table.position, 'end'))
    }
    const table = await playing(house, id)
    expect(house.tables.mayNotCancel(table, ANN, true)).toBeNull()
    expect(refused(await house.tables.cancel(id, ANN, false))).toBe('ends-together')
    expect(await playing(house, id)).toEqual(table)
    // Nobody is left whom the host could ask.
    const isAway = table.attendance.map((own, seat) => (table.players[seat] === ANN ? own : { ...own, by: 'autopilot' as const }))
    expect(house.tables.mayNotCancel({ ...table, attendance: isAway }, ANN, false)).toBeNull()
  })

  test('the host or a moderator cancels a lobby or a game, once', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    expect(await house.tables.cancel(id, BEN, false)).toEqual({
      ok: false,
      refusal: { code: 'not-yours-to-end', host: ANN, mayAsk: true, alone: null },
    })
    const cancelled = good(await house.tables.cancel(id, EVE, true))
    expect(cancelled).toMatchObject({ status: 'cancelled', state: expect.anything() })
    expect(refused(await house.tables.cancel(id, ANN, false))).toBe('already-over')
    expect(refused(await house.tables.closeLobby(id, ANN, false))).toBe('already-over')
    expect(refused(await house.tables.start(id, ANN))).toBe('already-over')
    expect(refused(await house.tables.act(id, ANN, 1, 'add'))).toBe('already-over')
    await until(() => kinds(house).includes('cancelled'))
    expect(house.publisher.delivered.at(-1)?.announcement).toEqual({ kind: 'cancelled', by: EVE, position: 1 })
    expect(await house.restart().tables.find(id)).toMatchObject({ status: 'cancelled', position: 1 })
  })
})
