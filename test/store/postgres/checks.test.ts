import { describe, expect, test } from 'vitest'
import { checkServer, unusable } from '../../../src/store/postgres/checks.js'
import type { Session } from '../../../src/store/postgres/connection/session.js'

const NAME = 'stagecoach starting'
const SUITABLE = {
  version: 14,
  isStandby: false,
  isReadOnly: false,
  encoding: 'UTF8',
  synchronousCommit: 'on',
  fsync: 'on',
  name: NAME,
}

/** A session with a server that describes itself so, and whose clock is ahead. */
const on = (server: Partial<typeof SUITABLE>, aheadMs = 0) =>
  ({ ask: async () => ({ rows: [{ ...SUITABLE, now: Date.now() + aheadMs, ...server }] }) }) as unknown as Session

describe('a server', () => {
  test('of the oldest version that will do is used', async () => {
    expect(await checkServer(on({}), NAME, 'games')).toBeNull()
  })

  test.each([
    [{ version: 13 }, 'is on PostgreSQL 13, which is too old: use version 14 or newer.'],
    [{ isStandby: true }, 'is on a server that only follows another one: set DATABASE_URL to the primary server.'],
    [{ isReadOnly: true }, 'takes no writes (default_transaction_read_only): set that to off for it and for the role.'],
    [{ synchronousCommit: 'off' }, 'may lose what it has accepted (synchronous_commit is off): set that to on.'],
  ])('with %j is refused', async (server, end) => {
    await expect(checkServer(on(server), NAME, 'games')).rejects.toMatchObject({
      reason: 'unsuitable',
      message: `The database games ${end}`,
    })
  })

  test.each([
    [60_000, /60 s ahead/],
    [-60_000, /60 s behind/],
  ])('whose clock is off by %i ms is used, and the operator is told', async (ms, sentence) => {
    expect(await checkServer(on({}, ms), NAME, 'games')).toMatch(sentence)
  })
})

test.each([
  ['42704', 'unrecognized configuration parameter "jit"', /too old: use version 14 or newer\.$/],
  ['CERT_HAS_EXPIRED', 'certificate has expired', /^The certificate .* has expired: have it renewed there\.$/],
  ['53300', 'too many connections for role "bot"', /\(too many connections for role "bot"\): close some, or raise that limit\.$/],
])('an exception with the code %s is one sentence that says what to do', (code, message, sentence) => {
  expect(unusable(Object.assign(new Error(message), { code }), 'games').message).toMatch(sentence)
})
