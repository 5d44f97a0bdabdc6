import { afterAll, describe, expect, test } from 'vitest'
import { inOnePress } from '../../../src/engine/panel.js'
import type { Announcement } from '../../../src/tables/model/announcement.js'
import type { User } from '../../../src/tables/model/people.js'
import { freeSteps, hasPressed, type PlayingTable, seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import { auditTable } from '../../../src/tables/service/audit.js'
import { seatOnTurn } from '../../seat-on-turn.js'
import { winsOf } from '../../standings/ask.js'
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
} from '../kit/house.js'
import { tally } from '../kit/tally-game.js'

afterAll(cleanUp)

const [FAY, GUS]: readonly [User, User] = [
  { id: '6', name: 'Fay' },
  { id: '7', name: 'Gus' },
]

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Users in the order of the turns. The first of them is to move. */
async function table(house: House, users: readonly User[] = [ANN, BEN, CAT], more = {}) {
  await house.tables.resume()
  const begunTable = await begun(house, users, { options: { turns: '1000' }, terms: { pace: 'none' }, ...more })
  const seat = seatOnTurn(begunTable)
  const [first = ANN, second = ANN, third = ANN] = users.map((_, i) => begunTable.players[(seat + i) % users.length])
  await pass(house, 0)
  heard(house)
  return { id: begunTable.id, seat, first, second, third }
}

const proposalOf = async (house: House, id: string) => {
  const { proposal } = await playing(house, id)
  if (proposal === null) throw new Error('nothing is proposed')
  return proposal
}

const seatAt = async (house: House, id: string, user: User) => seatOf(await playing(house, id), user.id) ?? -1

const saved = ({ game, state }: PlayingTable) => game.save(state)
const words = (announcements: readonly Announcement[]) =>
  announcements.map((news) => (news.kind === 'settled' ? `settled ${news.how}` : news.kind))
const told = async (house: House) => {
  await pass(house, 0)
  return words(heard(house))
}

