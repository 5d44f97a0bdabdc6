/** Computer players at tables: they sit down, move by themselves, survive a restart, and never keep a game from ending. */
import { setImmediate } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { readerOf } from '../../../src/discord/words/reader.js'
import { at } from '../../../src/engine/lists.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import type { Locale } from '../../../src/i18n/locale.js'
import { askedAbout } from '../../../src/tables/decisions/consent.js'
import type { Attendance } from '../../../src/tables/model/attendance.js'
import { levelOf } from '../../../src/tables/model/computer.js'
import type { User } from '../../../src/tables/model/people.js'
import { type PlayingTable, seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import { THINKER_HERE, type Thinker } from '../../../src/tables/service/computers.js'
import { ANN, BEN, cleanUp, good, type House, openHouse, pass, playing, refused, request } from '../kit/house.js'

afterAll(cleanUp)

const HALF_A_MINUTE = 30_000

/** A table of Ann and computer players, started, with a running clock. */
async function against(levels: readonly ('newcomer' | 'traveller')[], house: House = openHouse({ games: [pioneers] })) {
  await house.tables.resume()
  const lobby = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 1 + levels.length, computers: levels })))
  const table = good(await house.tables.start(lobby.id, ANN))
  return { house, table, own: seatOf(table, ANN.id) ?? 0 }
}

const isHers = async (house: House, id: string, own: number) => seatsToMove(await playing(house, id)).includes(own)

/** Lets the computer players move until it is the seat's move. */
async function awaitMove(house: House, id: string, own: number): Promise<void> {
  for (let look = 0; look < 200 && !(await isHers(house, id, own)); look++) await pass(house, 2000)
  expect(await isHers(house, id, own)).toBe(true)
}

/** Lets Ann do the least that the rules allow. */
async function actLeast(house: House, id: string, own: number): Promise<void> {
  const { position, state } = await playing(house, id)
  good(await house.tables.act(id, ANN, position, pioneers.defaultAction(state, own)))
}

const computersActions = async (house: House, id: string) =>
  (await house.tables.log(id, 0)).filter((entry) => entry.kind === 'action' && entry.cause === 'computer').length

