import { Locale } from 'discord.js'
import { expect, test } from 'vitest'
import { FakeClock } from './fake-clock.js'
import { hostBot, slash } from './host.js'

const PING = { name: 'ping', description: 'Answers' }
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index))
const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'An option', ...more })

test('commands are set and listed, and one that keeps its name keeps its id', async () => {
  const { client, sandbox } = await hostBot()
  const { commands } = client.application
  const [ping] = [...(await commands.set([PING])).values()]
  expect((await commands.fetch()).map(({ name }) => name)).toEqual(['ping'])
  const [, again] = [...(await commands.set([{ ...PING, name: 'pong' }, PING])).values()]
  expect(again?.id).toBe(ping?.id)
  expect([...sandbox.world.commands.values()].map(({ name }) => name)).toEqual(['pong', 'ping'])
})

test('translations are listed only when asked for', async () => {
  const { client } = await hostBot()
  await client.application.commands.set([{ ...PING, descriptionLocalizations: { [Locale.German]: 'Antwortet' } }])
  const [without] = (await client.rest.get(`/applications/${client.application.id}/commands`)) as object[]
  expect(without).not.toHaveProperty('description_localizations')
  const withThem = await client.application.commands.fetch({ withLocalizations: true })
  expect(withThem.first()?.descriptionLocalizations).toMatchObject({ de: 'Antwortet' })
})

test.each([
  ['capitals in its name', { name: 'Ping' }],
  ['a space in its name', { name: 'pi ng' }],
  ['a name of 33', { name: 'x'.repeat(33) }],
  ['a translated name in capitals', { name_localizations: { de: 'Ping' } }],
  ['an unknown locale', { name_localizations: { xx: 'ping' } }],
  ['no description', { description: '' }],
  ['a description of 101', { description: 'x'.repeat(101) }],
  ['26 options', { options: times(26, (index) => option(`o${index}`)) }],
  ['the same option twice', { options: [option('a'), option('a')] }],
  ['a required option after another', { options: [option('a'), option('b', { required: true })] }],
  ['26 choices', { options: [option('a', { choices: times(26, (index) => ({ name: `${index}`, value: `${index}` })) })] }],
  ['a choice of 101', { options: [option('a', { choices: [{ name: 'x'.repeat(101), value: 'x' }] })] }],
  ['choices and autocomplete', { options: [option('a', { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] }],
  ['a subcommand beside an option', { options: [{ type: 1, name: 's', description: 'S' }, option('a')] }],
  ['a minimum above the maximum', { options: [{ type: 4, name: 'n', description: 'N', min_value: 3, max_value: 2 }] }],
  [
    'more than 8000 characters',
    {
      options: times(4, (index) =>
        option(`o${index}`, {
          description: 'x'.repeat(100),
          choices: times(25, (n) => ({ name: `${n}`, value: `${n}${'x'.repeat(90)}` })),
        }),
      ),
    },
  ],
  ['an unknown field', { colour: 'red' }],
  ['what the sandbox does without: a permission', { default_member_permissions: '32' }],
  ['what the sandbox does without: an option of true or false', { options: [{ type: 5, name: 'b', description: 'B' }] }],
  ['what the sandbox does without: a command on a user', { type: 2 }],
])('a command with %s is refused', async (_what, change) => {
  const { client, sandbox } = await hostBot({ judged: false })
  const put = client.rest.put(`/applications/${client.application.id}/commands`, { body: [{ ...PING, ...change }] })
  await expect(put).rejects.toMatchObject({ code: 50035 })
  expect(sandbox.world.commands.size).toBe(0)
})

test('at most 100 commands fit, and two of the same name never', async () => {
  const { client } = await hostBot({ judged: false })
  const put = (body: object[]) => client.rest.put(`/applications/${client.application.id}/commands`, { body })
  const chat = (count: number) => times(count, (index) => ({ name: `c${index}`, description: 'C' }))
  await put(chat(100))
  await expect(put(chat(101))).rejects.toMatchObject({ code: 30032 })
  await expect(put([PING, PING])).rejects.toMatchObject({ code: 50035 })
})

test('more than 200 new commands a day are refused with 30034', async () => {
  const clock = new FakeClock()
  const { sandbox } = await hostBot({ clock, judged: false })
  const headers = { authorization: `Bot ${sandbox.botToken}`, 'content-type': 'application/json' }
  const put = async (prefix: string) => {
    const body = JSON.stringify(times(100, (index) => ({ name: `${prefix}${index}`, description: 'C' })))
    return (await fetch(`${sandbox.apiUrl}/v10/applications/${sandbox.world.bot.id}/commands`, { method: 'PUT', headers, body }))
      .status
  }
  expect([await put('a'), await put('b'), await put('b'), await put('c')]).toEqual([200, 200, 200, 429])
  clock.advance(86_400_000)
  expect(await put('c')).toBe(200)
})

test('users enter only what the command takes, as in the real client', async () => {
  const { client, sandbox, bill, channel, next } = await hostBot()
  await client.application.commands.set([
    {
      name: 'game',
      description: 'A game',
      options: [
        {
          type: 1,
          name: 'new',
          description: 'Opens a table',
          options: [{ type: 4, name: 'seats', description: 'How many', minValue: 2, maxValue: 4, required: true }],
        },
        {
          type: 1,
          name: 'say',
          description: 'Says',
          options: [{ type: 3, name: 'what', description: 'What', choices: [{ name: 'Hello', value: 'hello' }] }],
        },
      ],
    },
  ])
  const enter = (options: Parameters<typeof sandbox.command>[3]) => () => sandbox.command(bill, channel, 'game', options)
  expect(enter({})).toThrow('Choose one of new, say')
  expect(enter({ new: {} })).toThrow('seats is required')
  expect(enter({ new: { seats: 5 } })).toThrow('out of bounds')
  expect(enter({ new: { seats: 2.5 } })).toThrow('takes a number')
  expect(enter({ new: { chairs: 3 } })).toThrow('no option chairs')
  expect(enter({ say: { what: 'bye' } })).toThrow('no choice')
  expect(() => sandbox.command(bill, channel, 'chess')).toThrow('no command /chess')
  const pending = sandbox.command(bill, channel, 'game', { new: { seats: 3 } })
  const interaction = slash(await next())
  expect([interaction.options.getSubcommand(), interaction.options.getInteger('seats')]).toEqual(['new', 3])
  await interaction.reply('Opened')
  expect((await pending.answered).message?.usedCommand?.command).toBe('game new')
})