describe('asking to undo', () => {
  test('is granted when all the others agree, across draws and turns, and is in the log', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const before = saved(await press(house, id, 'add'))
    await press(house, id, 'roll', 'end', 'add')
    await told(house)
    const { position } = await playing(house, id)
    // The first user's latest press ended the turn.
    const asked = good(await house.tables.askUndo(id, first, position))
    expect(asked).toMatchObject({ granted: false, proposal: { by: first, motion: { kind: 'undo', to: 4 }, agreed: [] } })
    expect(new Set(asked.proposal.asked)).toEqual(new Set([second, third]))
    expect(await told(house)).toEqual(['proposal'])
    expect(good(await house.tables.answer(id, second, asked.proposal.id, true)).granted).toBe(false)
    expect(await told(house)).toEqual(['proposal'])
    expect(good(await house.tables.answer(id, third, asked.proposal.id, true)).granted).toBe(true)
    expect(await told(house)).toEqual(['turned-back', 'settled granted'])
    const back = await playing(house, id)
    expect(back.proposal).toBeNull()
    expect(back.game.turn(back.state).number).toBe(1)
    expect((await house.tables.log(id, position))[0]).toMatchObject({ kind: 'undo', to: 4, asked: true, userId: first.id })

    const again = good(await house.tables.askUndo(id, first, position + 1))
    for (const user of [second, third]) good(await house.tables.answer(id, user, again.proposal.id, true))
    expect(saved(await playing(house, id))).toBe(before)
    await press(house, id, 'roll')
    expect(house.draws).toEqual([0, 1, 2])
    expect(await auditTable(house.store, () => tally, id)).toEqual({ kind: 'sound' })
  })

  test.each(['refused', 'withdrawn'] as const)('ends when it is %s', async (how) => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, first, position))
    await told(house)
    const user = how === 'refused' ? second : first
    expect(good(await house.tables.answer(id, user, proposal.id, false))).toMatchObject({ granted: false, proposal })
    await pass(house, 0)
    expect(heard(house)).toMatchObject([{ kind: 'settled', how, by: user, proposal: { id: proposal.id } }])
    expect((await playing(house, id)).proposal).toBeNull()
    expect(refused(await house.tables.answer(id, second, proposal.id, true))).toBe('no-such-proposal')
  })

  test('takes back a press in all its actions, which count as one press', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const before = await playing(house, id)
    good(await house.tables.act(id, first, before.position, inOnePress(['add', 'add', 'end'])))
    const seat = await seatAt(house, id, first)
    expect((await playing(house, id)).attendance[seat]?.presses).toBe(1)
    await press(house, id, 'add')
    const { position } = await playing(house, id)
    good(await house.tables.askUndo(id, first, position))
    const { id: proposalId, motion } = await proposalOf(house, id)
    expect(motion).toEqual({ kind: 'undo', to: before.position, draws: 0 })
    for (const user of [second, third]) good(await house.tables.answer(id, user, proposalId, true))
    const after = await playing(house, id)
    expect(saved(after)).toBe(saved(before))
    expect(after.attendance[seat]?.presses).toBe(0)
    expect(hasPressed(after, seat)).toBe(false)
  })

  test('leaves a press of several actions that was made before as one press', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const { position } = await playing(house, id)
    good(await house.tables.act(id, first, position, inOnePress(['add', 'add'])))
    const state = saved(await press(house, id, 'end'))
    good(await house.tables.askUndo(id, first, (await playing(house, id)).position))
    for (const user of [second, third]) good(await house.tables.answer(id, user, (await proposalOf(house, id)).id, true))
    const after = await playing(house, id)
    expect(saved(after)).not.toBe(state)
    expect(after.attendance[await seatAt(house, id, first)]?.presses).toBe(1)
    // It is free again, as it was before the end of the turn.
    const again = good(await house.tables.askUndo(id, first, after.position))
    expect(again).toMatchObject({ granted: true, proposal: { motion: { to: position } } })
  })

  test('is overtaken by anything that happens in the game', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, first, position))
    await told(house)
    await press(house, id, 'add')
    expect(await told(house)).toEqual(['progress', 'settled overtaken'])
    expect(refused(await house.tables.answer(id, second, proposal.id, true))).toBe('no-such-proposal')
  })

  test('asks nobody if the undo is free', async () => {
    const house = openHouse()
    const { id, first } = await table(house)
    const before = saved(await playing(house, id))
    const { position } = await press(house, id, 'add')
    expect(good(await house.tables.askUndo(id, first, position)).granted).toBe(true)
    expect(saved(await playing(house, id))).toBe(before)
    expect(await told(house)).toEqual(['progress'])
    expect((await house.tables.log(id, position))[0]).toMatchObject({ kind: 'undo', asked: false })
  })

  test('must be for the table’s present position, and for a press', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { position } = await press(house, id, 'roll')
    expect(refused(await house.tables.askUndo(id, first, position - 1))).toBe('stale')
    expect(await house.tables.askUndo(id, second, position)).toEqual({
      ok: false,
      refusal: { code: 'undo-blocked', by: 'nothing' },
    })
  })

  test('is not even asked in a game that began under other rules, and what was asked before is overtaken', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, first, position))
    const newer = { ...tally, rulesVersion: 2, load: (text: string) => tally.load(text, 1) }
    const after = house.restart({ games: [newer] })
    await after.tables.resume()
    good(await after.tables.answer(id, second, proposal.id, true))
    expect(good(await after.tables.answer(id, third, proposal.id, true)).granted).toBe(false)
    await pass(after, 0)
    expect(words(heard(after)).at(-1)).toBe('settled overtaken')
    expect((await playing(after, id)).proposal).toBeNull()
    expect(await after.tables.askUndo(id, first, position)).toEqual({
      ok: false,
      refusal: { code: 'undo-blocked', by: 'other-rules' },
    })
  })

  test('is overtaken when its proposer resigns', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, first, position))
    await told(house)
    good(await house.tables.resign(id, first))
    expect((await told(house)).at(-1)).toBe('settled overtaken')
    expect(refused(await house.tables.answer(id, second, proposal.id, true))).toBe('no-such-proposal')
  })

  test('is granted when the last player who had not agreed resigns', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, first, position))
    good(await house.tables.answer(id, second, proposal.id, true))
    await told(house)
    good(await house.tables.resign(id, third))
    expect(await told(house)).toEqual(['resigned', 'progress', 'settled granted', 'granted'])
    expect((await house.tables.log(id, position)).map(({ kind }) => kind)).toEqual(['resigned', 'undo'])
  })
})

