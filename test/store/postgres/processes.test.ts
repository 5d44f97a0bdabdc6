import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, test } from 'vitest'
import { type Held, holdDatabase } from '../../../src/store/postgres/database.js'
import { openLink } from '../../../src/store/postgres/link.js'
import { NotStored } from '../../../src/tables/model/not-stored.js'
import { asking, type OwnServer, startServer } from './own-server.js'
import { emptyDatabase, freshDatabase } from './server.js'
import { wireTo } from './wire.js'

const HOLDER = fileURLToPath(new URL('./holder.ts', import.meta.url))

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

interface Process {
  readonly child: ChildProcess
  /** The next line that it prints. */
  line(): Promise<string>
  ask(line: string): Promise<string>
}

/** Starts another process that tries to hold the database. */
function startProcess(url: string): Process {
  const child = spawn(process.execPath, ['--import', 'tsx', HOLDER, url], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  closing.push(() => child.kill('SIGKILL'))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const line = async () => {
    const { value, done } = await lines.next()
    return done === true ? 'nothing' : value
  }
  return {
    child,
    line,
    ask(text) {
      child.stdin?.write(`${text}\n`)
      return line()
    },
  }
}

async function hold(url: string): Promise<Held> {
  const held = await holdDatabase(url)
  closing.push(held.close)
  return held
}

const put = ({ link }: Held, name: string) => link.db.execute(sql`insert into guilds values (${name}, 1)`)
const written = async (url: string) => (await asking(url, 'select guild_id as id from guilds order by 1')).map(({ id }) => id)

describe('a process', () => {
  test('holds a database alone, and whoever is refused is told by whom', async () => {
    const url = await emptyDatabase()
    const other = startProcess(url)
    expect(await other.line()).toBe('held')
    await expect(holdDatabase(url)).rejects.toThrow(
      new RegExp(`is used by another bot \\(process ${other.child.pid} on .+\\): stop that one first, or set DATABASE_URL`),
    )
    expect(await other.ask('a')).toBe('wrote a')
  })

  test('that starts together with another one creates the tables once, and one of the two is refused', async () => {
    const url = await emptyDatabase()
    const both = await Promise.allSettled([holdDatabase(url), holdDatabase(url)])
    const held = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.reason] : []))
    expect([held.length, refused]).toEqual([1, ['in-use']])
    await held[0]?.close()
    expect(await asking(url, 'select count(*)::int as n from drizzle.__drizzle_migrations')).toEqual([{ n: 1 }])
  })

  test('that stops makes room at once, and waits for one that is stopping', async () => {
    const url = await freshDatabase()
    const first = await holdDatabase(url)
    const [second] = await Promise.all([hold(url), first.close()])
    await put(second, 'a')
    expect(await asking(url, 'select count(*)::int as n from processes')).toEqual([{ n: 1 }])
  })

  test('takes the place of one that was killed', async () => {
    const url = await freshDatabase()
    const other = startProcess(url)
    expect(await other.line()).toBe('held')
    other.child.kill('SIGKILL')
    await put(await hold(url), 'a')
  })

  test('that was frozen for too long can write nothing any more', async () => {
    const url = await freshDatabase()
    const other = startProcess(url)
    expect([await other.line(), await other.ask('a')]).toEqual(['held', 'wrote a'])
    other.child.kill('SIGSTOP')
    await expect(holdDatabase(url)).rejects.toThrow(/is used by another bot/)
    await expect.poll(async () => (await asking(url, 'select until < now() as late from processes'))[0]?.late).toBe(true)
    const held = await hold(url)
    await put(held, 'b')
    other.child.kill('SIGCONT')
    const said = [await other.ask('c'), await other.line()].sort()
    expect(said).toEqual([expect.stringMatching(/^Another bot uses the database .* now, so this one stops/), 'NotStored'])
    expect(await other.ask('d')).toBe('NotStored')
    expect(await written(url)).toEqual(['a', 'b'])
    expect(held.guard.trouble()).toBeNull()
  })

  test('ends connections that an interrupted start has left without their process', async () => {
    const url = await freshDatabase()
    const other = await hold(url)
    await put(other, 'a')
    await asking(url, 'delete from processes')
    const held = await hold(url)
    await expect(put(other, 'b')).rejects.toThrow(NotStored)
    expect((await other.guard.lost).reason).toBe('lost')
    expect([await other.close(), other.guard.trouble()]).toEqual([false, expect.stringMatching(/Another bot/)])
    await put(held, 'c')
    expect(await written(url)).toEqual(['a', 'c'])
  })

  test('does not take an operator’s connection for one of a bot', async () => {
    const url = await freshDatabase()
    const operator = openLink({ url })
    closing.push(operator.close)
    const pid = async () => (await operator.db.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid
    const before = await pid()
    await hold(url)
    expect(await pid()).toBe(before)
  })

  test('leaves nothing open if it cannot start', async () => {
    const url = await freshDatabase()
    await hold(url)
    await expect(holdDatabase(url)).rejects.toThrow(/is used by/)
    const refused = startProcess(url)
    expect(await refused.line()).toMatch(/is used by/)
    expect(await refused.line()).toBe('nothing')
    await expect.poll(() => refused.child.exitCode).toBe(0)
  })
})

describe('changes by others', () => {
  test('are noticed when they are notified, but not its own', async () => {
    const url = await freshDatabase()
    const held = await hold(url)
    expect(held.changedElsewhere()).toBe(false)
    const [{ id } = {}] = await asking(url, 'select id from processes')
    await asking(url, `select pg_notify('stagecoach', '${id}')`)
    await asking(url, `select pg_notify('stagecoach', 'operator')`)
    await expect.poll(held.changedElsewhere).toBe(true)
    expect(held.changedElsewhere()).toBe(false)
    await asking(url, `select pg_notify('stagecoach', '${id}')`)
    await put(held, 'a')
    expect(held.changedElsewhere()).toBe(false)
  })

  test('may have happened while its connection was broken', async () => {
    const url = await freshDatabase()
    const held = await hold(url)
    const listening = `query like 'listen%' or query like 'update processes set until%'`
    await asking(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and (${listening})`,
    )
    await expect.poll(held.changedElsewhere).toBe(true)
  })
})

describe('a server that starts again', () => {
  const withServer = async (): Promise<OwnServer> => {
    const server = await startServer()
    closing.push(server.remove)
    return server
  }

  test('has not lost the process, however long it was away', async () => {
    const server = await withServer()
    const held = await hold(server.url)
    await put(held, 'a')
    await server.stop('immediate')
    await new Promise((resolve) => setTimeout(resolve, 9_000))
    held.guard.look()
    await expect.poll(held.guard.trouble).toMatch(/out of reach/)
    await server.start()
    await expect.poll(held.guard.trouble).toBeNull()
    await put(held, 'b')
    await expect(holdDatabase(server.url)).rejects.toThrow(/is used by another bot/)
    expect(await written(server.url)).toEqual(['a', 'b'])
  })

  test('is told without a press, also if it only freezes', async () => {
    const server = await withServer()
    const held = await hold(server.url)
    await server.freeze()
    held.guard.look()
    await expect.poll(held.guard.trouble).toMatch(/out of reach/)
    server.thaw()
    await expect.poll(held.guard.trouble).toBeNull()
  })

  test('keeps nobody from stopping while it is away', async () => {
    const server = await withServer()
    const wire = await wireTo(server.url)
    closing.push(wire.close)
    const held = await holdDatabase(wire.url)
    await server.freeze()
    expect(await held.close()).toBe(true)
    server.thaw()
  })
})
