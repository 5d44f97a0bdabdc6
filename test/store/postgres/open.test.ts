import { createServer } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../src/store/open.js'
import { StoreUnavailable } from '../../../src/store/unavailable.js'
import { encrypt } from './certificate.js'
import { asking, type OwnServer, startServer } from './own-server.js'
import { pooled } from './pooler.js'
import { emptyDatabase, freshDatabase } from './server.js'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The reason and the sentence with which a database is refused. */
async function refusal(url: string): Promise<readonly [string, string]> {
  const opened = await openDatabase({ url }).catch((thrown: unknown) => thrown)
  if (!(opened instanceof StoreUnavailable)) throw new Error('it was not refused', { cause: opened })
  expect(opened.message).toMatch(/^[^\n]+: [^\n]+\.$/)
  expect(opened.message).not.toContain('geheim')
  return [opened.reason, opened.message]
}

const at = (url: string, changes: Partial<URL>) => Object.assign(new URL(url), changes).href

describe('a database in PostgreSQL', () => {
  test('is created, used, and opened again', async () => {
    const url = await emptyDatabase()
    const first = await openDatabase({ url })
    expect([await first.census(), await first.recount.isDue(), first.guard.trouble()]).toEqual([
      { tables: expect.anything(), queued: 0 },
      false,
      null,
    ])
    await first.settings.setListed('1', false)
    expect(await first.close()).toBe(true)
    const second = await openDatabase({ url })
    closing.push(second.close)
    expect(await second.store.live()).toEqual([])
  })

  test('may take its time when it is opened and all of it is looked through', async () => {
    const url = await freshDatabase()
    const sent: string[] = []
    const { recount, close } = await openDatabase({ url }, { trace: (statement) => sent.push(statement) })
    closing.push(close)
    sent.length = 0
    await recount.isDue()
    expect(sent.slice(0, 2)).toEqual(['begin', expect.stringMatching(/statement_timeout = 600000/)])
  })

  test('is used although there is a schema with the name of the role', async () => {
    const url = await emptyDatabase()
    await asking(url, 'create schema stagecoach')
    const { settings, close } = await openDatabase({ url })
    closing.push(close)
    await settings.setListed('1', false)
    expect(await asking(url, 'select unlisted from public.users')).toEqual([{ unlisted: true }])
  })

  test('that holds others’ tables is left alone', async () => {
    const url = await emptyDatabase()
    await asking(url, 'create table invoices (id int)')
    expect(await refusal(url)).toEqual(['foreign', expect.stringMatching(/holds the tables of another program/)])
    expect(await asking(url, `select to_regclass('tables') as t`)).toEqual([{ t: null }])
  })

  test('of a newer version is left alone', async () => {
    const url = await freshDatabase()
    await asking(url, `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', 9999999999999)`)
    expect(await refusal(url)).toEqual(['newer', expect.stringMatching(/newer version/)])
    expect(await asking(url, 'select id from processes')).toEqual([])
  })

  test('that does not exist is told', async () => {
    const url = at(await emptyDatabase(), { pathname: '/nothing' })
    expect(await refusal(url)).toEqual(['missing', expect.stringMatching(/There is no database nothing on/)])
  })

  test('with another encoding than UTF8 is refused', async () => {
    const url = await emptyDatabase()
    const name = `${new URL(url).pathname.slice(1)}_latin`
    await asking(url, `create database ${name} encoding 'LATIN1' locale 'C' template template0`)
    expect(await refusal(at(url, { pathname: `/${name}` }))).toEqual(['unsuitable', expect.stringMatching(/LATIN1.*UTF8/)])
    await asking(url, `drop database ${name}`)
  })

  test.each([
    ['synchronous_commit', 'off', /synchronous_commit is off/],
    ['default_transaction_read_only', 'on', /takes no writes/],
  ])('with %s %s is refused', async (setting, value, why) => {
    const url = await emptyDatabase()
    await asking(url, `alter database ${new URL(url).pathname.slice(1)} set ${setting} = ${value}`)
    expect(await refusal(url)).toEqual(['unsuitable', expect.stringMatching(why)])
  })

  test('in which the role may create nothing is refused', async () => {
    const url = await emptyDatabase()
    const role = `${new URL(url).pathname.slice(1)}_guest`
    await asking(url, `create role ${role} login`)
    expect(await refusal(at(url, { username: role }))).toEqual(['unwritable', expect.stringMatching(/make its role the owner/)])
    await asking(url, `drop role ${role}`)
  })

  test('behind a pooler that changes connections is refused', async () => {
    for (const size of [1, 2]) {
      const pooler = await pooled(await emptyDatabase(), size)
      closing.push(pooler.close)
      expect(await refusal(pooler.url)).toEqual(['unsuitable', expect.stringMatching(/pooler that keeps sessions/)])
    }
  })

  test('without TLS is refused if the settings demand that', async () => {
    expect(await refusal(`${await emptyDatabase()}?sslmode=require`)).toEqual(['refused', expect.stringMatching(/has no TLS/)])
    const file = `${await emptyDatabase()}?sslmode=verify-full&sslrootcert=/no/such/file`
    expect(await refusal(file)).toEqual([
      'unreachable',
      expect.stringMatching(
        /^A file that DATABASE_URL names cannot be read \(.*no such file.*'\/no\/such\/file'\): correct its path/,
      ),
    ])
  })

  test('that nobody serves, or something else, is told without its password', async () => {
    const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : 0
    const url = `postgres://bot:geheim@127.0.0.1:${port}/games`
    expect((await refusal(url))[0]).toBe('unreachable')
    other.close()
    expect(await refusal(url)).toEqual(['unreachable', expect.stringMatching(/ECONNREFUSED.*its server runs/)])
    expect((await refusal('postgres://bot:geheim@nowhere.invalid/games'))[0]).toBe('unreachable')
  })
})

