/** The processes of one bot, which are told apart by the settings that they got. */
import { expect, test } from 'vitest'
import type { Arrived, Guise } from '../../src/sandbox/server/callers.js'
import { bareSocket, identify } from './bare-socket.js'
import { hostSandbox } from './host.js'

const post = (path: string, { apiUrl, botToken }: Guise, body: object) =>
  fetch(`${apiUrl}/v10${path}`, {
    method: 'POST',
    headers: { authorization: `Bot ${botToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('requests are told by the address that they go to, before they are handled', async () => {
  const sandbox = await hostSandbox()
  const { id, guildId } = sandbox.channel('stagecoach')
  const arrived: Arrived[] = []
  const stop = sandbox.watchRequests((request) => arrived.push(request))
  const path = `/channels/${id}/messages`
  expect((await post(path, sandbox.as('one'), { content: 'Howdy' })).status).toBe(200)
  expect((await post(path, sandbox, { content: 'Howdy' })).status).toBe(200)
  expect((await post('/channels/1/messages', sandbox.as('two'), {})).status).toBe(404)
  stop()
  await post(path, sandbox.as('one'), { content: 'Howdy' })
  expect(arrived).toEqual([
    { caller: 'one', method: 'POST', path, guildId },
    { caller: '', method: 'POST', path, guildId },
    { caller: 'two', method: 'POST', path: '/channels/1/messages', guildId: null },
  ])
})

test('an answer, which needs no token, is told too, with the server that it goes to', async () => {
  const sandbox = await hostSandbox()
  const socket = bareSocket(sandbox)
  await socket.say(identify(sandbox))
  await socket.upTo('READY')
  sandbox.world.commands.set('1', { id: '1', name: 'howdy', type: 1 } as never)
  const arrived: Arrived[] = []
  sandbox.watchRequests((request) => arrived.push(request))
  sandbox.command(sandbox.user('Annie').id, sandbox.channel('stagecoach').id, 'howdy')
  const d = (await socket.upTo('INTERACTION_CREATE')).at(-1)?.d
  await post(`/interactions/${d?.id}/${d?.token}/callback`, sandbox.as('one'), { type: 4, data: { content: 'Howdy' } })
  expect(arrived).toMatchObject([{ caller: 'one', method: 'POST', guildId: sandbox.guild().id }])
})

test('connections are told by their tokens, also when one goes on with another one’s session', async () => {
  const sandbox = await hostSandbox()
  const first = bareSocket(sandbox)
  await first.say(identify(sandbox.as('one')))
  const [, ready] = await first.heard(2)
  expect(sandbox.gateway.connections).toEqual([{ shard: 0, count: 1, caller: 'one' }])
  expect(sandbox.gateway.serves(sandbox.guild().id)).toBe(true)
  const second = bareSocket(sandbox)
  const { botToken: token } = sandbox.as('two')
  await second.say({ op: 6, d: { token, session_id: ready?.d.session_id, seq: 1 } })
  await second.upTo('RESUMED')
  expect(sandbox.gateway.connections).toEqual([{ shard: 0, count: 1, caller: 'two' }])
})

test('nobody gets in with a token that only begins like the bot’s, or that lacks its end', async () => {
  const sandbox = await hostSandbox()
  for (const botToken of [`${sandbox.botToken}.more`, sandbox.botToken.slice(0, -1), '']) {
    const { apiUrl } = sandbox.as('one')
    expect((await post('/channels/1/messages', { apiUrl, botToken }, {})).status).toBe(401)
    const socket = bareSocket(sandbox)
    await socket.say(identify({ botToken }))
    expect(await socket.closed).toBe(4004)
  }
  expect(() => sandbox.as('a/b')).toThrow()
})
