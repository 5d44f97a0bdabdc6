import { existsSync, linkSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { backUp } from '../../src/store/sqlite/file/backup.js'
import { DiskFailed } from '../../src/store/sqlite/file/disk.js'
import { createGuard, type FileGuard, type Guarding } from '../../src/store/sqlite/file/guard.js'
import { openStore } from '../../src/store/sqlite/open.js'
import { openFileForOperator } from '../../src/store/sqlite/operator-connection.js'
import { NotStored } from '../../src/tables/model/not-stored.js'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, begun, cleanUp, freshFolder, good, openHouse, request } from '../tables/kit/house.js'

afterAll(cleanUp)

const FULL = 'Nothing can be stored, for the disk is full: make room where the database lies.'

/** An exception as the system throws it. */
const refusal = (code: string) => Object.assign(new Error(`${code}: not permitted`), { code })

describe('a guard', () => {
  let database: Database.Database
  let troubles: (string | null)[]
  let writes: number
  /** What is wrong with the files. */
  let unwritable: Error | null
  let unsound: Error | null

  beforeEach(() => {
    database = new Database(join(freshFolder(), 'some.sqlite'))
    database.exec('CREATE TABLE things (thing)')
    troubles = []
    writes = 0
    unwritable = null
    unsound = null
  })

  function guardOf(more: Partial<Guarding> = {}): FileGuard {
    const owner = { isOwner: () => true, renew: () => void database.pragma('user_version = 1'), release: () => {} }
    const demand = (trouble: Error | null) => {
      if (trouble !== null) throw trouble
    }
    return createGuard({
      file: database.name,
      database,
      disks: [{ demandSound: () => demand(unsound) }],
      owner: { ...owner, claim: () => {} },
      witness: { isGone: () => false, mark: () => 1, demandWritable: () => demand(unwritable), close: () => {} },
      troubled: (trouble) => troubles.push(trouble),
      ...more,
    })
  }

  const put = (guard: FileGuard, bytes: number) =>
    guard.write(async () => {
      writes++
      database.prepare('INSERT INTO things VALUES (zeroblob(?))').run(bytes)
    })
  const count = () => database.prepare<[], number>('SELECT count(*) FROM things').pluck().get()
  const roomFor = (pages: number) => database.pragma(`max_page_count = ${pages}`)

  test('reports once that the disk is full, keeps nothing meanwhile, and recovers with the next write that succeeds', async () => {
    const guard = guardOf()
    await put(guard, 10)
    expect(guard.trouble()).toBeNull()
    roomFor(4)
    for (let time = 0; time < 3; time++) await expect(put(guard, 100_000)).rejects.toThrow(NotStored)
    expect([guard.trouble(), troubles, count()]).toEqual([FULL, [FULL], 1])
    roomFor(1_000)
    await put(guard, 100_000)
    expect([guard.trouble(), troubles, count()]).toEqual([null, [FULL, null], 2])
  })

  test('checks by itself whether there is room again, without a press', async () => {
    const guard = guardOf()
    roomFor(4)
    await expect(put(guard, 100_000)).rejects.toThrow(NotStored)
    const owner = database.pragma('user_version', { simple: true })
    roomFor(1_000)
    guard.look()
    expect([owner, database.pragma('user_version', { simple: true }), guard.trouble()]).toEqual([0, 1, null])
  })

  test('does not take it for a successful write that there was nothing to write', async () => {
    const guard = guardOf()
    await put(guard, 10)
    roomFor(4)
    await expect(put(guard, 100_000)).rejects.toThrow(NotStored)
    await guard.write(async () => {})
    await guard.write(async () => void database.prepare('DELETE FROM things WHERE thing = 1').run())
    expect([guard.trouble(), troubles]).toEqual([FULL, [FULL]])
  })

  test('stays in trouble as long as attempts fail', async () => {
    const isFull = () => {
      throw refusal('SQLITE_FULL')
    }
    const owner = { isOwner: () => true, renew: isFull, release: isFull, claim: () => {} }
    const guard = guardOf({ owner })
    await expect(guard.write(async () => isFull())).rejects.toThrow(NotStored)
    guard.look()
    expect([guard.trouble(), troubles]).toEqual([FULL, [FULL]])
    // Closing it needs no write. The next process sees that this one is gone.
    expect(guard.release()).toBe(true)
  })

  test.each(['EPERM', 'EACCES', 'EROFS'])(
    'neither writes to files that must not be written to (%s), nor closes them',
    async (code) => {
      const guard = guardOf()
      unwritable = refusal(code)
      await expect(put(guard, 10)).rejects.toThrow(NotStored)
      guard.look()
      expect([writes, guard.trouble(), guard.release()]).toEqual([
        0,
        expect.stringMatching(new RegExp(`${code}.*can be written to`)),
        false,
      ])
      unwritable = null
      guard.look()
      expect([guard.trouble(), guard.release()]).toEqual([null, true])
    },
  )

  test('notices files that must not be written to without a press', () => {
    const guard = guardOf()
    unwritable = refusal('EROFS')
    guard.look()
    expect(guard.trouble()).toMatch(/EROFS/)
  })

  test('does not trust a disk again after a failure', async () => {
    const guard = guardOf()
    unsound = new DiskFailed('The disk did not take what was written.')
    await expect(put(guard, 10)).rejects.toThrow(NotStored)
    guard.look()
    expect([writes, guard.trouble(), guard.release()]).toEqual([0, unsound.message, false])
  })

  test('passes on exceptions that are not about the disk', async () => {
    const guard = guardOf()
    const bug = new TypeError('a bug')
    const thrower = async () => {
      throw bug
    }
    await expect(guard.write(thrower)).rejects.toBe(bug)
    expect(guard.trouble()).toBeNull()
  })
})

