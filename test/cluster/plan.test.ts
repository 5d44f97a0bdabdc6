import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planOf } from '../../src/cluster/plan.js'
import type { Holding, Peer, Situation } from '../../src/cluster/ports.js'
import { Simulated } from './simulated.js'

const peer = (id: string, more: Partial<Peer> = {}): Peer => ({ id, isLeaving: false, rules: 1, ...more })
const held = (holder: string | null, more: Partial<Holding> = {}) => ({ holder, freeMs: 0, rules: 1, ...more })

/** `holders` are those of the shards 0, 1... */
function situation(peers: readonly Peer[], holders: readonly Omit<Holding, 'shard'>[], self = 'a'): Situation {
  return { self, peers, shards: holders.map((holding, shard) => ({ shard, ...holding })) }
}

/** Shards held by these processes, one letter each. A dot is a free one. */
const of = (letters: string) => [...letters].map((letter) => held(letter === '.' ? null : letter))

const A = peer('a')
const B = peer('b')
const C = peer('c')

describe('a process', () => {
  test('takes everything if it is alone', () => {
    expect(planOf(situation([A], of('...')))).toEqual({ take: [0, 1, 2], overdue: [], give: [], unreadable: [] })
  })
  test('takes its part if others take theirs', () => {
    expect(planOf(situation([A, B], of('.....'))).take).toEqual([0, 2, 4])
    expect(planOf(situation([A, B], of('.....'), 'b')).take).toEqual([1, 3])
  })
  test('leaves a free shard to whoever has fewer, and takes it if it has the fewest itself', () => {
    expect(planOf(situation([A, B], of('aab.'))).take).toEqual([])
    expect(planOf(situation([A, B], of('aab.'), 'b')).take).toEqual([3])
  })
  test('takes a shard that nobody took for more than 3 s', () => {
    const stuck = (freeMs: number) => planOf(situation([A, B], [held('a'), held(null, { freeMs })]))
    expect(stuck(3_000).overdue).toEqual([])
    expect(stuck(3_001).overdue).toEqual([1])
  })
  test('leaves some of these to others, and all while it has shards of its own to take', () => {
    const late = held(null, { freeMs: 60_000 })
    expect(planOf(situation([A, B], [...of('aaaaaa'), late, late, late, late, late]))).toMatchObject({
      take: [],
      overdue: [6, 7, 8],
    })
    expect(planOf(situation([A, B], [late, late]))).toMatchObject({ take: [0], overdue: [] })
  })
  test('gives a newcomer all that is fair at once', () => {
    const plan = planOf(situation([A, B], of('aaaaaaaaaaaaaaaa')))
    expect(plan).toMatchObject({ take: [], give: [8, 9, 10, 11, 12, 13, 14, 15] })
    expect(planOf(situation([A, B], of('aaaaa'))).give).toEqual([3, 4])
  })
  test('gives nothing for a difference of one', () => {
    expect(planOf(situation([A, B], of('aab'))).give).toEqual([])
    expect(planOf(situation([A, B], of('aaab'))).give).toEqual([2])
  })
  test('gives up as many as others that have too many, one of them more', () => {
    const given = ['a', 'b', 'c'].map((self) => planOf(situation([A, B, C], of('aaaabbbb'), self)).give.length)
    expect(given).toEqual([1, 1, 0])
  })
  test('does not give up more while what it gives up already is under way', () => {
    expect(planOf(situation([A, B], of('aaaa')), new Set([2, 3]))).toMatchObject({ take: [], give: [] })
    expect(planOf(situation([A, B], of('aa..')), new Set([2, 3]))).toMatchObject({ take: [], give: [] })
  })
  test('does not take what it is giving up itself', () => {
    const late = held(null, { freeMs: 60_000 })
    expect(planOf(situation([A], [late, late]), new Set([1]))).toMatchObject({ take: [0], overdue: [] })
    expect(planOf(situation([A], [late]), new Set([0]))).toMatchObject({ take: [], overdue: [] })
  })
  test('gives up nothing in place of what another gives up that leaves', () => {
    const leaver = peer('c', { isLeaving: true })
    expect(planOf(situation([A, B, leaver], of('aaaabbccc'))).give).toEqual([])
    expect(planOf(situation([A, B, leaver], of('aaaabbc'))).give).toEqual([])
    expect(planOf(situation([A, B, leaver], of('aaaabc'))).give).toEqual([3])
  })
  test('that leaves gives up everything and takes nothing, also if it is alone', () => {
    const leaver = peer('a', { isLeaving: true })
    const late = held(null, { freeMs: 60_000 })
    expect(planOf(situation([leaver], [...of('aa.'), late]))).toEqual({ take: [], overdue: [], give: [0, 1], unreadable: [] })
    expect(planOf(situation([leaver], of('aa')), new Set([0])).give).toEqual([1])
  })
  test('that has not entered does nothing', () => {
    expect(planOf(situation([B], of('.b')))).toEqual({ take: [], overdue: [], give: [], unreadable: [] })
  })
  test('leaves alone what is held by one that is no more, until it is free', () => {
    expect(planOf(situation([A], of('xx')))).toEqual({ take: [], overdue: [], give: [], unreadable: [] })
  })
})

