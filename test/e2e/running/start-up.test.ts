import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { GatewayCloseCodes } from 'discord-api-types/v10'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { discordSettings, startProgram } from '../../../src/cli/wire/process.js'
import type { Sandbox } from '../../../src/sandbox/server/sandbox.js'
import { startSandbox } from '../../../src/sandbox/server/start.js'
import { openDatabase } from '../../../src/store/open.js'
import { openStore } from '../../../src/store/sqlite/open.js'
import { finish, userOf } from '../../standings/games.js'
import { asking } from '../../store/postgres/own-server.js'
import { freshDatabase } from '../../store/postgres/server.js'
import { endOf } from '../kit/process.js'

const folder = mkdtempSync(join(tmpdir(), 'stagecoach-start-'))
const fresh = (name: string) => join(folder, name)
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 })
})

afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true })
})

/** Expects exit status 1 and one line on standard error. */
async function expectRefusal(settings: Readonly<Record<string, string>>, line: RegExp): Promise<void> {
  const { code, stdout, stderr } = await endOf({ DATABASE_PATH: fresh('unused.sqlite'), LOG_LEVEL: 'silent', ...settings })
  expect({ code, stdout, lines: stderr.trimEnd().split('\n') }).toEqual({
    code: 1,
    stdout: '',
    lines: [expect.stringMatching(line)],
  })
}

describe('without a token', () => {
  test('the sandbox starts, its page’s address is printed, then "ready"; SIGTERM ends it with 0', async () => {
    const { child, ready, ended } = startProgram({ SANDBOX_PORT: '0', DATABASE_PATH: fresh('local/tables.sqlite') })
    const printed = await ready
    expect(printed).toMatch(/http:\/\/127\.0\.0\.1:\d+\/\n(.*\n)*.*\bready\b/)
    child.kill('SIGTERM')
    const end = await ended
    expect(end).toMatchObject({ code: 0, signal: null })
    // Pictures that were being made cause no errors.
    expect(end.stderr).not.toContain('"level":50')
    expect(readdirSync(fresh('local'))).toContain('tables.sqlite')
  })

  test('in production it says that one is needed', () => expectRefusal({ NODE_ENV: 'production' }, /^DISCORD_TOKEN is missing/))

  test('a port in use is named', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    const address = await new Promise((resolve) => holder.once('listening', () => resolve(holder.address())))
    const { port } = address as { port: number }
    await expectRefusal({ SANDBOX_PORT: `${port}` }, new RegExp(`port ${port}: it is in use. Set SANDBOX_PORT`))
    holder.close()
  })
})

