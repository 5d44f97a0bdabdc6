import { describe, expect, test } from 'vitest'
import { type PlayedGame, playGame } from '../../../../src/cli/play-game.js'
import { policyNamed } from '../../../../src/cli/policies.js'
import { simulatedTranscript } from '../../../../src/cli/simulate/run-simulation.js'
import { at } from '../../../../src/engine/lists.js'
import { GAMES } from '../../../../src/games/index.js'
import { KINDS, readTranscript } from './record.js'
import { judge } from './referee.js'

const pioneers = GAMES.find((game) => game.id === 'pioneers')
if (pioneers === undefined) throw new Error('Pioneers is not in the registry')
const game = pioneers

interface Played extends PlayedGame {
  readonly lines: readonly string[]
}

function play(seats: number, seed: string, policyName: string, chosen: Readonly<Record<string, string>> = {}): Played {
  const policy = policyNamed(policyName, game)
  if (policy === null) throw new Error(`no policy ${policyName}`)
  const plan = { game, seats, chosen, seed, policy }
  const played = playGame(plan)
  return { ...played, lines: simulatedTranscript(plan, played, policyName) }
}

/** The referee replays the game and gets the same result. */
function expectSound({ lines, outcome }: Played): void {
  const { totals, winners, reason } = judge(lines)
  expect({ totals, winners, reason }).toEqual({ totals: outcome.points, winners: outcome.winners, reason: outcome.reason })
}

describe.each([2, 3, 4])('%i players', (seats) => {
  test('300 random games are sound', () => {
    for (let number = 1; number <= 300; number++) expectSound(play(seats, `referee-${number}`, 'random'))
  })
  test('every kind of fact occurs in them, and more than one reason for the end', () => {
    const games = Array.from({ length: 100 }, (_, i) => play(seats, `referee-${i + 1}`, 'random'))
    const kinds = new Set(games.flatMap(({ lines }) => readTranscript(lines).facts.map(({ kind }) => kind)))
    expect([...kinds].sort()).toEqual([...KINDS].sort())
    expect(new Set(games.map(({ outcome }) => outcome.reason)).size).toBeGreaterThan(1)
  })
  test('25 games of greedy players are sound', () => {
    for (let number = 1; number <= 25; number++) expectSound(play(seats, `referee-${number}`, 'greedy'))
  })
})

test('60 games of two on random covers are sound', () => {
  for (let number = 1; number <= 60; number++) expectSound(play(2, `referee-${number}`, 'random', { covers: 'random' }))
})

test('20 games of two who chose the covers are sound, from the deal on, and none of their facts is of another kind', () => {
  for (let number = 1; number <= 20; number++) {
    const played = play(2, `referee-${number}`, 'random', { covers: 'chosen' })
    expectSound(played)
    const { facts } = readTranscript(played.lines)
    expect(facts[0]?.kind).toBe('turn')
  }
})

