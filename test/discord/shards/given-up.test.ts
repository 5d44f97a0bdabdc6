/** A shard that is given up while its connection is still being prepared. */
import { DefaultWebSocketManagerOptions } from '@discordjs/ws'
import { expect, test } from 'vitest'
import type { ShardSession } from '../../../src/cluster/ports.js'
import { createShardConnection } from '../../../src/discord/wire/shard-connection.js'

const LEFT: ShardSession = { id: 'left', resumeUrl: 'ws://127.0.0.1:9', count: 1, sequence: 7 }

function later<T>() {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A connection, what it does in order, and what lets each of its two waits end. */
function prepared() {
  const done: string[] = []
  const prepare = later<void>()
  const session = later<ShardSession | null>()
  const limit = { total: 1, remaining: 1, reset_after: 0, max_concurrency: 1 }
  const connection = createShardConnection({
    shard: 0,
    settings: {
      ...DefaultWebSocketManagerOptions,
      token: 'none',
      intents: 0,
      shardCount: 1,
      gatewayInformation: { url: 'ws://127.0.0.1:9', shards: 1, session_start_limit: limit },
    },
    holdings: {
      holds: () => true,
      mayConnect: () => true,
      session() {
        done.push('session')
        return session.promise
      },
      note: () => void done.push('noted'),
    },
    clock: { now: () => new Date(0) },
    log: { debug() {}, info() {}, warn() {}, error() {} },
    waitForSession: async () => void done.push('turn'),
    prepare: () => prepare.promise,
    recalled: async () => void done.push('recalled'),
    ready: () => done.push('ready'),
    hear: () => void done.push('heard'),
    closed: () => done.push('closed'),
    troubled: () => done.push('troubled'),
    taken: () => done.push('taken'),
  })
  return { connection, done, prepare, session }
}

test('its session is not even looked for once it has been prepared', async () => {
  const { connection, done, prepare } = prepared()
  const connected = connection.connect()
  await connection.release()
  prepare.resolve()
  await connected
  expect(done).toEqual([])
})

test('its session, which was found too late, is not resumed', async () => {
  const { connection, done, prepare, session } = prepared()
  const connected = connection.connect()
  prepare.resolve()
  await prepare.promise
  await connection.release()
  session.resolve(LEFT)
  await connected
  expect(done).toEqual(['session'])
})
