import { afterAll, describe, expect, test } from 'vitest'
import { inOnePress } from '../../../src/engine/panel.js'
import type { User } from '../../../src/tables/model/people.js'
import type { PlayingTable } from '../../../src/tables/model/table.js'
import { seatsToMove } from '../../../src/tables/model/table.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { ANN, BEN, begun, CAT, cleanUp, EVE, good, type House, openHouse, refused } from '../kit/house.js'

afterAll(cleanUp)

/** The user whose turn it is, and the next one clockwise. */
function roles(table: PlayingTable): { readonly mover: User; readonly other: User } {
  const seat = seatOnTurn(table)
  const [mover = ANN, other = ANN] = [seat, (seat + 1) % table.players.length].map((index) => table.players[index])
  return { mover, other }
}

const points = async (house: House, id: string) => {
  const table = await house.tables.find(id)
  return table === null || table.status === 'lobby' || table.state === null ? [] : table.game.points(table.state)
}
const total = async (house: House, id: string) => (await points(house, id)).reduce((sum, own) => sum + own, 0)

describe('a press', () => {
  test('is logged with who, when and what happened', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { mover } = roles(table)
    const seat = table.players.indexOf(mover)
    house.clock.advance(5_000)
    const moved = good(await house.tables.act(table.id, mover, 1, 'add'))
    expect(moved.table.position).toBe(2)
    expect(moved.entries).toEqual([
      {
        position: 2,
        at: house.clock.now(),
        kind: 'action',
        seat,
        userId: mover.id,
        cause: 'player',
        action: 'add',
        facts: [{ kind: 'add', to: 'table', by: seat, value: 1 }],
        turn: 1,
      },
    ])
    expect(await house.tables.log(table.id, 1)).toEqual(moved.entries)
  })

  test('includes the draws that it leads to', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { entries } = good(await house.tables.act(table.id, roles(table).mover, 1, 'roll'))
    expect(entries.map(({ position, kind }) => [position, kind])).toEqual([
      [2, 'action'],
      [3, 'draw'],
    ])
    expect(await house.tables.log(table.id, 1)).toEqual(entries)
  })

  test('performs several actions in a row, which are taken back together', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { mover } = roles(table)
    const before = await points(house, table.id)
    const { table: after, entries } = good(await house.tables.act(table.id, mover, 1, inOnePress(['add', 'add'])))
    expect(entries.map((entry) => entry.kind === 'action' && entry.action)).toEqual(['add', 'add'])
    expect(await total(house, table.id)).toBe(before.reduce((sum, own) => sum + own, 0) + 2)
    good(await house.tables.undo(table.id, mover, after.position))
    expect(await points(house, table.id)).toEqual(before)
  })

  test.each([
    ['the second is refused', ['end', 'add'], 'not-your-move'],
    ['the second cannot be read', ['add', 'nonsense'], 'unreadable'],
    ['a draw comes between them', ['roll', 'add'], 'rules'],
  ])('performs none of several actions if %s', async (_, actions, code) => {
    const house = openHouse()
    const table = await begun(house)
    const result = await house.tables.act(table.id, roles(table).mover, 1, inOnePress(actions))
    expect(refused(result)).toBe(code)
    expect((await house.tables.find(table.id))?.position).toBe(1)
  })

  test('gives each draw a number of its own, also after a restart', async () => {
    const asked: number[] = []
    let house = openHouse({ seed: 'counted' })
    const table = await begun(house)
    const { mover } = roles(table)
    for (const action of ['roll', 'add', 'roll']) {
      const { position } = good(
        await house.tables.act(table.id, mover, (await house.tables.find(table.id))?.position ?? 0, action),
      ).table
      house = house.restart()
      asked.push((await house.store.load(table.id))?.draws ?? -1, position)
    }
    expect(asked).toEqual([2, 3, 2, 4, 3, 6])
  })

  test.each<[string, (table: PlayingTable) => User, string, object]>([
    ['somebody without a seat', () => EVE, 'add', { code: 'not-seated' }],
    ['somebody whose move it is not', (table) => roles(table).other, 'add', { code: 'not-your-move', seats: expect.any(Array) }],
    ['an action that does not exist', (table) => roles(table).mover, 'DROP TABLE', { code: 'unreadable' }],
    [
      'a draw pressed by a player',
      (table) => roles(table).mover,
      'rolled-6',
      { code: 'rules', refusal: { code: 'not-now', rule: 'T1' } },
    ],
    ['what the rules forbid', (table) => roles(table).mover, 'yes', { code: 'rules', refusal: { code: 'not-now', rule: 'T1' } }],
  ])('%s is refused, and nothing changes', async (_, who, action, refusal) => {
    const house = openHouse()
    const table = await begun(house)
    expect(await house.tables.act(table.id, who(table), 1, action)).toEqual({ ok: false, refusal })
    expect(await house.tables.find(table.id)).toEqual(table)
    expect(await house.tables.log(table.id, 1)).toEqual([])
  })

  test('is refused before the game has begun', async () => {
    const house = openHouse()
    const { id } = good(
      await house.tables.open({
        guildId: 'g',
        channelId: 'c',
        gameId: 'tally',
        capacity: 2,
        locale: 'en',
        options: {},
        host: ANN,
      }),
    )
    expect(refused(await house.tables.act(id, ANN, 0, 'add'))).toBe('not-started')
  })

  test('a bug in the rules leaves the table unchanged, and the next press works', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { mover } = roles(table)
    const [boom, add] = await Promise.allSettled([
      house.tables.act(table.id, mover, 1, 'boom'),
      house.tables.act(table.id, mover, 1, 'add'),
    ])
    expect(boom).toMatchObject({ status: 'rejected', reason: { message: 'a bug in the rules' } })
    expect(add).toMatchObject({ status: 'fulfilled', value: { ok: true } })
    expect((await house.tables.log(table.id, 1)).map((entry) => 'action' in entry && entry.action)).toEqual(['add'])
  })
})