describe('the referee finds', () => {
  const { lines } = play(4, 'tampered', 'random')
  type Json = Record<string, unknown>
  const parsed = lines.map((line): Json => JSON.parse(line))
  const factOf = (line: Json) => (line.type === 'fact' ? (line.fact as Json) : {})
  const indexOf = (kind: string, also: (fact: Json) => boolean = () => true) => {
    const index = parsed.findIndex((line) => factOf(line).kind === kind && also(factOf(line)))
    if (index < 0) throw new Error(`the game has no ${kind}`)
    return index
  }
  const changed = (index: number, change: Json) =>
    parsed.map((line, i) => JSON.stringify(i === index ? { ...line, fact: { ...factOf(line), ...change } } : line))
  const renumbered = (records: readonly Json[]) => records.map((line, seq) => JSON.stringify(seq === 0 ? line : { ...line, seq }))
  const without = (index: number) => renumbered(parsed.filter((_, i) => i !== index))
  const setupChanged = (change: Json) => [JSON.stringify({ ...at(parsed, 0), ...change }), ...lines.slice(1)]

  const moved = indexOf('moved', (fact) => (fact.bank as number) > 0)
  const joined = indexOf('joined')
  const over = parsed.length - 1
  const firstRoad = indexOf('road-bought')
  const roads = [firstRoad, indexOf('road-bought', (fact) => factOf(at(parsed, firstRoad)).line !== fact.line)] as const
  const TAMPERED = {
    'a wrong income': [changed(indexOf('income'), { amount: 4 }), 'the income is 4'],
    'a road where no line is': [changed(roads[0], { line: ['boston', 'chicago'] }), 'roads on boston,chicago is undefined'],
    'a road on a line that has one': [changed(roads[1], { line: factOf(at(parsed, roads[0])).line }), 'roads on'],
    'a wrong price': [changed(indexOf('coach-bought'), { paid: 0 }), 'the price of the coach is 0'],
    'a coach from another slot': [changed(indexOf('coach-bought'), { coach: 'c99' }), 'the coach in slot'],
    'a fare that was not paid': [changed(moved, { bank: 0 }), 'the fare to the bank is 0'],
    'a fare to the wrong owner': [changed(moved, { owners: { 0: 9 } }), 'the fare to owners'],
    'a turn out of order': [changed(indexOf('turn'), { seat: 9 }), 'seat'],
    'a wrong round': [
      changed(
        indexOf('turn', (fact) => fact.round === 2),
        { round: 3 },
      ),
      'the round is 3',
    ],
    'a missing tile': [without(indexOf('tile-boxed')), 'instead of tile-boxed'],
    'a coach emptied twice as dear': [changed(indexOf('coach-emptied'), { points: 14 }), 'the points of the coach'],
    'a missing emptied coach': [without(indexOf('coach-emptied')), 'instead of coach-emptied'],
    'a guest who pays another price': [changed(joined, { paid: 1 }), 'paid'],
    'an invitation that was forgotten': [
      renumbered(parsed.filter((_, i) => i !== joined && i !== joined - 1)),
      'instead of invited',
    ],
    'a pioneer of the wrong kind': [
      changed(
        indexOf('settled', (fact) => fact.tile === 'banker'),
        { pioneer: 'farmer' },
      ),
      'a farmer settles on a banker',
    ],
    'a nugget that does not exist': [changed(indexOf('nugget'), { value: 6 }), 'no nugget of 6'],
    'a player who stays though a move is possible': [
      renumbered(
        parsed.map((line, i) =>
          i === moved ? { ...line, fact: { kind: 'no-move', seat: factOf(line).seat, reason: 'unreachable' } } : line,
        ),
      ),
      'no-move instead of moved',
    ],
    'a missing end': [without(indexOf('end-triggered')), 'instead of end-triggered'],
    'another score': [changed(indexOf('scored'), { network: 0, total: 0 }), 'network of seat'],
    'another winner': [changed(over, { winners: [0, 1, 2, 3] }), 'the winners'],
    'a fact after the end': [renumbered([...parsed, at(parsed, over)]), 'facts after the end'],
    'a gap in the numbers': [parsed.filter((_, i) => i !== 5).map((line) => JSON.stringify(line)), 'seq 6 on line 6'],
    'a wrong stack': [setupChanged({ stack: 17 }), 'the stack is 17'],
    'a coach dealt twice': [setupChanged({ startingCoach: ['s1', 's1', 's2', 's3'] }), 'different coaches dealt'],
    'a map with a city less': [setupChanged({ board: { ...(at(parsed, 0).board as Json), cities: [] } }), 'the number of cities'],
  } as const

  test.each(Object.entries(TAMPERED))('%s', (_, [tampered, breach]) => {
    expect(() => judge(tampered)).toThrow(breach)
  })
  test('nothing in the game as it was', () => expect(() => judge(lines)).not.toThrow())
})