describe('ending without a result', () => {
  test('needs everybody who still plays', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const { proposal } = good(await house.tables.askEnd(id, second))
    for (const user of [first, third]) good(await house.tables.answer(id, user, proposal.id, true))
    expect((await house.tables.find(id))?.status).toBe('cancelled')
    await pass(house, 0)
    expect(heard(house).filter(({ kind }) => kind === 'ended')).toMatchObject([{ by: second }])
    expect(await winsOf(house, null)).toEqual([])
    expect(await house.tables.liveIn('c1')).toBeNull()
    expect(refused(await house.tables.answer(id, first, proposal.id, true))).toBe('no-such-proposal')
  })

  test('outlives the resignation of its proposer, who may still withdraw it', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const { proposal } = good(await house.tables.askEnd(id, first))
    good(await house.tables.resign(id, first))
    good(await house.tables.answer(id, second, proposal.id, true))
    good(await house.tables.answer(id, third, proposal.id, true))
    expect((await house.tables.find(id))?.status).toBe('cancelled')
    const other = await table(house, [ANN, BEN, CAT], { channelId: 'c2' })
    const again = good(await house.tables.askEnd(other.id, other.first))
    good(await house.tables.resign(other.id, other.first))
    good(await house.tables.answer(other.id, other.first, again.proposal.id, false))
    expect((await playing(house, other.id)).proposal).toBeNull()
  })

  test('stays open while the game goes on, and through a restart', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    good(await house.tables.askEnd(id, first))
    await press(house, id, 'add', 'end', 'roll')
    const after = house.restart()
    const { id: proposalId } = await proposalOf(after, id)
    for (const user of [second, third]) good(await after.tables.answer(id, user, proposalId, true))
    expect((await after.tables.find(id))?.status).toBe('cancelled')
  })

  test('does not wait for an absent player: once they are on autopilot, the others decide', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house, undefined, { terms: { pace: 'live' } })
    const { proposal } = good(await house.tables.askEnd(id, second))
    good(await house.tables.answer(id, third, proposal.id, true))
    for (let round = 0; round < 3; round++) {
      await pass(house, 3 * MINUTE)
      if ((await house.tables.find(id))?.status !== 'playing') break
      await press(house, id, 'end', 'end')
    }
    expect((await house.tables.find(id))?.status).toBe('cancelled')
    expect(refused(await house.tables.comeBack(id, first))).toBe('already-over')
  })

  test('is overtaken by the end of the game, and by its host ending it', async () => {
    const house = openHouse()
    const short = await table(house, [ANN, BEN], { options: { turns: '3' } })
    good(await house.tables.askEnd(short.id, ANN))
    for (let turn = 0; turn < 3; turn++) {
      const { players, position } = await playing(house, short.id)
      const [seat = -1] = seatsToMove(await playing(house, short.id))
      good(await house.tables.act(short.id, players[seat] ?? ANN, position, 'end'))
    }
    expect((await told(house)).slice(-2)).toEqual(['over', 'settled overtaken'])
    const other = await table(house, [ANN, BEN], { channelId: 'c2' })
    good(await house.tables.askEnd(other.id, BEN))
    good(await house.tables.cancel(other.id, ANN, false))
    expect((await told(house)).slice(-2)).toEqual(['cancelled', 'settled overtaken'])
  })
})

describe('a proposal that not everybody answers', () => {
  test.each([
    ['live', 10 * MINUTE],
    ['evening', 15 * MINUTE],
    ['daily', 24 * HOUR],
    ['relaxed', 24 * HOUR],
    ['none', 24 * HOUR],
  ] as const)('lapses at the pace %s after %d ms, and the channel is told', async (pace, ms) => {
    const house = openHouse()
    // Somebody acts all the time, so that the clock gives up on nobody.
    const { id, second } = await table(house, undefined, { terms: { pace } })
    const { proposal } = good(await house.tables.askEnd(id, second))
    expect(proposal.until).toBe(house.clock.now().getTime() + ms)
    for (let part = 0; part < 9; part++) {
      await pass(house, ms / 10)
      await press(house, id, 'add')
    }
    expect((await proposalOf(house, id)).id).toBe(proposal.id)
    heard(house)
    await pass(house, ms / 10)
    expect(heard(house).filter(({ kind }) => kind === 'settled')).toMatchObject([{ how: 'lapsed', by: null, proposal }])
    expect((await playing(house, id)).proposal).toBeNull()
    expect(refused(await house.tables.answer(id, second, proposal.id, true))).toBe('no-such-proposal')
  })

  test('lapses after a restart too, but not before the players who are asked could answer', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { until } = good(await house.tables.askEnd(id, first)).proposal
    const after = house.restart({ now: new Date(until + HOUR) })
    await after.tables.resume()
    await pass(after, 0)
    expect(words(heard(after))).toEqual(['proposal', 'proposal'])
    expect((await proposalOf(after, id)).until).toBe(until + HOUR + 2.4 * HOUR)
    await pass(after, 2.4 * HOUR)
    expect(words(heard(after))).toEqual(['settled lapsed'])
    expect(refused(await after.tables.askEnd(id, first))).toBe('proposed-lately')
    good(await after.tables.askEnd(id, second))
  })

  test('lapses when the clock next checks if it was stored without an expiry', async () => {
    const house = openHouse()
    const { id, first } = await table(house)
    const { proposal } = good(await house.tables.askEnd(id, first))
    const { until: _, ...undated } = proposal
    const older = house.restart({
      between: (store) => ({
        ...store,
        async load(tableId) {
          const stored = await store.load(tableId)
          const affairs = stored?.affairs ?? null
          if (stored === null || affairs === null) return stored
          const { pauses: __, ...others } = { ...affairs, proposal: undated }
          return { ...stored, affairs: JSON.parse(JSON.stringify(others)) }
        },
      }),
    })
    await older.tables.resume()
    await press(older, id, 'add')
    await pass(older, HOUR)
    await pass(older, 24 * HOUR)
    expect(words(heard(older))).toContain('settled lapsed')
  })
})

