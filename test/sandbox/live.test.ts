import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageFlags } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import type { SandboxEvent, SandboxRequests } from '../../src/sandbox/protocol.js'
import type { Sandbox } from '../../src/sandbox/server/sandbox.js'
import { button, hostBot, hostSandbox, select, slash } from './host.js'

/** A page's events, by type. */
async function watch(sandbox: Sandbox) {
  const socket = new WebSocket(`${sandbox.pageUrl.replace('http', 'ws')}sandbox/live`)
  onTestFinished(() => socket.terminate())
  const events: SandboxEvent[] = []
  socket.on('message', (raw) => events.push(JSON.parse(String(raw))))
  await once(socket, 'message')
  const hear = async <T extends SandboxEvent['type']>(type: T): Promise<Extract<SandboxEvent, { type: T }>> => {
    const isIt = (event: SandboxEvent): event is Extract<SandboxEvent, { type: T }> => event.type === type
    for (;;) {
      const index = events.findIndex(isIt)
      const event = events[index]
      if (event && isIt(event)) {
        events.splice(0, index + 1)
        return event
      }
      await once(socket, 'message')
    }
  }
  return { hear }
}

async function ask<V extends keyof SandboxRequests>(
  sandbox: Sandbox,
  verb: V,
  body: SandboxRequests[V],
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${sandbox.pageUrl}sandbox/${verb}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return answer.status === 204 ? 'done' : [answer.status, await answer.text()]
}

test('a page gets a snapshot, then acts as a user through a whole conversation', async () => {
  const { sandbox, client, annie, channel, next } = await hostBot()
  const page = await watch(sandbox)
  const { snapshot } = await page.hear('snapshot')
  expect(snapshot.guilds).toMatchObject([
    { name: 'Boston Common', channels: [{ name: 'stagecoach', botMayPost: true, botMayAttach: true }, { name: 'parlor' }] },
  ])
  expect(snapshot.users.map(({ name, locale, moderator }) => [name, locale, moderator])).toEqual([
    ['Annie', 'en-US', true],
    ['Bill', 'en-GB', false],
    ['Katie', 'de', false],
    ['Jim', 'fr', false],
  ])
  expect(snapshot.botOnline).toBe(true)
  await client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  const [command] = (await page.hear('commands')).commands
  expect(await ask(sandbox, 'command', { userId: annie, channelId: channel, commandId: command?.id ?? '', options: [] })).toBe(
    'done',
  )
  expect((await page.hear('interaction')).interaction).toMatchObject({
    userId: annie,
    channelId: channel,
    messageId: null,
    state: 'waiting',
  })
  const components = [
    { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] },
    { type: 1, components: [{ type: 3, custom_id: 'menu', options: [{ label: 'A', value: 'a' }] }] },
  ]
  await slash(await next()).reply({ content: 'Yours', components, flags: MessageFlags.Ephemeral })
  const shown = (await page.hear('message')).message
  expect(shown).toMatchObject({ ephemeralFor: annie, usedCommand: { command: 'ping' }, message: { content: 'Yours' } })
  expect((await page.hear('interaction')).interaction.state).toBe('done')
  const use = { userId: annie, channelId: channel, messageId: shown.message.id }
  await ask(sandbox, 'choose', { ...use, customId: 'menu', values: ['a'] })
  await select(await next()).deferUpdate()
  await ask(sandbox, 'press', { ...use, customId: 'go' })
  await button(await next()).deferUpdate()
  expect(await ask(sandbox, 'dismiss', use)).toBe('done')
  expect((await page.hear('message-deleted')).messageId).toBe(use.messageId)
})

test('a page changes languages, permissions, users and guilds, and starts afresh', async () => {
  const { sandbox, annie, channel } = await hostBot()
  const page = await watch(sandbox)
  await ask(sandbox, 'locale', { userId: annie, locale: 'de' })
  expect((await page.hear('users')).users[0]).toMatchObject({ name: 'Annie', locale: 'de' })
  await ask(sandbox, 'permissions', { channelId: channel, botMayPost: true, botMayAttach: false })
  expect((await page.hear('guilds')).guilds[0]?.channels[0]).toMatchObject({ botMayPost: true, botMayAttach: false })
  await ask(sandbox, 'new-user', { name: 'Rose', locale: 'pl' })
  expect((await page.hear('users')).users).toHaveLength(5)
  await ask(sandbox, 'new-guild', { name: 'Albany', locale: 'de' })
  expect((await page.hear('guilds')).guilds[1]).toMatchObject({ name: 'Albany', locale: 'de', channels: [{}, {}] })
  await ask(sandbox, 'reset', {})
  const { snapshot } = await page.hear('snapshot')
  expect([snapshot.guilds.length, snapshot.users.length]).toEqual([1, 4])
  expect(snapshot.guilds[0]?.channels[0]).toMatchObject({ botMayAttach: true })
})

