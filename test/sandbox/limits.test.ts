import { DiscordAPIError, type RawFile } from 'discord.js'
import { expect, test } from 'vitest'
import { type Hosted, hasOpenapi, hostBot } from './host.js'
import { ACCEPTED, DONE_WITHOUT, of, REFUSED, type Row } from './limits-table.js'

/** The paths of all problems in Discord's nested errors. */
function faultPaths(errors: unknown, path = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  return Object.entries(errors).flatMap(([key, below]) =>
    key === '_errors' ? [path.slice(1)] : faultPaths(below, `${path}.${key}`),
  )
}

async function refusalOf(request: Promise<unknown>): Promise<string[] | number | 'accepted'> {
  const error = await request.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (error === null) return 'accepted'
  if (!(error instanceof DiscordAPIError)) throw error
  return error.code === 50035 && 'errors' in error.rawError ? faultPaths(error.rawError.errors) : Number(error.code)
}

/** A client without its own rate limit. */
const EAGER = { rest: { globalRequestsPerSecond: 10_000 } }

const send = ({ client, channel }: Pick<Hosted, 'client' | 'channel'>, { body, files }: Omit<Row, 'at'>) =>
  client.rest.post(`/channels/${channel}/messages`, { body, ...(files && { files: [...files] }) })

test('messages exactly at every limit are accepted', async () => {
  const hosted = await hostBot({}, EAGER)
  for (const accepted of ACCEPTED)
    expect([accepted.what, await refusalOf(send(hosted, accepted))]).toEqual([accepted.what, 'accepted'])
  expect(hosted.sandbox.complaints).toEqual([])
})

test("messages beyond a limit are refused at Discord's own path, and become a complaint", async () => {
  const hosted = await hostBot({ judged: false }, EAGER)
  for (const refused of REFUSED)
    expect([refused.what, await refusalOf(send(hosted, refused))]).toEqual([refused.what, faultOf(refused)])
  expect(hosted.sandbox.complaints).toHaveLength(REFUSED.length)
  expect(hosted.sandbox.messagesFor(hosted.annie, hosted.channel)).toEqual([])
})

test('bodies that only Discord supports are refused with an explanation', async () => {
  const hosted = await hostBot({}, EAGER)
  for (const refused of DONE_WITHOUT) {
    expect([refused.what, await refusalOf(send(hosted, refused))]).toEqual([refused.what, faultOf(refused)])
    expect([refused.what, hosted.sandbox.requests.at(-1)?.spec]).toEqual([refused.what, hasOpenapi ? 'valid' : 'unchecked'])
    expect(hosted.sandbox.complaints.at(-1)?.problem).toContain('The sandbox')
  }
})

const faultOf = ({ at }: Row) => (typeof at === 'number' ? at : expect.arrayContaining([at]))

test.skipIf(!hasOpenapi)('the official spec never contradicts the table', async () => {
  const hosted = await hostBot({}, EAGER)
  for (const refused of REFUSED)
    expect([refused.what, await refusalOf(send(hosted, refused))]).not.toEqual([refused.what, 'accepted'])
  expect(hosted.sandbox.requests.filter(({ spec }) => spec === 'invalid').length).toBeGreaterThan(20)
})

test('a callback takes only what fits its interaction', async () => {
  const { sandbox, client, annie, channel, next } = await hostBot({ judged: false }, EAGER)
  await client.application.commands.set([{ name: 'ping', description: 'Answers' }])
  sandbox.command(annie, channel, 'ping')
  const { id, token } = await next()
  const answer = (body: object) => refusalOf(client.rest.post(`/interactions/${id}/${token}/callback`, { body, auth: false }))
  expect(await answer({ type: 6 })).toEqual(['type'])
  expect(await answer({ type: 7, data: { content: 'x' } })).toEqual(['type'])
  expect(await answer({ type: 8, data: { choices: [] } })).toEqual(['type'])
  expect(await answer({ type: 1 })).toEqual(['type'])
  expect(await answer({ type: 9, data: { custom_id: 'form', title: 'Form', components: [] } })).toEqual(['type'])
  expect(await answer({ type: 5, data: { flags: 32768 } })).toEqual(['data.flags'])
  expect(await answer({ type: 4, data: {} })).toBe(50006)
  expect(await answer({ type: 4, data: { content: of(2001) } })).toEqual(['data.content'])
  expect(await answer({ type: 4, data: { content: 'x', flags: 64 } })).toBe('accepted')
})

test('files over 10 MiB and requests over 25 MiB are refused with 40005', async () => {
  const hosted = await hostBot({ judged: false }, EAGER)
  const file = (megabytes: number): RawFile => ({ name: 'big.bin', data: Buffer.alloc(megabytes * 1024 * 1024) })
  expect(await refusalOf(send(hosted, { what: '10 MiB', body: {}, files: [file(10)] }))).toBe('accepted')
  expect(await refusalOf(send(hosted, { what: '11 MiB', body: {}, files: [file(11)] }))).toBe(40005)
  expect(await refusalOf(send(hosted, { what: '27 MiB', body: {}, files: [file(9), file(9), file(9)] }))).toBe(40005)
})