describe('with earlier rules', () => {
  const NEWER = peer('n', { rules: 2 })
  const later = (holder: string | null, freeMs = 0) => held(holder, { rules: 2, freeMs })

  test('a process never takes what was held with later ones', () => {
    const plan = planOf(situation([A, NEWER], [later(null, 60_000), later('n'), later('n')]))
    expect(plan).toEqual({ take: [], overdue: [], give: [], unreadable: [] })
  })
  test('it tells if nobody can take that', () => {
    expect(planOf(situation([A, B], [later(null), held(null)]))).toMatchObject({ take: [1], unreadable: [0] })
    const leaver = peer('n', { rules: 2, isLeaving: true })
    expect(planOf(situation([A, leaver], [later(null), later('n')]))).toMatchObject({ unreadable: [0] })
  })
  test('it takes more of what it can read instead', () => {
    const plans = ['a', 'n'].map((self) => planOf(situation([NEWER, A], [...of('..'), later(null), later(null)], self)).take)
    expect(plans).toEqual([
      [0, 1],
      [2, 3],
    ])
  })
  test('nobody gives up shards for it', () => {
    expect(planOf(situation([A, NEWER], [later('n'), later('n'), later('n')], 'n')).give).toEqual([])
    const third = peer('z', { rules: 3 })
    expect(planOf(situation([A, NEWER, third], [later('n'), later('n'), later('n')], 'n')).give).toEqual([2])
  })
  test('it gives up shards for one with later ones', () => {
    expect(planOf(situation([A, NEWER], of('aaaa'))).give).toEqual([2, 3])
  })
})

/** How many shards have to be taken at least, until everybody has as many as others or one fewer. */
function neededIn({ shards, counts }: Simulated): number {
  const held = counts.map(({ count }) => count).toSorted((one, other) => other - one)
  const fair = Math.floor(shards.length / held.length)
  const more = shards.length % held.length
  return held.reduce((sum, count, index) => sum + Math.max(0, fair + (index < more ? 1 : 0) - count), 0)
}

/** How often each shard was taken. */
const takenIn = ({ shards }: Simulated) => shards.map(({ taken }) => taken)
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** Everybody looks, then everybody acts on that, some long after the others. Returns whether anything happened. */
function round(simulated: Simulated, ms: number): boolean {
  for (const id of simulated.ids) simulated.look(id)
  const acted = simulated.ids.map((id) => {
    simulated.pass(ms)
    return simulated.act(id)
  })
  const parted = simulated.ids.map((id) => simulated.part(id))
  return [...acted, ...parted].includes(true)
}

/** Rounds until nothing happens any more. Fails if that is never. */
function settle(simulated: Simulated, ms = 0): void {
  for (let rounds = 0; rounds < 500; rounds++) if (!round(simulated, ms)) return
  throw new Error('the shards go round and round')
}

/** Ends what is under way. */
function finish(simulated: Simulated): void {
  for (const id of simulated.ids) {
    simulated.act(id)
    while (simulated.part(id));
  }
}

