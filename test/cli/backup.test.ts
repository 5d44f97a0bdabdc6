import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from '../../src/cli/arguments.js'
import { BACKUP } from '../../src/cli/backup/command.js'
import { fileFor, removeOld } from '../../src/cli/backup/kept.js'
import { begun, cleanUp, freshFolder, openHouse } from '../tables/kit/house.js'
import { runCli } from './run-cli.js'

afterAll(cleanUp)

test.each([
  [['--out', 'a.sqlite'], { kind: 'job', job: { kind: 'file', out: 'a.sqlite', force: false } }],
  [['--force', '--out', 'a.sqlite'], { kind: 'job', job: { kind: 'file', out: 'a.sqlite', force: true } }],
  [['--help'], { kind: 'help' }],
  [[], { kind: 'wrong', problem: 'Say where to write with either --out or --into. --help lists the options.' }],
  [['--into', 'a'], { kind: 'job', job: { kind: 'folder', folder: 'a', keep: 14 } }],
  [['--into', 'a', '--keep', '3'], { kind: 'job', job: { kind: 'folder', folder: 'a', keep: 3 } }],
  [['--into', 'a', '--keep', '0'], { kind: 'wrong', problem: expect.stringContaining('--keep takes') }],
  [['--into', 'a', '--force'], { kind: 'wrong', problem: expect.stringContaining('--force goes with') }],
  [['--out', 'a', '--keep', '3'], { kind: 'wrong', problem: expect.stringContaining('--keep goes with') }],
  [['--out', 'a', '--into', 'b'], { kind: 'wrong', problem: expect.stringContaining('either') }],
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

  test('keeps the latest copies of a folder and nothing else of its own there', async () => {
    const house = openHouse()
    await begun(house)
    const folder = join(freshFolder(), 'copies')
    const run = () => runCli('backup', ['--into', folder, '--keep', '2'], { DATABASE_PATH: house.path })
    expect(run().stdout).toMatch(/^Backed up 1 table \(\d+ KB\) to .*stagecoach-\d{8}T\d{6}Z\.sqlite\.\n$/)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const [latest = ''] = readdirSync(folder)
    for (const name of ['stagecoach-20010101T000000Z.sqlite', 'stagecoach-20010102T000000Z.sqlite', 'stagecoach-by-hand.sqlite'])
      writeFileSync(join(folder, name), '')
    const abandoned = join(folder, 'stagecoach-20010103T000000Z.sqlite.1-0123abcd.part')
    writeFileSync(abandoned, 'half')
    utimesSync(abandoned, 1, 1)
    expect(removeOld(folder, 2)).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(['stagecoach-20010102T000000Z.sqlite', latest, 'stagecoach-by-hand.sqlite'].sort())
    expect(fileFor(folder, new Date('2001-01-03T01:02:03.456Z'))).toBe(join(folder, 'stagecoach-20010103T010203Z.sqlite'))
    const blocked = join(folder, latest, 'below')
    expect(() => fileFor(blocked, new Date())).toThrow(/cannot be made .*--into\.$/)
  })

  test('says what is wrong with its settings', () => {
    const said = runCli('backup', ['--out', join(freshFolder(), 'a.sqlite')], { DATABASE_PATH: 'postgres://bot@db/games' })
    expect(said).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^backup: DATABASE_PATH must be .*\n$/) })
  })

  test('says what is wrong with its options, and what there are', () => {
    expect(runCli('backup', [])).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(/^backup: Say where .*\n$/) })
    expect(runCli('backup', ['--help'])).toEqual({ code: 0, stdout: expect.stringContaining('Usage'), stderr: '' })
  })
})