describe('a lobby', () => {
  test('seats computer players of the levels that the host chooses, with names that tell them', async () => {
    const house = openHouse({ games: [pioneers] })
    const { id } = good(await house.tables.open(request({ gameId: 'pioneers' })))
    for (const level of ['newcomer', 'veteran', 'legend']) good(await house.tables.addComputer(id, ANN, { level, seats: 'one' }))
    const table = await house.tables.find(id)
    expect(table?.players.map(({ name }) => name)).toEqual(['Ann', 'Bessie ⚙ newcomer', 'Hank ⚙ veteran', 'Clara ⚙ legend'])
    expect(table?.players.map(levelOf)).toEqual([null, 'newcomer', 'veteran', 'legend'])
    expect(new Set(table?.colours).size).toBe(4)
    expect(refused(await house.tables.addComputer(id, ANN, { level: 'veteran', seats: 'one' }))).toBe('table-full')
    expect(refused(await house.tables.join(id, BEN))).toBe('table-full')
  })

  test('names their levels in the language of whoever reads', async () => {
    const { table } = await against(['newcomer', 'traveller'])
    const namesIn = (locale: Locale) => readerOf(table, locale, 'table').names.toSorted()
    expect(namesIn('en')).toEqual(['Ann', 'Bessie ⚙ newcomer', 'Hank ⚙ traveler'])
    expect(namesIn('de')).toEqual(['Ann', 'Bessie ⚙ Neuling', 'Hank ⚙ Kenner'])
  })

  test('gives the place of a removed one to a person, and its name to the next one', async () => {
    const house = openHouse({ games: [pioneers] })
    const { id } = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 3, computers: ['veteran', 'veteran'] })))
    const bessie = (await house.tables.find(id))?.players[1]?.id ?? ''
    good(await house.tables.remove(id, ANN, bessie))
    expect(
      good(await house.tables.addComputer(id, ANN, { level: 'legend', seats: 'one' })).players.map(({ name }) => name),
    ).toEqual(['Ann', 'Hank ⚙ veteran', 'Bessie ⚙ legend'])
  })

  test('seats one on each free seat at once, and leaves those that are kept', async () => {
    const house = openHouse({ games: [pioneers] })
    const { id } = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 4, invited: [BEN] })))
    const { players } = good(await house.tables.addComputer(id, ANN, { level: 'veteran', seats: 'all' }))
    expect(players.map(levelOf)).toEqual([null, 'veteran', 'veteran'])
    expect(new Set(players.map((player) => player.id)).size).toBe(3)
    expect(refused(await house.tables.addComputer(id, ANN, { level: 'veteran', seats: 'all' }))).toBe('seats-kept')
    expect(good(await house.tables.join(id, BEN)).players).toHaveLength(4)
  })

  test('refuses unknown levels, other users, a computer player as host, and more than fit', async () => {
    const house = openHouse({ games: [pioneers] })
    const { id, players } = good(await house.tables.open(request({ gameId: 'pioneers', computers: ['veteran'] })))
    expect(refused(await house.tables.addComputer(id, ANN, { level: 'grandmaster', seats: 'one' }))).toBe('unknown-option')
    expect(refused(await house.tables.addComputer(id, BEN, { level: 'veteran', seats: 'one' }))).toBe('not-the-host')
    expect(refused(await house.tables.handOver(id, ANN, players[1]?.id ?? ''))).toBe('no-guest')
    const four = ['veteran', 'veteran', 'veteran', 'veteran'] as const
    const wanted = request({ channelId: 'c2', gameId: 'pioneers', capacity: 4, computers: four })
    expect(refused(await house.tables.open(wanted))).toBe('capacity-too-small')
  })

  test('is cancelled when its last person leaves', async () => {
    const house = openHouse({ games: [pioneers] })
    const { id } = good(await house.tables.open(request({ gameId: 'pioneers', computers: ['veteran'] })))
    expect(good(await house.tables.leave(id, ANN)).status).toBe('cancelled')
  })
})