describe('a stale press', () => {
  test('a double press acts once, though it would be legal again', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { mover } = roles(table)
    const results = await Promise.all([1, 2].map(() => house.tables.act(table.id, mover, 1, 'add')))
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual(['ok', 'done-already'])
    expect(await total(house, table.id)).toBe(1)
  })

  test('whoever does not know whether a press was done is told so as long as nothing else of theirs came after it', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    const { mover, other } = roles(table)
    good(await house.tables.act(table.id, mover, 1, 'end'))
    expect(refused(await house.tables.act(table.id, mover, 1, 'end'))).toBe('done-already')
    expect(refused(await house.tables.act(table.id, mover, 1, 'add'))).toBe('stale')
    good(await house.tables.act(table.id, other, 2, 'add'))
    expect(refused(await house.tables.act(table.id, mover, 1, 'end'))).toBe('done-already')
    good(await house.tables.act(table.id, other, 3, 'add'))
    expect(refused(await house.tables.act(table.id, other, 2, 'add'))).toBe('stale')
  })

  test('several actions of one press are done together, and a press that was taken back is not done', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    const { mover } = roles(table)
    good(await house.tables.act(table.id, mover, 1, inOnePress(['add', 'add'])))
    expect(refused(await house.tables.act(table.id, mover, 1, inOnePress(['add', 'add'])))).toBe('done-already')
    expect(refused(await house.tables.act(table.id, mover, 1, 'add'))).toBe('stale')
    good(await house.tables.undo(table.id, mover, 3))
    expect(refused(await house.tables.act(table.id, mover, 1, inOnePress(['add', 'add'])))).toBe('stale')
  })

  test('a second End turn does not end the seat’s next turn', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    const { mover, other } = roles(table)
    good(await house.tables.act(table.id, mover, 1, 'end'))
    good(await house.tables.act(table.id, other, 2, 'end'))
    expect(refused(await house.tables.act(table.id, mover, 1, 'end'))).toBe('stale')
    good(await house.tables.act(table.id, mover, 3, 'end'))
  })

  test('a press from an earlier turn in which this seat did nothing is stale', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    const { mover, other } = roles(table)
    good(await house.tables.act(table.id, mover, 1, 'end'))
    expect(refused(await house.tables.act(table.id, other, 1, 'end'))).toBe('stale')
    good(await house.tables.act(table.id, other, 2, 'end'))
  })

  test('seats that are asked together do not make each other stale', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN, CAT])
    const { mover } = roles(table)
    const asked = good(await house.tables.act(table.id, mover, 1, 'ask-all')).table
    const [first = ANN, second = ANN] = seatsToMove(asked).map((seat) => asked.players[seat])
    const results = await Promise.all([first, first, second, second].map((user) => house.tables.act(table.id, user, 2, 'yes')))
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual([
      'ok',
      'done-already',
      'ok',
      'done-already',
    ])
    expect(await total(house, table.id)).toBe(2)
  })

  test('a button of a seat that a player has lost does not act for another one that they have taken over', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN, CAT])
    const { mover } = roles(table)
    const { position, players } = good(await house.tables.act(table.id, mover, 1, 'ask-all')).table
    const [lost = 0, taken = 0] = [0, 1, 2].filter((seat) => players[seat] !== mover)
    const [user = ANN, leaver = ANN] = [players[lost], players[taken]]
    for (const [seat, from, to] of [[lost, user, EVE] as const, [taken, leaver, user] as const]) {
      const { proposal } = good(await house.tables.askReplace(table.id, from, seat, to, { moderator: false, hasLeft: false }))
      for (const each of proposal.asked) good(await house.tables.answer(table.id, each, proposal.id, true))
    }
    expect(refused(await house.tables.act(table.id, user, position, 'yes'))).toBe('stale')
    good(await house.tables.act(table.id, user, position + 2, 'yes'))
    expect(await total(house, table.id)).toBe(1)
  })

  test('a press that is no longer legal is stale, not against the rules', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN, CAT])
    const { mover } = roles(table)
    const asked = good(await house.tables.act(table.id, mover, 1, 'ask-all')).table
    const [first = ANN, second = ANN] = seatsToMove(asked).map((seat) => asked.players[seat])
    good(await house.tables.act(table.id, first, 2, 'no'))
    expect(refused(await house.tables.act(table.id, second, 2, 'add'))).toBe('stale')
    good(await house.tables.act(table.id, second, 2, 'no'))
  })

  test('nobody acts on a draw unseen', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN, CAT])
    const asked = good(await house.tables.act(table.id, roles(table).mover, 1, 'ask-all')).table
    const [first = ANN, second = ANN] = seatsToMove(asked).map((seat) => asked.players[seat])
    const { entries } = good(await house.tables.act(table.id, first, 2, 'dare'))
    expect(entries.map(({ kind }) => kind)).toEqual(['action', 'draw'])
    expect(refused(await house.tables.act(table.id, second, 2, 'yes'))).toBe('stale')
    expect(refused(await house.tables.act(table.id, second, 3, 'yes'))).toBe('stale')
    good(await house.tables.act(table.id, second, 4, 'yes'))
  })

  test('a secret choice does not become stale by the choices of others', async () => {
    const house = openHouse({ games: [sealedBids.game] })
    const table = await begun(house, [ANN, BEN, CAT], { gameId: 'sealed-bids', capacity: 3 })
    const results = await Promise.all([CAT, ANN, CAT, BEN].map((user) => house.tables.act(table.id, user, 2, 'pass')))
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual(['ok', 'ok', 'done-already', 'ok'])
  })

  test.each([-1, 1.5, Number.NaN, 2, 1e9])('position %d', async (expected) => {
    const house = openHouse()
    const table = await begun(house)
    expect(refused(await house.tables.act(table.id, roles(table).mover, expected, 'add'))).toBe('stale')
  })

  test('the log is read only as far as needed', async () => {
    const house = openHouse()
    const table = await begun(house, [ANN, BEN], { options: { turns: '1000' } })
    const { mover } = roles(table)
    for (let position = 1; position <= 70; position++) good(await house.tables.act(table.id, mover, position, 'add'))
    house.statements()
    expect(refused(await house.tables.act(table.id, mover, 1, 'add'))).toBe('stale')
    expect(house.statements()).toEqual([])
  })
})