test('a log is read for the answer that completes a proposal to undo, and for nothing that is refused', async () => {
  let reads = 0
  const house = openHouse({
    between: (store) => ({
      ...store,
      log: async (tableId, after) => {
        if (after === 0) reads++
        return store.log(tableId, after)
      },
    }),
  })
  const { id, first, second, third } = await table(house)
  await press(house, id, 'add', 'roll', 'end', 'add')
  const { position } = await playing(house, id)
  const asked = good(await house.tables.askUndo(id, first, position)).proposal.id
  const read = async (request: () => Promise<unknown>) => {
    reads = 0
    await request()
    return reads
  }
  expect(await read(() => house.tables.askUndo(id, first, position))).toBe(0)
  expect(await read(() => house.tables.askUndo(id, second, position))).toBe(0)
  expect(await read(() => house.tables.verify(id))).toBe(0)
  for (const user of [EVE, first, second]) expect(await read(() => house.tables.answer(id, user, asked, true))).toBe(0)
  expect(await read(() => house.tables.answer(id, second, asked, true))).toBe(0)
  expect(await read(() => house.tables.answer(id, third, asked, true))).toBeGreaterThan(0)
  expect((await playing(house, id)).proposal).toBeNull()
})

describe('the id of a proposal', () => {
  test('is the next after the latest, whatever else has changed, and not used by what nobody is asked about', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    expect(good(await house.tables.askEnd(id, first)).proposal.id).toBe(1)
    good(await house.tables.answer(id, second, 1, false))
    await press(house, id, 'add')
    expect(good(await house.tables.askUndo(id, first, (await playing(house, id)).position)).granted).toBe(true)
    await press(house, id, 'add')
    const after = house.restart()
    expect(good(await after.tables.askEnd(id, second)).proposal.id).toBe(2)
    expect(refused(await after.tables.answer(id, first, 1, true))).toBe('no-such-proposal')
  })

  test('differs from all that were given to an old table, which followed from its revision', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    await press(house, id, 'add', 'add')
    const asked = good(await house.tables.askEnd(id, first)).proposal
    let isOld = true
    const older = house.restart({
      between: (store) => ({
        ...store,
        async load(tableId) {
          const stored = await store.load(tableId)
          if (!isOld || stored?.affairs?.proposal == null) return stored
          isOld = false
          const { lastProposalId: _, ...affairs } = stored.affairs
          return { ...stored, affairs: { ...affairs, proposal: { ...asked, id: stored.revision } } }
        },
      }),
    })
    const { id: old } = await proposalOf(older, id)
    good(await older.tables.answer(id, second, old, true))
    good(await older.tables.answer(id, third, old, false))
    const next = good(await older.tables.askEnd(id, second)).proposal.id
    expect(next).toBe(1_000_001)
    expect(refused(await older.tables.answer(id, first, old, true))).toBe('no-such-proposal')
    const newer = older.restart()
    good(await newer.tables.answer(id, first, next, false))
    expect(good(await newer.tables.askEnd(id, third)).proposal.id).toBe(next + 1)
  })
})

