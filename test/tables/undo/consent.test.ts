/** Only players who still play can give consent. Players who are away or have resigned cannot. */
import { afterAll, describe, expect, test } from 'vitest'
import { askedAbout } from '../../../src/tables/decisions/consent.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import {
  ANN,
  BEN,
  begun,
  CAT,
  cleanUp,
  DAN,
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
import { outlived } from '../kit/outlived-game.js'

afterAll(cleanUp)

const MINUTE = 60_000
const NOBODY = { ok: false, refusal: { code: 'nobody-to-ask' } }
const PLAIN = { moderator: false, hasLeft: false }

const moverOf = async (house: House, id: string): Promise<User> => {
  const table = await playing(house, id)
  return table.players[seatsToMove(table)[0] ?? -1] ?? ANN
}
/** A table at which everybody except `present` is on autopilot, and the first of `present` is to move. */
async function tableOf(house: House, users: readonly User[], present: readonly User[]) {
  await house.tables.resume()
  const { id } = await begun(house, users, { options: { turns: '1000' }, terms: { pace: 'live' } })
  const isPresent = ({ id: userId }: User) => present.some((user) => user.id === userId)
  const isReady = async () => {
    const { players, attendance } = await playing(house, id)
    const areAway = players.every((user, seat) => isPresent(user) || attendance[seat]?.by === 'autopilot')
    return areAway && (await moverOf(house, id)).id === present[0]?.id
  }
  while (!(await isReady())) {
    if (isPresent(await moverOf(house, id))) await press(house, id, 'end')
    else await pass(house, 3 * MINUTE)
  }
  heard(house)
  return id
}

const seatAt = async (house: House, id: string, user: User) => seatOf(await playing(house, id), user.id) ?? -1
const position = async (house: House, id: string) => (await playing(house, id)).position
const settlements = (house: House) => heard(house).flatMap((news) => (news.kind === 'settled' ? [news.how] : []))

describe('while everybody else is away', () => {
  test('no draw is undone, however often a player asks', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN], [ANN])
    await press(house, id, 'roll')
    const draws = house.draws.length
    for (let attempt = 0; attempt < 8; attempt++) {
      expect(await house.tables.askUndo(id, ANN, await position(house, id))).toEqual(NOBODY)
      expect(await house.tables.undo(id, ANN, await position(house, id))).toEqual(NOBODY)
    }
    expect(house.draws.length).toBe(draws)
  })

  test('what was shown to one seat alone is not undone, and neither is the end of a turn', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN], [ANN])
    for (const action of ['peek', 'end']) {
      await press(house, id, action)
      expect(await house.tables.askUndo(id, ANN, await position(house, id))).toEqual(NOBODY)
    }
  })

  test('a step that hid nothing is undone as usual', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN], [ANN])
    await press(house, id, 'add')
    expect(good(await house.tables.askUndo(id, ANN, await position(house, id))).granted).toBe(true)
  })

  test('a resigned player cannot agree for an absent one either', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN, CAT], [ANN, CAT])
    good(await house.tables.resign(id, CAT))
    await press(house, id, 'roll')
    expect(await house.tables.askUndo(id, ANN, await position(house, id))).toEqual(NOBODY)
  })

  test('a lone player can neither end the game nor give a seat away; the host may give an empty seat away', async () => {
    const house = openHouse()
    const id = await tableOf(house, [BEN, ANN], [ANN])
    expect(await house.tables.askEnd(id, ANN)).toEqual(NOBODY)
    for (const seat of [0, 1]) expect(await house.tables.askReplace(id, ANN, seat, DAN, PLAIN)).toEqual(NOBODY)
    const gone = await seatAt(house, id, BEN)
    expect(await house.tables.askReplace(id, ANN, gone, DAN, { moderator: false, hasLeft: true })).toEqual(NOBODY)
    const moderated = good(await house.tables.askReplace(id, ANN, gone, DAN, { moderator: true, hasLeft: false }))
    expect(moderated.proposal.asked).toEqual([DAN])
    expect(good(await house.tables.answer(id, DAN, moderated.proposal.id, true)).granted).toBe(true)
  })

  test('the host cannot hand over their own seat with only the newcomer’s consent', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN], [ANN])
    expect(await house.tables.askReplace(id, ANN, await seatAt(house, id, ANN), DAN, PLAIN)).toEqual(NOBODY)
  })
})

