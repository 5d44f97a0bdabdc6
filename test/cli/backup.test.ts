import { statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../../src/cli/arguments.js'
import { BACKUP } from '../../src/cli/backup/command.js'
import { begun, cleanUp, freshFolder, openHouse } from '../tables/house.js'
import { runCli } from './run-cli.js'

afterAll(cleanUp)

test.each([
  [['--out', 'a.sqlite'], { kind: 'job', job: { out: 'a.sqlite', force: false } }],
  [['--force', '--out', 'a.sqlite'], { kind: 'job', job: { out: 'a.sqlite', force: true } }],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong', problem: 'Say where to write with --out. --help lists the options.' }],
  [['--to', 'a'], { kind: 'wrong', problem: expect.stringContaining("'--to'") }],
])('%j', (args, job) => {
  expect(parse(BACKUP, args)).toEqual(job)
})

describe('npm run backup', () => {
  test('copies the database that the settings name while another process has it, then refuses to overwrite', async () => {
    const house = openHouse()
    await begun(house)
    const out = join(freshFolder(), 'backup.sqlite')
    const run = (...more: readonly string[]) => runCli('backup', ['--out', out, ...more], { DATABASE_PATH: house.path })
    expect(run()).toEqual({ code: 0, stdout: expect.stringMatching(/^Backed up 1 table \(\d+ KB\) to .*\n$/), stderr: '' })
    expect(statSync(out).mode & 0o777).toBe(0o600)
    expect(run()).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^backup: There is a file .*--force\.\n$/) })
    expect(run('--force').code).toBe(0)
  })

  test('says what is wrong with its options, and what there are', () => {
    expect(runCli('backup', [])).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^backup: Say where .*\n$/) })
    expect(runCli('backup', ['--help'])).toEqual({ code: 0, stdout: expect.stringContaining('Usage'), stderr: '' })
  })
})
