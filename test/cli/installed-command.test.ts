/** The command `stagecoach` of an installed bot, with its paths in a folder and the program replaced by one that prints. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'stagecoach-installed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PRINTING = `sh -c 'echo "$DATABASE_URL|$DATABASE_PATH|$*"' sh`

/** The database that the command gives to the program, and the program's arguments. */
function givenWith(settings: string): string {
  const file = join(folder, 'stagecoach.env')
  writeFileSync(file, settings)
  const script = readFileSync('deploy/systemd/stagecoach', 'utf8')
    .replace('/etc/stagecoach.env', file)
    .replace('cd /var/lib/stagecoach', `cd ${folder}`)
    .replace('runuser -u stagecoach -- /usr/bin/node', PRINTING)
  const env = { PATH: process.env.PATH, DATABASE_PATH: '' }
  return execFileSync('sh', ['-c', script, 'stagecoach', 'tables', '--list'], { env, encoding: 'utf8' }).trimEnd()
}

const PROGRAM = '/opt/stagecoach/current/dist/program/tables.js --list'
const ADDRESS = 'postgres://bot:secret@db:5432/games?sslmode=require'

test('without an address the command uses the file of the unit', () => {
  const path = '/var/lib/stagecoach/stagecoach.sqlite'
  expect(givenWith('')).toBe(`|${path}|${PROGRAM}`)
  expect(givenWith(`#DATABASE_URL=${ADDRESS}\nDATABASE_URL=${ADDRESS}\nDATABASE_URL=\n`)).toBe(`|${path}|${PROGRAM}`)
})

test.each([
  `DATABASE_URL=${ADDRESS}`,
  `DATABASE_URL="${ADDRESS}"\nLOG_LEVEL=info\n`,
  `DATABASE_PATH=\n  DATABASE_URL = '${ADDRESS}'  \n`,
  `DATABASE_URL=postgres://db/old\nDATABASE_URL=${ADDRESS}\n`,
])('the address is read as systemd reads it: %j', (settings) => {
  expect(givenWith(settings)).toBe(`${ADDRESS}||${PROGRAM}`)
})
