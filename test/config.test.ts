import { describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.js'

describe('the settings', () => {
  test('have defaults for everything except the token', () => {
    expect(readConfig({})).toEqual({
      token: null,
      apiUrl: null,
      databasePath: 'data/stagecoach.sqlite',
      sandboxPort: 3210,
      openApiPath: null,
      operator: null,
      pictureThreads: null,
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
      PRESS_LIMIT: '30',
      LOG_LEVEL: 'debug',
      PICTURE_THREADS: '3',
    }
    expect(readConfig(environment)).toEqual({
      token: 'a.b.c',
      apiUrl: 'http://127.0.0.1:4000/api',
      databasePath: 'elsewhere.sqlite',
      sandboxPort: 0,
      openApiPath: 'discord.json',
      operator: { host: '127.0.0.1', port: 9464, names: [] },
      pictureThreads: 3,
      pressLimit: 30,
      logLevel: 'debug',
    })
    const everywhere = { ...environment, METRICS_HOST: '0.0.0.0', METRICS_NAMES: 'Bot, bot.example.org' }
    expect(readConfig(everywhere).operator).toEqual({ host: '0.0.0.0', port: 9464, names: ['bot', 'bot.example.org'] })
  })

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
    [{ PRESS_LIMIT: '0' }, /^PRESS_LIMIT must be a whole number from 1/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ DISCORD_API_URL: 'discord' }, /^DISCORD_API_URL must be an http/],
    [{ DISCORD_API_URL: 'ftp://127.0.0.1/api' }, /^DISCORD_API_URL must be an http/],
    [{ NODE_ENV: 'production' }, /^DISCORD_TOKEN is missing/],
  ])('%j is refused in one line that says what to do', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(message)
    expect(() => readConfig(environment)).not.toThrow('\n')
  })

  test('a token is enough in production', () => {
    expect(readConfig({ NODE_ENV: 'production', DISCORD_TOKEN: 'a.b.c' }).token).toBe('a.b.c')
  })
})
