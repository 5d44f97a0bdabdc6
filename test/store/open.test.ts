import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { backUp } from '../../src/store/sqlite/file/backup.js'
import { openStore } from '../../src/store/sqlite/open.js'
import { StoreUnavailable } from '../../src/store/unavailable.js'
import { begun, cleanUp, freshFolder, openHouse } from '../tables/kit/house.js'

afterAll(cleanUp)

const freshPath = () => join(freshFolder(), 'tables.sqlite')

/** Why a path cannot be opened. Throws if it can. */
function unavailable(path: string): StoreUnavailable {
  try {
    openStore(path).close()
  } catch (thrown) {
    if (thrown instanceof StoreUnavailable) return thrown
    throw thrown
  }
  throw new Error('it opens')
}

/** A database with a table under way in it, closed. */
async function used(tables = 1): Promise<string> {
  const house = openHouse()
  for (let i = 0; i < tables; i++) await begun(house, undefined, { channelId: `c${i}` })
  await house.tables.close()
  house.close()
  return house.path
}

describe('a new database', () => {
  test('is created together with its folder, for its owner only', () => {
    const path = join(freshFolder(), 'a', 'b', 'tables.sqlite')
    const { close } = openStore(path)
    const modes = ['', '-wal', '-shm', '.lock'].map((end) => statSync(`${path}${end}`).mode & 0o777)
    expect(modes).toEqual([0o600, 0o600, 0o600, 0o600])
    close()
  })

  test('commits with a full sync to a write-ahead log, and enforces references', () => {
    const traced: string[] = []
    openStore(freshPath(), { trace: (statement) => traced.push(statement.toLowerCase()) }).close()
    const pragmas = traced.filter((statement) => statement.startsWith('pragma'))
    expect(pragmas.filter((statement) => statement !== 'pragma user_version')).toEqual([
      'pragma journal_mode = wal',
      'pragma synchronous = full',
      'pragma journal_size_limit = 4194304',
      'pragma secure_delete = on',
      'pragma foreign_keys = off',
      'pragma foreign_keys = on',
      'pragma wal_autocheckpoint = 8000',
      expect.stringMatching(/^pragma user_version = -?\d+$/),
      'pragma wal_checkpoint(passive)',
      'pragma user_version = 0',
    ])
  })

  test('an empty file becomes one, and other users lose their permissions on it', () => {
    const path = freshPath()
    writeFileSync(path, '')
    chmodSync(path, 0o644)
    openStore(path).close()
    expect(statSync(path).mode & 0o777).toBe(0o600)
  })

  test('opens again any number of times', async () => {
    const path = await used()
    for (let i = 0; i < 3; i++) {
      const { store, close } = openStore(path)
      expect(await store.live()).toHaveLength(1)
      close()
    }
  })
})