describe('a computer player', () => {
  test('moves by itself, a moment after a person, until a person has to move', async () => {
    const { house, table, own } = await against(['newcomer', 'traveller'])
    await awaitMove(house, table.id, own)
    while (await isHers(house, table.id, own)) await actLeast(house, table.id, own)
    const { position } = await playing(house, table.id)
    await pass(house, 1000)
    expect((await playing(house, table.id)).position).toBe(position)
    await pass(house, 500)
    expect((await playing(house, table.id)).position).toBeGreaterThan(position)
    await awaitMove(house, table.id, own)
    const log = await house.tables.log(table.id, 0)
    const causes = new Set(log.flatMap((entry) => (entry.kind === 'action' && entry.seat !== own ? [entry.cause] : [])))
    expect([...causes]).toEqual(['computer'])
  })

  test('has no deadline, and is not asked again once it has moved', async () => {
    const { house, table, own } = await against(['newcomer'])
    await awaitMove(house, table.id, own)
    const { attendance } = await playing(house, table.id)
    expect(attendance.filter((_, seat) => seat !== own).every(({ wait }) => wait === null)).toBe(true)
    const before = await computersActions(house, table.id)
    await pass(house, 10 * HALF_A_MINUTE, 10)
    expect(await computersActions(house, table.id)).toBe(before)
  })

  test('goes on after a restart', async () => {
    let found: Awaited<ReturnType<typeof against>> | null = null
    for (let seed = 0; found === null; seed++) {
      const house = openHouse({ games: [pioneers], seed: `start ${seed}` })
      const begun = await against(['newcomer'], house)
      if (!seatsToMove(begun.table).includes(begun.own)) found = begun
    }
    const { house, table, own } = found
    const again = house.restart({ now: house.clock.now() })
    await again.tables.resume()
    // Nothing has come due: it thinks at once.
    for (let look = 0; look < 1000 && !(await isHers(again, table.id, own)); look++) await setImmediate()
    expect(await isHers(again, table.id, own)).toBe(true)
  })

  test('rests while no person is at the table, and goes on when one is back', async () => {
    const { house, table, own } = await against(['newcomer'])
    await awaitMove(house, table.id, own)
    // Ann lets her time run out three times in a row.
    for (let turn = 0; turn < 40 && (await playing(house, table.id)).attendance[own]?.by === 'player'; turn++) {
      await pass(house, 24 * 3_600_000)
      await pass(house, 2000)
    }
    const resting = await playing(house, table.id)
    expect(resting.attendance[own]?.by).toBe('autopilot')
    await pass(house, 10 * HALF_A_MINUTE, 10)
    expect((await playing(house, table.id)).position).toBe(resting.position)
    good(await house.tables.comeBack(table.id, ANN))
    await awaitMove(house, table.id, own)
  })

  test('does not play on alone: the game ends when the last person resigns', async () => {
    const { house, table, own } = await against(['newcomer', 'newcomer'])
    const { table: after } = good(await house.tables.resign(table.id, ANN))
    expect(after.status).toBe('over')
    if (after.status !== 'over') return
    const { reason, winners, places, points } = after.outcome
    expect(reason).toBe('resigned')
    const stayed = [0, 1, 2].filter((seat) => seat !== own)
    const most = Math.max(...stayed.map((seat) => at(points, seat)))
    expect(winners).toEqual(stayed.filter((seat) => points[seat] === most))
    expect(places[own]).toBe(3)
  })

  test('lets a person take back what nobody has drawn since, without asking anybody', async () => {
    const { house, table, own } = await against(['newcomer'])
    await awaitMove(house, table.id, own)
    const before = await playing(house, table.id)
    const road = pioneers.legalActions(before.state, own).find((action) => action.startsWith('one-road')) ?? ''
    good(await house.tables.act(table.id, ANN, before.position, road))
    const { position } = await playing(house, table.id)
    const asked = await house.tables.askUndo(table.id, ANN, position)
    expect(good(asked).granted).toBe(true)
    expect((await playing(house, table.id)).state).toEqual(before.state)
  })

  test('does not let anybody draw twice', async () => {
    const { house, table, own } = await against(['newcomer'])
    await awaitMove(house, table.id, own)
    const before = await playing(house, table.id)
    const coach = pioneers.legalActions(before.state, own).find((action) => action.startsWith('buy-coach')) ?? ''
    good(await house.tables.act(table.id, ANN, before.position, coach))
    await awaitMove(house, table.id, own)
    const { position } = await playing(house, table.id)
    expect(await house.tables.askUndo(table.id, ANN, position)).toEqual({
      ok: false,
      refusal: { code: 'undo-blocked', by: 'seen-by-computers' },
    })
  })

  test('follows the rules of thumb if its thread fails, and says so in the log of the program', async () => {
    const house = openHouse({
      games: [pioneers],
      thinker: { ...THINKER_HERE, choose: async () => Promise.reject(new Error('the thread has ended')) },
    })
    const { table, own } = await against(['newcomer'], house)
    await awaitMove(house, table.id, own)
    while (await isHers(house, table.id, own)) await actLeast(house, table.id, own)
    await awaitMove(house, table.id, own)
    expect(house.reports.map(({ message }) => message).join()).toContain('the thread has ended')
    // The least that the rules allow buys nothing.
    const log = await house.tables.log(table.id, 0)
    const bought = log.filter(
      (entry) => entry.kind === 'action' && entry.seat !== own && /^(buy|one-road|two-roads)/.test(entry.action),
    )
    expect(bought.length).toBeGreaterThan(0)
  })

  test.each(['decides', 'fails'] as const)('stops without a word with the program, whether its thread still %s', async (how) => {
    const ends: (() => void)[] = []
    const slow: Thinker = {
      ...THINKER_HERE,
      async choose(question) {
        await new Promise<void>((resolve) => ends.push(resolve))
        if (how === 'fails') throw new Error('the thread has ended')
        return THINKER_HERE.choose(question)
      },
    }
    const house = openHouse({ games: [pioneers], thinker: slow })
    const { table, own } = await against(['newcomer'], house)
    while (await isHers(house, table.id, own)) await actLeast(house, table.id, own)
    while (ends.length === 0) await pass(house, 2000)
    const { position } = await playing(house, table.id)
    await house.tables.close()
    for (const end of ends.splice(0)) end()
    for (let look = 0; look < 10; look++) await setImmediate()
    expect(ends).toEqual([])
    expect(house.reports).toEqual([])
    expect((await playing(house.restart({ now: house.clock.now() }), table.id)).position).toBe(position)
  })

  test('has a bounded time for a whole turn, of which each decision gets a share', async () => {
    const asked: { readonly turn: string; readonly ms: number }[] = []
    let house: House | null = null
    const slow: Thinker = {
      ...THINKER_HERE,
      async choose(question) {
        const turn = `${question.game.turn(question.sample).number} ${question.seat}`
        asked.push({ turn, ms: question.withinMs ?? Number.POSITIVE_INFINITY })
        house?.clock.advance(question.withinMs ?? 0)
        return THINKER_HERE.choose(question)
      },
    }
    house = openHouse({ games: [pioneers], thinker: slow })
    const { table, own } = await against(['traveller'], house)
    await awaitMove(house, table.id, own)
    while (await isHers(house, table.id, own)) await actLeast(house, table.id, own)
    asked.length = 0
    await awaitMove(house, table.id, own)
    const pairs = asked.slice(1).flatMap((next, index) => {
      const before = asked[index]
      return before?.turn === next.turn ? [[before.ms, next.ms] as const] : []
    })
    expect(pairs.length).toBeGreaterThan(0)
    // So all of them together stay below twice the first.
    for (const [before, next] of pairs) expect(next).toBe(before / 2)
  })
})

