/** Hints: who may ask, what they know, and that asking changes nothing. */
import { afterAll, describe, expect, test } from 'vitest'
import { pioneer } from '../../../src/games/pioneer/index.js'
import { pioneers } from '../../../src/games/pioneers/index.js'
import type { Hint } from '../../../src/tables/model/services.js'
import { seatOf, seatsToMove } from '../../../src/tables/model/table.js'
import type { Hints } from '../../../src/tables/model/terms.js'
import { THINKER_HERE, type Thinker } from '../../../src/tables/service/computers.js'
import { ATTACK, beforeBattle } from '../kit/battle-game.js'
import { ANN, BEN, CAT, cleanUp, good, type House, openHouse, playing, refused, request } from '../kit/house.js'

afterAll(cleanUp)

/** Looks ahead for hints only as far as a test needs. */
const BRIEF: Thinker = { ...THINKER_HERE, lookAhead: (question) => THINKER_HERE.lookAhead({ ...question, level: 'veteran' }) }

/** A game of two people that gives hints, or does not, and whose move it is. */
async function asked(hints: Hints, house: House = openHouse({ games: [pioneers], thinker: BRIEF })) {
  const { id } = good(await house.tables.open(request({ gameId: 'pioneers', terms: { hints } })))
  good(await house.tables.join(id, BEN))
  const table = good(await house.tables.start(id, ANN))
  const [seat = 0] = seatsToMove(table)
  const [mover = ANN, other = BEN] = seatOf(table, ANN.id) === seat ? [ANN, BEN] : [BEN, ANN]
  return { house, table, seat, mover, other }
}

/** The actions that look best by the game's rules of thumb. */
function looksBest({ sample, seat }: Hint): readonly string[] {
  const looks = pioneers.impressions(sample, seat)
  return pioneers.legalActions(sample, seat).filter((_, index) => looks[index] === Math.max(...looks))
}

describe('a hint', () => {
  test('ranks legal actions of the player whose move it is, and changes nothing', async () => {
    const { house, table, seat, mover } = await asked('always')
    const hint = good(await house.tables.hint(table.id, mover, table.position))
    expect(hint.seat).toBe(seat)
    const legal = pioneers.legalActions(table.state, seat)
    expect(hint.candidates.length).toBeGreaterThan(0)
    for (const { action, points } of hint.candidates) {
      expect(legal).toContain(action)
      expect(points).toHaveLength(2)
    }
    expect(await playing(house, table.id)).toEqual(table)
  })

  test('is looked for once, however often it is asked for', async () => {
    let looks = 0
    const lookAhead: Thinker['lookAhead'] = (question) => {
      looks += 1
      return BRIEF.lookAhead(question)
    }
    const { house, table, mover } = await asked(
      'always',
      openHouse({ games: [pioneers], thinker: { ...THINKER_HERE, lookAhead } }),
    )
    const ask = async () => good(await house.tables.hint(table.id, mover, table.position)).candidates
    const [first, ...others] = await Promise.all([ask(), ask(), ask()])
    expect(others).toEqual([first, first])
    expect(looks).toBe(1)
  })

  test('is the same whether or not somebody else has acted in secret since', async () => {
    let looks = 0
    const lookAhead: Thinker['lookAhead'] = async (question) => {
      looks += 1
      // A busy machine may stop it after too few for a hint.
      return { ...(await BRIEF.lookAhead(question)), iterations: 1000 }
    }
    const house = openHouse({ games: [beforeBattle], thinker: { ...THINKER_HERE, lookAhead } })
    const terms = { hints: 'always', seating: 'joined' } as const
    const { id } = good(await house.tables.open(request({ gameId: pioneer.id, terms })))
    good(await house.tables.join(id, BEN))
    good(await house.tables.start(id, ANN))
    const press = async (user: typeof ANN, action: string) =>
      good(await house.tables.act(id, user, (await playing(house, id)).position, action))
    for (const action of ATTACK) await press(ANN, action)
    const { position: seen } = await playing(house, id)
    const first = good(await house.tables.hint(id, BEN, seen))
    await press(ANN, 'hit.1.1.scout')
    const second = good(await house.tables.hint(id, BEN, seen))
    expect(second.candidates).toEqual(first.candidates)
    expect(second.sample).toEqual(first.sample)
    expect(looks).toBe(1)
  })

  test('for which there was no time is what looks best at first sight, and is looked for anew', async () => {
    let looks = 0
    const lookAhead: Thinker['lookAhead'] = async (question) => {
      looks += 1
      return looks === 1 ? { candidates: [], iterations: 3 } : BRIEF.lookAhead(question)
    }
    const { house, table, mover } = await asked(
      'always',
      openHouse({ games: [pioneers], thinker: { ...THINKER_HERE, lookAhead } }),
    )
    const first = good(await house.tables.hint(table.id, mover, table.position))
    expect(first.candidates).toEqual([])
    expect(looksBest(first)).toContain(first.atFirstSight)
    const second = good(await house.tables.hint(table.id, mover, table.position))
    expect(second.candidates.length).toBeGreaterThan(0)
    expect(second.atFirstSight).toBeNull()
  })

  test.each(['never', 'practice'] as const)('is refused at a table of people with hints set to %s', async (hints) => {
    const { house, table, mover } = await asked(hints)
    expect(refused(await house.tables.hint(table.id, mover, table.position))).toBe('no-hints')
  })

  test('is given for practice against a computer player by default', async () => {
    const house = openHouse({ games: [pioneers], thinker: BRIEF })
    const { id } = good(await house.tables.open(request({ gameId: 'pioneers', capacity: 2, computers: ['newcomer'] })))
    const table = good(await house.tables.start(id, ANN))
    const answer = await house.tables.hint(id, ANN, table.position)
    const isHers = seatsToMove(table).includes(seatOf(table, ANN.id) ?? -1)
    expect(answer.ok ? 'given' : answer.refusal.code).toBe(isHers ? 'given' : 'not-your-move')
  })

  test('is refused to others, and from an earlier point', async () => {
    const { house, table, mover, other } = await asked('always')
    expect(refused(await house.tables.hint(table.id, other, table.position))).toBe('not-your-move')
    expect(refused(await house.tables.hint(table.id, CAT, table.position))).toBe('not-seated')
    expect(refused(await house.tables.hint(table.id, mover, table.position - 1))).toBe('stale')
  })

  test('for which nobody could look ahead is what looks best at first sight, and the program’s log says why', async () => {
    const lookAhead = async () => Promise.reject(new Error('the thread has ended'))
    const { house, table, mover } = await asked(
      'always',
      openHouse({ games: [pioneers], thinker: { ...THINKER_HERE, lookAhead } }),
    )
    const hint = good(await house.tables.hint(table.id, mover, table.position))
    expect(looksBest(hint)).toContain(hint.atFirstSight)
    expect(house.reports.map(({ message }) => message)).toEqual(['no hint could be found: the thread has ended'])
  })
})
