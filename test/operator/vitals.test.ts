import { expect, test } from 'vitest'
import { complaints, PATIENCE_MS, type Vitals } from '../../src/operator/vitals.js'

const NOW = new Date(Date.UTC(2024, 0, 1, 12))
const WELL: Vitals = {
  connected: () => true,
  shards: () => ({ connected: 1, away: 0 }),
  cluster: () => null,
  traffic: null,
  picturesPending: () => 0,
  census: async () => ({ tables: {}, queued: 3 }),
  trouble: () => null,
  untoldSince: () => null,
}

const before = (ms: number) => new Date(NOW.getTime() - ms)
const silent = () => {
  throw new Error('the database is locked')
}

const NONE = { connected: 0, away: 0 }
const ALONE_AND_OLD = { processes: 1, taken: 0, given: 0, unreadable: 4 }

const CASES: readonly (readonly [string, Partial<Vitals>, readonly string[]])[] = [
  ['all is well', {}, []],
  ['the gateway is not connected', { connected: () => false }, ['The gateway is not connected.']],
  ['the database does not answer', { census: silent }, ['The database does not answer.']],
  ['nothing can be stored', { trouble: () => 'The disk is full.' }, ['The disk is full.']],
  ['channels are out of reach for a while', { untoldSince: () => before(PATIENCE_MS - 1) }, []],
  [
    'channels are out of reach for too long',
    { untoldSince: () => before(PATIENCE_MS) },
    ['No channel could be told anything since 2024-01-01T11:55:00.000Z.'],
  ],
  [
    'it is too old for all shards that are left',
    { shards: () => NONE, cluster: () => ALONE_AND_OLD },
    [expect.stringContaining('start that version')],
  ],
  ['it is too old for some shards, but holds others', { cluster: () => ALONE_AND_OLD }, []],
  [
    'it holds no shard, because others hold all',
    { shards: () => NONE, cluster: () => ({ ...ALONE_AND_OLD, unreadable: 0 }) },
    [],
  ],
  [
    'everything at once',
    { connected: () => false, census: silent },
    ['The gateway is not connected.', 'The database does not answer.'],
  ],
]

test.each(CASES)('%s', async (_what, ill, found) => {
  expect(await complaints({ ...WELL, ...ill }, NOW)).toEqual(found)
})
