import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DiscordAPIError } from '@discordjs/rest'
import type { Logger } from 'pino'
import { expect, test } from 'vitest'
import { createLog, describeError } from '../src/log.js'

const TOKEN = 'aW50ZXJhY3Rpb246c2VjcmV0'

test('an exception from Discord is logged with its code, without addresses and bodies', () => {
  const url = `https://discord.com/api/v10/webhooks/123456789012345678/${TOKEN}/messages/@original`
  const body = { json: { components: ['what a player sees'] }, files: undefined }
  const error = new DiscordAPIError({ code: 10062, message: 'Unknown interaction' }, 10062, 404, 'PATCH', url, body)
  const described = describeError(error)
  expect(described).toMatchObject({ code: 10062, status: 404, method: 'PATCH', message: 'Unknown interaction' })
  expect(JSON.stringify(described)).not.toMatch(new RegExp(`${TOKEN}|what a player sees`))
})

test('tokens in messages are removed, including those of a cause', () => {
  const cause = new Error(`fetch failed: /interactions/123456789012345678/${TOKEN}/callback`)
  const described = JSON.stringify(describeError(new Error('could not answer', { cause })))
  expect(described).not.toContain(TOKEN)
  expect(described).toContain('/interactions/123456789012345678/***/callback')
})

const BOT_TOKEN = ['MTA5ODc2NTQzMjEwOTg3NjU0MzI', 'GaBcDe', 'abcdefghijklmnopqrstuvwxyz0123456789'].join('.')

/** What a log has written after `write`. */
function written(known: readonly string[], write: (log: Logger) => void): string {
  const lines: string[] = []
  write(createLog('debug', known, { write: (line: string) => lines.push(line) }))
  return lines.join('')
}

test.each([
  ['in an exception', (log: Logger) => log.error({ err: new Error(`refused: ${BOT_TOKEN}`) }, 'a press failed')],
  ['in its cause', (log: Logger) => log.error({ err: new Error('no', { cause: new Error(BOT_TOKEN) }) }, 'a press failed')],
  ['in what a line is about', (log: Logger) => log.warn({ headers: { authorization: `Bot ${BOT_TOKEN}` } }, 'refused')],
  ['in its sentence', (log: Logger) => log.warn({}, `cannot log in with ${BOT_TOKEN}`)],
])('the bot’s token %s is not logged', (_where, write) => {
  for (const known of [[], [BOT_TOKEN]]) {
    const line = written(known, write)
    expect(line).not.toContain(BOT_TOKEN)
    expect(line).not.toContain('abcdefghijklmnopqrstuvwxyz')
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) })
  }
})

test('a known token that no pattern recognises is not logged either', () => {
  const line = written(['swordfish'], (log) => log.error({ err: new Error('swordfish is wrong') }, 'swordfish'))
  expect(line).not.toContain('swordfish')
  expect(line).toContain('*** is wrong')
})

test('an interaction’s token is not logged, however it got into the line', () => {
  const line = written([], (log) => {
    log.warn({ interaction: { id: '1', token: TOKEN } }, `PATCH /webhooks/123456789012345678/${TOKEN}/messages/@original failed`)
    log.warn({ body: JSON.stringify({ token: TOKEN, secret: TOKEN }) }, 'refused')
  })
  expect(line).not.toContain(TOKEN)
  expect(line).toContain('/webhooks/123456789012345678/***/messages/@original failed')
})

test('every line about a table has its position', () => {
  const calls = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(tables|discord)\/.*\.ts$/.test(path))
    .flatMap((path) => [
      ...readFileSync(join('src', path), 'utf8').matchAll(/\blog(?:ger)?\.(?:debug|info|warn|error)\(\s*\{([^}]*)\}/g),
    ])
    .map(([, about = '']) => about)
    .filter((about) => /\btable\b/.test(about))
  expect(calls.length).toBeGreaterThan(4)
  expect(calls.filter((about) => !/\bposition\b/.test(about))).toEqual([])
})

test('a thrown value that is not an error is logged as text', () => {
  expect(describeError('nothing')).toEqual({ message: 'nothing' })
})
