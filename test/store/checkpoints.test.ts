/** Checkpoints whose syncs the test ends itself. A machine that fails keeps what was synced, and of the rest only some. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Checkpoints, createCheckpoints, WRITES } from '../../src/store/sqlite/file/checkpoints.js'
import type { Disk } from '../../src/store/sqlite/file/disk.js'
import { NotStored } from '../../src/tables/model/not-stored.js'

const folder = mkdtempSync(join(tmpdir(), 'stagecoach-checkpoints-'))
afterAll(() => rmSync(folder, { recursive: true }))

const turn = () => new Promise((resolve) => setImmediate(resolve))

/** A disk of which each sync ends when the test says so. */
interface SlowDisk extends Disk {
  /** Syncs that somebody waits for. */
  readonly waiting: { readonly end: () => void; readonly fail: () => void }[]
  syncsNow: number
}

function slowDisk(): SlowDisk {
  const waiting: SlowDisk['waiting'] = []
  return {
    waiting,
    syncsNow: 0,
    settled: () =>
      new Promise((resolve, reject) => {
        waiting.push({ end: resolve, fail: () => reject(new Error('EIO')) })
      }),
    settleNow() {
      this.syncsNow++
    },
    demandSound() {},
    close() {},
  }
}

let files = 0
let file: string
let database: Database.Database
let log: SlowDisk
let disk: SlowDisk
let checkpoints: Checkpoints
let written: number
let isOurs: boolean

beforeEach(() => {
  file = join(folder, `${++files}.sqlite`)
  database = new Database(file)
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) database.pragma(pragma)
  database.exec('create table things (thing text)')
  database.pragma('wal_checkpoint(TRUNCATE)')
  ;[log, disk] = [slowDisk(), slowDisk()]
  checkpoints = createCheckpoints({
    database,
    reader: new Database(file, { readonly: true }),
    isOurs: () => isOurs,
    log,
    disk,
  })
  isOurs = true
  written = 0
})

afterEach(() => {
  if (database.open && checkpoints.close()) database.close()
})

const insert = () => void database.prepare('insert into things values (?)').run(`thing ${++written} ${'.'.repeat(3_000)}`)
const write = (count = 1) =>
  Promise.all(Array.from({ length: count }, () => checkpoints.write(async () => insert()))).then(() => {})

/** Ends the next sync. */
async function synced(of: SlowDisk): Promise<void> {
  of.waiting.shift()?.end()
  await turn()
}

/** How many things the database has after the machine has failed. `content`: what of the file itself was on disk. */
function afterFailure(content: string): readonly unknown[] {
  const kept = join(folder, `kept-${files}.sqlite`)
  for (const end of ['', '-wal', '-shm']) rmSync(`${kept}${end}`, { force: true })
  copyFileSync(content, kept)
  copyFileSync(`${file}-wal`, `${kept}-wal`)
  const found = new Database(kept)
  try {
    return [found.pragma('integrity_check', { simple: true }), found.prepare('select count(*) from things').pluck().get()]
  } finally {
    found.close()
  }
}

const snapshot = () => {
  const copy = join(folder, `before-${files}`)
  copyFileSync(file, copy)
  return copy
}

const inFile = () => readFileSync(file).includes(`thing ${written} `)
const logBytes = () => statSync(`${file}-wal`).size