describe('a game with computer players', () => {
  test('is played to its end, counts for no rating, ladder or record', async () => {
    const { house, table, own } = await against(['traveller', 'traveller', 'traveller'])
    for (let turn = 0; turn < 2000; turn++) {
      const now = await house.tables.find(table.id)
      if (now?.status !== 'playing') break
      if (seatsToMove(now).includes(own)) await actLeast(house, table.id, own)
      else await pass(house, 2000)
    }
    expect((await house.tables.find(table.id))?.status).toBe('over')
    expect(await house.standings.verdict(table.id)).toEqual({
      unrated: 'against-computers',
      changes: [],
      broken: [],
      repeated: false,
    })
    const answer = await house.standings.stats('g1', 'pioneers', ANN.id, ANN.id)
    const { games, againstComputers } = answer.kind === 'stats' ? answer.stats : { games: -1, againstComputers: [] }
    expect(games).toBe(0)
    expect(againstComputers).toMatchObject([{ level: 'traveller', games: 1 }])
    expect(await house.standings.records('g1', 'pioneers')).toEqual([])
  })

  test('is played again with the same computer players', async () => {
    const { house, table } = await against(['newcomer'])
    good(await house.tables.resign(table.id, ANN))
    const again = good(await house.tables.rematch(table.id, ANN))
    expect(again.players.map(levelOf).toSorted()).toEqual([null, 'newcomer'].toSorted())
    expect(good(await house.tables.start(again.id, ANN)).status).toBe('playing')
  })
})