describe('a player whose proposal failed', () => {
  test.each(['refused', 'withdrawn'] as const)('because it was %s waits before proposing the same again', async (how) => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { proposal } = good(await house.tables.askEnd(id, first))
    good(await house.tables.answer(id, how === 'refused' ? second : first, proposal.id, false))
    const again = new Date(house.clock.now().getTime() + HOUR)
    expect(await house.tables.askEnd(id, first)).toEqual({ ok: false, refusal: { code: 'proposed-lately', again } })
    const { position } = await press(house, id, 'roll')
    const undoing = good(await house.tables.askUndo(id, first, position))
    good(await house.tables.answer(id, second, undoing.proposal.id, false))
    const after = house.restart({ now: new Date(again.getTime() - MINUTE) })
    await after.tables.resume()
    expect(refused(await after.tables.askEnd(id, first))).toBe('proposed-lately')
    await pass(after, MINUTE)
    good(await after.tables.askEnd(id, first))
  })

  test('at a quick pace does not wait for an hour', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house, undefined, { terms: { pace: 'live' } })
    const { proposal } = good(await house.tables.askEnd(id, first))
    good(await house.tables.answer(id, second, proposal.id, false))
    const again = new Date(house.clock.now().getTime() + 10 * MINUTE)
    expect(await house.tables.askEnd(id, first)).toEqual({ ok: false, refusal: { code: 'proposed-lately', again } })
  })

  test('who withdraws a proposal to take over a seat themself waits like anybody else', async () => {
    const house = openHouse()
    const { id, second } = await table(house)
    const seat = await seatAt(house, id, second)
    const propose = (substitute: User) => house.tables.askReplace(id, DAN, seat, substitute, { moderator: true, hasLeft: false })
    good(await house.tables.answer(id, DAN, good(await propose(DAN)).proposal.id, false))
    for (const substitute of [DAN, EVE]) expect(refused(await propose(substitute))).toBe('proposed-lately')
  })

  test('because the substitute refused may propose somebody else at once, but not the same one, and only a few', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const seat = await seatAt(house, id, second)
    const propose = (substitute: User) =>
      house.tables.askReplace(id, first, seat, substitute, { moderator: false, hasLeft: false })
    const refuse = async (substitute: User, by: User) =>
      good(await house.tables.answer(id, by, good(await propose(substitute)).proposal.id, false))
    await refuse(DAN, DAN)
    const again = new Date(house.clock.now().getTime() + HOUR)
    expect(await propose(DAN)).toEqual({ ok: false, refusal: { code: 'substitute-declined', user: DAN, again } })
    await pass(house, MINUTE)
    await refuse(EVE, EVE)
    await refuse(FAY, FAY)
    expect(await propose(GUS)).toEqual({ ok: false, refusal: { code: 'proposed-lately', again } })
    const after = house.restart({ now: new Date(again.getTime() - 1) })
    await after.tables.resume()
    const later = (substitute: User) => after.tables.askReplace(id, first, seat, substitute, { moderator: false, hasLeft: false })
    expect(refused(await later(DAN))).toBe('substitute-declined')
    await pass(after, 1)
    const { proposal } = good(await later(DAN))
    // A player's no concerns every substitute.
    good(await after.tables.answer(id, second, proposal.id, false))
    expect(refused(await later(GUS))).toBe('proposed-lately')
  })

  test('has nothing of it kept once they need not wait any more, whatever happens at the table next', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const standing = { moderator: false, hasLeft: false }
    const { proposal } = good(await house.tables.askReplace(id, first, await seatAt(house, id, second), DAN, standing))
    good(await house.tables.answer(id, DAN, proposal.id, false))
    const kept = async () => JSON.stringify((await house.store.load(id))?.affairs)
    await pass(house, HOUR - 1)
    await press(house, id, 'add')
    expect(await kept()).toContain(DAN.name)
    await pass(house, 1)
    await press(house, id, 'add')
    expect(await kept()).not.toContain(DAN.name)
    expect(await playing(house, id)).toMatchObject({ pauses: [] })
  })

  test('need not wait for what needs no consent', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { position } = await press(house, id, 'roll')
    const { proposal } = good(await house.tables.askUndo(id, first, position))
    good(await house.tables.answer(id, second, proposal.id, false))
    const { position: later } = await press(house, id, 'add')
    expect(good(await house.tables.askUndo(id, first, later)).granted).toBe(true)
  })

  test('because somebody else went on with the game does not wait', async () => {
    const house = openHouse()
    const { id, first } = await table(house)
    good(await house.tables.askUndo(id, first, (await press(house, id, 'roll', 'ask')).position))
    const { position, proposal } = await press(house, id, 'yes')
    expect(proposal).toBeNull()
    good(await house.tables.askUndo(id, first, position))
  })

  test('because the clock went on for the player does not wait', async () => {
    const house = openHouse()
    const { id, first } = await table(house, undefined, { terms: { pace: 'live' } })
    const { position } = await press(house, id, 'roll')
    await pass(house, 2 * MINUTE)
    good(await house.tables.askUndo(id, first, position))
    await pass(house, MINUTE)
    const later = await playing(house, id)
    expect(later).toMatchObject({ proposal: null, pauses: [] })
    good(await house.tables.askUndo(id, first, later.position))
  })

  test('because they went on themselves waits, so that nobody calls the others again and again', async () => {
    const house = openHouse()
    const { id, first } = await table(house)
    good(await house.tables.askUndo(id, first, (await press(house, id, 'roll')).position))
    await press(house, id, 'add')
    expect(await told(house)).toEqual(['proposal', 'progress', 'settled overtaken'])
    const { position } = good(await house.tables.undo(id, first, (await playing(house, id)).position)).table
    const again = new Date(house.clock.now().getTime() + HOUR)
    expect(await house.tables.askUndo(id, first, position)).toEqual({ ok: false, refusal: { code: 'proposed-lately', again } })
    await pass(house, HOUR)
    good(await house.tables.askUndo(id, first, position))
  })
})

