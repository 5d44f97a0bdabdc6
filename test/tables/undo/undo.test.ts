import { afterAll, describe, expect, test } from 'vitest'
import { inOnePress } from '../../../src/engine/panel.js'
import { pick, seededRandom } from '../../../src/engine/random.js'
import { counting } from '../../../src/tables/model/log.js'
import type { User } from '../../../src/tables/model/people.js'
import { freeSteps, hasPressed, type PlayingTable, seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { sealedBids } from '../../conformance/tiny-game/index.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  DAN,
  good,
  type House,
  kinds,
  openHouse,
  playing,
  press,
  refused,
  told,
} from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const GAMES = [tally, sealedBids.game]
const gameById = (id: string) => GAMES.find((game) => game.id === id) ?? null

const moverOf = (table: PlayingTable): User => table.players[seatsToMove(table)[0] ?? 0] ?? ANN

/** Undoes at the table's present position. */
async function takeBack(house: House, id: string, user: User) {
  return house.tables.undo(id, user, (await playing(house, id)).position)
}

const save = (table: PlayingTable) => table.game.save(table.state)

describe('undo', () => {
  test('restores the earlier states step by step, as often as wanted, and is in the log', async () => {
    const house = openHouse()
    const table = await begun(house)
    const mover = moverOf(table)
    const states = [save(table)]
    for (let i = 0; i < 3; i++) states.push(save(await press(house, table.id, 'add')))
    const seat = table.players.indexOf(mover)
    expect(freeSteps(await playing(house, table.id), seat)).toBe(3)
    for (const before of [states[2], states[1], states[0]]) {
      good(await takeBack(house, table.id, mover))
      expect(save(await playing(house, table.id))).toBe(before)
    }
    expect(freeSteps(await playing(house, table.id), seat)).toBe(0)
    expect((await house.tables.log(table.id, 1)).map((entry) => ('to' in entry ? [entry.kind, entry.to] : entry.kind))).toEqual([
      'action',
      'action',
      'action',
      ['undo', 3],
      ['undo', 2],
      ['undo', 1],
    ])
    expect((await house.tables.log(table.id, 6))[0]).toEqual({
      kind: 'undo',
      position: 7,
      at: house.clock.now(),
      turn: 1,
      seat,
      userId: mover.id,
      to: 1,
      asked: false,
    })
  })

  test('works after a restart, and after something else was done instead', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    const first = save(await press(house, id, 'add'))
    const second = save(await press(house, id, 'add'))
    const again = house.restart()
    good(await takeBack(again, id, moverOf(await playing(again, id))))
    expect(save(await playing(again, id))).toBe(first)
    expect(save(await press(again, id, 'add'))).toBe(second)
    good(await takeBack(again, id, moverOf(await playing(again, id))))
    good(await takeBack(again.restart(), id, moverOf(await playing(again, id))))
  })

  test('is blocked by what any action of the press showed to one seat alone', async () => {
    const house = openHouse()
    const { id, position } = await begun(house)
    const mover = moverOf(await playing(house, id))
    good(await house.tables.act(id, mover, position, inOnePress(['peek', 'add'])))
    expect(await takeBack(house, id, mover)).toEqual({ ok: false, refusal: { code: 'undo-blocked', by: 'revealed' } })
  })

  test('is announced as progress of the turn', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    const { players } = await press(house, id, 'add')
    await told(house, id)
    house.publisher.delivered.length = 0
    good(await takeBack(house, id, moverOf(await playing(house, id))))
    await told(house, id)
    expect(players).toHaveLength(2)
    expect(kinds(house)).toEqual(['progress'])
  })

  test('makes an earlier press stale, and two presses on Undo undo one, which the second is told', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    const table = await press(house, id, 'add', 'add')
    const mover = moverOf(table)
    const results = await Promise.all([1, 2].map(() => house.tables.undo(id, mover, table.position)))
    expect(results.map((result) => (result.ok ? 'ok' : result.refusal.code))).toEqual(['ok', 'done-already'])
    expect(refused(await house.tables.act(id, mover, table.position, 'add'))).toBe('stale')
  })
})

