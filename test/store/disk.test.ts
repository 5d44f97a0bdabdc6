import { fstatSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createDisk, type Disk } from '../../src/store/sqlite/file/disk.js'
import { openFileForOperator } from '../../src/store/sqlite/operator-connection.js'
import { createTables } from '../../src/tables/service/create-tables.js'
import { systemEntropy } from '../../src/tables/service/system.js'
import { seatOnTurn } from '../seat-on-turn.js'
import { ANN, BEN, begun, cleanUp, good, kinds, openHouse, refused, request, told, until } from '../tables/kit/house.js'
import { tally } from '../tables/kit/tally-game.js'

const folder = mkdtempSync(join(tmpdir(), 'stagecoach-disk-'))
afterAll(() => {
  cleanUp()
  rmSync(folder, { recursive: true })
})

interface Round {
  readonly end: () => void
  readonly fail: () => void
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('the disk', () => {
  let rounds: Round[]
  let disk: Disk
  let settled: string[]

  beforeEach(() => {
    const path = join(folder, 'log')
    writeFileSync(path, '')
    rounds = []
    settled = []
    disk = createDisk(
      path,
      () => new Promise((resolve, reject) => rounds.push({ end: resolve, fail: () => reject(new Error('EIO')) })),
    )
  })

  const ask = (name: string) =>
    disk.settled().then(
      () => settled.push(name),
      () => settled.push(`not ${name}`),
    )

  test('is synced once for all callers who wait meanwhile, including everything they wrote', async () => {
    void ask('first')
    await turn()
    for (const name of ['second', 'third']) void ask(name)
    await turn()
    expect([rounds.length, settled]).toEqual([1, []])
    rounds[0]?.end()
    await turn()
    expect([rounds.length, settled]).toEqual([2, ['first']])
    void ask('fourth')
    rounds[1]?.end()
    await turn()
    expect([rounds.length, settled]).toEqual([3, ['first', 'second', 'third']])
    rounds[2]?.end()
    await turn()
    expect(settled.at(-1)).toBe('fourth')
    disk.close()
  })

  test('that failed once is not trusted any more', async () => {
    void ask('first')
    await turn()
    void ask('second')
    rounds[0]?.fail()
    await turn()
    void ask('third')
    await turn()
    expect([rounds.length, settled]).toEqual([1, ['not first', 'not second', 'not third']])
    expect(() => disk.demandSound()).toThrow('The disk did not take what was written (EIO)')
    disk.close()
  })

  test('is closed at once if nobody waits, so that no later file of this process has its locks', async () => {
    let file = -1
    const quick = createDisk(join(folder, 'log'), async (opened) => {
      file = opened
    })
    await quick.settled()
    quick.close()
    expect(() => fstatSync(file)).toThrow('EBADF')
    disk.close()
  })

  test('can be closed while somebody waits, and twice', async () => {
    void ask('first')
    await turn()
    disk.close()
    disk.close()
    rounds[0]?.end()
    await turn()
    expect(settled).toEqual(['first'])
  })

  test('does not open if the file does not exist', () => {
    expect(() => createDisk(join(folder, 'nowhere'))).toThrow('ENOENT')
  })

  test('is that of the database’s write-ahead log', async () => {
    const path = join(folder, 'tables.sqlite')
    const synced = new Set<number>()
    const house = openHouse({ sync: async (file) => void synced.add(fstatSync(file).ino) }, path)
    await begun(house)
    expect([...synced]).toEqual([statSync(`${path}-wal`).ino])
    house.close()
  })
})

describe('a change of a table', () => {
  test('is neither answered nor announced before it is on disk, and readers see the table as it was', async () => {
    let end = () => {}
    let isSlow = false
    const slow = () => {
      if (!isSlow) return Promise.resolve()
      return new Promise<void>((resolve) => {
        end = resolve
      })
    }
    const house = openHouse({ sync: slow })
    const table = await begun(house)
    await told(house, table.id)
    const before = kinds(house).length
    house.syncs()
    isSlow = true
    const mover = table.players[seatOnTurn(table)] ?? ANN
    const seen: string[] = []
    const acting = house.tables.act(table.id, mover, 1, 'add').then(() => seen.push('answered'))
    await until(() => house.syncs() > 0)
    expect((await house.tables.find(table.id))?.position).toBe(1)
    expect((await house.tables.log(table.id, 0)).map(({ position }) => position)).toEqual([1])
    // Another process may have written, so everything queued is read.
    const resuming = house.tables.resume()
    for (let look = 0; look < 20; look++) await turn()
    expect(seen).toEqual([])
    expect(kinds(house)).toHaveLength(before)
    end()
    await Promise.all([acting, resuming])
    expect((await house.tables.find(table.id))?.position).toBe(2)
    await told(house, table.id)
    expect(house.publisher.delivered.at(-1)).toMatchObject({ announcement: { kind: 'progress', position: 2 }, position: 2 })
  })

  test('gives way to a change by another process meanwhile, which is announced', async () => {
    let end = () => {}
    let isSlow = false
    const slow = () => (isSlow ? new Promise<void>((resolve) => (end = resolve)) : Promise.resolve())
    const house = openHouse({ sync: slow })
    const table = await begun(house)
    await told(house, table.id)
    house.syncs()
    isSlow = true
    const acting = house.tables.act(table.id, table.players[seatOnTurn(table)] ?? ANN, 1, 'add')
    await until(() => house.syncs() > 0)
    const operator = openFileForOperator(house.path, false)
    const tables = createTables({
      ...{ games: [tally], store: operator.store, settings: house.settings, clock: house.clock },
      ...{ publisher: house.publisher, logger: { warn: () => {}, error: () => {} }, entropy: systemEntropy },
    })
    good(await tables.cancel(table.id, ANN, true))
    await operator.close()
    const statuses: string[] = []
    house.publisher.before = async ({ status }) => void statuses.push(status)
    const rereading = house.tables.reread()
    end()
    await Promise.all([acting, rereading])
    expect((await house.tables.find(table.id))?.status).toBe('cancelled')
    await told(house, table.id)
    expect(house.publisher.delivered.at(-1)?.announcement.kind).toBe('cancelled')
    expect(statuses.at(-1)).toBe('cancelled')
  })

  test('is synced by the database itself if it is the first of a process, so that a new write-ahead log survives', async () => {
    const house = openHouse()
    house.statements()
    const { id } = good(await house.tables.open(request()))
    expect(house.syncs()).toBe(0)
    expect(house.statements().filter((statement) => /normal/i.test(statement))).toEqual([])
    good(await house.tables.join(id, BEN))
    expect(house.syncs()).toBe(1)
  })

  test('delays no other table meanwhile', async () => {
    const ends: (() => void)[] = []
    let isSlow = false
    const house = openHouse({ sync: () => (isSlow ? new Promise((resolve) => ends.push(resolve)) : Promise.resolve()) })
    const [table, other] = [await begun(house), await begun(house, [ANN, BEN], { channelId: 'c2' })]
    isSlow = true
    const acting = house.tables.act(table.id, table.players[seatOnTurn(table)] ?? ANN, 1, 'add')
    await until(() => ends.length === 1)
    expect((await house.tables.find(other.id))?.position).toBe(1)
    const stranger = await house.tables.act(other.id, { id: 'nobody', name: 'Nobody' }, 1, 'add')
    expect(refused(stranger)).toBe('not-seated')
    ends[0]?.()
    good(await acting)
  })

  test('fails with the disk, and is not even attempted from then on', async () => {
    let isBroken = false
    const house = openHouse({ sync: async () => (isBroken ? Promise.reject(new Error('EIO')) : undefined) })
    const table = await begun(house)
    await told(house, table.id)
    isBroken = true
    const mover = table.players[seatOnTurn(table)] ?? ANN
    await expect(house.tables.act(table.id, mover, 1, 'add')).rejects.toThrow('EIO')
    expect((await house.tables.find(table.id))?.position).toBe(2)
    expect(house.guard.trouble()).toMatch(/EIO.*start the bot again/)
    await expect(house.tables.act(table.id, mover, 2, 'add')).rejects.toThrow('EIO')
    await expect(house.tables.open(request({ channelId: 'c2' }))).rejects.toThrow('EIO')
    expect((await house.tables.find(table.id))?.position).toBe(2)
    expect(await house.tables.liveIn('c2')).toBeNull()
  })
})