describe('a server of its own', () => {
  let server: OwnServer
  beforeAll(async () => {
    server = await startServer({ fsync: 'off' })
  })
  afterAll(() => server.remove())

  test('that may lose what it confirmed is refused', async () => {
    expect(await refusal(server.url)).toEqual(['unsuitable', expect.stringMatching(/fsync is off/)])
  })

  test('that encrypts is used if its certificate is trusted, and otherwise told', async () => {
    const certificate = await encrypt(server)
    await expect.poll(async () => (await asking(server.url, 'show ssl'))[0]?.ssl).toBe('on')
    const url = (hostname: string, settings: string) => `${at(server.url, { hostname })}?${settings}`
    const sentence = async (hostname: string, settings: string) => (await refusal(url(hostname, settings))).join(': ')
    expect(await sentence('localhost', 'sslmode=verify-full')).toMatch(
      /^refused: .* is not trusted \(DEPTH_ZERO_SELF_SIGNED_CERT\)/,
    )
    const trusting = `sslmode=verify-full&sslrootcert=${certificate}`
    expect(await sentence('127.0.0.1', trusting)).toMatch(/^refused: .* is for another host: name that one in DATABASE_URL\.$/)
    // The connection is fine, and the next check is not.
    expect(await sentence('localhost', trusting)).toMatch(/^unsuitable: .*fsync is off/)
    expect(await sentence('127.0.0.1', 'sslmode=require')).toMatch(/^unsuitable: .*fsync is off/)
  })

  test('that lets nobody in by this password is told', async () => {
    await asking(server.url, `create role bot login password 'other'`)
    const [{ file } = {}] = await asking(server.url, `select current_setting('hba_file') as file`)
    await asking(server.url, `copy (values ('host all bot all scram-sha-256'), ('host all all all trust')) to '${file}'`)
    await asking(server.url, 'select pg_reload_conf()')
    const url = (password: string) => at(server.url, { username: 'bot', password })
    await expect.poll(async () => (await refusal(url('geheim')))[0]).toBe('refused')
    expect(await refusal(url('geheim'))).toEqual(['refused', expect.stringMatching(/refuses the bot's user or password/)])
    expect((await refusal(url('')))[0]).toBe('refused')
  })
})
