import { type InternalRequest, RequestMethod } from 'discord.js'
import { expect, test } from 'vitest'
import { withBytes } from '../../src/discord/uploads.js'

const REQUEST: InternalRequest = { method: RequestMethod.Post, fullRoute: '/channels/1/messages', body: { content: 'Grüezi' } }

/** What a server makes of it. */
async function received({ body, headers }: InternalRequest): Promise<FormData> {
  if (!(body instanceof Uint8Array)) throw new Error('the body is not made of bytes')
  return new Response(body, { headers: { ...headers } }).formData()
}

test('files and JSON arrive as they were given, whatever is in them', async () => {
  const picture = Buffer.from([0, 13, 10, 45, 45, 255])
  const request = withBytes({
    ...REQUEST,
    files: [
      { name: 'board.png', data: picture, contentType: 'image/png' },
      { name: 'a "log"\r\n.jsonl', data: 'Zürich' },
    ],
  })
  expect(request).toMatchObject({ passThroughBody: true, fullRoute: REQUEST.fullRoute })
  expect(request.files).toBeUndefined()
  const form = await received(request)
  expect(JSON.parse(String(form.get('payload_json')))).toEqual(REQUEST.body)
  const [first, second] = [form.get('files[0]'), form.get('files[1]')]
  if (!(first instanceof File) || !(second instanceof File)) throw new Error('a file is missing')
  expect([first.name, first.type]).toEqual(['board.png', 'image/png'])
  expect(Buffer.from(await first.arrayBuffer()).equals(picture)).toBe(true)
  expect([second.name, await second.text()]).toEqual(['a "log"\r\n.jsonl', 'Zürich'])
})

test('files without JSON are sent without any', async () => {
  const form = await received(withBytes({ ...REQUEST, body: undefined, files: [{ name: 'a.txt', data: 'a', key: 'files[7]' }] }))
  expect([...form.keys()]).toEqual(['files[7]'])
})

test('a request without files stays as it is', () => {
  expect(withBytes(REQUEST)).toBe(REQUEST)
  expect(withBytes({ ...REQUEST, files: [] }).body).toBe(REQUEST.body)
})