describe('a player who undoes over and over', { timeout: 60_000 }, () => {
  const MOST = 200
  const refusal = { code: 'undone-too-often', most: MOST } as const

  /** Presses and undoes that again, so many times. */
  async function undone(house: House, id: string, times: number): Promise<PlayingTable> {
    for (let time = 0; time < times; time++) {
      const { position } = await press(house, id, 'add')
      good(await house.tables.undo(id, moverOf(await playing(house, id)), position))
    }
    return playing(house, id)
  }

  test('is refused once a turn holds as much as it may, asks nobody instead, and may undo again on the next turn', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    const { position, players } = await undone(house, id, MOST)
    const mover = moverOf(await playing(house, id))
    const other = players.find((player) => player.id !== mover.id) ?? mover
    await press(house, id, 'add')
    const full = { ok: false, refusal }
    expect(await house.tables.undo(id, mover, position + 1)).toEqual(full)
    expect(await house.tables.askUndo(id, mover, position + 1)).toEqual(full)
    expect((await playing(house, id)).position).toBe(position + 1)
    // The other player has a limit of their own.
    await press(house, id, 'end', 'add')
    good(await takeBack(house, id, other))
    await press(house, id, 'end', 'add')
    good(await takeBack(house, id, mover))
  })

  test('is not refused for what a turn before it held', async () => {
    const house = openHouse()
    const { id } = await begun(house)
    await undone(house, id, MOST - 1)
    await press(house, id, 'end', 'end')
    const { position } = await undone(house, id, 1)
    expect(position).toBe(1 + 2 * MOST + 2)
  })
})

describe('what blocks an undo', () => {
  const table = async (house: House, ...actions: readonly string[]) =>
    press(house, (await begun(house, [ANN, BEN, CAT])).id, ...actions)
  const blocked = (by: string) => ({ ok: false, refusal: { code: 'undo-blocked', by } })

  test.each([
    ['something drawn', ['add', 'roll'], 'drawn'],
    ['something shown to one alone', ['add', 'peek'], 'revealed'],
    ['the end of the turn', ['add', 'end'], 'turn-over'],
    ['an answer of somebody else', ['ask', 'yes'], 'other-seat'],
    ['nothing to take back', [], 'nothing'],
  ])('%s', async (_, actions, by) => {
    const house = openHouse()
    const before = await table(house)
    const mover = moverOf(before)
    await press(house, before.id, ...actions)
    expect(await takeBack(house, before.id, mover)).toEqual(blocked(by))
  })

  test('a barrier stays, but what came after it can be undone', async () => {
    const house = openHouse()
    const { id } = await table(house, 'add', 'roll', 'add')
    const mover = moverOf(await playing(house, id))
    good(await takeBack(house, id, mover))
    expect(await takeBack(house, id, mover)).toEqual(blocked('drawn'))
  })

  test('a user without a part in it is refused', async () => {
    const house = openHouse()
    const { id, players, game, state, position } = await table(house, 'add')
    const other = players[(seatOnTurn({ game, state }) + 1) % 3] ?? ANN
    expect(await house.tables.undo(id, other, position)).toEqual(blocked('nothing'))
    expect(refused(await house.tables.undo(id, { id: '9', name: 'Nobody' }, position))).toBe('not-seated')
  })

  test('a press that others answer at the same time is no longer free', async () => {
    const house = openHouse({ games: GAMES })
    const { id } = await begun(house, [ANN, BEN], { gameId: 'sealed-bids', capacity: 2 })
    const { position } = await playing(house, id)
    good(await house.tables.act(id, ANN, position, 'pass'))
    expect(await takeBack(house, id, ANN)).toEqual(blocked('turn-over'))
  })

  test('a log that no longer leads to the table’s state', async () => {
    const house = openHouse({
      between: (store) => ({
        ...store,
        log: async (id, after) => (await store.log(id, after)).filter((entry) => entry.position !== 2),
      }),
    })
    const { id } = await table(house, 'add', 'add')
    expect(await takeBack(house, id, moverOf(await playing(house, id)))).toEqual(blocked('other-rules'))
  })

  test('rules that have changed since the game began', async () => {
    const house = openHouse()
    const before = await table(house, 'add')
    const { id } = before
    const newer = { ...tally, rulesVersion: 2, load: (text: string) => tally.load(text, 1) }
    const newHouse = house.restart({ games: [newer] })
    const after = await playing(newHouse, id)
    expect(await takeBack(newHouse, id, moverOf(after))).toEqual(blocked('other-rules'))
    const seat = seatOnTurn(before)
    const offered = (at: PlayingTable) => [hasPressed(at, seat), freeSteps(at, seat)]
    expect([offered(before), offered(after)]).toEqual([
      [true, 1],
      [false, 0],
    ])
  })
})