describe('people who are away', () => {
  /** Ann, Ben and a computer player, with Ben on autopilot. */
  async function withBenAway() {
    const house = openHouse({ games: [pioneers] })
    await house.tables.resume()
    const lobby = good(
      await house.tables.open(request({ gameId: 'pioneers', capacity: 3, computers: ['newcomer'], terms: { pace: 'live' } })),
    )
    good(await house.tables.join(lobby.id, BEN))
    const { id } = good(await house.tables.start(lobby.id, ANN))
    const isAway = async () => (await awayOf(house, id, BEN.id)) === 'autopilot'
    for (let look = 0; look < 2000 && !(await isAway()); look++) {
      const table = await playing(house, id)
      const own = seatOf(table, ANN.id) ?? 0
      if (seatsToMove(table).includes(own)) await actLeast(house, id, own)
      else await pass(house, seatsToMove(table).some((seat) => table.players[seat]?.id === BEN.id) ? 200_000 : 2000)
    }
    expect(await isAway()).toBe(true)
    return { house, id }
  }

  const awayOf = async (house: House, id: string, userId: string) => {
    const table = await playing(house, id)
    return table.attendance[seatOf(table, userId) ?? -1]?.by
  }

  test('do not agree to anything by a computer player’s being there', async () => {
    const { house, id } = await withBenAway()
    expect(refused(await house.tables.askEnd(id, ANN))).toBe('nobody-to-ask')
  })
})

test('people who have resigned do not keep whoever is left from ending the game, and computer players agree', async () => {
  const house = openHouse({ games: [pioneers] })
  const lobby = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 3, computers: ['newcomer'] })))
  good(await house.tables.join(lobby.id, BEN))
  const { id } = good(await house.tables.start(lobby.id, ANN))
  good(await house.tables.resign(id, ANN))
  good(await house.tables.askEnd(id, BEN))
  expect((await house.tables.find(id))?.status).toBe('cancelled')
})

test.each<[string, readonly User[], Attendance['by'], boolean]>([
  ['while the host plays', [BEN], 'player', false],
  ['while the host is away', [BEN], 'autopilot', false],
  ['once the host is out as well', [BEN, ANN], 'player', true],
  ['once the host has resigned', [BEN], 'resigned', true],
])('whether whoever is out of a game with a computer player can end it alone, %s', async (_, out, hostIs, may) => {
  const house = openHouse({ games: [pioneers] })
  const lobby = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 3, computers: ['newcomer'] })))
  good(await house.tables.join(lobby.id, BEN))
  const begun = good(await house.tables.start(lobby.id, ANN))
  const playerAt = (seat: number) => begun.players[seat]?.id
  const isOut = (_state: unknown, seat: number) => out.some(({ id }) => id === playerAt(seat))
  const attendance = begun.attendance.map((own, seat) => (playerAt(seat) === ANN.id ? { ...own, by: hostIs } : own))
  const table: PlayingTable = { ...begun, attendance, game: { ...begun.game, isOut } }
  expect(house.tables.mayNotCancel(table, BEN, false) === null).toBe(may)
  const asked = askedAbout(table, { by: BEN, motion: { kind: 'end' } })
  expect(asked).toEqual(may ? [] : hostIs === 'player' ? [ANN] : null)
})

test('a game that began with a computer player counts for nothing, whoever took its seat', async () => {
  const { house, table, own } = await against(['newcomer'])
  const seat = own === 0 ? 1 : 0
  const standing = { moderator: false, hasLeft: false }
  const { proposal } = good(await house.tables.askReplace(table.id, ANN, seat, BEN, standing))
  good(await house.tables.answer(table.id, BEN, proposal.id, true))
  for (let turn = 0; turn < 5000; turn++) {
    const now = await house.tables.find(table.id)
    if (now?.status !== 'playing') break
    const [mover = 0] = seatsToMove(now)
    const user = now.players[mover] ?? ANN
    good(await house.tables.act(table.id, user, now.position, pioneers.defaultAction(now.state, mover)))
  }
  expect(await house.standings.verdict(table.id)).toMatchObject({ unrated: 'against-computers', broken: [] })
})