describe('a checkpoint', () => {
  test('begins after so many writes, and nothing gets into the file before the log is on disk', async () => {
    await write(WRITES - 1)
    expect(log.waiting).toHaveLength(0)
    await write()
    expect([log.waiting.length, inFile()]).toEqual([1, false])
    await synced(log)
    expect([disk.waiting.length, inFile()]).toEqual([1, true])
    await synced(disk)
    expect([log.waiting.length, disk.waiting.length]).toEqual([0, 0])
  })

  test('lets others write while the disk is busy, and loses nothing if the machine fails meanwhile', async () => {
    const before = snapshot()
    await write(WRITES)
    await write(5)
    expect(afterFailure(before)).toEqual(['ok', WRITES + 5])
    await synced(log)
    for (let more = 1; more <= WRITES; more++) {
      await write()
      if (more % 20 === 0) for (const content of [before, file]) expect(afterFailure(content)).toEqual(['ok', WRITES + 5 + more])
    }
  })

  test('lets the log begin anew only once the file is on disk', async () => {
    await write(WRITES)
    await synced(log)
    await synced(disk)
    const before = logBytes()
    await write(WRITES / 2)
    expect(logBytes()).toBe(before)
    expect(afterFailure(file)).toEqual(['ok', WRITES * 1.5])
  })

  test('that was overtaken by writes holds the next ones up until the rest is in the file, too', async () => {
    await write(WRITES)
    await synced(log)
    await write(3)
    const before = snapshot()
    await synced(disk)
    const late = write(2)
    await turn()
    expect(written).toBe(WRITES + 3)
    expect(afterFailure(before)).toEqual(['ok', WRITES + 3])
    await synced(log)
    expect([written, inFile()]).toEqual([WRITES + 3, true])
    await synced(disk)
    await late
    expect(written).toBe(WRITES + 5)
    expect(afterFailure(file)).toEqual(['ok', WRITES + 5])
    const bytes = logBytes()
    await write(WRITES / 2)
    expect(logBytes()).toBe(bytes)
  })

  test('after which the disk has failed leaves the log as it is', async () => {
    const before = snapshot()
    await write(WRITES)
    await synced(log)
    disk.waiting.shift()?.fail()
    await turn()
    await write(WRITES * 2)
    await turn()
    expect(afterFailure(before)).toEqual(['ok', WRITES * 3])
  })

  test('that the file cannot take is made again later', async () => {
    database.pragma('max_page_count = 1000')
    const reading = new Database(file, { readonly: true })
    await write()
    reading.exec('begin')
    reading.prepare('select * from things').all()
    await write(WRITES - 1)
    await synced(log)
    await synced(disk)
    await synced(log)
    await synced(disk)
    expect(inFile()).toBe(false)
    reading.close()
    await write(WRITES)
    await synced(log)
    expect(inFile()).toBe(true)
    await synced(disk)
  })

  test('keeps what is erased in the log until it is over, and not longer', async () => {
    await write(WRITES)
    await synced(log)
    database.exec('delete from things')
    let isEmpty = false
    const emptied = checkpoints.emptyLog().then(() => {
      isEmpty = true
    })
    for (const each of [disk, log, disk]) {
      await turn()
      expect(isEmpty).toBe(false)
      await synced(each)
    }
    await emptied
    expect([logBytes(), readFileSync(file).includes('thing 1 ')]).toEqual([0, false])
  })

  test('comes before the log is emptied, so that the event loop waits for little', async () => {
    await write(3)
    const emptied = checkpoints.emptyLog()
    await synced(log)
    expect([inFile(), disk.waiting.length, logBytes() > 0]).toEqual([true, 1, true])
    await synced(disk)
    await emptied
    expect(logBytes()).toBe(0)
  })

  test('also comes while one write makes many commits, which wait for the rest of it', async () => {
    let steps = 0
    const long = checkpoints.write(async () => {
      for (; steps < WRITES * 2; steps++) {
        insert()
        await checkpoints.step()
      }
    })
    await turn()
    await synced(log)
    await synced(disk)
    const before = steps
    await turn()
    expect(steps).toBe(before)
    await synced(log)
    await synced(disk)
    for (const each of [log, disk, log, disk]) await synced(each)
    await long
    expect(steps).toBe(WRITES * 2)
  })

  test('copies nothing into a file that another process has taken', async () => {
    await write(WRITES)
    isOurs = false
    await synced(log)
    expect([inFile(), disk.waiting.length]).toEqual([false, 0])
    await write(WRITES)
    await synced(log)
    expect(inFile()).toBe(false)
  })

  test('refuses the writes that it holds up once the database is closed', async () => {
    await write(WRITES)
    await synced(log)
    await write()
    await synced(disk)
    const refusal = expect(write()).rejects.toThrow(NotStored)
    expect(checkpoints.close()).toBe(true)
    database.close()
    await synced(log)
    await refusal
  })

  test('under way when the database is closed has the file on disk before its log is deleted', async () => {
    await write(WRITES)
    await synced(log)
    expect(disk.syncsNow).toBe(0)
    expect(checkpoints.close()).toBe(true)
    expect(disk.syncsNow).toBe(1)
    database.close()
    await synced(disk)
    const found = new Database(file)
    expect(found.prepare('select count(*) from things').pluck().get()).toBe(WRITES)
    found.close()
  })
})