describe('what cannot be used stays unchanged, with one clear sentence', () => {
  function expectLeft(path: string, reason: string, advice: RegExp): void {
    const before = readFileSync(path)
    const { mode } = statSync(path)
    const thrown = unavailable(path)
    expect(thrown.reason).toBe(reason)
    expect(thrown.message).toMatch(advice)
    expect(thrown.message).toContain(path)
    expect(thrown.message).not.toContain('\n')
    expect(readFileSync(path).equals(before)).toBe(true)
    expect(statSync(path).mode).toBe(mode)
  }

  test.each(['hello', 'x'.repeat(10_000), '{"json": true}'])('a file that is not a database: %s', (content) => {
    const path = freshPath()
    writeFileSync(path, content)
    expectLeft(path, 'not-a-database', /is not a database: set DATABASE_PATH/)
    expect(readdirSync(dirname(path))).toEqual([basename(path)])
  })

  test('a database with pages overwritten', async () => {
    const path = await used(20)
    const content = readFileSync(path)
    content.fill(0xa5, 4096, content.length - 4096)
    writeFileSync(path, content)
    expectLeft(path, 'corrupt', /is damaged: restore it from a backup/)
  })

  test('a truncated database', async () => {
    const path = await used(20)
    truncateSync(path, 3 * 4096)
    expectLeft(path, 'corrupt', /is damaged: restore it from a backup/)
  })

  test('a database of a newer version', async () => {
    const path = await used()
    const database = new Database(path)
    database.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`)
    database.close()
    expectLeft(path, 'newer', /newer version of this program: install that version/)
  })

  test("another program's database", () => {
    const path = freshPath()
    const database = new Database(path)
    database.exec('CREATE TABLE songs (title text)')
    database.close()
    expectLeft(path, 'foreign', /belongs to another program: set DATABASE_PATH/)
  })

  test('a table missing from ours, which no migration creates again', async () => {
    const path = await used()
    const database = new Database(path)
    database.exec('DROP TABLE posts')
    database.close()
    expectLeft(path, 'corrupt', /is damaged/)
  })

  test.each([
    ['a folder', (folder: string) => folder],
    ['below a file', (folder: string) => join(folder, 'file', 'tables.sqlite')],
    ['where nobody may write', () => '/proc/stagecoach/tables.sqlite'],
  ])('a path that is %s', (_, where) => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'file'), '')
    const path = where(folder)
    const thrown = unavailable(path)
    expect(thrown).toMatchObject({
      reason: 'unwritable',
      message: expect.stringMatching(/cannot be written \(.*\): set DATABASE_PATH/),
    })
    expect(thrown.message).toContain(path)
  })

  test('a database that this user may only read', () => {
    const folder = freshFolder()
    const path = join(folder, 'tables.sqlite')
    openStore(path).close()
    chmodSync(path, 0o400)
    // The superuser may write to it anyway, so it opens.
    if (process.getuid?.() === 0) openStore(path).close()
    else expectLeft(path, 'unwritable', /cannot be written/)
  })
})

describe('one process per database', () => {
  const program = fileURLToPath(new URL('./database-process.ts', import.meta.url))

  async function hold(path: string) {
    const child = spawn(process.execPath, ['--import', 'tsx', program, path], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    return child
  }

  test('a second one is refused until the first one is killed', async () => {
    const path = freshPath()
    const first = await hold(path)
    const thrown = unavailable(path)
    expect(thrown).toMatchObject({
      reason: 'in-use',
      message: expect.stringMatching(/is used by another process: stop that one first/),
    })
    first.kill('SIGKILL')
    await once(first, 'exit')
    openStore(path).close()
  })

  test.runIf(process.platform === 'linux').each<[string, (path: string) => string]>([
    [
      'a second name of the same file',
      (path) => {
        const link = join(freshFolder(), 'hard.sqlite')
        linkSync(path, link)
        return link
      },
    ],
    [
      'its lock was taken away',
      (path) => {
        rmSync(`${path}.lock`)
        return path
      },
    ],
  ])('a second one is refused until the first one is killed, though %s', async (_, ill) => {
    const path = freshPath()
    const first = await hold(path)
    const other = ill(path)
    const thrown = unavailable(other)
    expect(thrown.reason).toBe('in-use')
    expect(thrown.message).toContain(`is used by another process (${first.pid}): stop that one first`)
    first.kill('SIGKILL')
    await once(first, 'exit')
    openStore(other).close()
  })

  test('a copy of the file is free', async () => {
    const path = freshPath()
    const first = await hold(path)
    const copy = join(freshFolder(), 'copy.sqlite')
    await backUp(path, copy, { force: false })
    openStore(copy).close()
    first.kill('SIGKILL')
  })

  test('one process does not open it twice either, by any name', () => {
    const path = freshPath()
    const { close } = openStore(path)
    const [link, hard] = ['link.sqlite', 'hard.sqlite'].map((name) => join(freshFolder(), name)) as [string, string]
    symlinkSync(path, link)
    linkSync(path, hard)
    for (const name of [path, link, hard, path]) expect(unavailable(name).reason).toBe('in-use')
    close()
    openStore(hard).close()
    openStore(link).close()
  })

  test('others may read meanwhile: a backup, a listing', async () => {
    const house = openHouse()
    await begun(house)
    const reader = new Database(house.path, { readonly: true })
    expect(reader.prepare('SELECT count(*) AS tables FROM tables').get()).toEqual({ tables: 1 })
    reader.close()
  })

  test('a process that was already reading does not stop a bot from starting', async () => {
    const path = await used()
    const keeper = new Database(path)
    const reader = new Database(path, { readonly: true })
    reader.exec('BEGIN')
    reader.prepare('SELECT count(*) FROM tables').get()
    const { settings, guard, close } = openStore(path)
    await settings.setListed('1001', false)
    guard.look()
    expect(guard.trouble()).toBeNull()
    reader.close()
    keeper.pragma('wal_checkpoint(PASSIVE)')
    guard.look()
    expect(guard.trouble()).toBeNull()
    close()
    keeper.close()
  })

  test('a refused database can be opened once it is repaired', () => {
    const path = freshPath()
    writeFileSync(path, 'no database')
    expect(unavailable(path).reason).toBe('not-a-database')
    truncateSync(path, 0)
    openStore(path).close()
    expect(existsSync(path)).toBe(true)
  })
})

test('a folder with a name that needs escaping', () => {
  const folder = join(freshFolder(), "it's a 'test'; é")
  mkdirSync(folder)
  openStore(join(folder, 'a b.sqlite')).close()
  appendFileSync(join(folder, 'a b.sqlite'), '')
  openStore(join(folder, 'a b.sqlite')).close()
})
