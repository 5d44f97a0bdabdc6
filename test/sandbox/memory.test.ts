import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageFlags } from 'discord.js'
import { expect, onTestFinished, test } from 'vitest'
import { FakeClock } from './fake-clock.js'
import { button, hostBot, hostSandbox, picture, slash } from './host.js'

async function memoryFile() {
  const folder = await mkdtemp(join(tmpdir(), 'memory-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const complaints: string[] = []
  return { memory: { path: join(folder, 'deeper', 'sandbox.json'), complain: (one: string) => complaints.push(one) }, complaints }
}

const GO = [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }]

test('after a restart everything is still there, and an old button works', async () => {
  const { memory, complaints } = await memoryFile()
  const first = await hostBot({ memory })
  await first.client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  first.sandbox.setLocale(first.annie, 'de')
  first.sandbox.addUser({ name: 'Rose', locale: 'pl' })
  first.sandbox.addGuild({ name: 'Albany', locale: 'de' })
  first.sandbox.command(first.annie, first.channel, 'ping')
  const files = [{ attachment: picture(8, 4), name: 'map.png' }]
  await slash(await first.next()).reply({ content: 'Yours', files, components: GO, flags: MessageFlags.Ephemeral })
  await first.client.destroy()
  await first.sandbox.close()

  const clock = new FakeClock()
  clock.advance(60_000)
  const second = await hostBot({ memory, clock })
  expect([...second.sandbox.world.users.values()].map(({ name, locale }) => `${name} ${locale}`)).toEqual([
    'Annie de',
    'Bill en-GB',
    'Katie de',
    'Jim fr',
    'Rose pl',
  ])
  expect([...second.sandbox.world.guilds.values()].map(({ name }) => name)).toEqual(['Boston Common', 'Albany'])
  const [old] = second.sandbox.messagesFor(second.annie, second.channel)
  expect(old).toMatchObject({ ephemeralFor: second.annie, message: { content: 'Yours' } })
  expect(second.sandbox.messagesFor(second.bill, second.channel)).toEqual([])
  const url = old?.message.attachments[0]?.url ?? ''
  expect(Buffer.from(await (await fetch(url)).arrayBuffer())).toEqual(picture(8, 4))
  const pressed = second.sandbox.press(second.annie, old?.message.id ?? '', 'go')
  await button(await second.next()).update({ content: 'Gone' })
  expect((await pressed.settled).message?.message.content).toBe('Gone')
  expect(complaints).toEqual([])
})

test('an answer that the bot still owed is not saved', async () => {
  const { memory } = await memoryFile()
  const first = await hostBot({ memory })
  await first.client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  first.sandbox.command(first.annie, first.channel, 'ping')
  await slash(await first.next()).deferReply()
  expect(first.sandbox.messagesFor(first.annie, first.channel)).toHaveLength(1)
  await first.client.destroy()
  await first.sandbox.close()
  const second = await hostSandbox({ memory })
  expect(second.messagesFor(first.annie, first.channel)).toEqual([])
})

test('the world is written some seconds after a change, not only at the end', async () => {
  const { memory } = await memoryFile()
  const clock = new FakeClock()
  const sandbox = await hostSandbox({ memory, clock })
  sandbox.addUser({ name: 'Rose', locale: 'pl' })
  await expect(readFile(memory.path)).rejects.toThrow('ENOENT')
  clock.advance(5000)
  await expect.poll(() => readFile(memory.path, 'utf8').catch(() => '')).toContain('Rose')
})

test('only its owner may read the saved file, whatever permissions it or a leftover one had', async () => {
  const { memory, complaints } = await memoryFile()
  const rights = async () => (await stat(memory.path)).mode & 0o777
  const first = await hostSandbox({ memory })
  first.addUser({ name: 'Rose', locale: 'pl' })
  await first.close()
  expect(await rights()).toBe(0o600)
  await chmod(memory.path, 0o644)
  await writeFile(`${memory.path}.new`, 'left behind', { mode: 0o644 })
  const second = await hostSandbox({ memory })
  expect(await rights()).toBe(0o600)
  expect(second.user('Rose').locale).toBe('pl')
  second.addUser({ name: 'Reed', locale: 'fr' })
  await second.close()
  expect(await rights()).toBe(0o600)
  expect(await readFile(memory.path, 'utf8')).toContain('Reed')
  expect(complaints).toEqual([])
})

test('a reset is saved too', async () => {
  const { memory } = await memoryFile()
  const first = await hostSandbox({ memory })
  first.addUser({ name: 'Rose', locale: 'pl' })
  first.reset()
  await first.close()
  const second = await hostSandbox({ memory })
  expect(second.world.users.size).toBe(4)
  expect([...second.world.users.keys()]).toEqual([...first.world.users.keys()])
})

test.each(['no JSON', '{"version":1}', '{"version":2,"users":[]}'])(
  'with %s in the file it starts with a new world and says so',
  async (text) => {
    const { memory, complaints } = await memoryFile()
    const first = await hostSandbox({ memory })
    first.setLocale(first.user('Annie').id, 'de')
    await first.close()
    await writeFile(memory.path, text)
    const sandbox = await hostSandbox({ memory })
    expect(sandbox.user('Annie').locale).toBe('en-US')
    expect(complaints).toEqual([
      expect.stringMatching(/^The sandbox begins anew, because .*sandbox\.json cannot be read; delete the file\.$/),
    ])
  },
)
