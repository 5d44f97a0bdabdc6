import { type InternalRequest, RequestMethod, type ResponseLike } from '@discordjs/rest'
import { describe, expect, test } from 'vitest'
import { sendFilesAsBytes, withBytes } from '../../../src/discord/wire/uploads.js'

const REQUEST: InternalRequest = { method: RequestMethod.Post, fullRoute: '/channels/1/messages', body: { content: 'Grüezi' } }

/** The request as a server parses it. */
async function received({ body, headers }: InternalRequest): Promise<FormData> {
  if (!(body instanceof Uint8Array)) throw new Error('the body is not made of bytes')
  return new Response(body, { headers: { ...headers } }).formData()
}

test('files and JSON arrive unchanged, whatever they contain', async () => {
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

test('a request without files is unchanged', () => {
  expect(withBytes(REQUEST)).toBe(REQUEST)
  expect(withBytes({ ...REQUEST, files: [] }).body).toBe(REQUEST.body)
})

describe('the buffer of a request', () => {
  const answer: ResponseLike = Response.json({})
  const upload = (data: string): InternalRequest => ({ ...REQUEST, files: [{ name: 'a.txt', data }] })

  /** A request to Discord, and how to settle it. */
  function asked() {
    const requests: { readonly bytes: Uint8Array; readonly answer: () => void; readonly fail: () => void }[] = []
    const rest = {
      queueRequest: ({ body }: InternalRequest) =>
        new Promise<ResponseLike>((resolve, reject) => {
          if (!(body instanceof Uint8Array)) throw new Error('the body is not made of bytes')
          requests.push({ bytes: body, answer: () => resolve(answer), fail: () => reject(new Error('timed out')) })
        }),
    }
    sendFilesAsBytes(rest)
    return { rest, requests }
  }

  test('is reused once the request was answered', async () => {
    const { rest, requests } = asked()
    const first = rest.queueRequest(upload('first'))
    requests[0]?.answer()
    await first
    void rest.queueRequest(upload('second'))
    expect(requests[1]?.bytes.buffer).toBe(requests[0]?.bytes.buffer)
    expect(Buffer.from(requests[1]?.bytes ?? []).toString()).toContain('second')
  })

  test('is not reused while the request is in progress, nor after it failed', async () => {
    const { rest, requests } = asked()
    const first = rest.queueRequest(upload('first'))
    void rest.queueRequest(upload('second'))
    requests[0]?.fail()
    await expect(first).rejects.toThrow('timed out')
    void rest.queueRequest(upload('third'))
    expect(new Set(requests.map(({ bytes }) => bytes.buffer)).size).toBe(3)
    expect(requests.map(({ bytes }) => /first|second|third/.exec(Buffer.from(bytes).toString())?.[0])).toEqual([
      'first',
      'second',
      'third',
    ])
  })

  test('is a new one if the request is larger than the buffers that are kept', async () => {
    const { rest, requests } = asked()
    void rest.queueRequest(upload('x'.repeat(2 ** 20)))
    expect(requests[0]?.bytes.length).toBeGreaterThan(2 ** 20)
  })
})