/** Checks that actions are refused after the database is gone or belongs to another process. Returns why the bot must stop. */
async function lostWith(
  ill: (path: string) => void | Promise<void>,
): Promise<{ readonly reason: string; readonly path: string }> {
  const house = openHouse()
  const table = await begun(house)
  await ill(house.path)
  const mover = table.players[seatOnTurn(table)] ?? ANN
  await expect(house.tables.act(table.id, mover, 1, 'add')).rejects.toThrow(NotStored)
  await expect(house.tables.open(request({ channelId: 'c2' }))).rejects.toThrow(NotStored)
  await expect(house.settings.setListed(ANN.id, false)).rejects.toThrow(NotStored)
  const { message } = await house.guard.lost
  expect(message).not.toContain('\n')
  expect(house.guard.trouble()).not.toBeNull()
  await house.tables.close()
  house.close()
  return { reason: message, path: house.path }
}

/** The number of tables in a database that is not in use. */
async function tablesIn(path: string): Promise<number> {
  const { store, close } = openStore(path)
  const { length } = await store.live()
  close()
  return length
}

describe('a lost database', () => {
  test.each<[string, (path: string) => void]>([
    ['deleted', (path) => rmSync(path)],
    ['moved away', (path) => renameSync(path, `${path}.old`)],
    ['deleted with all that lies beside it', (path) => rmSync(dirname(path), { recursive: true })],
    ['left without its log', (path) => rmSync(`${path}-wal`)],
    ['left without its shared memory', (path) => rmSync(`${path}-shm`)],
    [
      'replaced',
      (path) => {
        writeFileSync(`${path}.new`, '')
        renameSync(`${path}.new`, path)
      },
    ],
  ])('%s: nothing more is accepted, and its content is saved, readable only by its owner', async (_, ill) => {
    const { reason, path } = await lostWith(ill)
    const saved = `${path}.rescued`
    expect(reason).toContain(`${path} was deleted, moved or replaced while the bot ran: all that it held is in ${saved};`)
    expect(statSync(saved).mode & 0o777).toBe(0o600)
    expect(readdirSync(dirname(path)).filter((name) => name.endsWith('.part'))).toEqual([])
    expect(await tablesIn(saved)).toBe(1)
  })

  test('leaves the file in its place alone', async () => {
    const successor = join(freshFolder(), 'other.sqlite')
    openStore(successor).close()
    let opened: Database.Database | null = null
    const { path } = await lostWith((at) => {
      renameSync(successor, at)
      for (const end of ['-wal', '-shm']) rmSync(`${at}${end}`)
      opened = new Database(at)
      opened.exec('CREATE TABLE kept (thing)')
    })
    expect(['-wal', '-shm'].map((end) => existsSync(`${path}${end}`))).toEqual([true, true])
    const names = new Database(path, { readonly: true }).prepare(`SELECT name FROM sqlite_master WHERE name = 'kept'`).all()
    expect(names).toHaveLength(1)
    expect(opened).not.toBeNull()
  })

  test('is noticed without a press', async () => {
    const house = openHouse()
    rmSync(house.path)
    house.guard.look()
    expect((await house.guard.lost).message).toContain('was deleted')
  })

  test('cannot be saved if nothing can be written, which is reported', async () => {
    const { reason } = await lostWith((path) => {
      const folder = dirname(path)
      rmSync(folder, { recursive: true })
      writeFileSync(folder, 'in the way')
    })
    expect(reason).toMatch(/and cannot be saved \(.*\): restore a backup, and start the bot again\.$/)
  })
})

describe('a database that is still there', () => {
  test('is usable however it is copied, read and listed meanwhile', async () => {
    const house = openHouse()
    await begun(house)
    linkSync(house.path, `${house.path}.link`)
    await backUp(house.path, `${house.path}.copy`, { force: false })
    const beside = openFileForOperator(house.path, false)
    expect(await beside.list(['playing'])).toHaveLength(1)
    await beside.close()
    house.guard.look()
    good(await house.tables.open(request({ channelId: 'c2' })))
    expect(house.guard.trouble()).toBeNull()
    house.close()
    expect(await tablesIn(house.path)).toBe(2)
  })

  test('claimed by another bot that the system does not show stops the earlier bot', async () => {
    const { reason, path } = await lostWith((at) => {
      const other = new Database(at)
      other.pragma('user_version = 12345')
      other.close()
    })
    expect(reason).toBe(`Another bot uses the database ${path} now, so this one stops: run one of them alone.`)
    expect(existsSync(`${path}.rescued`)).toBe(false)
  })
})