describe('answers', () => {
  test('count once, from players who are asked, for the open proposal', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const { proposal } = good(await house.tables.askEnd(id, first))
    expect(refused(await house.tables.answer(id, EVE, proposal.id, true))).toBe('not-asked')
    expect(refused(await house.tables.answer(id, EVE, proposal.id, false))).toBe('not-asked')
    expect(refused(await house.tables.answer(id, first, proposal.id, true))).toBe('not-asked')
    expect(refused(await house.tables.answer(id, second, proposal.id + 1, true))).toBe('no-such-proposal')
    good(await house.tables.answer(id, second, proposal.id, true))
    expect(refused(await house.tables.answer(id, second, proposal.id, true))).toBe('agreed-already')
    expect(refused(await house.tables.askEnd(id, second))).toBe('proposal-open')
    expect(refused(await house.tables.askEnd(id, first))).toBe('own-proposal-open')
    expect(refused(await house.tables.answer('zzzzzzzz', second, 1, true))).toBe('no-such-table')
  })

  test('at the same moment all count', async () => {
    const house = openHouse()
    const { id, first, second, third } = await table(house)
    const { proposal } = good(await house.tables.askEnd(id, first))
    const answers = await Promise.all([second, second, third].map((user) => house.tables.answer(id, user, proposal.id, true)))
    expect(answers.map((result) => (result.ok ? result.value.granted : result.refusal.code))).toEqual([
      false,
      'agreed-already',
      true,
    ])
  })

  test('to an earlier proposal do not count for the present one', async () => {
    const house = openHouse()
    const { id, first, second } = await table(house)
    const old = good(await house.tables.askEnd(id, first)).proposal
    good(await house.tables.answer(id, first, old.id, false))
    await pass(house, HOUR)
    const { proposal } = good(await house.tables.askEnd(id, first))
    expect(proposal.id).toBeGreaterThan(old.id)
    expect(refused(await house.tables.answer(id, second, old.id, true))).toBe('no-such-proposal')
  })
})

