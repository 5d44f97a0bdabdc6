/** Emoji of the application, as discord.js makes, lists and deletes them. */
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { hostBot } from './host.js'

const IMAGE = PNG.sync.write(new PNG({ width: 2, height: 2 }))

test('are made, listed, shown by their ids, and deleted', async () => {
  const { client, sandbox } = await hostBot()
  const { emojis } = client.application
  const made = await emojis.create({ attachment: IMAGE, name: 'wood_1' })
  expect([...(await emojis.fetch()).values()].map(({ id, name }) => [id, name])).toEqual([[made.id, 'wood_1']])
  const shown = await fetch(new URL(`/cdn/emojis/${made.id}`, sandbox.pageUrl))
  expect(Buffer.from(await shown.arrayBuffer()).equals(IMAGE)).toBe(true)
  await emojis.delete(made.id)
  expect((await emojis.fetch()).size).toBe(0)
  await expect(emojis.delete(made.id)).rejects.toThrow('Unknown Emoji')
  expect((await fetch(new URL(`/cdn/emojis/${made.id}`, sandbox.pageUrl))).status).toBe(404)
})

test.each([
  ['a name of one letter', { name: 'x', attachment: IMAGE }],
  ['a name with a hyphen', { name: 'a-b', attachment: IMAGE }],
  ['an image above 256 KiB', { name: 'wood', attachment: Buffer.alloc(300_000) }],
])('%s is refused', async (_, emoji) => {
  const { client } = await hostBot()
  await expect(client.application.emojis.create(emoji)).rejects.toThrow()
  expect((await client.application.emojis.fetch()).size).toBe(0)
})
