import { readFile } from 'node:fs/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Routes } from 'discord-api-types/v10'
import { expect, test } from 'vitest'
import { hasOpenapi, hostBot, OPENAPI } from './host.js'

/** A bot on a guild with two threads, which it has started, one of them archived. */
async function hostThreads() {
  const hosted = await hostBot({}, { rest: { retries: 0 } })
  const { client, sandbox, channel } = hosted
  const start = async (name: string) => {
    const { id } = (await client.rest.post(Routes.channelMessages(channel), { body: { content: name } })) as { id: string }
    await client.rest.post(Routes.threads(channel, id), { body: { name } })
    return id
  }
  const threads = [await start('Table 1'), await start('Table 2'), await start('Table 3')] as const
  sandbox.archive(threads[1], { archived: true })
  const guild = sandbox.guild().id
  const get = (route: `/${string}`) => client.rest.get(route)
  return { ...hosted, guild, threads, get }
}

const named = (channels: unknown) => (channels as readonly { readonly name: string }[]).map(({ name }) => name)

test('a guild is told with its owner and roles', async () => {
  const { annie, guild, get } = await hostThreads()
  const told = await get(Routes.guild(guild))
  expect(told).toMatchObject({ id: guild, name: 'Boston Common', owner_id: annie, roles: [{ id: guild }, { name: 'Moderator' }] })
})

test('its channels come without threads, and its active threads newest first', async () => {
  const { sandbox, guild, threads, get } = await hostThreads()
  expect(named(await get(Routes.guildChannels(guild)))).toEqual(['stagecoach', 'parlor'])
  const [first, , third] = threads
  expect(await get(Routes.guildActiveThreads(guild))).toMatchObject({
    threads: [
      { id: third, name: 'Table 3', thread_metadata: { archived: false } },
      { id: first, name: 'Table 1' },
    ],
    members: [{ id: third, user_id: sandbox.world.bot.id }, { id: first }],
  })
})

test('what the bot cannot see is left out, with its threads', async () => {
  const { sandbox, channel, guild, get } = await hostThreads()
  sandbox.permit(channel, { view: false })
  expect(named(await get(Routes.guildChannels(guild)))).toEqual(['parlor'])
  expect(await get(Routes.guildActiveThreads(guild))).toEqual({ threads: [], members: [], has_more: false })
})

test('other guilds have nothing of it', async () => {
  const { sandbox, get } = await hostThreads()
  const { id } = sandbox.addGuild({ name: 'Fort Smith', locale: 'en-US', channels: ['saloon'] })
  expect(named(await get(Routes.guildChannels(id)))).toEqual(['saloon'])
  expect(await get(Routes.guildActiveThreads(id))).toMatchObject({ threads: [] })
})

test('nothing is told of a guild without the bot, not even whether it exists', async () => {
  const { sandbox, guild, get } = await hostThreads()
  sandbox.expelBot(guild)
  for (const id of [guild, '123456789012345678']) {
    await expect(get(Routes.guild(id))).rejects.toMatchObject({ status: 404, code: 10004 })
    await expect(get(Routes.guildChannels(id))).rejects.toMatchObject({ status: 403, code: 50001 })
    await expect(get(Routes.guildActiveThreads(id))).rejects.toMatchObject({ status: 403, code: 50001 })
  }
})

test.skipIf(!hasOpenapi)('the answers fit the official spec', async () => {
  const { guild, get } = await hostThreads()
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)
  for (const name of ['snowflake', 'nonce']) ajv.addFormat(name, true)
  ajv.addSchema(JSON.parse(await readFile(OPENAPI, 'utf8')), 'discord')
  const faults = async (route: `/${string}`) => {
    const path = encodeURI(route.replace(guild, '{guild_id}').replaceAll('/', '~1'))
    const validate = ajv.compile({ $ref: `discord#/paths/${path}/get/responses/200/content/application~1json/schema` })
    return validate(await get(route)) ? [] : validate.errors
  }
  for (const route of [Routes.guild, Routes.guildChannels, Routes.guildActiveThreads]) {
    expect(await faults(route(guild))).toEqual([])
  }
})
