/** Computer players that take over the seats of players who resign or are away, where the host has chosen a level for that. */
import { afterAll, describe, expect, test } from 'vitest'
import { pioneers } from '../../../src/games/pioneers/index.js'
import type { User } from '../../../src/tables/model/people.js'
import { seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import type { Terms } from '../../../src/tables/model/terms.js'
import { type Question, THINKER_HERE } from '../../../src/tables/service/computers.js'
import { ANN, BEN, begun, CAT, cleanUp, good, type House, openHouse, pass, playing, refused, request } from '../kit/house.js'

afterAll(cleanUp)

const LIVE_MS = 180_000

/** A game of Ann, Ben and Cat, and what computer players were asked in it. */
async function threeAt(computerTakeover: Terms['computerTakeover'], seed = 'takeover') {
  const asked: Pick<Question, 'seat' | 'level'>[] = []
  const thinker = {
    ...THINKER_HERE,
    async choose(question: Question) {
      asked.push(question)
      return THINKER_HERE.choose(question)
    },
  }
  const house = openHouse({ games: [pioneers], thinker, seed })
  await house.tables.resume()
  const { id } = await begun(house, [ANN, BEN, CAT], { gameId: 'pioneers', terms: { pace: 'live', computerTakeover } })
  return { house, id, asked }
}

const seatAt = async (house: House, id: string, user: User) => seatOf(await playing(house, id), user.id) ?? -1

/** Lets everybody but `absent` do the least, and lets time pass where only they have to move, until `done`. */
async function playOn(house: House, id: string, absent: User | null, done: () => Promise<boolean>, ms = LIVE_MS): Promise<void> {
  for (let look = 0; look < 3000 && !(await done()); look++) {
    const table = await playing(house, id)
    const mover = seatsToMove(table).find(
      (seat) => table.attendance[seat]?.by === 'player' && table.players[seat]?.id !== absent?.id,
    )
    if (mover === undefined) await pass(house, ms)
    else good(await house.tables.act(id, table.players[mover] ?? ANN, table.position, pioneers.defaultAction(table.state, mover)))
  }
  expect(await done()).toBe(true)
}

/** Lets Ben run out of time until his seat is on autopilot. */
async function loseBen(house: House, id: string): Promise<number> {
  const ben = await seatAt(house, id, BEN)
  await playOn(house, id, BEN, async () => (await playing(house, id)).attendance[ben]?.by === 'autopilot')
  return ben
}

const isOver = async (house: House, id: string) => (await house.tables.find(id))?.status !== 'playing'

const actionsOf = async (house: House, id: string, seat: number, after = 0) =>
  (await house.tables.log(id, after)).flatMap((entry) => (entry.kind === 'action' && entry.seat === seat ? [entry] : []))

describe('a player whose time runs out once', () => {
  /** What the clock decided in Ben's first turn that he let pass. */
  async function expiredTurn(computerTakeover: Terms['computerTakeover']) {
    const { house, id } = await threeAt(computerTakeover)
    const ben = await seatAt(house, id, BEN)
    const byClock = async () => (await actionsOf(house, id, ben)).filter(({ cause }) => cause === 'clock')
    await playOn(house, id, BEN, async () => (await byClock()).length > 0)
    expect((await playing(house, id)).attendance[ben]).toMatchObject({ by: 'player', expiries: 1 })
    return byClock()
  }

  test('is played by rules of thumb for this turn where the host chose a level, and does the least elsewhere', async () => {
    const isVoluntary = ({ action }: { readonly action: string }) => /^(buy|one-road|two-roads|join)/.test(action)
    expect((await expiredTurn('none')).some(isVoluntary)).toBe(false)
    expect((await expiredTurn('legend')).some(isVoluntary)).toBe(true)
  })
})

describe('a seat whose player has resigned', () => {
  test('is played by a computer player of the level that the host chose', async () => {
    const { house, id, asked } = await threeAt('newcomer')
    const cat = await seatAt(house, id, CAT)
    good(await house.tables.resign(id, CAT))
    const { position } = await playing(house, id)
    await playOn(house, id, null, async () => (await actionsOf(house, id, cat, position)).length > 5, 2000)
    const choices = await actionsOf(house, id, cat, position)
    expect(new Set(choices.map(({ cause }) => cause))).toEqual(new Set(['autopilot']))
    expect(asked.length).toBeGreaterThanOrEqual(choices.length)
    expect(asked.every(({ seat, level }) => seat === cat && level === 'newcomer')).toBe(true)
  })

  test('does the least, as ever, where the host chose nothing', async () => {
    const { house, id, asked } = await threeAt('none')
    const cat = await seatAt(house, id, CAT)
    good(await house.tables.resign(id, CAT))
    await playOn(house, id, null, async () => (await actionsOf(house, id, cat)).length > 3)
    expect(asked).toEqual([])
  })

  test('goes on after a restart', async () => {
    const { house, id } = await threeAt('newcomer')
    const cat = await seatAt(house, id, CAT)
    good(await house.tables.resign(id, CAT))
    await playOn(house, id, null, async () => seatsToMove(await playing(house, id)).includes(cat), 1)
    const { position } = await playing(house, id)
    const again = house.restart({ now: new Date(house.clock.now().getTime() + 30_000) })
    await again.tables.resume()
    await pass(again, 2000)
    expect((await actionsOf(again, id, cat, position)).length).toBeGreaterThan(0)
  })

  test('leaves an undo to the consent of those who still play', async () => {
    const { house, id } = await threeAt('newcomer')
    const cat = await seatAt(house, id, CAT)
    good(await house.tables.resign(id, CAT))
    const isAfterAnn = async () => {
      const entries = (await house.tables.log(id, 0)).filter(({ kind }) => kind === 'action')
      const last = entries.at(-1)
      const [before] = entries.toReversed().filter((entry) => entry.kind === 'action' && entry.seat !== cat)
      return last?.kind === 'action' && last.seat === cat && before?.kind === 'action' && before.userId === ANN.id
    }
    await playOn(house, id, null, isAfterAnn, 2000)
    const before = await playing(house, id)
    const { proposal, granted } = good(await house.tables.askUndo(id, ANN, before.position))
    expect(granted).toBe(false)
    expect(proposal.asked.map(({ id: userId }) => userId)).toEqual([BEN.id])
    expect(good(await house.tables.answer(id, BEN, proposal.id, true)).granted).toBe(true)
    const after = await playing(house, id)
    expect(seatsToMove(after)).toEqual([await seatAt(house, id, ANN)])
    await playOn(house, id, null, async () => (await actionsOf(house, id, cat, after.position)).length > 0, 2000)
  })
})

describe('a seat on autopilot', () => {
  test('is played by a computer player until its player is back, who then has the time of a new move', async () => {
    const { house, id, asked } = await threeAt('traveller')
    const ben = await loseBen(house, id)
    await playOn(house, id, null, async () => asked.some(({ seat }) => seat === ben), 2000)
    expect(asked.every(({ seat, level }) => seat === ben && level === 'traveller')).toBe(true)
    await playOn(house, id, null, async () => seatsToMove(await playing(house, id)).includes(ben), 1)
    const { table } = good(await house.tables.comeBack(id, BEN))
    const { attendance } = table
    expect(attendance[ben]).toMatchObject({ by: 'player', expiries: 0 })
    expect(attendance[ben]?.wait?.due).toBe(house.clock.now().getTime() + LIVE_MS)
    const count = asked.length
    await pass(house, 5000)
    expect((await playing(house, id)).position).toBe(table.position)
    expect(asked).toHaveLength(count)
  })

  test('rests while nobody is at the table', async () => {
    const { house, id, asked } = await threeAt('newcomer')
    for (let look = 0; look < 200 && (await playing(house, id)).attendance.some(({ by }) => by === 'player'); look++)
      await pass(house, LIVE_MS)
    const { position } = await playing(house, id)
    const count = asked.length
    await pass(house, 10 * LIVE_MS, 10)
    expect((await playing(house, id)).position).toBe(position)
    expect(asked).toHaveLength(count)
  })
})

describe('the choice of a level', () => {
  test('keeps the game out of ratings, ladders and records, even if nobody leaves', async () => {
    const { house, id } = await threeAt('veteran')
    await playOn(house, id, null, () => isOver(house, id))
    expect(await house.standings.verdict(id)).toMatchObject({ unrated: 'relief', changes: [], broken: [] })
    const answer = await house.standings.stats('g1', 'pioneers', ANN.id, ANN.id)
    expect(answer.kind === 'stats' ? answer.stats.games : 0).toBe(0)
    expect(await house.standings.records('g1', 'pioneers')).toEqual([])
    const before = await house.standings.verdict(id)
    await house.recount.run(() => pioneers)
    expect(await house.standings.verdict(id)).toEqual(before)
  })

  test('changes nothing about a game without it', async () => {
    const { house, id } = await threeAt('none')
    await playOn(house, id, null, () => isOver(house, id))
    expect((await house.standings.verdict(id))?.unrated).toBe(null)
  })

  test('is the host’s alone, of the known levels, and stays for a rematch', async () => {
    const house = openHouse({ games: [pioneers] })
    const { id, terms } = good(await house.tables.open(request({ gameId: 'pioneers' })))
    expect(terms.computerTakeover).toBe('none')
    good(await house.tables.join(id, BEN))
    expect(refused(await house.tables.configure(id, BEN, { computerTakeover: 'legend' }))).toBe('not-the-host')
    expect(refused(await house.tables.configure(id, ANN, { computerTakeover: JSON.parse('"hero"') }))).toBe('unknown-option')
    good(await house.tables.configure(id, ANN, { computerTakeover: 'legend' }))
    good(await house.tables.start(id, ANN))
    good(await house.tables.resign(id, BEN))
    expect(good(await house.tables.rematch(id, ANN)).terms.computerTakeover).toBe('legend')
  })
})