test("while a user types in an option the page gets the bot's suggestions, and no pending interaction", async () => {
  const { sandbox, client, annie, channel, next } = await hostBot()
  const zone = { type: 3, name: 'zone', description: 'Where', autocomplete: true } as const
  await client.application.commands.set([{ name: 'go', description: 'Goes', options: [zone] }])
  const page = await watch(sandbox)
  const [commandId = ''] = sandbox.world.commands.keys()
  const options = [{ type: 3, name: 'zone', value: 'al', focused: true }]
  const asked = fetch(`${sandbox.pageUrl}sandbox/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: annie, channelId: channel, commandId, options }),
  })
  const interaction = await next()
  if (!interaction.isAutocomplete()) throw new Error('No autocomplete came.')
  expect(interaction.options.getFocused()).toBe('al')
  await interaction.respond([{ name: 'Albany', value: 'albany' }])
  expect(await (await asked).json()).toEqual([{ name: 'Albany', value: 'albany' }])
  const { id } = sandbox.command(annie, channel, 'go')
  expect((await page.hear('interaction')).interaction.id).toBe(id)
})

test('impossible actions are refused with one sentence', async () => {
  const { sandbox, annie, channel } = await hostBot()
  const use = { userId: annie, channelId: channel, messageId: '123456789012345678', customId: 'go' }
  expect(await ask(sandbox, 'press', use)).toEqual([410, '{"error":"Annie no longer sees this message in #stagecoach."}'])
  const stranger = { ...use, userId: '123456789012345678' }
  expect(await ask(sandbox, 'press', stranger)).toEqual([410, '{"error":"This user is no longer there."}'])
  expect(await ask(sandbox, 'locale', { userId: annie, locale: 'xx' })).toEqual([409, '{"error":"Discord has no locale xx."}'])
  const nameless = await fetch(`${sandbox.pageUrl}sandbox/new-user`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(await nameless.json()).toEqual({ error: 'name: This field is required. locale: This field is required.' })
  const unknown = await fetch(`${sandbox.pageUrl}sandbox/fly`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(unknown.status).toBe(409)
})

test('pages of other sites can neither act nor watch', async () => {
  const { sandbox } = await hostBot()
  const origin = 'https://example.com'
  expect(await ask(sandbox, 'reset', {}, { origin })).toEqual([403, 'Only pages of the sandbox itself may ask for this.\n'])
  const plain = await fetch(`${sandbox.pageUrl}sandbox/reset`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  })
  expect(plain.status).toBe(415)
  const socket = new WebSocket(`${sandbox.pageUrl.replace('http', 'ws')}sandbox/live`, { origin })
  const [error] = await once(socket, 'error')
  expect(String(error)).toContain('Unexpected server response: 403')
})

test('the page itself is served from its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'page-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'index.html'), '<title>Sandbox</title>')
  const built = await hostSandbox({ pageRoot: folder })
  expect(await (await fetch(built.pageUrl)).text()).toBe('<title>Sandbox</title>')
  const missing = await hostSandbox({ pageRoot: join(folder, 'nowhere') })
  expect(await (await fetch(missing.pageUrl)).text()).toContain('npm run build:page')
})

test('a complaint reaches the page', async () => {
  const { sandbox, client } = await hostBot()
  const page = await watch(sandbox)
  await client.rest.get('/voice/regions').catch(() => undefined)
  expect((await page.hear('complaint')).complaint).toMatchObject({ method: 'GET', path: '/voice/regions', status: 501 })
})

test('a sandbox begins with the same ids each time, so that a bot finds its channels again; after a reset they are new', async () => {
  const ids = (sandbox: Sandbox) =>
    [sandbox.world.users, sandbox.world.guilds, sandbox.world.channels].flatMap((all) => [...all.keys()])
  const first = await hostSandbox()
  const second = await hostSandbox()
  const before = ids(second)
  expect(ids(first)).toEqual(before)
  second.reset()
  expect(ids(second).filter((id) => before.includes(id))).toEqual([])
})