describe('with a token', () => {
  const onSandbox = () => ({ DISCORD_TOKEN: sandbox.botToken, DISCORD_API_URL: sandbox.apiUrl })

  test('the bot is on Discord, and SIGINT ends it with 0', async () => {
    const { child, ready, ended } = startProgram({
      ...onSandbox(),
      DATABASE_PATH: fresh('discord.sqlite'),
      NODE_ENV: 'production',
    })
    await ready
    expect(sandbox.gateway.online).toBe(true)
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect(code).toBe(0)
    expect(stderr).not.toContain(sandbox.botToken)
  })

  test('that Discord withdraws while the bot runs, it says so and ends', async () => {
    const { ready, ended } = startProgram({ ...onSandbox(), DATABASE_PATH: fresh('withdrawn.sqlite'), LOG_LEVEL: 'silent' })
    await ready
    sandbox.gateway.closeSockets(GatewayCloseCodes.AuthenticationFailed)
    expect(await ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Discord has closed the connection for good .*\n$/),
    })
  })

  test('that Discord refuses, it says so', () =>
    expectRefusal({ ...onSandbox(), DISCORD_TOKEN: 'a.wrong.token' }, /refuses the token: set DISCORD_TOKEN/))

  test('a port for the operator that is in use is named', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    const address = await new Promise((resolve) => holder.once('listening', () => resolve(holder.address())))
    const { port } = address as { port: number }
    await expectRefusal(
      { ...onSandbox(), METRICS_PORT: `${port}` },
      new RegExp(`:${port} cannot be opened: it is in use. Set METRICS`),
    )
    holder.close()
  })

  test('but Discord out of reach, it says so', () =>
    expectRefusal({ ...onSandbox(), DISCORD_API_URL: 'http://127.0.0.1:9/api' }, /cannot be reached .*check the network/))

  test.each(['SIGTERM', 'SIGINT'] as const)('%s while it waits for its database ends it with one line and 0', async (signal) => {
    const silent = createServer().listen(0, '127.0.0.1')
    const asked = new Promise<Socket>((resolve) => silent.once('connection', resolve))
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as AddressInfo
    const { child, ended } = startProgram({ ...onSandbox(), DATABASE_URL: `postgres://bot:secret@127.0.0.1:${port}/tables` })
    const socket = await asked
    child.kill(signal)
    const { code, stdout, stderr } = await ended
    expect({
      code,
      stdout,
      lines: stderr
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    }).toMatchObject({
      code: 0,
      stdout: '',
      lines: [{ signal, msg: 'stopping before the bot is ready' }],
    })
    socket.destroy()
    silent.close()
  })

  test('SIGTERM while another bot counts in its database ends it with 0, and it is one of its processes no more', async () => {
    const url = await freshDatabase()
    const other = await openDatabase({ url })
    await finish(other.store, { tableId: 'game0001', users: [userOf(1), userOf(2)], points: [1, 0] })
    await asking(url, 'update results set counted_under = 0')
    const processes = () => asking(url, 'select id from processes')
    const alone = await processes()
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const counting = other.cluster?.oneAtATime('standings', () => released)
    const { child, ended } = startProgram({ ...onSandbox(), DATABASE_URL: url })
    await new Promise<void>((resolve) => {
      child.stderr?.on('data', (chunk) => String(chunk).includes('must be counted anew') && resolve())
    })
    expect(await processes()).toHaveLength(2)
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      code: 0,
      stdout: '',
      stderr: expect.stringContaining('stopping before the bot is ready'),
    })
    expect(await processes()).toEqual(alone)
    release()
    await counting
    await other.close()
  })

  test('a corrupt database is named and left as it is', async () => {
    const path = fresh('corrupt.sqlite')
    const content = 'this is no database, but somebody may want it back'
    writeFileSync(path, content)
    await expectRefusal({ ...onSandbox(), DATABASE_PATH: path }, /corrupt\.sqlite/)
    expect(readFileSync(path, 'utf8')).toBe(content)
  })

  test('a database of a newer version is named', async () => {
    const path = fresh('newer.sqlite')
    openStore(path).close()
    const database = new Database(path)
    database.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of the future', 9999999999999)")
    database.close()
    await expectRefusal({ ...onSandbox(), DATABASE_PATH: path }, /newer/)
  })

  test('a database that another process has is named', async () => {
    const path = fresh('held.sqlite')
    const held = openStore(path)
    await expectRefusal({ ...onSandbox(), DATABASE_PATH: path }, /used by another process/)
    held.close()
  })
})

describe('while Discord makes it wait with its commands, before it is ready', () => {
  /** A bot that is on Discord, which limits the requests for its commands for an hour. */
  async function openLimited(name: string, LOG_LEVEL = 'silent') {
    const discord = await startSandbox({ port: 0 })
    discord.faults.arm({ kind: 'rate-limit', retryAfter: 3_600 }, { path: /\/commands$/ })
    const path = fresh(name)
    const bot = startProgram({ ...discordSettings(discord), DATABASE_PATH: path, LOG_LEVEL })
    await expect.poll(() => discord.requests.map(({ status }) => status)).toContain(429)
    const end = async () => {
      const ended = await bot.ended
      await discord.close()
      return ended
    }
    return { discord, path, bot, end }
  }

  test('a signal stops the bot with one line', async () => {
    const { bot, end } = await openLimited('stopped.sqlite', 'info')
    bot.child.kill('SIGTERM')
    const { code, signal, stdout, stderr } = await end()
    expect({ code, signal, stdout }).toEqual({ code: 0, signal: null, stdout: '' })
    const messages = stderr
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg)
    expect(messages).toEqual(['on Discord', 'stopping'])
  })

  test('the bot stops if Discord closes the connection for good', async () => {
    const { discord, end } = await openLimited('closed.sqlite')
    discord.gateway.closeSockets(GatewayCloseCodes.AuthenticationFailed)
    expect(await end()).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^Discord has closed .*\n$/) })
  })

  test('the bot stops if its database is moved away', async () => {
    const { path, end } = await openLimited('moved.sqlite')
    renameSync(path, `${path}-elsewhere`)
    expect(await end()).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The database .* was deleted, moved .*\n$/),
    })
  })
})

test.each([
  [{ SANDBOX_PORT: 'many' }, /^SANDBOX_PORT must be/],
  [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
])('with %j it says what to change', (settings, line) => expectRefusal(settings, line))

test('--help prints the usage', async () => {
  const { code, stdout } = await endOf({}, ['--help'])
  expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^usage: npm start/) })
})

test('an unknown argument is one line and status 2', async () => {
  const { code, stderr } = await endOf({}, ['--colour'])
  expect({ code, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 2, lines: 1 })
})
