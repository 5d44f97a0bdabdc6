/** Which sessions are noted when, for the case that a process dies. */
import { expect, test } from 'vitest'
import type { ShardSession } from '../../src/cluster/ports.js'
import { createShardSessions } from '../../src/cluster/shard-sessions.js'

const session = (sequence: number): ShardSession => ({ id: 's', resumeUrl: 'wss://resume', sequence, count: 4 })

/** Shard sessions, and what of them was to be stored, one entry a time: `shard:sequence`. */
function observed() {
  const stored: (readonly string[])[] = []
  const state = { isAway: false, during: () => {} }
  const sessions = createShardSessions({
    async note(noted) {
      stored.push([...noted].map(([shard, found]) => `${shard}:${found?.sequence ?? 'over'}`))
      await Promise.resolve()
      state.during()
      if (state.isAway) throw new Error('away')
    },
  })
  return { sessions, stored, state }
}

test('only what has changed is stored, each shard as it was noted last', async () => {
  const { sessions, stored } = observed()
  sessions.left(0, session(1))
  sessions.left(1, session(1))
  await sessions.write()
  sessions.note(0, session(2))
  sessions.note(0, session(3))
  sessions.note(2, null)
  await sessions.write()
  await sessions.write()
  expect(stored).toEqual([['0:3', '2:over']])
  expect([0, 1, 2, 3].map((shard) => sessions.of(shard)?.sequence)).toEqual([3, 1, undefined, undefined])
})

test('what could not be stored is stored later, or what is newer by then', async () => {
  const { sessions, stored, state } = observed()
  sessions.note(0, session(1))
  sessions.note(1, session(1))
  state.isAway = true
  state.during = () => sessions.note(1, session(2))
  await expect(sessions.write()).rejects.toThrow('away')
  state.isAway = false
  state.during = () => {}
  await sessions.write()
  await sessions.write()
  expect(stored).toEqual([
    ['0:1', '1:1'],
    ['1:2', '0:1'],
  ])
})

test('what is noted while that is stored is stored the next time', async () => {
  const { sessions, stored, state } = observed()
  sessions.note(0, session(1))
  state.during = () => sessions.note(0, session(2))
  await sessions.write()
  state.during = () => {}
  await sessions.write()
  expect(stored).toEqual([['0:1'], ['0:2']])
})

test('nothing is stored of a shard that was given up meanwhile, nor of its former holding', async () => {
  const { sessions, stored, state } = observed()
  for (const shard of [0, 1, 2]) sessions.note(shard, session(1))
  sessions.forget(2)
  state.isAway = true
  state.during = () => {
    sessions.forget(0)
    sessions.forget(1)
    sessions.left(1, session(9))
  }
  await expect(sessions.write()).rejects.toThrow('away')
  state.isAway = false
  await sessions.write()
  expect(stored).toEqual([['0:1', '1:1']])
  expect([sessions.of(0), sessions.of(1)]).toEqual([null, session(9)])
})