describe('an open proposal', () => {
  test('to undo fails when the last player who could agree goes away', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN, CAT], [ANN, CAT])
    await press(house, id, 'roll')
    const draws = house.draws.length
    good(await house.tables.askUndo(id, ANN, await position(house, id)))
    heard(house)
    good(await house.tables.resign(id, CAT))
    await pass(house, 0)
    expect(settlements(house)).toEqual(['nobody-left'])
    expect((await playing(house, id)).proposal).toBeNull()
    expect(house.draws.length).toBe(draws)
  })

  test('to end fails when everybody goes away, and is not granted by that', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN], [ANN, BEN])
    good(await house.tables.askEnd(id, ANN))
    heard(house)
    await pass(house, 30 * MINUTE, 60)
    expect((await house.tables.find(id))?.status).toBe('playing')
    expect(settlements(house)).not.toContain('granted')
  })

  test('asks a player who comes back before it is settled', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN, CAT], [ANN, CAT])
    await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, ANN, await position(house, id)))
    expect(proposal.asked).toEqual([CAT])
    good(await house.tables.comeBack(id, BEN))
    expect(good(await house.tables.answer(id, CAT, proposal.id, true)).granted).toBe(false)
    expect(good(await house.tables.answer(id, BEN, proposal.id, true)).granted).toBe(true)
  })

  test('to give away the seat of an absent player asks them and the others once they are back', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN, CAT], [ANN, CAT])
    const { proposal } = good(await house.tables.askReplace(id, ANN, await seatAt(house, id, BEN), DAN, PLAIN))
    expect(proposal.asked).toEqual([DAN])
    good(await house.tables.comeBack(id, BEN))
    expect(good(await house.tables.answer(id, DAN, proposal.id, true)).granted).toBe(false)
    good(await house.tables.answer(id, BEN, proposal.id, false))
    expect(await seatAt(house, id, BEN)).toBeGreaterThanOrEqual(0)
  })

  test('of a moderator for a seat is granted when its player goes away meanwhile', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN, CAT], [ANN, BEN, CAT])
    const seat = await seatAt(house, id, BEN)
    good(await house.tables.askReplace(id, DAN, seat, DAN, { moderator: true, hasLeft: false }))
    good(await house.tables.resign(id, BEN))
    expect((await playing(house, id)).players[seat]).toEqual(DAN)
  })
})

describe('a player who is out of the game', () => {
  /** A table at which nobody is away, and its players by seat. */
  const begunWithout = async (out: number, users: readonly User[] = [ANN, BEN, CAT]) => {
    const house = openHouse({ games: [outlived(out)] })
    await house.tables.resume()
    const { id, players } = await begun(house, users, { options: { turns: '1000' }, terms: { pace: 'live' } })
    return { house, id, players }
  }

  test('is not asked about the game of the others', async () => {
    const { house, id, players } = await begunWithout(2)
    await press(house, id, 'roll')
    const mover = await moverOf(house, id)
    const other = players.slice(0, 2).filter((user) => user.id !== mover.id)
    const undo = good(await house.tables.askUndo(id, mover, await position(house, id)))
    expect(undo.proposal.asked).toEqual(other)
    good(await house.tables.answer(id, mover, undo.proposal.id, false))
    expect(good(await house.tables.askEnd(id, mover)).proposal.asked).toEqual(other)
  })

  test('cannot agree for those who are away', async () => {
    const { house, id } = await begunWithout(2)
    const mover = await moverOf(house, id)
    const isAlone = async () => (await playing(house, id)).attendance.filter(({ by }) => by === 'autopilot').length === 1
    for (let minutes = 0; minutes < 60 && !(await isAlone()); minutes++) {
      if ((await moverOf(house, id)).id === mover.id) await press(house, id, 'end')
      else await pass(house, MINUTE)
    }
    expect(await house.tables.askEnd(id, mover)).toEqual(NOBODY)
  })

  test('keeps their seat unless they agree to give it away', async () => {
    const { house, id, players } = await begunWithout(2)
    const mover = await moverOf(house, id)
    const { proposal } = good(await house.tables.askReplace(id, mover, 2, DAN, PLAIN))
    expect(proposal.asked).toEqual([DAN, ...players.filter((user) => user.id !== mover.id)])
  })

  test('does not keep the last person from agreeing with computer players', async () => {
    const house = openHouse()
    const lobby = good(await house.tables.open(request({ computers: ['newcomer'] })))
    good(await house.tables.join(lobby.id, BEN))
    const table = good(await house.tables.start(lobby.id, ANN))
    const ending = { by: ANN, motion: { kind: 'end' } } as const
    expect(askedAbout(table, ending)).toEqual([BEN])
    expect(askedAbout({ ...table, game: outlived(seatOf(table, BEN.id) ?? -1) }, ending)).toEqual([])
  })
})

describe('undo by consent', () => {
  test('tells how many draws it takes back, and each of them is drawn anew by a number of its own', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN], [ANN, BEN])
    // Ben answers Ann's question with a dare, for which a number is rolled.
    await press(house, id, 'ask', 'dare')
    const { proposal } = good(await house.tables.askUndo(id, ANN, await position(house, id)))
    expect(proposal.motion).toMatchObject({ kind: 'undo', draws: 1 })
    good(await house.tables.answer(id, BEN, proposal.id, true))
    const before = house.draws.length
    await press(house, id, 'roll')
    expect(house.draws).toEqual(house.draws.map((_, index) => index))
    expect(house.draws.length).toBe(before + 1)
  })

  test('does not ask players who are away', async () => {
    const house = openHouse()
    const id = await tableOf(house, [ANN, BEN, CAT], [ANN, CAT])
    await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, ANN, await position(house, id)))
    expect(refused(await house.tables.answer(id, BEN, proposal.id, true))).toBe('not-asked')
  })
})