describe('after an undo by consent', () => {
  /** Asks to undo, and everybody else agrees. */
  async function takeBackAgreed(house: House, id: string, user: User): Promise<void> {
    const { position, players } = await playing(house, id)
    const { proposal, granted } = good(await house.tables.askUndo(id, user, position))
    expect(granted).toBe(false)
    for (const other of players.filter((player) => player.id !== user.id)) {
      good(await house.tables.answer(id, other, proposal.id, true))
    }
  }

  /** A table after these presses, whose first ones are by `mover`. */
  async function tableAfter(house: House, ...actions: readonly string[]) {
    const before = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
    const mover = moverOf(before)
    await press(house, before.id, ...actions)
    return { id: before.id, mover, seat: before.players.indexOf(mover) }
  }

  const free = async (house: House, id: string, seat: number) => freeSteps(await playing(house, id), seat)

  test('just what was free before the end of the turn is free again, also after a restart', async () => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house)
    const states = [save(await playing(house, id))]
    for (const _ of [1, 2, 3]) states.push(save(await press(house, id, 'add')))
    // The next player has begun their turn.
    await press(house, id, 'end', 'add', 'roll')
    expect(await free(house, id, seat)).toBe(0)
    await takeBackAgreed(house, id, mover)
    expect(save(await playing(house, id))).toBe(states[3])
    const again = house.restart()
    for (const left of [2, 1, 0]) {
      expect(await free(again, id, seat)).toBe(left + 1)
      good(await takeBack(again, id, mover))
      expect(save(await playing(again, id))).toBe(states[left])
    }
    expect(await takeBack(again, id, mover)).toEqual({ ok: false, refusal: { code: 'undo-blocked', by: 'nothing' } })
    expect((await again.store.log(id, 0)).filter(({ kind }) => kind === 'undo')).toMatchObject([
      { to: 4, asked: true },
      ...[3, 2, 1].map((to) => ({ to, asked: false })),
    ])
    expect(await auditTable(again.store, gameById, id)).toEqual({ kind: 'sound' })
  })

  test.each<[string, readonly string[], readonly number[]]>([
    ['a draw', ['add', 'roll', 'add', 'end'], [1, 0]],
    ['what was told to one seat alone', ['add', 'peek', 'add', 'add', 'end'], [2, 1, 0]],
    ['what another seat did', ['add', 'ask', 'yes', 'add', 'end'], [1, 0]],
    ['the end of an earlier turn', ['end', 'add', 'end', 'end', 'add', 'end'], [1, 0]],
    ['nothing', ['end'], [0]],
  ])('none reaches over %s', async (_, actions, steps) => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house, ...actions)
    await takeBackAgreed(house, id, mover)
    for (const left of steps) {
      expect(await free(house, id, seat)).toBe(left)
      if (left > 0) good(await takeBack(house, id, mover))
    }
    expect(refused(await takeBack(house, id, mover))).toBe('undo-blocked')
  })

  test('of a draw or a secret itself, those right before it are free, as they were', async () => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house, 'peek', 'add', 'add', 'peek', 'add', 'roll')
    await takeBackAgreed(house, id, mover)
    expect(await free(house, id, seat)).toBe(1)
    good(await takeBack(house, id, mover))
    await takeBackAgreed(house, id, mover)
    expect(await free(house, id, seat)).toBe(2)
  })

  test('a press of several actions is one step, or none if any of them told a secret', async () => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house)
    for (const actions of [['peek', 'add'], ['add', 'add'], ['add']]) {
      good(await house.tables.act(id, mover, (await playing(house, id)).position, inOnePress(actions)))
    }
    await press(house, id, 'end')
    await takeBackAgreed(house, id, mover)
    expect(await free(house, id, seat)).toBe(2)
    for (const _ of [1, 2]) good(await takeBack(house, id, mover))
    expect(await takeBack(house, id, mover)).toEqual({ ok: false, refusal: { code: 'undo-blocked', by: 'revealed' } })
  })

  test('what is done next is free together with what was free before', async () => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house, 'add', 'end')
    await takeBackAgreed(house, id, mover)
    await press(house, id, 'add')
    expect(await free(house, id, seat)).toBe(2)
    await press(house, id, 'roll')
    expect(await free(house, id, seat)).toBe(0)
  })

  test('nothing is free while another seat is asked again', async () => {
    const house = openHouse()
    const { id, seat } = await tableAfter(house, 'add', 'ask', 'yes', 'add')
    const { players } = await playing(house, id)
    await takeBackAgreed(house, id, players[(seat + 1) % 3] ?? ANN)
    expect(await Promise.all(players.map((_, each) => free(house, id, each)))).toEqual([0, 0, 0])
  })

  test('a substitute may take back nothing that the player before did', async () => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house, 'add', 'add')
    const other = (await playing(house, id)).players[(seat + 1) % 3] ?? ANN
    const { proposal } = good(await house.tables.askReplace(id, other, seat, DAN, { moderator: false, hasLeft: false }))
    for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
    await press(house, id, 'add', 'end')
    await takeBackAgreed(house, id, DAN)
    expect(await free(house, id, seat)).toBe(1)
    good(await takeBack(house, id, DAN))
    expect(await takeBack(house, id, DAN)).toEqual({ ok: false, refusal: { code: 'undo-blocked', by: 'nothing' } })
    expect(refused(await takeBack(house, id, mover))).toBe('not-seated')
  })

  test('a player who is back may take back nothing from before', async () => {
    const house = openHouse()
    const { id, mover, seat } = await tableAfter(house, 'add', 'add')
    for (const [from, to] of [[mover, DAN] as const, [DAN, mover] as const]) {
      const { proposal } = good(await house.tables.askReplace(id, from, seat, to, { moderator: false, hasLeft: false }))
      for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
    }
    await press(house, id, 'add', 'end')
    await takeBackAgreed(house, id, mover)
    expect(await free(house, id, seat)).toBe(1)
  })
})

