import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { idleSettings, loadEnvironment, readConfig, readDatabase } from '../src/config.js'

describe('the settings', () => {
  test('have defaults for everything except the token', () => {
    expect(readConfig({})).toEqual({
      token: null,
      apiUrl: null,
      database: { path: 'data/stagecoach.sqlite' },
      sandboxPort: 3210,
      openApiPath: null,
      operator: null,
      pictureThreads: null,
      requestsPerSecond: null,
      pressLimit: null,
      logLevel: 'info',
    })
  })

  test('are taken from the environment', () => {
    const environment = {
      DISCORD_TOKEN: ' a.b.c ',
      DISCORD_API_URL: 'http://127.0.0.1:4000/api/',
      DATABASE_PATH: 'elsewhere.sqlite',
      SANDBOX_PORT: '0',
      DISCORD_OPENAPI: 'discord.json',
      METRICS_PORT: '9464',
      REQUESTS_PER_SECOND: '1200',
      PRESS_LIMIT: '30',
      LOG_LEVEL: 'debug',
      PICTURE_THREADS: '3',
    }
    expect(readConfig(environment)).toEqual({
      token: 'a.b.c',
      apiUrl: 'http://127.0.0.1:4000/api',
      database: { path: 'elsewhere.sqlite' },
      sandboxPort: 0,
      openApiPath: 'discord.json',
      operator: { host: '127.0.0.1', port: 9464, names: [] },
      pictureThreads: 3,
      requestsPerSecond: 1200,
      pressLimit: 30,
      logLevel: 'debug',
    })
    const everywhere = { ...environment, METRICS_HOST: '0.0.0.0', METRICS_NAMES: 'Bot, bot.example.org' }
    expect(readConfig(everywhere).operator).toEqual({ host: '0.0.0.0', port: 9464, names: ['bot', 'bot.example.org'] })
  })

  test.each(['postgres://bot:secret@db:5432/games', 'postgresql:///games?host=/var/run/postgresql'])(
    'the database may be in PostgreSQL: %s',
    (url) => expect(readConfig({ DATABASE_URL: ` ${url} ` }).database).toEqual({ url }),
  )

  test('an empty variable counts as unset', () => {
    expect(readConfig({ DISCORD_TOKEN: '', SANDBOX_PORT: ' ', LOG_LEVEL: '' })).toEqual(readConfig({}))
  })

  test.each([
    [{ SANDBOX_PORT: 'http' }, /^SANDBOX_PORT must be a whole number/],
    [{ SANDBOX_PORT: '65536' }, /^SANDBOX_PORT must be a whole number/],
    [{ SANDBOX_PORT: '-1' }, /^SANDBOX_PORT must be a whole number/],
    [{ METRICS_PORT: 'yes' }, /^METRICS_PORT must be a whole number/],
    [{ METRICS_NAMES: 'http://bot:9464/' }, /^METRICS_NAMES must be names without ports/],
    [{ METRICS_NAMES: 'bot,' }, /^METRICS_NAMES must be names without ports/],
    [{ PICTURE_THREADS: '17' }, /^PICTURE_THREADS must be a whole number from 0 to 16/],
    [{ REQUESTS_PER_SECOND: '0' }, /^REQUESTS_PER_SECOND must be a whole number from 1/],
    [{ PRESS_LIMIT: '0' }, /^PRESS_LIMIT must be a whole number from 1/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ DISCORD_API_URL: 'discord' }, /^DISCORD_API_URL must be an http/],
    [{ DISCORD_API_URL: 'ftp://127.0.0.1/api' }, /^DISCORD_API_URL must be an http/],
    [{ DISCORD_API_URL: 'https://discord.com/api/v10/' }, /^DISCORD_API_URL must be without the version/],
    [{ DISCORD_TOKEN: 'Bot a.b.c' }, /^DISCORD_TOKEN must be the bot’s token alone/],
    [{ DISCORD_TOKEN: '"a.b.c"' }, /^DISCORD_TOKEN must be the bot’s token alone/],
    [{ DATABASE_PATH: 'postgres://bot:secret@db/games' }, /^DATABASE_PATH must be the path of a file(?!.*secret)/],
    [{ DATABASE_URL: 'https://bot:secret@db/games' }, /^DATABASE_URL must be the address of one database(?!.*secret)/],
    [{ DATABASE_URL: 'postgres://bot:secret@db:port/games' }, /^DATABASE_URL must be(?!.*secret)/],
    [{ DATABASE_URL: 'postgres://bot:secret@db' }, /^DATABASE_URL must be(?!.*secret)/],
    [{ DATABASE_URL: 'postgres://bot:12/secret@db/games' }, /^DATABASE_URL must be(?!.*secret)/],
    [{ DATABASE_URL: 'postgres://bot:secret@one,two/games' }, /^DATABASE_URL must be(?!.*secret)/],
    [{ DATABASE_URL: 'postgres://bot:secret@db/games?sslmode=verify' }, /^sslmode in DATABASE_URL must be (?!.*secret)/],
    [
      { DATABASE_URL: 'postgres://bot:secret@db/games?sslmode=verify-ca' },
      /^sslmode=verify-ca .* needs sslrootcert: (?!.*secret)/,
    ],
    [{ DATABASE_URL: 'postgres://db/games', DATABASE_PATH: 'a.sqlite' }, /^DATABASE_PATH and DATABASE_URL are both set/],
    [{ DATABASE_PATH: ':memory:' }, /^DATABASE_PATH must be the path of a file/],
    [{ NODE_ENV: 'production' }, /^DISCORD_TOKEN is missing/],
  ])('%j is refused in one line that says what to do', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
    expect(() => readConfig(environment)).not.toThrow('\n')
  })

  test('a file .env that cannot be read is told, and none at all is fine', () => {
    const before = process.cwd()
    const folder = mkdtempSync(join(tmpdir(), 'stagecoach-settings-'))
    try {
      process.chdir(folder)
      loadEnvironment()
      mkdirSync('.env')
      expect(loadEnvironment).toThrow(/^The file \.env cannot be read \(EISDIR\): let .*\.$/)
    } finally {
      process.chdir(before)
      rmSync(folder, { recursive: true })
    }
  })

  test('a path of the database may have colons', () => {
    for (const path of ['C:\\games\\a.sqlite', '/srv/a:b/c.sqlite'])
      expect(readDatabase({ DATABASE_PATH: path })).toEqual({ path })
  })

  test('an address or names for the operator’s port do nothing without a port, and a sentence says so', () => {
    const [host, names] = [{ METRICS_HOST: '0.0.0.0' }, { METRICS_NAMES: 'bot' }]
    expect(idleSettings(host)).toBe('Without METRICS_PORT nothing listens: set it, or leave out METRICS_HOST.')
    expect(idleSettings({ ...host, ...names, METRICS_PORT: ' ' })).toMatch(/leave out METRICS_HOST and METRICS_NAMES\.$/)
    expect(idleSettings({ ...host, ...names, METRICS_PORT: '9464' })).toBeNull()
    expect(idleSettings({ METRICS_HOST: '', ELSEWHERE: 'yes' })).toBeNull()
  })

  test('a token is enough in production', () => {
    expect(readConfig({ NODE_ENV: 'production', DISCORD_TOKEN: 'a.b.c' }).token).toBe('a.b.c')
  })
})