/** Every shard has a holder that can read it, and nobody could take one from somebody with at least two more. */
function expectFair({ counts, shards }: Simulated): void {
  const latest = Math.max(...counts.map(({ rules }) => rules))
  for (const { holder, rules } of shards) expect(holder === null).toBe(rules > latest)
  for (const giver of counts) {
    for (const taker of counts) if (taker.rules >= giver.rules) expect(giver.count - taker.count).toBeLessThan(2)
  }
}

type Step = readonly [kind: 'look' | 'act' | 'part' | 'leave' | 'die' | 'join', number: number]

/** The number of a step is who takes it, or the rules of the newcomer. */
function run(simulated: Simulated, [kind, number]: Step): void {
  if (kind === 'join') {
    simulated.join(1 + (number % 3))
    return
  }
  const { ids } = simulated
  const id = ids[number % ids.length]
  if (id !== undefined) simulated[kind](id)
}

const number = fc.nat(1_000)
const DOING: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('look', 'act', 'part'), number)
const COMING: fc.Arbitrary<Step> = fc.tuple(fc.constant('join'), number)
const GOING: fc.Arbitrary<Step> = fc.tuple(fc.constantFrom('leave', 'die'), number)
/** Everybody has the same rules. */
const ALIKE = COMING.map(([kind]): Step => [kind, 0])

const doing = fc.array(DOING, { maxLength: 150 })
const changing = (coming: fc.Arbitrary<Step>) =>
  fc.array(fc.oneof({ weight: 12, arbitrary: DOING }, coming, GOING), { maxLength: 150 })

/** A number of processes, and which of them holds each shard at first. Others' are free. */
const starting = fc.record({
  processes: fc.integer({ min: 1, max: 8 }),
  holders: fc.array(fc.nat(9), { minLength: 1, maxLength: 40 }),
})

function started({ processes, holders }: { readonly processes: number; readonly holders: readonly number[] }): Simulated {
  const simulated = new Simulated(holders.length)
  const ids = Array.from({ length: processes }, () => simulated.join())
  for (const [shard, holder] of holders.entries()) simulated.put(shard, ids[holder] ?? 'nobody')
  return simulated
}

describe('all processes together', () => {
  test('move as few shards as possible, each once, whatever each does when, and then none', () => {
    fc.assert(
      fc.property(starting, doing, (start, steps) => {
        const simulated = started(start)
        const needed = neededIn(simulated)
        for (const step of steps) run(simulated, step)
        settle(simulated)
        expectFair(simulated)
        expect(Math.max(...takenIn(simulated))).toBeLessThan(2)
        expect(sumOf(takenIn(simulated))).toBe(needed)
      }),
      { numRuns: 500 },
    )
  })
  test('do so also after others have come, left and died', () => {
    fc.assert(
      fc.property(starting, changing(ALIKE), doing, (start, changes, steps) => {
        const simulated = started(start)
        for (const step of changes) run(simulated, step)
        if (simulated.counts.length === 0) simulated.join()
        finish(simulated)
        const before = takenIn(simulated)
        const needed = neededIn(simulated)
        for (const step of steps) run(simulated, step)
        settle(simulated)
        expectFair(simulated)
        const taken = takenIn(simulated).map((times, shard) => times - (before[shard] ?? 0))
        expect(Math.max(...taken)).toBeLessThan(2)
        expect(sumOf(taken)).toBe(needed)
      }),
      { numRuns: 500 },
    )
  })
  test('come to rest also with different rules, and while some are so slow that others take what was theirs', () => {
    fc.assert(
      fc.property(starting, changing(COMING), fc.integer({ min: 0, max: 4_000 }), (start, changes, ms) => {
        const simulated = started(start)
        for (const step of changes) {
          simulated.pass(ms)
          run(simulated, step)
        }
        settle(simulated, ms)
        expectFair(simulated)
      }),
      { numRuns: 500 },
    )
  })
  test('spread 16 shards onto a newcomer in one round', () => {
    const simulated = started({ processes: 1, holders: Array(16).fill(0) })
    simulated.join()
    round(simulated, 0)
    finish(simulated)
    round(simulated, 0)
    expect(simulated.counts.map(({ count }) => count)).toEqual([8, 8])
  })
})
