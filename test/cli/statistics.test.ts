import { describe, expect, test } from 'vitest'
import { playGame } from '../../src/cli/play-game.js'
import { type Policy, policyNamed } from '../../src/cli/policies.js'
import { count, emptyStatistics } from '../../src/cli/simulate/statistics.js'
import { statisticsTables } from '../../src/cli/simulate/statistics-table.js'
import { sealedBids } from '../conformance/tiny-game/index.js'

const { game } = sealedBids

function policy(name: string): Policy {
  const found = policyNamed(name, game)
  if (found === null) throw new Error(`no policy ${name}`)
  return found
}

function played(name: string, games: number, seats = 2) {
  return Array.from({ length: games }, (_, i) => playGame({ game, seats, chosen: {}, seed: `${i}`, policy: policy(name) }))
}

describe('statistics', () => {
  const games = played('random', 200)
  const statistics = emptyStatistics(2)
  for (const each of games) count(statistics, game, each)

  test('count every game once', () => {
    expect(statistics.games).toBe(200)
    expect(statistics.rounds).toHaveLength(200)
    expect(Object.fromEntries(statistics.reasons)).toEqual({ rounds: 200 })
  })
  test('share a win among its winners', () => {
    const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
    expect(sum(statistics.winsBySeat)).toBeCloseTo(200)
    expect(statistics.winsByOrder).toEqual(statistics.winsBySeat)
    const drawn = games.filter(({ outcome }) => outcome.winners.length > 1).length
    expect(drawn).toBeGreaterThan(0)
    const alone = games.filter(({ outcome }) => outcome.winners.join() === '0').length
    expect(statistics.winsBySeat[0]).toBeCloseTo(alone + drawn / 2)
  })
  test('count the facts by kind', () => {
    expect(statistics.factKinds.get('prize')).toBe(600)
    expect(statistics.factKinds.get('chosen')).toBe(1200)
  })
  test('are printed with the deviation from an equal share', () => {
    const tables = statisticsTables([statistics])
    const share = (100 * (statistics.winsBySeat[0] ?? 0)) / 200
    const sign = share < 50 ? '' : '+'
    expect(tables).toContain(`| seat 0 | ${share.toFixed(1)} % (${sign}${(share - 50).toFixed(1)}) |`)
    expect(tables).toContain('| prize | 3.00 |')
    expect(tables).toContain('| rounds | 100.0 % |')
  })
})

describe('names in facts', () => {
  const statistics = emptyStatistics(3, [{ kind: 'prize', keys: ['card'] }])
  const fact = (seat: number | null, card: unknown) => ({ kind: 'prize', to: 'table', seat, card }) as const
  const [one] = played('random', 1, 3)
  if (one === undefined) throw new Error('no game was played')
  const outcome = { ...one.outcome, winners: [0] }
  const facts = [fact(0, 'ace'), fact(0, 'ace'), fact(1, ['ace', 'king']), fact(2, 'king'), fact(null, 'queen')]
  count(statistics, game, { ...one, outcome, facts })
  count(statistics, game, { ...one, outcome: { ...outcome, winners: [1, 2] }, facts: [fact(1, 'ace')] })
  const naming = (name: string) => statistics.namings[0]?.byName.get(name)

  test('is counted each time, and by seat once, with shared wins in parts', () => {
    expect(naming('ace')).toEqual({ facts: 4, seats: 3, wins: 1.5 })
    expect(naming('king')).toEqual({ facts: 2, seats: 2, wins: 0 })
    expect(naming('queen')).toEqual({ facts: 1, seats: 0, wins: 0 })
  })
  test('is printed with the deviation from an equal share', () => {
    const tables = statisticsTables([statistics])
    expect(tables).toContain('| ace | 2.00 | +16.7 |')
    expect(tables).toContain('| king | 1.00 | -33.3 |')
    expect(tables).toContain('| queen | 0.50 |  |')
  })
})

describe('how games went', () => {
  const [one] = played('random', 1)
  if (one === undefined) throw new Error('no game was played')
  const holder = { ...game, trials: { ...game.trials, holdings: () => [['ace', 'king'], ['king']] } }
  const statistics = emptyStatistics(2, [{ kind: 'prize', keys: ['card', 'suit'] }])
  const facts = [{ kind: 'prize', to: 'table', seat: 1, card: ['ace', 'king'], suit: 'hearts' } as const]
  const pointsByTurn = [
    [0, 0],
    [1, 3],
    [4, 4],
  ]
  const outcome = { ...one.outcome, winners: [1] }
  count(statistics, holder, { ...one, facts, pointsByTurn, outcome })
  count(statistics, holder, { ...one, facts: [], pointsByTurn: [[0, 0]], outcome })

  test('is told by the decisions of each seat', () => {
    const actions = (seat: number) => one.steps.filter((step) => step.kind === 'action' && step.seat === seat).length
    expect(statistics.decisions).toEqual([actions(0), actions(1), actions(0), actions(1)])
  })
  test('is told by who led alone after half of the turns', () => expect(statistics.leads).toEqual({ games: 1, wins: 1 }))
  test('is told by what seats have in the end', () => {
    expect(statistics.holdings.get('king')).toEqual({ facts: 4, seats: 4, wins: 2 })
    expect(statisticsTables([statistics])).toContain('| ace | 1.00 | -50.0 |')
  })
  test('several keys name one thing together', () => {
    expect([...(statistics.namings[0]?.byName.keys() ?? [])]).toEqual(['ace hearts', 'king hearts'])
  })
  test('keeps the points of each turn', () => {
    expect(one.pointsByTurn.length).toBe(game.turn(one.last).number)
  })
})

describe('policies', () => {
  test('take styles of the game alone', () => {
    const styled = { ...game, styles: ['bold'], prospects: () => 0 }
    expect(policyNamed('greedy:bold,random', styled)).not.toBeNull()
    expect(policyNamed('traveller:bold', styled)).not.toBeNull()
    for (const name of ['greedy:bold', 'traveller:bold', 'random:bold', 'greedy:']) expect(policyNamed(name, game)).toBeNull()
  })
  test('give the same game for the same seed', () => expect(played('random', 3)).toEqual(played('random', 3)))
  test('greedy takes the points that it can have: the last bidder outbids', () => {
    const points = (name: string) =>
      played(name, 200).reduce((sum, { outcome }) => sum + outcome.points.reduce((a, b) => a + b, 0), 0)
    expect(points('greedy')).toBeGreaterThan(points('random'))
  })
  test('several go round the seats', () => {
    const points = (name: string, seat: number) =>
      played(name, 200).reduce((sum, { outcome }) => sum + (outcome.points[seat] ?? 0), 0)
    expect(points('greedy,random', 0)).toBeGreaterThan(points('greedy,random', 1))
    expect(points('random,greedy', 0)).toBeLessThan(points('random,greedy', 1))
    expect(policyNamed('greedy,clever', game)).toBeNull()
  })
  test('an unknown option is a bug of the caller', () => {
    const plan = { game, seats: 2, chosen: { speed: 'fast' }, seed: '1', policy: policy('random') }
    expect(() => playGame(plan)).toThrow('sealed-bids: unknown options')
  })
})
