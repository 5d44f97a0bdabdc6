/** The command as a user starts it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'

const COMMAND = ['--import', 'tsx', 'src/cli/simulate/main.ts']
const start = (...args: readonly string[]) => spawnSync(process.execPath, [...COMMAND, ...args], { encoding: 'utf8' })
const print = (...args: readonly string[]) =>
  execFileSync(process.execPath, [...COMMAND, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1e8 })

describe('npm run simulate', () => {
  test('prints transcripts and nothing else, the same bytes for the same seed', () => {
    const args = ['--seats', '4', '--seed', '7', '--games', '3', '--transcript']
    const once = print(...args)
    expect(print(...args)).toBe(once)
    const records = once
      .trimEnd()
      .split('\n')
      .map((line): { type: string; seed?: string } => JSON.parse(line))
    expect(records.flatMap(({ seed }) => (seed === undefined ? [] : [seed]))).toEqual(['7', '7.2', '7.3'])
    expect(new Set(records.map(({ type }) => type))).toEqual(new Set(['setup', 'fact']))
  })
  test('plays a game of a series again from the seed in its transcript', () => {
    const series = print('--seats', '2', '--seed', 'x', '--games', '2', '--transcript')
    const second = print('--seats', '2', '--seed', 'x.2', '--transcript')
    expect(series.endsWith(second)).toBe(true)
  })
  test('prints tables, and its progress on standard error', () => {
    const { stdout, stderr, status } = start('--seats', '3', '--games', '20', '--stats')
    expect(status).toBe(0)
    for (const head of ['Rounds', 'End', 'Points', 'Wins', 'Facts']) expect(stdout).toContain(`| ${head}`)
    expect(stderr).toContain('pioneers, 3 seats: 20 of 20 games')
  })
  test('exits 2 with one line on standard error for bad arguments', () => {
    const { stdout, stderr, status } = start('--seats', '9')
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toBe('simulate: seats of pioneers must be a whole number from 2 to 4, not 9. --help lists the options.\n')
  })
  test('prints its usage', () => {
    const { stdout, status } = start('--help')
    expect(status).toBe(0)
    for (const option of ['--game', '--seats', '--seed', '--games', '--policy', '--transcript', '--stats'])
      expect(stdout).toContain(option)
  })
})