test('two hundred presses with many undos match the log, and no draw comes twice', async () => {
  const random = seededRandom('undo now and then')
  const house = openHouse()
  const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '1000' } })
  let undone = 0
  for (let i = 0; i < 200; i++) {
    const table = await playing(house, id)
    const seat = pick(seatsToMove(table), random)
    const user = table.players[seat] ?? ANN
    if (freeSteps(table, seat) > 0 && random.below(2) === 0) {
      good(await house.tables.undo(id, user, table.position))
      undone += 1
    } else {
      const actions = table.game.legalActions(table.state, seat).filter((action) => action !== 'boom')
      good(await house.tables.act(id, user, table.position, pick(actions, random)))
    }
  }
  expect(undone).toBeGreaterThan(10)
  const counted = counting(await house.store.log(id, 0)).flatMap((entry) => (entry.kind === 'action' ? [entry.seat] : []))
  const { attendance } = await playing(house, id)
  expect(attendance.map(({ presses }) => presses)).toEqual([0, 1, 2].map((own) => counted.filter((seat) => seat === own).length))
  expect(await auditTable(house.store, gameById, id)).toEqual({ kind: 'sound' })
  expect(house.draws).toEqual(house.draws.map((_, index) => index))
  expect(house.draws.length).toBeGreaterThan(10)
})