describe('many at once', () => {
  test('of fifty presses for one position one acts, and fifty in a row all act', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { mover } = roles(table)
    const results = await Promise.all(Array.from({ length: 50 }, () => house.tables.act(table.id, mover, 1, 'add')))
    expect(results.filter((result) => result.ok)).toHaveLength(1)
    const inRow = await Promise.all(Array.from({ length: 50 }, (_, index) => house.tables.act(table.id, mover, index + 2, 'add')))
    expect(inRow.every((result) => result.ok)).toBe(true)
    expect((await house.tables.log(table.id, 0)).map(({ position }) => position)).toEqual(
      Array.from({ length: 52 }, (_, index) => index + 1),
    )
    expect(await total(house, table.id)).toBe(51)
  })

  test('a table that waits for its store delays no other', async () => {
    let letGo = () => {}
    const stuck = new Promise<void>((resolve) => {
      letGo = resolve
    })
    let slow = ''
    const house = openHouse({
      between: (store) => ({
        ...store,
        append: async (change) => {
          if (change.tableId === slow) await stuck
          return store.append(change)
        },
      }),
    })
    const one = await begun(house)
    const two = await begun(house, [ANN, BEN], { channelId: 'c2' })
    slow = one.id
    const waiting = house.tables.act(one.id, roles(one).mover, 1, 'add')
    good(await house.tables.act(two.id, roles(two).mover, 1, 'add'))
    expect(await house.tables.find(one.id)).toEqual(one)
    letGo()
    good(await waiting)
  })
})

