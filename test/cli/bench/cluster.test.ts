import { describe, expect, test } from 'vitest'
import { growths, told } from '../../../src/cli/bench/cluster/figures.js'
import { clusterMetrics } from '../../../src/cli/bench/cluster/metrics.js'
import { costOfPress, type FleetRound, measureFleets, type Round } from '../../../src/cli/bench/cluster/rounds.js'
import type { Statement } from '../../../src/cli/bench/cluster/statements.js'
import { runBench } from '../../../src/cli/bench/run.js'
import { compileProgram } from '../../../src/cli/compiled.js'
import { NoPrograms } from '../../../src/cli/postgres/programs.js'

const statement = (text: string, ms: number, calls = 4): Statement => ({ text, ms, calls })

/** A fleet with two presses, whose figures are all different. */
function fleetRound(processes: number, processorMs: number, statements: readonly Statement[] = []): FleetRound {
  return {
    processes,
    pressed: [
      { withPicture: true, ms: 10 * processorMs, processorMs },
      { withPicture: false, ms: 1, processorMs: 2 },
    ],
    processorMs,
    serverMs: 1,
    idleMs: processes + 3,
    mebibytes: 120,
    pictures: 60 / processorMs,
    statements,
  }
}

const roundOf = (sqlite: number, one: number, two: number, four: number): Round => ({
  sqlite: fleetRound(1, sqlite),
  postgres: [fleetRound(1, one), fleetRound(2, two), fleetRound(4, four)],
})

describe('several processes', () => {
  test('are compared with one in each round, and the rounds by their median', async () => {
    let times = 0
    const rounds = [roundOf(5, 10, 11, 20), roundOf(10, 10, 12, 15), roundOf(4, 10, 30, 10)]
    const measured = async () => {
      times++
      return rounds
    }
    const { metrics } = await runBench(clusterMetrics(measured), () => {})
    expect(Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value]))).toEqual({
      postgres_press_1_vs_sqlite: 2,
      postgres_press_2_vs_sqlite: 2.2,
      postgres_press_4_vs_sqlite: 2.5,
      postgres_pictures_1_vs_sqlite: 0.5,
      postgres_pictures_2_vs_sqlite: 5 / 11,
      postgres_pictures_4_vs_sqlite: 0.4,
      cluster_cpu_2_vs_1: 1.2,
      cluster_cpu_4_vs_1: 1.5,
      cluster_idle_cpu_ms_per_s: 7,
    })
    expect(times).toBe(1)
  })

  test('are left out without PostgreSQL', async () => {
    const heard: string[] = []
    const { metrics } = await runBench(
      clusterMetrics(() => Promise.reject(new NoPrograms())),
      (text) => heard.push(text),
    )
    expect(metrics).toEqual({})
    expect(heard).toContain(new NoPrograms().message)
  })

  test('take for a press what they would not have taken anyway', () => {
    expect(costOfPress({ total: 900, seconds: 3, idle: 20, presses: 8 })).toBe(105)
    expect(costOfPress({ total: 900, seconds: 3, idle: 0, presses: 9 })).toBe(100)
  })

  test('that cannot be measured fail the run', async () => {
    const failing = () => Promise.reject(new Error('a game stands still'))
    await expect(runBench(clusterMetrics(failing), () => {})).rejects.toThrow('a game stands still')
  })
})

describe('statements', () => {
  const roundWith = (one: readonly Statement[], four: readonly Statement[]): Round => ({
    sqlite: fleetRound(1, 1),
    postgres: [fleetRound(1, 1, one), fleetRound(4, 1, four)],
  })

  test('are listed by how their time grows', () => {
    const rounds = [
      roundWith([statement('a', 1), statement('b', 2)], [statement('a', 1), statement('b', 6)]),
      roundWith([statement('a', 1), statement('b', 2)], [statement('a', 2), statement('b', 4)]),
      roundWith([statement('a', 1), statement('b', 1)], [statement('a', 1), statement('b', 1)]),
    ]
    expect(growths(rounds, 4)).toEqual([
      { text: 'b', times: 2, ms: 2 },
      { text: 'a', times: 1, ms: 1 },
    ])
  })

  test('that are rare, or missing in a round, are left out', () => {
    const often = statement('often', 1)
    const rounds = [
      roundWith([often, statement('rare', 1, 0), statement('once', 1)], [often, statement('rare', 9), statement('once', 9)]),
      roundWith([often, statement('rare', 1, 0)], [often, statement('rare', 9)]),
    ]
    expect(growths(rounds, 4).map(({ text }) => text)).toEqual(['often'])
  })
})

describe('a fleet of the bot', () => {
  test('is pressed at its tables, on SQLite and on PostgreSQL', async () => {
    await compileProgram()
    const terms = { shards: 4, tables: 2, processes: [1], rounds: 1, presses: 8, warmUp: 2, windowMs: 500, idleMs: 100 }
    const [round] = await measureFleets(terms, () => {})
    if (round === undefined) throw new Error('there was no round')
    const [one] = round.postgres
    for (const fleet of [round.sqlite, one]) {
      expect(fleet?.pressed.map(({ withPicture }) => withPicture)).toContain(true)
      expect(fleet?.pressed.map(({ withPicture }) => withPicture)).toContain(false)
      expect(Math.min(...(fleet?.pressed.map((press) => press.ms) ?? []))).toBeGreaterThan(0)
      expect(fleet?.pressed.reduce((sum, press) => sum + press.processorMs, 0)).toBeGreaterThan(0)
      expect(Number.isFinite(fleet?.processorMs)).toBe(true)
    }
    expect(one?.serverMs).toBeGreaterThan(0)
    expect(one?.statements.map(({ text }) => text).filter((text) => text.includes('"tables"'))).not.toEqual([])
    expect(told([round]).map((line) => line.split(':')[0])).toEqual(['1 on SQLite', '1 on PostgreSQL'])
  }, 120_000)
})
