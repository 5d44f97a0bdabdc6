import { describe, expect, test } from 'vitest'
import { parse as parseArguments } from '../../src/cli/arguments.js'
import { type Simulation, simulateCommand } from '../../src/cli/simulate/command.js'
import { GAMES } from '../../src/games/index.js'

const parse = (line: string) => parseArguments(simulateCommand(GAMES), line === '' ? [] : line.split(' '))

function run(line: string): Simulation {
  const parsed = parse(line)
  if (parsed.kind !== 'job') throw new Error(`not run: ${JSON.stringify(parsed)}`)
  return parsed.job
}

describe('the arguments of simulate', () => {
  test('are all optional', () => {
    expect(run('')).toMatchObject({
      seatCounts: [2, 3, 4],
      seed: '1',
      games: 1000,
      policyName: 'random',
      output: 'stats',
      chosen: {},
    })
  })
  test('ask for one transcript by default', () => expect(run('--transcript').games).toBe(1))
  test('are taken as given', () => {
    const line = '--game pioneers --seats 3 --seed abc --games 12 --policy greedy --option covers=random --stats'
    expect(run(line)).toMatchObject({
      seatCounts: [3],
      seed: 'abc',
      games: 12,
      policyName: 'greedy',
      output: 'stats',
      chosen: { covers: 'random' },
    })
    expect(run('--by settled.tile --by coach-bought.coach').by).toEqual([
      { kind: 'settled', keys: ['tile'] },
      { kind: 'coach-bought', keys: ['coach'] },
    ])
  })
  test('may ask for help', () => expect(parse('--help --seats 2')).toEqual({ kind: 'help' }))

  test.each([
    ['--game chess', 'There is no game chess: take one of pioneers'],
    ['--seats 5', 'seats of pioneers must be a whole number from 2 to 4, not 5'],
    ['--seats two', 'not two'],
    ['--seats', "'--seats <value>' argument missing"],
    ['--seed', "'--seed <value>' argument missing"],
    ['--seed --stats', "'--seed' argument is ambiguous"],
    ['--seed=', '--seed needs a value'],
    ['--games 0', 'games must be a whole number from 1 to 1000000, not 0'],
    ['--games 1e3', 'not 1e3'],
    ['--policy clever', 'There is no policy clever: take one of random, greedy'],
    ['--policy greedy,clever', 'There is no policy greedy,clever'],
    ['--by settled', '--by wants FACT.KEY, not settled'],
    ['--policy toString', 'There is no policy toString'],
    ['--policy greedy,random,greedy --seats 2', '--policy names 3 players, more than there are seats'],
    ['--option speed=2', 'pioneers has no option speed: it has covers'],
    ['--option covers', 'covers must be one of standard, random, chosen, not empty'],
    ['--transcript --stats', 'give one'],
    ['--loud', "Unknown option '--loud'"],
    ['pioneers', "Unexpected argument 'pioneers'"],
  ])('are wrong in %s, and one line says how', (line, problem) => {
    const parsed = parse(line)
    expect(parsed).toMatchObject({ kind: 'wrong', problem: expect.stringContaining(problem) })
    expect(JSON.stringify(parsed)).not.toContain('\\n')
  })
})