describe('a conflict', () => {
  test('after another process has acted, the press is decided anew on what is stored', async () => {
    const house = openHouse()
    const table = await begun(house)
    const { mover } = roles(table)
    const again = openHouseOn(house)
    good(await again.tables.act(table.id, mover, 1, 'add'))
    expect(refused(await house.tables.act(table.id, mover, 1, 'add'))).toBe('done-already')
    good(await house.tables.act(table.id, mover, 2, 'add'))
    expect(await total(house, table.id)).toBe(2)
  })

  test('a store that always reports a conflict is a bug, not an endless loop', async () => {
    let conflicting = false
    const house = openHouse({
      between: (store) => ({ ...store, append: async (change) => (conflicting ? 'conflict' : store.append(change)) }),
    })
    const table = await begun(house)
    conflicting = true
    await expect(house.tables.act(table.id, roles(table).mover, 1, 'add')).rejects.toThrow(/changed by somebody else/)
    conflicting = false
    good(await house.tables.act(table.id, roles(table).mover, 1, 'add'))
  })

  test('a store that fails changes nothing, and the next press reads the truth', async () => {
    let failing = false
    const house = openHouse({
      between: (store) => ({
        ...store,
        append: async (change) => {
          const stored = await store.append(change)
          if (failing) throw new Error('the connection broke after the commit')
          return stored
        },
      }),
    })
    const table = await begun(house)
    failing = true
    await expect(house.tables.act(table.id, roles(table).mover, 1, 'add')).rejects.toThrow('the connection broke')
    failing = false
    expect((await house.tables.find(table.id))?.position).toBe(2)
    expect(refused(await house.tables.act(table.id, roles(table).mover, 1, 'add'))).toBe('done-already')
  })
})

/** A second set of tables over the same store, as another process would have. */
function openHouseOn(house: House): House {
  return openHouse({ between: () => house.store })
}

test('a closed house accepts no more work', async () => {
  const house = openHouse()
  const table = await begun(house)
  const last = house.tables.act(table.id, roles(table).mover, 1, 'add')
  await house.tables.close()
  good(await last)
  await expect(house.tables.find(table.id)).rejects.toThrow('The tables are closed')
  await expect(house.tables.act(table.id, roles(table).mover, 2, 'add')).rejects.toThrow('The tables are closed')
})
