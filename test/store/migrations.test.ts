import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { afterAll, expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '../../src/store/migrations.js'
import { openStore } from '../../src/store/open.js'
import { cleanUp, freshFolder } from '../tables/house.js'

afterAll(cleanUp)

test('the migrations lead to the schema: nothing is left to generate', () => {
  const folder = join(freshFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const generate = ['generate', '--dialect', 'sqlite', '--schema', './src/store/schema.ts', '--out', relative('.', folder)]
  const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/drizzle-kit/bin.cjs', ...generate], {
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  expect(stdout).toContain('No schema changes')
  expect(readdirSync(folder)).toEqual(readdirSync(MIGRATIONS_FOLDER))
})

test('what a database of the first shape holds is read as before', async () => {
  const path = join(freshFolder(), 'first.sqlite')
  const folder = join(freshFolder(), 'migrations')
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }))
  const database = new Database(path)
  migrate(drizzle(database), { migrationsFolder: folder })
  database.exec(`
    INSERT INTO tables VALUES ('abcdefgh', 'g1', 'c1', 'tally', '{"turns":"3"}', 'en', '1', 'Ann', 2, 'playing', 2, 1, 1, 0, 0);
    INSERT INTO seats VALUES ('abcdefgh', 0, '1', 'Ann', NULL, NULL), ('abcdefgh', 1, '2', 'Ben', NULL, NULL);
    INSERT INTO log VALUES ('abcdefgh', 1, 5, 0, NULL, NULL, 'first-1', '[{"kind":"first","to":"table"}]');
    INSERT INTO log VALUES ('abcdefgh', 2, 6, 1, 1, '2', 'add', '[]');
  `)
  database.close()

  const { store, close } = openStore(path)
  expect(await store.log('abcdefgh', 0)).toEqual([
    { kind: 'draw', position: 1, at: new Date(5), turn: 0, action: 'first-1', facts: [{ kind: 'first', to: 'table' }] },
    { kind: 'action', position: 2, at: new Date(6), turn: 1, seat: 1, userId: '2', cause: 'player', action: 'add', facts: [] },
  ])
  expect(await store.load('abcdefgh')).toMatchObject({
    terms: { pace: 'none', seating: 'joined', thread: false },
    revision: 0,
    affairs: null,
    pledge: null,
    seats: [
      { id: '1', name: 'Ann', colour: 0 },
      { id: '2', name: 'Ben', colour: 1 },
    ],
  })
  close()
})