describe('replacing', () => {
  test('needs the substitute and everybody who still plays, and take over the seat as it is', async () => {
    const house = openHouse()
    const { id, seat, first, second, third } = await table(house)
    await press(house, id, 'add')
    const asked = good(await house.tables.askReplace(id, second, seat, DAN, { moderator: false, hasLeft: false }))
    expect(asked.proposal.asked.map(({ name }) => name).sort()).toEqual([DAN, first, third].map(({ name }) => name).sort())
    await told(house)
    for (const user of [first, DAN, third]) good(await house.tables.answer(id, user, asked.proposal.id, true))
    expect(await told(house)).toEqual(['proposal', 'proposal', 'replaced', 'progress', 'settled granted'])
    const { players, attendance } = await playing(house, id)
    expect(players[seat]).toEqual(DAN)
    expect(attendance[seat]).toMatchObject({ by: 'player', expiries: 0 })
    expect(refused(await house.tables.act(id, first, 2, 'add'))).toBe('not-seated')
    await press(house, id, 'add', 'end')
    expect(refused(await house.tables.undo(id, first, (await playing(house, id)).position))).toBe('not-seated')
    const after = house.restart()
    expect((await playing(after, id)).players[seat]).toEqual(DAN)
    expect(await auditTable(after.store, () => tally, id)).toEqual({ kind: 'sound' })
  })

  test('lets the substitute undo nothing that the player before pressed', async () => {
    const house = openHouse()
    const { id, seat, first, second, third } = await table(house)
    await press(house, id, 'add')
    const asked = good(await house.tables.askReplace(id, second, seat, DAN, { moderator: false, hasLeft: false }))
    for (const user of [first, DAN, third]) good(await house.tables.answer(id, user, asked.proposal.id, true))
    const taken = await playing(house, id)
    expect([hasPressed(taken, seat), freeSteps(taken, seat)]).toEqual([false, 0])
    const nothing = { ok: false, refusal: { code: 'undo-blocked', by: 'nothing' } }
    expect(await house.tables.undo(id, DAN, taken.position)).toEqual(nothing)
    expect(await house.tables.askUndo(id, DAN, taken.position)).toEqual(nothing)
  })

  describe('a player who has a seat again', () => {
    const NOTHING = { ok: false, refusal: { code: 'undo-blocked', by: 'nothing' } }
    const handedOver = async (house: House, id: string, seat: number, to: User) => {
      const from = (await playing(house, id)).players[seat] ?? ANN
      const { proposal } = good(await house.tables.askReplace(id, from, seat, to, { moderator: false, hasLeft: false }))
      for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
    }
    const agreedUndo = async (house: House, id: string, by: User) => {
      const { proposal } = good(await house.tables.askUndo(id, by, (await playing(house, id)).position))
      for (const user of proposal.asked) good(await house.tables.answer(id, user, proposal.id, true))
    }

    test('the same one, asks for nothing from before, whatever others have undone since', async () => {
      const house = openHouse()
      const { id, seat, first, second } = await table(house)
      await press(house, id, 'add', 'end', 'end', 'end')
      await handedOver(house, id, seat, DAN)
      await press(house, id, 'add', 'end', 'add', 'end', 'end')
      await handedOver(house, id, seat, first)
      expect(hasPressed(await playing(house, id), seat)).toBe(false)
      await agreedUndo(house, id, second)
      const back = await playing(house, id)
      expect(hasPressed(back, seat)).toBe(false)
      expect(await house.tables.askUndo(id, first, back.position)).toEqual(NOTHING)
      expect(await house.tables.undo(id, first, back.position)).toEqual(NOTHING)
      await press(house, id, 'end', 'end')
      const before = saved(await press(house, id, 'add'))
      await press(house, id, 'end')
      await agreedUndo(house, id, first)
      expect(saved(await playing(house, id))).toBe(before)
    })

    test('another one, asks for nothing that they pressed at the first one', async () => {
      const house = openHouse()
      const { id, seat, first } = await table(house)
      await press(house, id, 'add', 'end')
      await handedOver(house, id, seat, DAN)
      await handedOver(house, id, (seat + 1) % 3, first)
      const moved = await playing(house, id)
      expect(await house.tables.askUndo(id, first, moved.position)).toEqual(NOTHING)
      expect(await house.tables.undo(id, first, moved.position)).toEqual(NOTHING)
    })
  })

  test('a resigned seat is given away by the host with only the substitute’s consent', async () => {
    const house = openHouse()
    const { id } = await table(house)
    good(await house.tables.resign(id, CAT))
    const seat = await seatAt(house, id, CAT)
    const { proposal } = good(await house.tables.askReplace(id, ANN, seat, DAN, { moderator: false, hasLeft: false }))
    expect(proposal.asked).toEqual([DAN])
    expect(good(await house.tables.answer(id, DAN, proposal.id, true)).granted).toBe(true)
    expect((await playing(house, id)).leavers).toEqual([{ seat, user: CAT, resigned: true }])
  })

  test('a seat whose player has left the server is given away without asking them, and by the host without asking anybody else', async () => {
    const house = openHouse()
    const { id } = await table(house)
    const seat = await seatAt(house, id, CAT)
    const { proposal } = good(await house.tables.askReplace(id, BEN, seat, DAN, { moderator: false, hasLeft: true }))
    expect(proposal.asked).toEqual([DAN, ANN])
    good(await house.tables.answer(id, BEN, proposal.id, false))
    const again = good(await house.tables.askReplace(id, ANN, seat, DAN, { moderator: false, hasLeft: true }))
    expect(again.proposal.asked).toEqual([DAN])
  })

  test('a player who was not on the server and presses again is asked after all', async () => {
    const house = openHouse()
    const { id, seat, first } = await table(house)
    const { proposal } = good(await house.tables.askReplace(id, EVE, seat, DAN, { moderator: true, hasLeft: true }))
    expect(proposal.asked).toEqual([DAN])
    const { position } = await playing(house, id)
    good(await house.tables.act(id, first, position, 'end'))
    expect((await playing(house, id)).proposal?.asked).toContainEqual(first)
    expect(good(await house.tables.answer(id, DAN, proposal.id, true)).granted).toBe(false)
    expect((await playing(house, id)).players[seat]).toEqual(first)
  })

  test('so is one who says so after having been away', async () => {
    const house = openHouse()
    const { id } = await table(house, [ANN, BEN, CAT], { terms: { pace: 'live' } })
    const seat = await seatAt(house, id, BEN)
    await pass(house, 60 * MINUTE, 240)
    expect((await playing(house, id)).attendance[seat]?.by).toBe('autopilot')
    const { proposal } = good(await house.tables.askReplace(id, EVE, seat, DAN, { moderator: true, hasLeft: true }))
    expect(proposal.asked).toEqual([DAN])
    good(await house.tables.comeBack(id, BEN))
    expect((await playing(house, id)).proposal?.asked).toContainEqual(BEN)
  })

  test('a moderator who takes such a seat asks nobody', async () => {
    const house = openHouse()
    const { id } = await table(house)
    good(await house.tables.resign(id, CAT))
    const seat = await seatAt(house, id, CAT)
    expect(good(await house.tables.askReplace(id, EVE, seat, EVE, { moderator: true, hasLeft: false })).granted).toBe(true)
    expect((await playing(house, id)).players[seat]).toEqual(EVE)
  })

  test('a player who wants a substitute asks the others; a host who is replaced is replaced as host too', async () => {
    const house = openHouse()
    const { id } = await table(house, [ANN, BEN])
    const seat = await seatAt(house, id, ANN)
    const { proposal } = good(await house.tables.askReplace(id, ANN, seat, DAN, { moderator: false, hasLeft: false }))
    for (const user of [BEN, DAN]) good(await house.tables.answer(id, user, proposal.id, true))
    expect((await playing(house, id)).host).toEqual(DAN)
  })

  test.each<[string, User, number, User, string]>([
    ['a seat that does not exist', ANN, 7, DAN, 'no-such-seat'],
    ['a seat by somebody seated', ANN, 0, BEN, 'seated-elsewhere'],
    ['anything by somebody without a seat', EVE, 0, EVE, 'not-seated'],
  ])('%s is refused', async (_, by, seat, substitute, code) => {
    const house = openHouse()
    const { id } = await table(house)
    expect(refused(await house.tables.askReplace(id, by, seat, substitute, { moderator: false, hasLeft: false }))).toBe(code)
  })

  test('counts for the player with the seat at the end, and a resigned seat also for the player who resigned it', async () => {
    const house = openHouse()
    await house.tables.resume()
    const { id } = await begun(house, [ANN, BEN, CAT], { options: { turns: '3' }, terms: { pace: 'none' } })
    const catsSeat = await seatAt(house, id, CAT)
    const replace = async (from: User, to: User) => {
      const { proposal, granted } = good(
        await house.tables.askReplace(id, ANN, await seatAt(house, id, from), to, { moderator: false, hasLeft: false }),
      )
      const asked = granted ? [] : proposal.asked
      for (const user of asked) good(await house.tables.answer(id, user, proposal.id, true))
    }
    // Ben is replaced by Dan without having resigned. Cat resigns, and Eve takes over.
    await replace(BEN, DAN)
    good(await house.tables.resign(id, CAT))
    await replace(CAT, EVE)
    for (let table = await house.tables.find(id); table?.status === 'playing'; table = await house.tables.find(id)) {
      const [seat = -1] = seatsToMove(table)
      const user = table.players[seat] ?? ANN
      const hasAdded = (await house.tables.log(id, 0)).some((entry) => entry.kind === 'action' && entry.userId === user.id)
      good(await house.tables.act(id, user, table.position, user.id === DAN.id && !hasAdded ? 'add' : 'end'))
    }
    const lines = await winsOf(house)
    const record = Object.fromEntries(lines.map(({ name, played, won }) => [name, `${won} of ${played}`]))
    const after = await house.tables.find(id)
    if (after?.status !== 'over') throw new Error('the game is not over')
    // Dan has won, or the scores are equal, depending on whose seat moved. Dan and Eve both sat down in the first half of the
    // turns.
    expect(record.Ben).toBeUndefined()
    expect(record.Cat).toBe('0 of 1')
    const eve = after.outcome.places[catsSeat] ?? 0
    expect(record.Eve).toBe(eve === 1 ? '1 of 1' : '0 of 1')
    expect(record.Dan).toMatch(/ of 1$/)
  })
})
