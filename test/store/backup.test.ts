import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, describe, expect, test } from 'vitest'
import { BackupFailed, backUp } from '../../src/store/sqlite/file/backup.js'
import { openStore } from '../../src/store/sqlite/open.js'
import { begun, cleanUp, freshFolder, openHouse, playing, press } from '../tables/kit/house.js'

afterAll(cleanUp)

const freshPath = () => join(freshFolder(), 'backup.sqlite')

/** Why no backup was made. */
async function failure(from: string, to: string): Promise<string> {
  const thrown = await backUp(from, to, { force: false }).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(thrown instanceof BackupFailed)) throw new Error('there is one', { cause: thrown })
  expect(thrown.message).not.toContain('\n')
  return thrown.message
}

/** A database with a table under way. */
async function used() {
  const house = openHouse()
  const { id } = await begun(house)
  await press(house, id, 'roll', 'add')
  return { house, id }
}

describe('a backup', () => {
  test('is one checked file readable only by its owner, made while the bot is running', async () => {
    const { house, id } = await used()
    const to = freshPath()
    const [made] = await Promise.all([backUp(house.path, to, { force: false }), press(house, id, 'add')])
    expect(made).toEqual({ bytes: statSync(to).size, tables: 1 })
    expect(statSync(to).mode & 0o777).toBe(0o600)
    expect(readdirSync(dirname(to))).toEqual([basename(to)])
    expect((await playing(house, id)).position).toBe(5)
  })

  test('contains what was committed when it was made, and nothing later', async () => {
    const { house, id } = await used()
    const to = freshPath()
    await backUp(house.path, to, { force: false })
    await press(house, id, 'add')
    const copy = openStore(to)
    expect(await copy.store.load(id)).toMatchObject({ status: 'playing', position: 4 })
    copy.close()
  })

  test('of a database at rest is the same', async () => {
    const { house, id } = await used()
    house.close()
    const to = freshPath()
    await backUp(house.path, to, { force: false })
    const copy = openStore(to)
    expect(await copy.store.load(id)).toMatchObject({ position: 4 })
    copy.close()
  })

  test('goes on as a game once it is put in place of the database', async () => {
    const { house, id } = await used()
    const to = freshPath()
    await backUp(house.path, to, { force: false })
    await press(house, id, 'add', 'end')
    house.close()

    for (const end of ['-wal', '-shm']) rmSync(`${house.path}${end}`, { force: true })
    copyFileSync(to, house.path)
    const restored = openHouse({}, house.path)
    await restored.tables.resume()
    expect((await playing(restored, id)).position).toBe(4)
    expect((await press(restored, id, 'add', 'end')).position).toBe(6)
    expect(restored.reports).toEqual([])
  })

  test('removes what backups left there whose process was killed, and nothing else', async () => {
    const { house } = await used()
    const to = freshPath()
    const recent = `${to}.2-0123abcd.part`
    const left = [`${to}.1-0123abcd.part`, `${to}.1-0123abcd.part-wal`]
    const foreign = [`${to}.001.part`, `${to}.old`, join(dirname(to), 'another.1-0123abcd.part')]
    for (const path of [recent, ...left, ...foreign]) writeFileSync(path, 'half')
    mkdirSync(`${to}.3-0123abcd.part`)
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60_000)
    for (const path of [...left, ...foreign, `${to}.3-0123abcd.part`]) utimesSync(path, longAgo, longAgo)
    await backUp(house.path, to, { force: false })
    const kept = [to, recent, ...foreign, `${to}.3-0123abcd.part`]
    expect(readdirSync(dirname(to)).sort()).toEqual(kept.map((path) => basename(path)).sort())
  })

  test('replaces an older one only with force, and then completely', async () => {
    const { house } = await used()
    const to = freshPath()
    writeFileSync(to, 'older')
    expect(await failure(house.path, to)).toMatch(/already: choose another name, or overwrite it with --force/)
    expect(readFileSync(to, 'utf8')).toBe('older')
    await backUp(house.path, to, { force: true })
    openStore(to).close()
  })
})

describe('no backup is made', () => {
  test('of a database that does not exist, which is not created', async () => {
    const from = freshPath()
    expect(await failure(from, freshPath())).toMatch(/There is no database at .*: set DATABASE_PATH/)
    expect(existsSync(from)).toBe(false)
  })

  test('over the database itself, by any name', async () => {
    const { house } = await used()
    const link = join(freshFolder(), 'link.sqlite')
    symlinkSync(house.path, link)
    expect(await failure(house.path, house.path)).toContain('is the database itself')
    expect(await failure(link, house.path)).toContain('is the database itself')
  })

  test('where no file can be created, and nothing is left behind', async () => {
    const { house } = await used()
    const folder = freshFolder()
    mkdirSync(join(folder, 'there'))
    expect(await failure(house.path, join(folder, 'there'))).toContain('is not a file')
    expect(await failure(house.path, join(folder, 'nowhere', 'backup.sqlite'))).toMatch(
      /cannot be written \(.*\): choose another/,
    )
    expect(readdirSync(folder)).toEqual(['there'])
  })

  test('of a damaged database, and the existing file stays', async () => {
    const { house } = await used()
    house.close()
    const content = readFileSync(house.path)
    content.fill(0xa5, 4096)
    writeFileSync(house.path, content)
    const to = freshPath()
    expect(await failure(house.path, to)).toContain('is damaged')
    expect(readdirSync(dirname(to))).toEqual([])
  })

  test('of a file that is not a database', async () => {
    const from = freshPath()
    writeFileSync(from, 'x'.repeat(5000))
    expect(await failure(from, freshPath())).toContain('is not a database')
  })

  test('of a database of a newer version', async () => {
    const { house } = await used()
    house.close()
    const database = new Database(house.path)
    database.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)`)
    database.close()
    expect(await failure(house.path, freshPath())).toContain('newer version of this program')
  })
})
