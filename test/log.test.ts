import { DiscordAPIError } from 'discord.js'
import { expect, test } from 'vitest'
import { describeError } from '../src/log.js'

const TOKEN = 'aW50ZXJhY3Rpb246c2VjcmV0'

test('an exception of Discord’s is logged with its code, without addresses and bodies', () => {
  const url = `https://discord.com/api/v10/webhooks/123456789012345678/${TOKEN}/messages/@original`
  const body = { json: { components: ['what a player sees'] }, files: undefined }
  const error = new DiscordAPIError({ code: 10062, message: 'Unknown interaction' }, 10062, 404, 'PATCH', url, body)
  const described = describeError(error)
  expect(described).toMatchObject({ code: 10062, status: 404, method: 'PATCH', message: 'Unknown interaction' })
  expect(JSON.stringify(described)).not.toMatch(new RegExp(`${TOKEN}|what a player sees`))
})

test('tokens inside messages are cut, also those of a cause', () => {
  const cause = new Error(`fetch failed: /interactions/123456789012345678/${TOKEN}/callback`)
  const described = JSON.stringify(describeError(new Error('could not answer', { cause })))
  expect(described).not.toContain(TOKEN)
  expect(described).toContain('/interactions/123456789012345678/***/callback')
})

test('what is no error is logged as text', () => {
  expect(describeError('nothing')).toEqual({ message: 'nothing' })
})
